import { expect, test, vi } from 'vitest';

import { observe } from './observe-performance.ts';

/** Waits until the browser has told what it measured. */
const aMoment = () => new Promise((resolve) => setTimeout(resolve, 20));

test('tells of what is measured, until it is ended', async () => {
  const told = vi.fn<(names: string[]) => void>();
  const end = observe('mark', (entries) => told(entries.map(({ name }) => name)));
  performance.mark('first');
  await vi.waitFor(() => expect(told).toHaveBeenLastCalledWith(['first']));
  end();
  performance.mark('second');
  await aMoment();
  expect(told).toHaveBeenCalledOnce();
});

test('tells nothing where the browser does not measure it', () => {
  const end = observe('no-such-measure', () => expect.unreachable());
  expect(end).not.toThrow();
});
