import { expect } from 'storybook/test';

import preview from '#.storybook/preview';
import { amountLook, Dollars, Units } from '#widgets/Amount.tsx';
import { FormattedAmount } from '#widgets/FormattedAmount.tsx';
import { Won } from '#widgets/Won.tsx';
import { Card } from '#components/Card.tsx';
import { expectText } from '#harness/expect-text.ts';

import { inScreen } from './in-screen.tsx';
import { variantArgTypes, VariantMatrix } from './variants.tsx';
import { decimal } from '#wallet/money/decimal.ts';

const meta = preview.meta({
  title: 'Components/Amount',
  tags: ['autodocs'],
  component: Dollars,
  argTypes: variantArgTypes(amountLook, 'tone'),
  decorators: [inScreen],
  args: { value: decimal('1234567.891') },
});

/** Dollars are grouped and end in cents. The currency mark is less prominent than the figure. */
export const Default = meta.story({
  play: async ({ canvasElement }) => {
    await expectText(canvasElement, '$1,234,567.89');
  },
});

/** All sizes from small to large, so that they can be compared. */
export const Sizes = meta.story({
  render: ({ value }) => (
    <div className="flex flex-col items-start gap-3">
      <Dollars value={value} size="detail" />
      <Dollars value={value} size="row" />
      <Dollars value={value} size="large" />
      <Dollars value={decimal(value)} size="balance" />
    </div>
  ),
});

/** Even a large balance fits on one line of the smallest phone. */
export const BalancesGrowSmaller = meta.story({
  render: () => (
    <div className="flex flex-col items-start gap-3">
      {['820.25', '56183.15', '1234567890.12', '123456789012.34'].map((value) => (
        <Dollars key={value} value={decimal(value)} size="balance" />
      ))}
    </div>
  ),
});

/** Won amounts have no decimals. City coins may have decimals, and these are less prominent. */
export const WonOfTheCity = meta.story({
  render: () => (
    <div className="flex flex-col items-start gap-3">
      <Won value={decimal('12500')} size="detail" />
      <Won value={decimal('-1200')} />
      <Won value={decimal('1000000')} size="large" />
      <Won value={decimal('48500')} size="balance" />
      <Won value={decimal('48500.25')} size="balance" />
      <Won value={decimal('123456789012.25')} size="balance" />
    </div>
  ),
  play: async ({ canvasElement }) => {
    for (const words of ['₩12,500', '-₩1,200', '₩1,000,000', '₩48,500.25', '₩123,456,789,012.25']) {
      await expectText(canvasElement, words);
    }
  },
});

/** An amount of an asset shows all its digits. The end of a long fraction is smaller. */
export const UnitsOfAnAsset = meta.story({
  render: () => (
    <div className="flex flex-col items-start gap-3">
      <Units value={decimal('1250.5')} assetType="XP" />
      <Units value={decimal('0.05251234')} assetType="BTC" />
      <Units value={decimal('12.3456789')} assetType="ETH" />
      <Units value={decimal('12.345678')} assetType="ETH" />
      <Units value={decimal('48500')} assetType="BusanCoin" size="large" />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expectText(canvasElement, '0.05251234 BTC');
    const smaller = canvas.getAllByText(/^\d+$/).map(({ textContent }) => textContent);
    await expect(smaller).toEqual(['34', '9']);
  },
});

/**
 * A formatted amount is shown unchanged, in its own currency. The currency wraps to the next line if the figure fills
 * the first one.
 */
export const Formatted = meta.story({
  render: () => (
    <div className="flex flex-col items-start gap-3">
      <FormattedAmount figure="1,284,500" currency="KRW" />
      <FormattedAmount figure="987,654,321,098.75" currency="USD" />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expectText(canvasElement, '1,284,500 KRW');
    await expectText(canvasElement, '987,654,321,098.75 USD');
  },
});

/** An incoming amount is green and has a plus sign, so colour is never the only difference. */
export const Directions = meta.story({
  render: () => (
    <Card>
      <div className="flex flex-col items-start gap-3">
        <Units value={decimal('25')} assetType="XP" sign="+" tone="in" />
        <Units value={decimal('25')} assetType="XP" sign="−" />
        <Units value={decimal('0.001')} assetType="XP" tone="muted" />
      </div>
    </Card>
  ),
});

/** Every variant, generated from the component's own list. */
export const Variants = meta.story({
  render: (args) => (
    <VariantMatrix look={amountLook} axes={['tone']}>
      {(variants) => <Dollars {...args} {...variants} />}
    </VariantMatrix>
  ),
});
