import { CircleCheck, CircleX, Gauge, TriangleAlert, type LucideIcon } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';

import { useMessages } from '#i18n/messages-context.ts';
import { useBackStep } from '#components/back-steps.ts';
import { Badge, type BadgeTone } from '#components/Badge.tsx';
import { IconButton } from '#components/IconButton.tsx';
import {
  averageOf,
  performanceMeasures,
  ratingLimits,
  ratingOf,
  refreshInterval,
  shownMilliseconds,
  type PerformanceMeasure,
  type PerformanceSample,
  type Rating,
} from '#wallet/performance.ts';

export interface PerformanceMonitorProps {
  /** The samples so far, oldest first. */
  read: () => readonly PerformanceSample[];
  /** Runs a function at an interval in milliseconds; returns a function that stops it. */
  every: (milliseconds: number, run: () => void) => () => void;
}

/**
 * A button at the top right that opens an overlay with the measurements (local §2). It is part of the header, so that
 * it never covers anything. A closed overlay is not rendered.
 */
export function PerformanceMonitor({ read, every }: PerformanceMonitorProps) {
  const t = useMessages('monitor');
  const [samples, setSamples] = useState<readonly PerformanceSample[] | null>(null);
  const id = useId();
  const toggle = useRef<HTMLButtonElement>(null);
  const open = samples !== null;

  const repeat = useEffectEvent(every);
  const refresh = useEffectEvent(() => setSamples(read()));
  useEffect(() => {
    if (open) return repeat(refreshInterval, () => refresh());
  }, [open]);

  const close = () => {
    // A scrolling overlay can have the focus, which would be lost when it closes.
    toggle.current?.focus();
    setSamples(null);
  };
  useBackStep(open, close);

  return (
    <div
      role="presentation"
      onKeyDown={({ key }) => {
        if (key === 'Escape' && open) close();
      }}
    >
      <IconButton
        ref={toggle}
        icon={Gauge}
        label={t.title}
        tone="quiet"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setSamples(open ? null : read())}
      />
      {open && (
        <section
          id={id}
          aria-label={t.title}
          className="absolute top-full right-3 max-h-[calc(100dvh-10rem)] w-[min(21rem,calc(100vw-24px))] animate-arrive overflow-y-auto rounded-card border border-line bg-raised p-4 shadow-float"
        >
          <p className="mb-3 text-body font-semibold">{t.title}</p>
          {samples.length === 0 ? (
            <p className="text-small text-ink-muted">{t.empty}</p>
          ) : (
            <Measures samples={samples} />
          )}
        </section>
      )}
    </div>
  );
}

const looks: Readonly<Record<Rating, { tone: BadgeTone; icon: LucideIcon }>> = {
  good: { tone: 'positive', icon: CircleCheck },
  warning: { tone: 'caution', icon: TriangleAlert },
  poor: { tone: 'negative', icon: CircleX },
};

// Created on demand: a cached `Intl.NumberFormat` would cost time at each start, mostly for nothing.
const figureOf = (value: number) => value.toLocaleString('en-US', { maximumFractionDigits: 1 });
const inMilliseconds = (value: number) => `${figureOf(value)} ms`;

function Measures({ samples }: { samples: readonly PerformanceSample[] }) {
  const t = useMessages('monitor');
  return (
    <>
      <dl className="flex flex-col gap-3">
        {performanceMeasures.map((measure) => (
          <Measure key={measure} measure={measure} average={averageOf(samples, measure)} />
        ))}
      </dl>
      <p className="mt-3 border-t border-line pt-3 text-tiny text-ink-muted">
        {t.samples(samples.length)} {t.explanation}
      </p>
    </>
  );
}

function Measure({
  measure,
  average,
}: {
  measure: PerformanceMeasure;
  average: number | undefined;
}) {
  const t = useMessages('monitor');
  const { good, warning } = ratingLimits[measure];
  const value = average === undefined ? undefined : shownMilliseconds(average);
  const rating = value === undefined ? undefined : ratingOf(measure, value);
  const look = rating && looks[rating];
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
      <dt className="min-w-0 flex-[1_1_7rem]">
        <span className="block text-small font-medium">{t.measures[measure]}</span>
        <span className="block text-tiny text-ink-muted">
          {t.limits(figureOf(good), inMilliseconds(warning))}
        </span>
      </dt>
      <dd className="flex flex-col items-end gap-0.5 text-small font-semibold">
        {value === undefined || rating === undefined || look === undefined ? (
          <span className="font-normal text-ink-muted">{t.missing}</span>
        ) : (
          <>
            {inMilliseconds(value)}
            <Badge tone={look.tone}>
              <look.icon aria-hidden className="size-3.5" strokeWidth={2} />
              {t.ratings[rating]}
            </Badge>
          </>
        )}
      </dd>
    </div>
  );
}
