import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview';
import { PortfolioCard, type PortfolioCardProps } from '#widgets/PortfolioCard.tsx';
import { sampleRates } from '#samples/rates.ts';
import { expectText } from '#harness/expect-text.ts';
import { decimal } from '#wallet/money/decimal.ts';

import { inScreen } from './in-screen.tsx';

const rates: PortfolioCardProps['rates'] = { status: 'ready', data: sampleRates };

const meta = preview.meta({
  title: 'Components/PortfolioCard',
  tags: ['autodocs'],
  component: PortfolioCard,
  decorators: [inScreen],
  args: {
    holdings: [
      { assetType: 'XP', balance: decimal('1250.5'), today: decimal('5.2') },
      { assetType: 'USDC', balance: decimal('820.25'), today: decimal('5.2') },
    ],
    rates,
    onRetry: fn(),
  },
});

/** The value of all assets, and the change of the day. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const card = canvas.getByRole('region', { name: 'Total portfolio value' });
    await expectText(card, '$1,820.65');
    await expectText(card, '+5.2% today');
  },
});

/** Without assets the value is zero, and no change is shown. */
export const Empty = meta.story({
  args: { holdings: [] },
  play: async ({ canvas }) => {
    await expectText(canvas.getByText('Total portfolio value').parentElement, '$0.00');
    await expect(canvas.queryByText('+5.2% today')).not.toBeInTheDocument();
  },
});

/** Without rates the card says so and offers a retry. */
export const RatesFailed = meta.story({
  args: { rates: { status: 'failed', kind: 'unreachable', message: 'Failed to fetch' } },
  play: async ({ canvas, args, userEvent }) => {
    const card = canvas.getByRole('region', { name: 'Total portfolio value' });
    await expectText(
      card,
      'We could not load the ratesWe cannot reach the wallet service. Check your connection and try again.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});
