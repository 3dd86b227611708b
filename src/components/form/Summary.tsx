import type { ReactNode } from 'react';

export interface SummaryProps {
  title: string;
  rows: readonly { label: string; value: ReactNode }[];
  total?: { label: string; value: ReactNode };
  /** A line below the total, such as the balance that remains. */
  after?: { label: string; value: ReactNode };
}

/** Sums up a form before it is submitted: labels on the left, figures on the right, the total in bold. */
export function Summary({ title, rows, total, after }: SummaryProps) {
  return (
    <section aria-label={title} className="rounded-card border border-sunken-line bg-sunken p-5">
      <dl className="flex flex-col gap-2.5">
        {rows.map((row) => (
          <SummaryRow key={row.label} {...row} />
        ))}
        {total && (
          <div className="mt-1 flex flex-wrap items-baseline justify-between gap-x-4 border-t border-dashed border-control-line pt-3">
            <dt className="min-w-0 text-body font-semibold wrap-anywhere">{total.label}</dt>
            <dd className="ml-auto min-w-0 text-right text-row font-bold wrap-anywhere">
              {total.value}
            </dd>
          </div>
        )}
        {after && <SummaryRow {...after} />}
      </dl>
    </section>
  );
}

function SummaryRow({ label, value }: SummaryProps['rows'][number]) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4">
      <dt className="min-w-0 text-small wrap-anywhere text-ink-muted">{label}</dt>
      <dd className="ml-auto min-w-0 text-right text-body font-medium wrap-anywhere">{value}</dd>
    </div>
  );
}
