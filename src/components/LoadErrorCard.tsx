import { CloudOff } from 'lucide-react';

import { Button } from './Button.tsx';
import { Card } from './Card.tsx';

export interface LoadErrorCardProps {
  /** What could not be read, as the sentence goes on: "your assets". */
  what: string;
  /** The error as the client raised it, `500: …`. */
  message: string;
  onRetry: () => void;
}

/** Says that data could not be read, why, and offers to read it again. */
export function LoadErrorCard({ what, message, onRetry }: LoadErrorCardProps) {
  return (
    <Card>
      <div role="alert" className="flex flex-col items-center gap-3 py-4 text-center">
        <span className="flex size-12 items-center justify-center rounded-full bg-negative-soft text-negative">
          <CloudOff aria-hidden className="size-6" strokeWidth={1.75} />
        </span>
        <p className="text-row font-semibold">We could not load {what}</p>
        <p className="max-w-full text-small wrap-anywhere text-ink-muted">{message}</p>
        <Button tone="secondary" size="small" onClick={onRetry}>
          Try again
        </Button>
      </div>
    </Card>
  );
}
