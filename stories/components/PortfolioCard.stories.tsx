import { expect } from 'storybook/test';

import preview from '#.storybook/preview';
import { PortfolioCard } from '#components/PortfolioCard.tsx';
import { decimal } from '#wallet/money/decimal.ts';

import { inScreen } from './in-screen.tsx';

const meta = preview.meta({
  title: 'Components/PortfolioCard',
  tags: ['autodocs'],
  component: PortfolioCard,
  decorators: [inScreen],
  args: {
    holdings: [
      { assetType: 'XP', balance: decimal('1250.5') },
      { assetType: 'USDC', balance: decimal('820.25') },
    ],
  },
});

/** The worth of all assets, and the change of the day. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const card = canvas.getByRole('region', { name: 'Total portfolio value' });
    await expect(card).toHaveTextContent('$1,820.65');
    await expect(card).toHaveTextContent('+5.2% today');
  },
});

/** Nothing is held: the worth is zero, and there is no change. */
export const Empty = meta.story({
  args: { holdings: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Total portfolio value').parentElement).toHaveTextContent(
      '$0.00',
    );
    await expect(canvas.queryByText('+5.2% today')).not.toBeInTheDocument();
  },
});
