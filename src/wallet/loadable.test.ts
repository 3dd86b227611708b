import { expect, test } from 'vitest';

import { both, loadFailure, withCachedFallback, ready } from './loadable.ts';

const failed = { status: 'failed', kind: 'broken', message: '500: no' } as const;
const loading = { status: 'loading' } as const;

test('cached data replaces a failed read only', () => {
  expect(withCachedFallback(failed, ready(1))).toEqual(ready(1));
  expect(withCachedFallback(failed, loading)).toBe(failed);
  expect(withCachedFallback(loading, ready(1))).toBe(loading);
  expect(withCachedFallback(ready(2), ready(1))).toEqual(ready(2));
});

test('two reads are ready together, and fail with the first failure', () => {
  expect(both(ready(1), ready('a'))).toEqual(ready([1, 'a']));
  expect(both(ready(1), loading)).toEqual(loading);
  expect(both(loading, ready(1))).toEqual(loading);
  expect(both(loading, failed)).toBe(failed);
  expect(both(failed, loading)).toBe(failed);
});

test('a failure has the original error message and its kind', () =>
  expect(loadFailure(Object.assign(new Error('429: Slow down.'), { status: 429 }))).toEqual({
    kind: 'too-many',
    message: '429: Slow down.',
  }));
