import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview';
import { AmountField } from '#widgets/AmountField.tsx';

import { fill } from '#harness/fill.ts';
import { inScreen } from './in-screen.tsx';

const meta = preview.meta({
  title: 'Components/AmountField',
  tags: ['autodocs'],
  component: AmountField,
  decorators: [inScreen],
  args: {
    label: 'Amount',
    unit: 'XP',
    value: '1250.5',
    onValueChange: fn(),
  },
});

/** The figure is large with its unit beside it, and a phone shows the numeric keyboard. */
export const Default = meta.story({
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Amount' });
    await expect(field).toHaveAttribute('inputmode', 'decimal');
    await fill(field, '12.5');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('12.5');
  },
});

/** A figure of up to twelve characters is large. A longer one is smaller, so that all of it is visible. */
export const LongFigure = meta.story({
  render: (args) => (
    <>
      <AmountField {...args} label="Twelve characters" value="123456789.12" />
      <AmountField {...args} label="Thirteen characters" value="1234567890.12" />
    </>
  ),
  play: async ({ canvas }) => {
    const sizeOf = (label: string) =>
      Number.parseFloat(getComputedStyle(canvas.getByRole('textbox', { name: label })).fontSize);
    await expect(sizeOf('Twelve characters')).toBeGreaterThan(sizeOf('Thirteen characters'));
  },
});

/** The comma could be a decimal point or a thousands separator: the field asks which one is meant. */
export const AmbiguousComma = meta.story({
  args: { value: '1,500' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Amount' });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('Write 1500 or 1.500: a comma can mean both.');
  },
});

/** There are more decimals than the wallet stores: the field shows how many are allowed. */
export const TooManyDigits = meta.story({
  args: { value: '1.111111111111111111111111111' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Amount' });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('Write at most 18 digits after the point.');
  },
});

/** The text is not an amount above zero: the field shows an error once it loses the focus. */
export const UnreadableWhenLeft = meta.story({
  args: { value: '\u22125 XP' },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Amount' });
    await expect(field).toBeValid();
    await userEvent.click(field);
    await userEvent.tab();
    await expect(field).toHaveAccessibleDescription(
      'Enter an amount above zero in digits, such as 12.5.',
    );
  },
});

/** The amount is refused, and the error belongs to the field. */
export const Refused = meta.story({
  args: { error: 'This is more than your balance of 1,250.5 XP.', value: '99999' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Amount' })).toBeInvalid();
  },
});
