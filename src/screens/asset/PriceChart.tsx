import { useId, useState } from 'react';

import type { AssetsMessages } from '#i18n/en/assets.ts';
import { useMessages } from '#i18n/messages-context.ts';
import { Badge, type BadgeTone } from '#components/Badge.tsx';
import { useDates } from '#components/use-dates.ts';
import type { AssetPrices, PricePoint } from '#wallet/entities/asset-prices.ts';
import { assetName } from '#wallet/money/asset-name.ts';
import { localCurrency } from '#wallet/money/assets.ts';
import { compare, decimal, type DecimalString } from '#wallet/money/decimal.ts';
import { formatPrice } from '#wallet/money/format-price.ts';
import { formatWon } from '#wallet/money/format-figure.ts';
import { chartPoints, priceExtremes } from '#wallet/money/price-chart.ts';

const zero = decimal('0');

/** The prices of an asset as a line, with a slider over it that reads each price (decision 215). */
export function PriceChart({ prices }: { prices: AssetPrices }) {
  const { assetType, range, change, points } = prices;
  const t = useMessages('assets');
  const { chart } = t.asset;
  const { formatDate, formatDateTime } = useDates();
  const [chosen, setChosen] = useState(points.length - 1);
  const summaryId = useId();
  // The local currency is defined by the won (local §1).
  const isLocal = assetType === localCurrency;
  const priceOf = (point: PricePoint) => (isLocal ? point.won : point.dollars);
  const format = (price: DecimalString) => (isLocal ? formatWon(price) : formatPrice(price));
  const timeOf = ({ at }: PricePoint) => (range === 'day' ? formatDateTime(at) : formatDate(at));
  const point = points[chosen] ?? points.at(-1);
  if (point === undefined) return null;
  const figures = points.map(priceOf);
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
        <div className="min-w-0">
          <p className="text-title font-semibold wrap-anywhere">{format(priceOf(point))}</p>
          <p className="text-small wrap-anywhere text-ink-muted">
            {isLocal ? formatPrice(point.dollars) : formatWon(point.won)} · {timeOf(point)}
          </p>
        </div>
        <Badge tone={toneOf(change)} wraps>
          {chart.changes[range](changeText(change))}
        </Badge>
      </div>
      <div className="relative h-44 rounded-small px-2 text-brand-ink has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-brand-ink">
        <Line figures={figures} chosen={chosen} />
        {/* Covers the line, so that a press or a drag on it selects a price. Its thumb is as wide as the padding. */}
        <input
          type="range"
          aria-label={chart.label(assetName(assetType, t))}
          aria-describedby={summaryId}
          aria-valuetext={`${format(priceOf(point))}, ${timeOf(point)}`}
          min={0}
          max={points.length - 1}
          value={chosen}
          onChange={({ target }) => setChosen(target.valueAsNumber)}
          className="absolute inset-0 size-full cursor-pointer opacity-0"
        />
      </div>
      <p id={summaryId} role="status" className="text-small wrap-anywhere text-ink-muted">
        {summaryOf(figures, format, chart)}
      </p>
      <details>
        <summary className="min-h-11 cursor-pointer content-center text-small font-medium text-ink-muted">
          {chart.all}
        </summary>
        <table className="w-full text-small">
          <thead>
            <tr className="border-b border-line">
              <th scope="col" className="py-2 text-left font-medium">
                {chart.time}
              </th>
              <th scope="col" className="py-2 text-right font-medium">
                {chart.price}
              </th>
            </tr>
          </thead>
          <tbody>
            {points.toReversed().map((each) => (
              <tr key={each.at} className="border-b border-line last:border-b-0">
                <td className="py-2">
                  <time dateTime={each.at}>{timeOf(each)}</time>
                </td>
                <td className="py-2 text-right wrap-anywhere">{format(priceOf(each))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </div>
  );
}

function Line({ figures, chosen }: { figures: readonly DecimalString[]; chosen: number }) {
  const corners = chartPoints(figures);
  const line = corners.map(({ x, y }) => `${x} ${y}`).join('L');
  const dot = corners[chosen];
  const stroke = {
    fill: 'none',
    stroke: 'currentColor',
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
    vectorEffect: 'non-scaling-stroke',
  } as const;
  return (
    <svg
      aria-hidden
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      className="block size-full overflow-visible"
    >
      <path d={`M0 100L${line}L100 100Z`} fill="currentColor" fillOpacity={0.08} />
      <path {...stroke} d={`M${line}`} strokeWidth={2} />
      {dot && (
        <>
          <path {...stroke} d={`M${dot.x} 0V100`} strokeWidth={1} strokeOpacity={0.5} />
          <path {...stroke} d={`M${dot.x} ${dot.y}h0`} strokeWidth={12} />
        </>
      )}
    </svg>
  );
}

function summaryOf(
  figures: readonly DecimalString[],
  format: (price: DecimalString) => string,
  t: AssetsMessages['asset']['chart'],
): string {
  const { lowest, highest } = priceExtremes(figures);
  const [first = lowest] = figures;
  const last = figures.at(-1) ?? lowest;
  if (compare(lowest, highest) === 0) return t.stayed(format(last));
  return t.summary(format(first), format(last), format(lowest), format(highest));
}

function toneOf(change: DecimalString): BadgeTone {
  const sign = compare(change, zero);
  if (sign === 0) return 'neutral';
  return sign > 0 ? 'positive' : 'negative';
}

function changeText(change: DecimalString): string {
  return change.startsWith('-') ? `−${change.slice(1)}%` : `+${change}%`;
}
