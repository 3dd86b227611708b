import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview';
import { RegisterDevice } from '#components/RegisterDevice.tsx';
import { seeText } from '#stories/see-text.ts';

import { inScreen } from './in-screen.tsx';

const meta = preview.meta({
  title: 'Components/RegisterDevice',
  tags: ['autodocs'],
  component: RegisterDevice,
  decorators: [inScreen],
  args: {
    reason: 'Your device did not confirm that it is you, so biometrics are still on.',
    busy: false,
    onRegister: fn(),
  },
});

/** The device did not confirm its person: what that means, and the way to a new passkey. */
export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await seeText(
      canvas.getByRole('alert'),
      'Your device did not confirm that it is you, so biometrics are still on.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Register this device' }));
    await expect(args.onRegister).toHaveBeenCalledOnce();
  },
});

/** While the device checks its person, it cannot be pressed again. */
export const Busy = meta.story({
  args: { busy: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Register this device' }));
    await expect(args.onRegister).not.toHaveBeenCalled();
  },
});
