import { expect } from 'storybook/test';

import preview from '#.storybook/preview';
import { Units } from '#widgets/Amount.tsx';
import { Summary } from '#components/form/Summary.tsx';

import { inScreen } from './in-screen.tsx';
import { decimal } from '#wallet/money/decimal.ts';

const meta = preview.meta({
  title: 'Components/Summary',
  tags: ['autodocs'],
  component: Summary,
  decorators: [inScreen],
  args: {
    title: 'Summary',
    rows: [
      { label: 'Amount', value: '250 XP' },
      { label: 'Network fee', value: '0.001 XP' },
      { label: 'Recipient', value: 'did:ethr:0…d359' },
    ],
  },
});

/** A preview of the receipt: the cost is shown before the payment is sent. */
export const Default = meta.story({ args: { total: { label: 'Total', value: '250.001 XP' } } });

/** The remaining balance is shown below the total. */
export const WithRemainder = meta.story({
  args: {
    total: { label: 'Total deducted', value: '250.001 XP' },
    after: [{ label: 'Balance after', value: '1,000.499 XP' }],
  },
});

/** A long label wraps within the receipt, with its figure below it. */
export const LongLabels = meta.story({
  args: {
    rows: [
      {
        label: 'Flights and other long-distance transport of the whole department',
        value: '987,654,320,000.00',
      },
    ],
    total: { label: 'Total', value: '987,654,320,000.00 KRW' },
  },
  play: async ({ canvas }) => {
    const receipt = canvas.getByRole('region', { name: 'Summary' });
    await expect(receipt.scrollWidth).toBe(receipt.clientWidth);
  },
});

/** A summary without a total. */
export const WithoutTotal = meta.story();

/** A long figure wraps to the next line instead of covering its label. */
export const LongFigures = meta.story({
  args: {
    rows: [
      {
        label: 'Amount',
        value: <Units value={decimal('123456789012.123456789')} assetType="BusanCoin" />,
      },
    ],
    total: {
      label: 'Total',
      value: <Units value={decimal('123456789012.124456789')} assetType="BusanCoin" />,
    },
  },
});
