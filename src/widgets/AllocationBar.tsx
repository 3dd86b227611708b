import { cva } from 'class-variance-authority';

import { useMessages } from '#i18n/messages-context.ts';
import { dollarValue, type Holding, type Rates } from '#wallet/money/assets.ts';

const part = cva('', {
  variants: {
    asset: {
      XP: 'fill-bar-xp',
      USDC: 'fill-bar-usdc',
      CBDC: 'fill-bar-cbdc',
      BTC: 'fill-bar-btc',
      ETH: 'fill-bar-eth',
      BusanCoin: 'fill-bar-busan',
      other: 'fill-on-deep-muted',
    },
  },
});

const drawn = ['XP', 'USDC', 'CBDC', 'BTC', 'ETH', 'BusanCoin'] as const;

/** A share as text, such as `31%`. */
const percent = (share: number) => (share < 0.01 ? '<1%' : `${Math.round(share * 100)}%`);

/** The shares of the assets in the total value, the largest first. Nothing for fewer than two assets with a value. */
export function AllocationBar({ holdings, rates }: { holdings: readonly Holding[]; rates: Rates }) {
  const t = useMessages('home').portfolio;
  // Numbers are exact enough for a drawing and for whole percents.
  const values = holdings
    .map(({ assetType, balance }) => ({
      assetType,
      value: Number(dollarValue(rates, assetType, balance)),
    }))
    .filter(({ value }) => value > 0)
    .toSorted((one, other) => other.value - one.value);
  if (values.length < 2) return null;
  const total = values.reduce((sum, { value }) => sum + value, 0);
  let end = 0;
  return (
    <svg
      role="img"
      aria-label={t.shares(
        values.map(({ assetType, value }) => `${assetType} ${percent(value / total)}`).join(', '),
      )}
      className="h-1.5 w-full rounded-full"
    >
      {values.map(({ assetType, value }) => {
        const start = end;
        end += (value / total) * 100;
        return (
          <g key={assetType}>
            <rect
              x={`${start}%`}
              width={`${100 - start}%`}
              height="6"
              className={part({ asset: drawn.find((asset) => asset === assetType) ?? 'other' })}
            />
            {start > 0 && <rect x={`${start}%`} width="2" height="6" className="fill-deep" />}
          </g>
        );
      })}
    </svg>
  );
}
