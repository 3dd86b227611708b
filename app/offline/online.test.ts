import { expect, test, vi } from 'vitest';

import { createStore } from '#wallet/store.ts';

import { retryOnline } from './online.ts';

test('failed queries are refetched each time the device is back online', () => {
  const network = createStore(true);
  const retry = vi.fn(() => Promise.resolve());
  const end = retryOnline(network, { retry });
  network.write(false);
  expect(retry).not.toHaveBeenCalled();
  network.write(true);
  expect(retry).toHaveBeenCalledOnce();
  end();
  network.write(false);
  network.write(true);
  expect(retry).toHaveBeenCalledOnce();
});
