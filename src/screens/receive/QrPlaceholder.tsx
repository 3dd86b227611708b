import { AssetMark } from '#components/AssetMark.tsx';

import { artCorners, artSize, artWaves } from './placeholder-art.ts';

/** Stands where a code to scan will be, and says that it is none. */
export function QrPlaceholder({ assetType }: { assetType: string }) {
  return (
    <div
      role="img"
      aria-label={`Placeholder for a QR code for ${assetType}`}
      className="relative flex aspect-square w-full max-w-50 items-center justify-center rounded-card bg-brand-soft text-brand-ink"
    >
      <svg
        aria-hidden
        viewBox={`0 0 ${artSize} ${artSize}`}
        className="absolute inset-0 size-full fill-none stroke-current"
        strokeWidth="4"
        strokeLinecap="round"
      >
        {artCorners.map(({ x, y }) => (
          <g key={`${x} ${y}`}>
            <rect x={x + 2} y={y + 2} width="40" height="40" rx="12" />
            <circle cx={x + 22} cy={y + 22} r="8" className="fill-current stroke-none" />
          </g>
        ))}
        <g className="opacity-45">
          {artWaves.map((wave) => (
            <path key={wave} d={wave} />
          ))}
        </g>
      </svg>
      <AssetMark assetType={assetType} />
    </div>
  );
}
