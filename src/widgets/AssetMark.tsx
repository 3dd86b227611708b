import { cva } from 'class-variance-authority';
import type { ReactNode } from 'react';

const mark = cva('flex shrink-0 items-center justify-center rounded-full text-on-brand', {
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
});

const line = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

const glyphs = {
  XP: <path {...line} d="M7 7l10 10M17 7l-4 4M11 13l-4 4" />,
  USDC: (
    <path
      {...line}
      d="M15.5 8.8c-.5-1.3-1.8-2-3.5-2-2 0-3.5 1-3.5 2.6 0 3.6 7.2 1.6 7.2 5.2 0 1.6-1.6 2.6-3.7 2.6-1.9 0-3.3-.8-3.8-2.200M12 4.800v2M12 17.200v2"
    />
  ),
  CBDC: <path {...line} d="M5.5 7.500l3 9.500L12 8.500l3.5 8.5 3-9.500M5 12h14" />,
  BTC: (
    <path
      {...line}
      d="M9 7h4.200a2.4 2.4 0 010 4.900H9zM9 11.900h4.900a2.5 2.5 0 010 5.100H9zM9 7v10M10.8 5v2M13.2 5v2M10.8 17v2M13.2 17v2"
    />
  ),
  ETH: <path {...line} d="M12 4.500l5 7.7-5 3-5-3zM7.6 15.300l4.4 4.2 4.4-4.2" />,
  BusanCoin: (
    <path
      {...line}
      d="M4.5 10c2.5-2.7 5-2.7 7.5 0s5 2.7 7.5 0M4.5 15c2.5-2.7 5-2.7 7.5 0s5 2.7 7.5 0"
    />
  ),
} as const satisfies Record<string, ReactNode>;

function isDrawn(assetType: string): assetType is keyof typeof glyphs {
  return Object.hasOwn(glyphs, assetType);
}

/** The mark of an asset: a colour and a glyph. An unknown asset shows the first letter of its code. */
export function AssetMark({ assetType, size }: { assetType: string; size?: 'regular' | 'small' }) {
  const drawn = isDrawn(assetType);
  return (
    <span aria-hidden className={mark({ asset: drawn ? assetType : 'other', size })}>
      {drawn ? (
        <svg viewBox="0 0 24 24" className="size-3/5">
          {glyphs[assetType]}
        </svg>
      ) : (
        <span className="text-small font-semibold">{assetType.slice(0, 1).toUpperCase()}</span>
      )}
    </span>
  );
}
