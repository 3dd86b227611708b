import { cva, type VariantProps } from 'class-variance-authority';

import { formatMoney, formatUnits } from '#wallet/money/format.ts';
import { truncate, type DecimalString } from '#wallet/money/decimal.ts';

/** The variants of an amount, and their defaults. */
export const amountLook = {
  variants: {
    size: {
      detail: 'text-small',
      row: 'text-body font-semibold',
      large: 'text-title font-semibold',
      balance: 'text-balance font-bold',
      balanceLong: 'text-[min(1.875rem,8vw)] leading-[3rem] font-bold tracking-tight',
      balanceLongest: 'text-[min(1.375rem,6vw)] leading-[3rem] font-bold tracking-tight',
    },
    tone: { plain: '', in: 'text-positive', muted: 'text-ink-muted' },
  },
  defaultVariants: { size: 'row', tone: 'plain' },
} as const;

/** The class of an amount. */
export const amount = cva('wrap-anywhere', amountLook);

/** The size and the tone of an amount. */
export type Look = Pick<VariantProps<typeof amount>, 'tone'> & {
  size?: 'detail' | 'row' | 'large' | 'balance';
};

/** A balance stays on one line, even on a small phone: longer figures get smaller type. */
export function balanceSize(figure: string) {
  if (figure.length <= 9) return 'balance';
  return figure.length <= 13 ? 'balanceLong' : 'balanceLongest';
}

/** A formatted amount, such as `-₩1,234.5`. The currency sign is lighter; a balance has smaller decimals. */
export function Figure({ text, size = 'row', tone }: { text: string } & Look) {
  const [, minus, sign, whole = '', fraction] = /^(-?)([^\d,]*)([\d,]*)(.*)/.exec(text) ?? [];
  const isBalance = size === 'balance';
  return (
    <span
      data-balance={isBalance || undefined}
      className={amount({ size: isBalance ? balanceSize(whole) : size, tone })}
    >
      {minus && (
        <>
          {/* Screen readers skip a hyphen, but not a minus. */}
          <span className="sr-only">−</span>
          <span aria-hidden>-</span>
        </>
      )}
      <span
        className={
          isBalance
            ? 'relative -top-[0.32em] mr-[0.1em] text-[0.6em] font-semibold opacity-85'
            : 'mr-[0.04em] font-medium opacity-90'
        }
      >
        {sign}
      </span>
      {whole}
      {fraction && (
        <span className={isBalance ? 'text-[0.6em] leading-none font-semibold opacity-90' : ''}>
          {fraction}
        </span>
      )}
    </span>
  );
}

/** An amount in a currency, by its code. */
export function Money({
  value,
  currency,
  ...look
}: { value: DecimalString; currency: string } & Look) {
  return <Figure {...look} text={formatMoney(value, currency)} />;
}

/** An amount in dollars. */
export function Dollars(props: { value: DecimalString } & Look) {
  return <Money {...props} currency="USD" />;
}

/** Number of decimals in full size; the rest of a long fraction is smaller. */
const fullSizeFractionDigits = 6;
const longFractionDigits = 7;

/** An amount from a million on is shown with this number of decimals, with which it fits into a row of a phone. */
const largeFractionDigits = 4;
const isLarge = (figure: string) => figure.indexOf('.') >= '1,000,000'.length;

const unitLooks = {
  beside: 'font-normal opacity-90',
  below: 'block text-small font-normal text-ink-muted',
  muted: '',
} as const;

/** An amount of an asset. The code is lighter than the figure; the end of a long fraction is smaller. */
export function Units({
  value,
  assetType,
  sign = '',
  size = 'row',
  unit = 'beside',
  tone,
}: {
  value: DecimalString;
  assetType: string;
  sign?: '+' | '−' | '';
  /** Below the figure, the code takes no width from the title of a row. */
  unit?: 'beside' | 'below';
} & Look) {
  const complete = formatUnits(value);
  // The page of an asset shows its balance completely.
  const figure =
    size !== 'large' && isLarge(complete)
      ? formatUnits(truncate(value, largeFractionDigits))
      : complete;
  const point = figure.indexOf('.');
  const isLong = point >= 0 && figure.length - point - 1 >= longFractionDigits;
  const cut = isLong ? point + 1 + fullSizeFractionDigits : figure.length;
  return (
    <span data-balance={size === 'balance' || undefined} className={amount({ size, tone })}>
      {sign}
      {figure.slice(0, cut)}
      {figure.length > cut && <span className="text-[0.8em]">{figure.slice(cut)}</span>}{' '}
      <span className={unitLooks[unit === 'beside' && tone === 'muted' ? 'muted' : unit]}>
        {assetType}
      </span>
    </span>
  );
}
