import { describe, expect, test } from 'vitest';

import { both, ready } from './loadable.ts';

describe('two loadables together', () => {
  const failed = { status: 'failed', message: '500: no' } as const;
  const loading = { status: 'loading' } as const;

  test('fail when either fails, load while either loads, else hold both', () => {
    expect(both(loading, failed)).toBe(failed);
    expect(both(failed, ready(1))).toBe(failed);
    expect(both(ready(1), loading)).toEqual(loading);
    expect(both(ready(1), ready('a'))).toEqual(ready([1, 'a']));
  });
});
