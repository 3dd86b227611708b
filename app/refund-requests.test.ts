import { expect, test, vi } from 'vitest';

import { createRefundRequests } from './refund-requests.ts';

test('a request from before the screen is open is delivered once, when it opens', () => {
  const requests = createRefundRequests();
  requests.ask();
  const [first, second] = [vi.fn<() => void>(), vi.fn<() => void>()];
  requests.follow(first)();
  requests.follow(second);
  expect(first).toHaveBeenCalledOnce();
  expect(second).not.toHaveBeenCalled();
});

test('each request is delivered to the open screen, and none after it is left', () => {
  const requests = createRefundRequests();
  const onAsk = vi.fn<() => void>();
  const end = requests.follow(onAsk);
  expect(onAsk).not.toHaveBeenCalled();
  requests.ask();
  requests.ask();
  expect(onAsk).toHaveBeenCalledTimes(2);
  end();
  requests.ask();
  expect(onAsk).toHaveBeenCalledTimes(2);
});
