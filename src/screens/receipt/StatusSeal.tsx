import { cva } from 'class-variance-authority';

import { DrawnPath } from '#components/DrawnPath.tsx';
import { rosette } from '#drawings/rosette.ts';
import type { TransactionStatus } from '#wallet/entities/receipt.ts';

const statusSeal = cva('relative mx-auto block size-18', {
  variants: {
    status: {
      pending: 'text-caution',
      waiting: 'text-caution',
      completed: 'text-positive',
      failed: 'text-negative',
      returned: 'text-ink-muted',
    } satisfies Record<TransactionStatus, string>,
  },
});

const clock = 'M36 27v9l6 4';

const marks: Readonly<Record<TransactionStatus, string>> = {
  pending: clock,
  waiting: clock,
  completed: 'M28 36.5l5.5 5.5 10.5-11.5',
  failed: 'M30 30l12 12M42 30l-12 12',
  returned: 'M33 28l-6 6 6 6M27 34h13a5 5 0 010 10h-5',
};

const drawRing = (seed: string) =>
  rosette(seed, { x: 36, y: 36, radius: 35, rings: 4, steps: 84, from: 0.68, depth: 0.55 });

const ring = cva('absolute size-full', {
  // An outcome that is still open turns.
  variants: { open: { true: 'animate-turn-slowly', false: '' } },
});

/** The seal of a receipt, made of its reference, with a mark of the status. The badge beside it names the status. */
export function StatusSeal({
  reference,
  status,
}: {
  reference: string;
  status: TransactionStatus;
}) {
  const open = status === 'pending' || status === 'waiting';
  return (
    <span aria-hidden className={statusSeal({ status })}>
      {/* A separate picture, so that the browser turns it without drawing it again. */}
      <svg viewBox="0 0 72 72" className={ring({ open })}>
        <DrawnPath draw={drawRing} seed={reference} strokeOpacity={0.5} />
      </svg>
      <svg viewBox="0 0 72 72" className="absolute size-full">
        <circle cx="36" cy="36" r="19" fill="currentColor" />
        <path
          d={marks[status]}
          fill="none"
          className="stroke-raised"
          strokeWidth="3.5"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
    </span>
  );
}
