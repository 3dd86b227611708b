import { useMessages } from '#i18n/messages-context.ts';
import type { LoadFailure } from '#wallet/loadable.ts';

import { Button } from './Button.tsx';
import { Card } from './Card.tsx';
import { LighthouseDrawing } from './drawings/LighthouseDrawing.tsx';

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
      <div role="alert" className="flex flex-wrap items-start gap-x-3 gap-y-2">
        <span className="-mt-1 -ml-2">
          <LighthouseDrawing size="small" />
        </span>
        <div className="flex min-w-0 flex-[1_1_9rem] flex-col items-start gap-1">
          <p className="text-body font-semibold wrap-anywhere">{title}</p>
          <p className="text-small wrap-anywhere text-ink-muted">{loadError.explanations[kind]}</p>
          <div className="mt-2">
            <Button tone="secondary" size="small" onClick={onRetry}>
              {loadError.retry}
            </Button>
          </div>
          <details className="-mb-3 max-w-full text-small text-ink-muted open:mb-0">
            <summary className="min-h-11 cursor-pointer content-center">
              {loadError.details}
            </summary>
            {/* The client's and the provider's error messages are English. */}
            <p lang="en" className="wrap-anywhere">
              {message}
            </p>
          </details>
        </div>
      </div>
    </Card>
  );
}
