import { cva } from 'class-variance-authority';

const mark = cva(
  'grid shrink-0 place-items-center rounded-full text-on-brand *:col-start-1 *:row-start-1',
  {
    variants: {
      asset: {
        XP: 'bg-asset-xp',
        USDC: 'bg-asset-usdc',
        CBDC: 'bg-asset-cbdc',
        BTC: 'bg-asset-btc',
        ETH: 'bg-asset-eth',
        BusanCoin: 'bg-asset-busan',
        other: 'bg-asset-other',
      },
      size: { regular: 'size-10', small: 'size-8' },
    },
    defaultVariants: { size: 'regular' },
  },
);

/** One glyph for each asset, as lines in a square of 24. */
const glyphs = {
  XP: 'M7 7l10 10M17 7l-3.5 3.5M10.5 13.5L7 17',
  USDC: 'M15.5 9c-.5-1.3-1.8-2-3.5-2-2 0-3.5 1-3.5 2.6 0 3.6 7.2 1.6 7.2 5.2 0 1.6-1.6 2.6-3.7 2.6-1.9 0-3.3-.8-3.8-2.2M12 5v2M12 17.4v2',
  CBDC: 'M5.5 7.5l3 9.5L12 8.5l3.5 8.5 3-9.5M5 12h14',
  BTC: 'M9 7h4.2a2.45 2.45 0 010 4.9H9zM9 11.9h4.9a2.55 2.55 0 010 5.1H9zM9 7v10M10.8 5v2M13.2 5v2M10.8 17v2M13.2 17v2',
  ETH: 'M12 4.5l5 7.7-5 3-5-3zM7.6 15.6l4.4 4.1 4.4-4.1',
  BusanCoin: 'M4.5 9.5c2.5-2.7 5-2.7 7.5 0s5 2.7 7.5 0M4.5 14.5c2.5-2.7 5-2.7 7.5 0s5 2.7 7.5 0',
} as const satisfies Record<string, string>;

function isDrawn(assetType: string): assetType is keyof typeof glyphs {
  return Object.hasOwn(glyphs, assetType);
}

/** The mark of an asset, a coin: its colour, a rim and a glyph. An unknown asset shows the first letter of its code. */
export function AssetMark({ assetType, size }: { assetType: string; size?: 'regular' | 'small' }) {
  const drawn = isDrawn(assetType);
  return (
    <span aria-hidden className={mark({ asset: drawn ? assetType : 'other', size })}>
      <svg viewBox="0 0 40 40" className="size-full fill-none stroke-current">
        <circle cx="20" cy="20" r="16.5" strokeOpacity=".34" />
        {drawn && (
          <path
            transform="translate(8 8)"
            strokeWidth="2"
            strokeLinecap="round"
            strokeLinejoin="round"
            d={glyphs[assetType]}
          />
        )}
      </svg>
      {!drawn && (
        <span className="text-small font-semibold">{assetType.slice(0, 1).toUpperCase()}</span>
      )}
    </span>
  );
}
