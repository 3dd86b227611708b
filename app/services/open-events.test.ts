import { afterEach, expect, test, vi } from 'vitest';

import { openEvents } from './open-events.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test.each([
  [undefined, '/superwallet/api/events/7'],
  [0, '/superwallet/api/events/7?after=0'],
  [12, '/superwallet/api/events/7?after=12'],
])('opens the stream of the user after %s with the cookie of the session', (after, url) => {
  const Source = vi.fn();
  vi.stubGlobal('EventSource', Source);
  openEvents(7, after);
  expect(Source).toHaveBeenCalledExactlyOnceWith(url, { withCredentials: true });
});
