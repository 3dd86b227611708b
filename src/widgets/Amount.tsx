import { cva, type VariantProps } from 'class-variance-authority';

import { formatDollars, formatUnits, formatWon } from '#wallet/money/format.ts';
import type { DecimalString } from '#wallet/money/decimal.ts';

/** The variants of an amount, and their defaults. */
export const amountLook = {
  variants: {
    size: {
      detail: 'text-small',
      row: 'text-body font-semibold',
      large: 'text-title font-semibold',
      balance: 'text-balance font-bold',
      balanceLong: 'text-[1.5rem] leading-[2.5rem] font-bold',
      balanceLongest: 'text-title leading-[2.5rem] font-bold',
    },
    tone: { plain: '', in: 'text-positive', muted: 'text-ink-muted' },
  },
  defaultVariants: { size: 'row', tone: 'plain' },
} as const;

const amount = cva('wrap-anywhere', amountLook);

type Look = Pick<VariantProps<typeof amount>, 'tone'> & {
  size?: 'detail' | 'row' | 'large' | 'balance';
};

/** A balance stays on one line, even on a small phone: longer figures get smaller type. */
function balanceSize(figure: string) {
  if (figure.length <= 9) return 'balance';
  return figure.length <= 13 ? 'balanceLong' : 'balanceLongest';
}

/** An amount in dollars. The currency sign is lighter than the figure; a balance has smaller cents. */
export function Dollars({ value, size = 'row', tone }: { value: DecimalString } & Look) {
  const [whole = '', cents = ''] = formatDollars(value).split('.');
  const figure = whole.replace('$', '');
  return (
    <span className={amount({ size: size === 'balance' ? balanceSize(figure) : size, tone })}>
      <span className="mr-[0.04em] font-medium opacity-90">$</span>
      {figure}
      <span
        className={size === 'balance' ? 'text-[0.6em] leading-none font-semibold opacity-90' : ''}
      >
        .{cents}
      </span>
    </span>
  );
}

/** An amount in won. The currency sign is lighter than the figure; a balance has smaller decimals. */
export function Won({ value, size = 'row', tone }: { value: DecimalString } & Look) {
  const [sign = '', figure = ''] = formatWon(value).split('₩');
  const [whole, fraction] = figure.split('.');
  return (
    <span className={amount({ size: size === 'balance' ? balanceSize(figure) : size, tone })}>
      {sign}
      <span className="mr-[0.08em] font-medium opacity-90">₩</span>
      {whole}
      {fraction && (
        <span
          className={size === 'balance' ? 'text-[0.6em] leading-none font-semibold opacity-90' : ''}
        >
          .{fraction}
        </span>
      )}
    </span>
  );
}

/** An amount that is already formatted and shown unchanged (decision 32). The currency is lighter than the figure. */
export function FormattedAmount({ figure, currency }: { figure: string; currency: string }) {
  return (
    <span className="flex flex-wrap items-baseline gap-x-2">
      <span className={amount({ size: balanceSize(figure) })}>{figure}</span>{' '}
      <span className="text-row font-medium wrap-anywhere text-ink-muted">{currency}</span>
    </span>
  );
}

/** Number of decimals in full size; the rest of a long fraction is smaller. */
const fullSizeFractionDigits = 6;
const longFractionDigits = 7;

/** An amount of an asset. The code is lighter than the figure; the end of a long fraction is smaller. */
export function Units({
  value,
  assetType,
  sign = '',
  size = 'row',
  tone,
}: { value: DecimalString; assetType: string; sign?: '+' | '-' | '' } & Look) {
  const figure = formatUnits(value);
  const point = figure.indexOf('.');
  const isLong = point >= 0 && figure.length - point - 1 >= longFractionDigits;
  const cut = isLong ? point + 1 + fullSizeFractionDigits : figure.length;
  return (
    <span className={amount({ size, tone })}>
      {sign === '-' ? '−' : sign}
      {figure.slice(0, cut)}
      {figure.length > cut && <span className="text-[0.8em]">{figure.slice(cut)}</span>}{' '}
      <span className={tone === 'muted' ? '' : 'font-normal opacity-90'}>{assetType}</span>
    </span>
  );
}
