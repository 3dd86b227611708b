import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview';
import { AmountField } from '#components/AmountField.tsx';

import { fill } from '../fill.ts';
import { inScreen } from './in-screen.tsx';

const meta = preview.meta({
  title: 'Components/AmountField',
  tags: ['autodocs'],
  component: AmountField,
  decorators: [inScreen],
  args: { label: 'Amount', unit: 'XP', value: '1250.5', onValueChange: fn() },
});

/** The figure is large, its unit beside it, and a phone shows the digits to type it with. */
export const Default = meta.story({
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Amount' });
    await expect(field).toHaveAttribute('inputmode', 'decimal');
    await fill(field, '12.5');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('12.5');
  },
});

/** Refused: the error belongs to the field. */
export const Refused = meta.story({
  args: { error: 'This is more than your balance of 1,250.5 XP.', value: '99999' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Amount' })).toBeInvalid();
  },
});
