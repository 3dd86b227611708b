import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview';
import { BiometricFailure } from '#widgets/BiometricFailure.tsx';
import type { BiometricChange } from '#widgets/use-biometric-change.ts';
import { expectText } from '#harness/expect-text.ts';

import { inScreen } from './in-screen.tsx';

const changeAnotherWay = fn();

const refused = (wanted: boolean, busy = false): Omit<BiometricChange, 'change'> => ({
  busy,
  problem: { kind: 'device-refused', wanted },
  changeAnotherWay,
});

const meta = preview.meta({
  title: 'Components/BiometricFailure',
  tags: ['autodocs'],
  component: BiometricFailure,
  decorators: [inScreen],
  args: { enabled: false, change: refused(true) },
});

/** The device did not confirm the user, and biometrics stay off: the message offers a new passkey. */
export const StillOff = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expectText(
      canvas.getByRole('alert'),
      'Your device did not confirm that it is you, so biometrics are still off. If it has lost its passkey, register this device again.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Register this device' }));
    await expect(changeAnotherWay).toHaveBeenCalledOnce();
  },
});

/** The device did not confirm the user, and biometrics stay on: the message offers the password. */
export const StillOn = meta.story({
  args: { enabled: true, change: refused(false) },
  play: async ({ canvas, userEvent }) => {
    await expectText(
      canvas.getByRole('alert'),
      'Your device did not confirm that it is you, so biometrics are still on. If it has lost its passkey, use your password.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Use your password' }));
    await expect(changeAnotherWay).toHaveBeenCalledOnce();
  },
});

/** The change is running, and its button cannot be pressed again. */
export const Busy = meta.story({
  args: { change: refused(true, true) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Register this device' }));
    await expect(changeAnotherWay).not.toHaveBeenCalled();
  },
});
