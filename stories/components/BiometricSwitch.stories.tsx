import { expect, fn, waitFor } from 'storybook/test';

import preview from '#.storybook/preview';
import { BiometricSwitch, type BiometricSwitchProps } from '#widgets/BiometricSwitch.tsx';
import { expectText } from '#harness/expect-text.ts';
import { DeviceRefused } from '#wallet/device-refused.ts';

import { inScreen } from './in-screen.tsx';

const meta = preview.meta({
  title: 'Components/BiometricSwitch',
  tags: ['autodocs'],
  component: BiometricSwitch,
  decorators: [inScreen],
  args: {
    enabled: false,
    device: 'registered' as const,
    onChange: fn<BiometricSwitchProps['onChange']>(() => Promise.resolve()),
    onFailed: fn(),
  },
});

const refuses = () => Promise.reject(new DeviceRefused(new Error('Timed out.')));

/** A press asks the device to confirm the user. */
export const Off = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('switch', { name: /^Biometrics/ }));
    await expect(args.onChange).toHaveBeenCalledWith(true, false);
  },
});

/** Turning the switch off also needs a confirmation by the device. */
export const On = meta.story({
  args: { enabled: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('switch', { name: /^Biometrics/ }));
    await expect(args.onChange).toHaveBeenCalledWith(false, false);
  },
});

/** While the device checks the user, the switch does not move, and a second press does nothing. */
export const Busy = meta.story({
  args: { onChange: fn<BiometricSwitchProps['onChange']>(() => new Promise(() => undefined)) },
  play: async ({ args, canvas, userEvent }) => {
    const control = canvas.getByRole('switch', { name: /^Biometrics/ });
    await userEvent.dblClick(control);
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(control).not.toBeChecked();
    await expect(control).toHaveAccessibleDescription('Confirm on your device');
  },
});

/** The device does not confirm the user: the message offers to register the device. */
export const DeviceRefuses = meta.story({
  args: { onChange: fn<BiometricSwitchProps['onChange']>(refuses) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('switch', { name: /^Biometrics/ }));
    await expectText(
      await canvas.findByRole('alert'),
      'Your device did not confirm that it is you, so biometrics are still off.',
    );
    await expect(args.onFailed).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Register this device' }));
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(true, true));
  },
});

/** The provider does not save the change: the reason is shown below the switch. */
export const NotSaved = meta.story({
  args: { onChange: fn<BiometricSwitchProps['onChange']>(() => Promise.reject(new Error('No.'))) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('switch', { name: /^Biometrics/ }));
    await expectText(
      await canvas.findByRole('alert'),
      'The change could not be saved. Something went wrong on our side. Wait a moment and try again.',
    );
  },
});
