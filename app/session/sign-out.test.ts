import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { createClient } from '#api/client.ts';
import { openSessionStore } from '#api/session-store.ts';
import { systemClock } from '#wallet/clock.ts';

import { storageIn } from '../testing/memory-storage.ts';
import { person } from '../testing/test-services.ts';
import { createSignOut } from './sign-out.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function signedIn() {
  const items = new Map([
    ['auth_token', 'token-1'],
    ['user_data', JSON.stringify(person(1))],
  ]);
  const session = openSessionStore(storageIn(items), new EventTarget());
  const fetched = vi.fn(() => Promise.resolve(new Response(null, { status: 204 })));
  vi.stubGlobal('fetch', fetched);
  const navigate = vi.fn();
  const signOut = createSignOut({
    session,
    client: createClient({ host: '', session }),
    navigate,
    clock: systemClock,
    log: { info: vi.fn(), warn: vi.fn() },
  });
  return { session, fetched, navigate, signOut };
}

test('signing out on all devices happens 2000 ms after it was asked for', async () => {
  const { session, fetched, navigate, signOut } = signedIn();
  void signOut.everywhere();
  await vi.advanceTimersByTimeAsync(1_999);
  expect(signOut.isEndingEverywhere()).toBe(true);
  expect(session.token).toBe('token-1');
  expect(fetched).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(fetched).toHaveBeenCalledExactlyOnceWith(
    '/superwallet/api/auth/logout-all',
    expect.anything(),
  );
  expect(session.token).toBeNull();
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/');
});
