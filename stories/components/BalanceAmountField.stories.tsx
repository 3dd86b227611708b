import { expect, fn, within } from 'storybook/test';

import preview from '#.storybook/preview';
import { BalanceAmountField } from '#widgets/BalanceAmountField.tsx';
import { decimal } from '#wallet/money/decimal.ts';

import { ratesFixtures } from '../fixtures/rates.ts';
import { inScreen } from './in-screen.tsx';

const meta = preview.meta({
  title: 'Components/BalanceAmountField',
  tags: ['autodocs'],
  component: BalanceAmountField,
  decorators: [inScreen],
  argTypes: { rates: ratesFixtures.control },
  args: {
    assetType: 'XP',
    holdings: [{ assetType: 'XP', balance: decimal('1250.5') }],
    rates: ratesFixtures.named('sample'),
    value: '25',
    onValueChange: fn(),
  },
});

/** The value of the amount is shown beside it. Max and the fraction buttons fill in the balance or a part of it. */
export const Default = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText('≈ $20.00')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Max' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('1250.5');
    const parts = within(canvas.getByRole('group', { name: 'Part of the balance' }));
    for (const [label, amount] of [
      ['25%', '312.625'],
      ['75%', '937.875'],
    ] as const) {
      await userEvent.click(parts.getByRole('button', { name: label }));
      await expect(args.onValueChange).toHaveBeenLastCalledWith(amount);
    }
  },
});

/** The user has none of the asset, so the fill buttons are disabled. */
export const NothingHeld = meta.story({
  args: { assetType: 'BTC', value: '' },
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button')) await expect(button).toBeDisabled();
  },
});

/** The rates are loading or cannot be loaded, so the value is left out. */
export const WithoutRates = meta.story({
  args: { rates: ratesFixtures.named('loading') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Amount' })).toHaveValue('25');
    await expect(canvas.queryByText(/≈/)).not.toBeInTheDocument();
  },
});
