import { CloudOff } from 'lucide-react';

import type { FailureKind } from '#wallet/failure.ts';
import type { LoadFailure } from '#wallet/loadable.ts';

import { Button } from './Button.tsx';
import { Card } from './Card.tsx';

/** The words of the card that are the same for all data. */
export interface LoadErrorLabels {
  /** Says that data takes longer to load than people expect. */
  slow: string;
  retry: string;
  /** Opens the error as it was raised. */
  details: string;
  /** What happened and what to do, in a sentence or two. */
  explanations: Readonly<Record<FailureKind, string>>;
}

export interface LoadErrorCardProps {
  /** Says what could not be loaded. */
  title: string;
  failure: LoadFailure;
  labels: LoadErrorLabels;
  onRetry: () => void;
}

/** Says that data could not be loaded, why, and what to do, with a button to try again. */
export function LoadErrorCard({
  title,
  failure: { kind, message },
  labels,
  onRetry,
}: LoadErrorCardProps) {
  return (
    <Card>
      <div role="alert" className="flex flex-col items-center gap-3 pt-4 text-center">
        <span className="flex size-12 items-center justify-center rounded-full bg-negative-soft text-negative">
          <CloudOff aria-hidden className="size-6" strokeWidth={1.75} />
        </span>
        <p className="text-row font-semibold">{title}</p>
        <p className="text-small text-ink-muted">{labels.explanations[kind]}</p>
        <Button tone="secondary" size="small" onClick={onRetry}>
          {labels.retry}
        </Button>
        <details className="max-w-full text-small text-ink-muted">
          <summary className="min-h-11 cursor-pointer content-center">{labels.details}</summary>
          {/* In the words of the client and the provider. */}
          <p lang="en" className="wrap-anywhere">
            {message}
          </p>
        </details>
      </div>
    </Card>
  );
}
