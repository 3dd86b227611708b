import { expect, test, vi } from 'vitest';

import { observe } from './observe-performance.ts';

/** Waits until the browser has reported its measurements. */
const aMoment = () => new Promise((resolve) => setTimeout(resolve, 20));

test('reports measurements until it is stopped', async () => {
  const onNames = vi.fn<(names: string[]) => void>();
  const end = observe('mark', (entries) => onNames(entries.map(({ name }) => name)));
  performance.mark('first');
  await vi.waitFor(() => expect(onNames).toHaveBeenLastCalledWith(['first']));
  end();
  performance.mark('second');
  await aMoment();
  expect(onNames).toHaveBeenCalledOnce();
});

test('reports nothing if the browser does not support the type', () => {
  const end = observe('no-such-measure', () => expect.unreachable());
  expect(end).not.toThrow();
});
