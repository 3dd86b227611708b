import { expect, test } from 'vitest';

import { loadFailure, orKnown, ready } from './loadable.ts';

const failed = { status: 'failed', kind: 'broken', message: '500: no' } as const;
const loading = { status: 'loading' } as const;

test('what is known stands in for a read that failed, and for no other', () => {
  expect(orKnown(failed, ready(1))).toEqual(ready(1));
  expect(orKnown(failed, loading)).toBe(failed);
  expect(orKnown(loading, ready(1))).toBe(loading);
  expect(orKnown(ready(2), ready(1))).toEqual(ready(2));
});

test('a failure keeps the error in its own words beside its kind', () =>
  expect(loadFailure(Object.assign(new Error('429: Slow down.'), { status: 429 }))).toEqual({
    kind: 'too-many',
    message: '429: Slow down.',
  }));
