import { CloudOff } from 'lucide-react';

import { useMessages } from '#i18n/messages-context.ts';
import type { LoadFailure } from '#wallet/loadable.ts';

import { Button } from './Button.tsx';
import { Card } from './Card.tsx';

export interface LoadErrorCardProps {
  /** The data that could not be loaded. */
  title: string;
  failure: LoadFailure;
  onRetry: () => void;
}

/** Shows that data could not be loaded, the cause and the next step, with a button to retry. */
export function LoadErrorCard({ title, failure: { kind, message }, onRetry }: LoadErrorCardProps) {
  const { loadError } = useMessages('common');
  return (
    <Card>
      <div role="alert" className="flex flex-col items-center gap-3 pt-4 text-center">
        <span className="flex size-12 items-center justify-center rounded-full bg-negative-soft text-negative">
          <CloudOff aria-hidden className="size-6" strokeWidth={1.75} />
        </span>
        <p className="text-row font-semibold">{title}</p>
        <p className="text-small text-ink-muted">{loadError.explanations[kind]}</p>
        <Button tone="secondary" size="small" onClick={onRetry}>
          {loadError.retry}
        </Button>
        <details className="max-w-full text-small text-ink-muted">
          <summary className="min-h-11 cursor-pointer content-center">{loadError.details}</summary>
          {/* The client's and the provider's error messages are English. */}
          <p lang="en" className="wrap-anywhere">
            {message}
          </p>
        </details>
      </div>
    </Card>
  );
}
