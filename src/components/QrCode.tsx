import { cx } from 'class-variance-authority';
import { useEffect, useState } from 'react';

import { Button } from './Button.tsx';
import { qrPath, type QrPath } from './qr-path.ts';
import { Skeleton } from './Skeleton.tsx';

export interface QrCodeProps {
  text: string;
  /** The purpose of the code, for screen readers. */
  label: string;
  /** An instruction below the code. A code that could not be rendered has no caption. */
  caption?: string;
  /** `large` is as wide as its container, to be scanned from a distance. */
  size?: 'regular' | 'large';
  labels: { failed: string; retry: string };
}

/** A QR code, dark on light in both themes: many readers cannot read an inverted code. */
export function QrCode(props: QrCodeProps) {
  const [attempt, setAttempt] = useState(0);
  return <Attempt key={attempt} {...props} onRetry={() => setAttempt(attempt + 1)} />;
}

function Attempt({
  text,
  label,
  caption,
  size = 'regular',
  labels,
  onRetry,
}: QrCodeProps & { onRetry: () => void }) {
  /** The last rendered code, shown until the code of a new text is ready. */
  const [drawn, setDrawn] = useState<QrPath | 'failed'>();

  useEffect(() => {
    let cancelled = false;
    qrPath(text).then(
      (code) => cancelled || setDrawn(code),
      () => cancelled || setDrawn('failed'),
    );
    return () => {
      cancelled = true;
    };
  }, [text]);

  if (drawn === 'failed') {
    return (
      <div role="alert" className="flex flex-col items-center gap-3 py-6 text-center">
        <p className="text-body text-ink-muted">{labels.failed}</p>
        <Button tone="secondary" size="small" onClick={onRetry}>
          {labels.retry}
        </Button>
      </div>
    );
  }
  return (
    <>
      <div
        className={cx(
          'flex aspect-square w-full items-center justify-center overflow-hidden rounded-card border border-line bg-code-ground text-code-ink forced-color-adjust-none',
          size === 'regular' && 'max-w-60',
        )}
      >
        {drawn ? (
          <svg
            role="img"
            aria-label={label}
            viewBox={`0 0 ${drawn.size} ${drawn.size}`}
            shapeRendering="crispEdges"
            className="size-full fill-current"
          >
            <path d={drawn.path} />
          </svg>
        ) : (
          <span className="w-1/2">
            <Skeleton />
          </span>
        )}
      </div>
      {caption && <p className="text-center text-small text-ink-muted">{caption}</p>}
    </>
  );
}
