import type { ReactNode } from 'react';

import { useMessages } from '#i18n/messages-context.ts';

import { NotYet } from './NotYet.tsx';
import { useFrozenWhile } from './use-frozen-while.ts';

/** A label and its figure; undefined if that depends on an empty field. */
export interface SummaryRow {
  label: string;
  value: ReactNode;
}

export interface SummaryProps {
  title: string;
  /** A badge above the rows. */
  mark?: ReactNode;
  rows: readonly SummaryRow[];
  total?: SummaryRow;
  /** Lines below the total, such as the balance that remains. */
  after?: readonly SummaryRow[];
  /** The payment is running: the figures stay as confirmed, although the balance falls before the answer arrives. */
  submitting?: boolean;
}

/** Sums up a form before it is submitted: labels on the left, figures on the right, the total in bold. */
export function Summary({ title, mark, submitting = false, ...current }: SummaryProps) {
  const { notFilledIn } = useMessages('forms');
  const { rows, total, after } = useFrozenWhile(current, submitting);
  const shown = (value: ReactNode) => value ?? <NotYet label={notFilledIn} />;
  return (
    <section aria-label={title} className="rounded-control bg-raised px-4 py-3 shadow-soft">
      {mark && <div className="mb-3 flex empty:hidden">{mark}</div>}
      <dl className="flex flex-col gap-2.5">
        {rows.map((row, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- users name some rows, so two may have the same label
          <Row key={`${index} ${row.label}`} label={row.label} value={shown(row.value)} />
        ))}
        {total && (
          <div className="mt-1 flex flex-wrap items-baseline justify-between gap-x-4 border-t border-dashed border-control-line pt-3">
            <dt className="min-w-0 text-body font-semibold wrap-anywhere">{total.label}</dt>
            <dd className="ml-auto min-w-0 text-right text-row font-bold wrap-anywhere">
              {shown(total.value)}
            </dd>
          </div>
        )}
        {after?.map((row) => (
          <Row key={row.label} label={row.label} value={shown(row.value)} />
        ))}
      </dl>
    </section>
  );
}

function Row({ label, value }: SummaryRow) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4">
      <dt className="min-w-0 text-small wrap-anywhere text-ink-muted">{label}</dt>
      <dd className="ml-auto min-w-0 text-right text-body font-medium wrap-anywhere">{value}</dd>
    </div>
  );
}
