import { afterEach, expect, test, vi } from 'vitest';

import { openEvents } from './open-events.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('opens the stream of the person with the cookie of the session', () => {
  const Source = vi.fn();
  vi.stubGlobal('EventSource', Source);
  openEvents(7);
  expect(Source).toHaveBeenCalledExactlyOnceWith('/superwallet/api/events/7', {
    withCredentials: true,
  });
});
