import { CloudOff } from 'lucide-react';

import { Button } from './Button.tsx';
import { Card } from './Card.tsx';

export interface LoadErrorCardProps {
  /** What could not be read, as the sentence goes on: "your assets", or in Korean with its particle: "잔액을". */
  what: string;
  /** The error as the client raised it, `500: …`. */
  message: string;
  onRetry: () => void;
  /** On a screen in Korean its own words are Korean too; the error stays as the client raised it. */
  lang?: 'ko';
}

/** Says that data could not be read, why, and offers to read it again. */
export function LoadErrorCard({ what, message, onRetry, lang }: LoadErrorCardProps) {
  return (
    <Card>
      <div role="alert" className="flex flex-col items-center gap-3 py-4 text-center">
        <span className="flex size-12 items-center justify-center rounded-full bg-negative-soft text-negative">
          <CloudOff aria-hidden className="size-6" strokeWidth={1.75} />
        </span>
        <p className="text-row font-semibold">
          {lang === 'ko' ? `${what} 불러오지 못했습니다` : `We could not load ${what}`}
        </p>
        <p lang="en" className="max-w-full text-small wrap-anywhere text-ink-muted">
          {message}
        </p>
        <Button tone="secondary" size="small" onClick={onRetry}>
          {lang === 'ko' ? '다시 시도' : 'Try again'}
        </Button>
      </div>
    </Card>
  );
}
