import { Bell } from 'lucide-react';
import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview';
import { SettingSwitch } from '#widgets/SettingSwitch.tsx';
import { expectText } from '#harness/expect-text.ts';

import { inScreen } from './in-screen.tsx';

const change = fn();

const meta = preview.meta({
  title: 'Components/SettingSwitch',
  tags: ['autodocs'],
  component: SettingSwitch<string>,
  decorators: [inScreen],
  args: {
    setting: 'push',
    icon: Bell,
    label: 'Push notifications',
    description: 'On this device',
    updates: {
      settings: { push: true },
      saving: new Set<string>(),
      failed: new Set<string>(),
      change,
    },
  },
});

/** A press requests the new position. */
export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('switch', { name: /^Push notifications/ }));
    await expect(change).toHaveBeenCalledWith({ key: 'push', value: false });
  },
});

/** The change is being saved: the switch shows its new position, and a press does nothing. */
export const Saving = meta.story({
  args: {
    updates: {
      settings: { push: true },
      saving: new Set(['push']),
      failed: new Set<string>(),
      change,
    },
  },
  play: async ({ canvas, userEvent }) => {
    const control = canvas.getByRole('switch');
    await userEvent.click(control);
    await expect(control).toHaveAttribute('aria-busy', 'true');
    await expect(change).not.toHaveBeenCalled();
  },
});

/** The change was not saved: the switch is back in its old position, with an error. */
export const NotSaved = meta.story({
  args: {
    updates: {
      settings: { push: false },
      saving: new Set<string>(),
      failed: new Set(['push']),
      change,
    },
  },
  play: async ({ canvas }) => {
    await expectText(
      canvas.getByRole('alert'),
      'This could not be saved, and is as it was before. Try again.',
    );
  },
});
