import { useState } from 'react';
import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview';
import { Checkbox, type CheckboxProps } from '#components/Checkbox.tsx';

import { inScreen } from './in-screen.tsx';

/** Stores the checked state, as a form does. */
function Consent({ checked, onCheckedChange, ...rest }: CheckboxProps) {
  const [on, setOn] = useState(checked);
  return (
    <Checkbox
      {...rest}
      checked={on}
      onCheckedChange={(next) => {
        setOn(next);
        onCheckedChange(next);
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Components/Checkbox',
  tags: ['autodocs'],
  component: Consent,
  decorators: [inScreen],
  args: { label: 'I have read the terms', checked: false, onCheckedChange: fn() },
});

/** Pressing the label checks the box, and pressing it again unchecks it. */
export const Default = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    const box = canvas.getByRole('checkbox', { name: 'I have read the terms' });
    await userEvent.click(canvas.getByText('I have read the terms'));
    await expect(box).toBeChecked();
    await userEvent.click(box);
    await expect(box).not.toBeChecked();
    await expect(args.onCheckedChange).toHaveBeenCalledTimes(2);
  },
});

/** The box is checked, with a line that explains it. */
export const Checked = meta.story({
  args: { checked: true, description: 'You can withdraw your consent at any time.' },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'I have read the terms' });
    await expect(box).toBeChecked();
    await expect(box).toHaveAccessibleDescription('You can withdraw your consent at any time.');
  },
});

/** The unchecked box is refused, with the reason. */
export const WithError = meta.story({
  args: { error: 'Read the terms first.' },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'I have read the terms' });
    await expect(box).toBeInvalid();
    await expect(box).toHaveAccessibleDescription('Read the terms first.');
  },
});

/** The box is disabled while its form is being submitted. */
export const Disabled = meta.story({
  args: { checked: true, disabled: true },
  play: async ({ canvas, args, userEvent }) => {
    const box = canvas.getByRole('checkbox', { name: 'I have read the terms' });
    await expect(box).toBeDisabled();
    await userEvent.setup({ pointerEventsCheck: 0 }).click(box);
    await expect(args.onCheckedChange).not.toHaveBeenCalled();
  },
});

/** A long label wraps beside the box, which stays at the first line. */
export const LongText = meta.story({
  args: {
    label:
      'I agree that the reference 0x9f2c0x9f2c0x9f2c0x9f2c0x9f2c0x9f2c of this transfer is shown to its recipient',
    description:
      'The recipient sees it in the history of transfers, for as long as the account is open.',
  },
});
