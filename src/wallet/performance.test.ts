import { describe, expect, test } from 'vitest';

import {
  averageOf,
  meanOf,
  performanceMeasures,
  ratingLimits,
  ratingOf,
  shownMilliseconds,
  withinCallWindow,
  withSample,
  type PerformanceSample,
} from './performance.ts';

const sample = (measured: Partial<PerformanceSample> = {}): PerformanceSample => ({
  timestamp: '2025-01-05T05:30:00.000Z',
  pageLoadTime: undefined,
  networkLatency: undefined,
  renderTime: undefined,
  apiResponseTime: undefined,
  ...measured,
});

describe('ratings', () => {
  test.each([
    ['pageLoadTime', 2_000, 5_000],
    ['apiResponseTime', 200, 1_000],
    ['renderTime', 16, 50],
    ['networkLatency', 100, 500],
  ] as const)('%s is good up to %d and a warning up to %d ms', (measure, good, warning) => {
    expect(ratingOf(measure, 0)).toBe('good');
    expect(ratingOf(measure, good)).toBe('good');
    expect(ratingOf(measure, good + 0.1)).toBe('warning');
    expect(ratingOf(measure, warning)).toBe('warning');
    expect(ratingOf(measure, warning + 0.1)).toBe('poor');
  });

  test('every measure has limits, the good one first', () => {
    for (const measure of performanceMeasures) {
      expect(ratingLimits[measure].good).toBeLessThan(ratingLimits[measure].warning);
    }
  });

  test.each([
    [16.04, 16],
    [16.05, 16.1],
    [99.96, 100],
    [100.4, 100],
    [2_000.4, 2_000],
    [2_000.5, 2_001],
  ])('%d ms are shown as %d', (milliseconds, shown) => {
    expect(shownMilliseconds(milliseconds)).toBe(shown);
  });
});

describe('samples', () => {
  test('the last 100 are stored', () => {
    let samples: readonly PerformanceSample[] = [];
    for (let index = 1; index <= 101; index += 1) {
      samples = withSample(samples, sample({ renderTime: index }));
    }
    expect(samples).toHaveLength(100);
    expect(samples[0]?.renderTime).toBe(2);
    expect(samples.at(-1)?.renderTime).toBe(101);
  });

  test('the average ignores samples without a value', () => {
    const samples = [
      sample({ networkLatency: 100 }),
      sample({ renderTime: 5 }),
      sample({ networkLatency: 50 }),
    ];
    expect(averageOf(samples, 'networkLatency')).toBe(75);
    expect(averageOf(samples, 'renderTime')).toBe(5);
    expect(averageOf(samples, 'pageLoadTime')).toBeUndefined();
    expect(averageOf([], 'renderTime')).toBeUndefined();
  });

  test('a measured zero counts', () => {
    expect(averageOf([sample({ renderTime: 0 }), sample({ renderTime: 10 })], 'renderTime')).toBe(
      5,
    );
    expect(meanOf([])).toBeUndefined();
  });
});

test('calls count for 60 s', () => {
  expect(withinCallWindow([0, 1, 59_999, 60_000], 60_000)).toEqual([1, 59_999, 60_000]);
});
