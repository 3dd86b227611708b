import { CloudOff } from 'lucide-react';

import { Button } from './Button.tsx';
import { Card } from './Card.tsx';

export interface LoadErrorCardProps {
  /** Says what could not be loaded. */
  title: string;
  /** The message of the error that the client raised, in English: `500: …`. */
  message: string;
  retryLabel: string;
  onRetry: () => void;
}

/** Says that data could not be loaded, with the reason and a button to try again. */
export function LoadErrorCard({ title, message, retryLabel, onRetry }: LoadErrorCardProps) {
  return (
    <Card>
      <div role="alert" className="flex flex-col items-center gap-3 py-4 text-center">
        <span className="flex size-12 items-center justify-center rounded-full bg-negative-soft text-negative">
          <CloudOff aria-hidden className="size-6" strokeWidth={1.75} />
        </span>
        <p className="text-row font-semibold">{title}</p>
        <p lang="en" className="max-w-full text-small wrap-anywhere text-ink-muted">
          {message}
        </p>
        <Button tone="secondary" size="small" onClick={onRetry}>
          {retryLabel}
        </Button>
      </div>
    </Card>
  );
}
