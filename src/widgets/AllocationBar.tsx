import { cva } from 'class-variance-authority';

import { useMessages } from '#i18n/messages-context.ts';
import { allocationOf } from '#wallet/money/allocation.ts';
import type { Holding, Rates } from '#wallet/money/assets.ts';

const colours = {
  XP: 'fill-bar-xp',
  USDC: 'fill-bar-usdc',
  CBDC: 'fill-bar-cbdc',
  BTC: 'fill-bar-btc',
  ETH: 'fill-bar-eth',
  BusanCoin: 'fill-bar-busan',
  other: 'fill-on-deep-muted',
} as const;

const part = cva('', { variants: { asset: colours } });

const isKnown = (assetType: string): assetType is keyof typeof colours =>
  Object.hasOwn(colours, assetType);

/** A share as text, such as `31%`. */
const percent = (share: number) => (share < 0.01 ? '<1%' : `${Math.round(share * 100)}%`);

/** The shares of the assets in the total value, the largest first. Nothing for fewer than two assets with a value. */
export function AllocationBar({ holdings, rates }: { holdings: readonly Holding[]; rates: Rates }) {
  const t = useMessages('home').portfolio;
  const allocation = allocationOf(rates, holdings);
  if (allocation.length < 2) return null;
  return (
    <svg
      role="img"
      aria-label={t.shares(
        allocation.map(({ assetType, share }) => `${assetType} ${percent(share)}`).join(', '),
      )}
      className="h-1.5 w-full rounded-full"
    >
      {/* Each part covers the end of the one before, after a gap. */}
      {allocation.map(({ assetType, start }) => (
        <g key={assetType}>
          <rect
            x={`${start * 100}%`}
            width="100%"
            height="6"
            className={part({ asset: isKnown(assetType) ? assetType : 'other' })}
          />
          {start > 0 && <rect x={`${start * 100}%`} width="2" height="6" className="fill-deep" />}
        </g>
      ))}
    </svg>
  );
}
