import { cva, type VariantProps } from 'class-variance-authority';

import { formatDollars, formatUnits } from '#wallet/format.ts';
import type { DecimalString } from '#wallet/decimal.ts';

const amount = cva('font-semibold wrap-anywhere', {
  variants: {
    size: { row: 'text-body', large: 'text-title', balance: 'text-balance font-bold' },
    tone: { plain: '', in: 'text-positive', muted: 'text-ink-muted font-normal' },
  },
  defaultVariants: { size: 'row', tone: 'plain' },
});

type Look = VariantProps<typeof amount>;

/** Dollars: the mark lighter than the figure, the cents smaller on a balance. */
export function Dollars({ value, size, tone }: { value: DecimalString } & Look) {
  const [whole = '', cents = ''] = formatDollars(value).split('.');
  const figure = whole.replace('$', '');
  return (
    <span className={amount({ size, tone })}>
      <span className="font-medium opacity-80">$</span>
      {figure}
      <span className={size === 'balance' ? 'text-title font-semibold opacity-90' : ''}>
        .{cents}
      </span>
    </span>
  );
}

/** How many fraction digits stand at full size before the rest is set smaller. */
const fullSizeFractionDigits = 4;

/** Units of an asset, its code lighter than the figure; a long fraction ends in a smaller size. */
export function Units({
  value,
  assetType,
  sign = '',
  size,
  tone,
}: { value: DecimalString; assetType: string; sign?: '+' | '-' | '' } & Look) {
  const figure = formatUnits(value);
  const point = figure.indexOf('.');
  const cut = point < 0 ? figure.length : point + 1 + fullSizeFractionDigits;
  return (
    <span className={amount({ size, tone })}>
      {sign === '-' ? '−' : sign}
      {figure.slice(0, cut)}
      {figure.length > cut && <span className="text-[0.8em]">{figure.slice(cut)}</span>}{' '}
      <span className="font-normal opacity-80">{assetType}</span>
    </span>
  );
}
