/** The measures of the monitor, in the documents' order (local §9). */
export const performanceMeasures = [
  'pageLoadTime',
  'networkLatency',
  'renderTime',
  'apiResponseTime',
] as const;
export type PerformanceMeasure = (typeof performanceMeasures)[number];

/** A performance sample (local §3): each measure in milliseconds; missing if there was nothing to measure. */
export type PerformanceSample = { timestamp: string } & Readonly<
  Record<PerformanceMeasure, number | undefined>
>;

/** The rating of a measure. */
export type Rating = 'good' | 'warning' | 'poor';

/** The upper limits of good and of warning in milliseconds; above them a measure is poor (local §9, decision 77). */
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

/** Maximum number of stored samples (local §9). */
const sampleCap = 100;

/** Adds a sample at the end, dropping the oldest one from a full list. */
export function withSample(
  samples: readonly PerformanceSample[],
  sample: PerformanceSample,
): readonly PerformanceSample[] {
  return [...samples, sample].slice(-sampleCap);
}

/** The mean of some values; undefined if there are none. */
export function meanOf(values: readonly number[]): number | undefined {
  if (values.length === 0) return undefined;
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** The averages of the samples, in milliseconds: for each measure the mean of the samples that have it. */
export function averageOf(
  samples: readonly PerformanceSample[],
  measure: PerformanceMeasure,
): number | undefined {
  return meanOf(
    samples.map((sample) => sample[measure]).filter((milliseconds) => milliseconds !== undefined),
  );
}

/**
 * Milliseconds as shown: with tenths below 100. The shown value is also the rated one, so that figure and rating
 * agree.
 */
export function shownMilliseconds(milliseconds: number): number {
  return milliseconds < 100 ? Math.round(milliseconds * 10) / 10 : Math.round(milliseconds);
}

/** Interval at which the shown figures are refreshed, in milliseconds (local §9). */
export const refreshInterval = 5_000;

/** Interval at which the memory is logged, in milliseconds (local §9). */
export const memoryLogInterval = 30_000;

/**
 * More calls than `limit` within the `window`, in milliseconds, are a high call rate, which is only logged (local
 * §9).
 */
export const callRate = { limit: 100, window: 60_000 } as const;

/** The times, in milliseconds, within the window up to `now`. */
export function withinCallWindow(moments: readonly number[], now: number): readonly number[] {
  return moments.filter((moment) => moment > now - callRate.window);
}
