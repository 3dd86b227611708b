import { useState } from 'react';
import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview';
import { Card } from '#components/Card.tsx';
import { Switch, type SwitchProps } from '#components/Switch.tsx';

import { inScreen } from './in-screen.tsx';

function Setting({ checked, onCheckedChange, ...props }: SwitchProps) {
  const [on, setOn] = useState(checked);
  return (
    <Card inset="rows">
      <Switch
        {...props}
        checked={on}
        onCheckedChange={(next) => {
          setOn(next);
          onCheckedChange(next);
        }}
      />
    </Card>
  );
}

const meta = preview.meta({
  title: 'Components/Switch',
  tags: ['autodocs'],
  component: Setting,
  decorators: [inScreen],
  args: { label: 'SMS notifications', checked: false, onCheckedChange: fn() },
});

/** The switch is off. Its target is 44 px high. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const control = canvas.getByRole('switch', { name: 'SMS notifications' });
    await expect(control).not.toBeChecked();
    await expect(control.offsetHeight).toBe(44);
  },
});

/** The complete row is the target: pressing the label also toggles the switch. */
export const SwitchedOn = meta.story({
  args: { description: 'A message for every payment.' },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByText('SMS notifications'));
    await expect(canvas.getByRole('switch', { name: /SMS notifications/ })).toBeChecked();
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(true);
  },
});

/** The change is being saved: the switch shows its new position, and a second press does nothing. */
export const Busy = meta.story({
  args: { checked: true, busy: true },
  play: async ({ canvas, args, userEvent }) => {
    const control = canvas.getByRole('switch', { name: 'SMS notifications' });
    await expect(control).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(control);
    await expect(control).toHaveFocus();
    await expect(control).toBeChecked();
    await expect(args.onCheckedChange).not.toHaveBeenCalled();
  },
});

/** The switch is disabled while a form around it is being saved. */
export const Disabled = meta.story({ args: { checked: true, disabled: true } });
