/** What the monitor measures, in the documents' order (local §9). */
export const performanceMeasures = [
  'pageLoadTime',
  'networkLatency',
  'renderTime',
  'apiResponseTime',
] as const;
export type PerformanceMeasure = (typeof performanceMeasures)[number];

/** A performance sample (local §3): milliseconds, or nothing where there was nothing to measure. */
export type PerformanceSample = { timestamp: string } & Readonly<
  Record<PerformanceMeasure, number | undefined>
>;

/** How good a measure is. */
export type Rating = 'good' | 'warning' | 'poor';

/** The most milliseconds that are still good, and still only a warning; more is poor (local §9, decision 77). */
export const ratingLimits: Readonly<
  Record<PerformanceMeasure, Readonly<Record<'good' | 'warning', number>>>
> = {
  pageLoadTime: { good: 2_000, warning: 5_000 },
  networkLatency: { good: 100, warning: 500 },
  renderTime: { good: 16, warning: 50 },
  apiResponseTime: { good: 200, warning: 1_000 },
};

/** The rating of a measure. A value at a limit has the better rating (decision 77). */
export function ratingOf(measure: PerformanceMeasure, milliseconds: number): Rating {
  const { good, warning } = ratingLimits[measure];
  if (milliseconds <= good) return 'good';
  return milliseconds <= warning ? 'warning' : 'poor';
}

/** How many samples are kept (local §9). */
const sampleCap = 100;

/** The samples with another one last; the oldest falls out of a full list. */
export function withSample(
  samples: readonly PerformanceSample[],
  sample: PerformanceSample,
): readonly PerformanceSample[] {
  return [...samples, sample].slice(-sampleCap);
}

/** The mean of some values; nothing of none. */
export function meanOf(values: readonly number[]): number | undefined {
  if (values.length === 0) return undefined;
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** What the samples come to, in milliseconds: the mean of those that have measured it. */
export function averageOf(
  samples: readonly PerformanceSample[],
  measure: PerformanceMeasure,
): number | undefined {
  return meanOf(
    samples.map((sample) => sample[measure]).filter((milliseconds) => milliseconds !== undefined),
  );
}

/**
 * Milliseconds as they are shown: tenths where they matter, below 100. What is rated is what is shown, so that figure
 * and word agree.
 */
export function shownMilliseconds(milliseconds: number): number {
  return milliseconds < 100 ? Math.round(milliseconds * 10) / 10 : Math.round(milliseconds);
}

/** How often the shown figures are read again, in milliseconds (local §9). */
export const refreshInterval = 5_000;

/** How often the memory is logged, in milliseconds (local §9). */
export const memoryLogInterval = 30_000;

/** More calls than this within the window are a high call rate, which is only logged (local §9). In milliseconds. */
export const callRate = { limit: 100, window: 60_000 } as const;

/** The moments, in milliseconds, that are within the window up to `now`. */
export function withinCallWindow(moments: readonly number[], now: number): readonly number[] {
  return moments.filter((moment) => moment > now - callRate.window);
}
