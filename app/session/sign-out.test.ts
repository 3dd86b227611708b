import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { providerFetch } from '#api/provider-fetch.ts';
import { notices } from '#wallet/notices/notices.ts';

import { person, signedInServices } from '../testing/test-services.ts';
import { isSigningOutEverywhere, signOutEverywhere } from './sign-out-everywhere.ts';

const fetched = vi.fn<typeof fetch>();
const navigate = vi.fn<(to: string) => void>();
const warn = vi.fn<(problem: string, detail?: unknown) => void>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', providerFetch(fetched));
  fetched.mockReset().mockImplementation(() => Promise.resolve(Response.json({})));
  navigate.mockReset();
  warn.mockReset();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const open = () => signedInServices({ navigate, log: { info: warn, warn } });
const calledPaths = () => fetched.mock.calls.map(([path]) => path);

test('signing out calls the provider, clears the session and goes to the start', async () => {
  const { signOut, session } = open();
  await signOut.here();
  expect(calledPaths()).toEqual(['/superwallet/api/auth/logout']);
  expect(session.read()).toBeNull();
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/');
});

test('an unreachable provider does not prevent the sign-out', async () => {
  fetched.mockRejectedValue(new TypeError('Failed to fetch'));
  const { signOut, session } = open();
  await signOut.here();
  expect(session.read()).toBeNull();
  expect(warn).toHaveBeenCalledOnce();
});

test('the sign-out waits 3 seconds for a provider that does not answer', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  await open().signOut.here();
  expect(timeout).toHaveBeenCalledExactlyOnceWith(3_000);
  timeout.mockRestore();
});

test('a late answer does not end the session of the next user', async () => {
  let answer: (response: Response) => void = () => undefined;
  fetched.mockImplementation(() => new Promise((resolve) => (answer = resolve)));
  const { signOut, session } = open();
  const signedOut = signOut.here();
  session.clear();
  session.save({ token: 'token-2', user: person(2) });
  answer(Response.json({}));
  await signedOut;
  expect(session.token).toBe('token-2');
  expect(navigate).not.toHaveBeenCalled();
});

test('goes to the start even if the session has already ended', async () => {
  fetched.mockResolvedValue(Response.json({ error: 'Sign in again.' }, { status: 401 }));
  const { signOut, session } = open();
  await signOut.here();
  expect(session.read()).toBeNull();
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/');
});

test('Sign Out All Devices runs once, after 2 seconds, and shows the number of sessions', async () => {
  fetched.mockImplementation(() => Promise.resolve(Response.json({ ended: 3 })));
  const services = open();
  const { session, toasts } = services;
  void signOutEverywhere(services);
  const done = signOutEverywhere(services);
  expect(isSigningOutEverywhere(services)).toBe(true);
  await vi.advanceTimersByTimeAsync(1_999);
  expect(fetched).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await done;
  expect(calledPaths()).toEqual(['/superwallet/api/auth/logout-all']);
  expect(session.read()).toBeNull();
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/');
  expect(isSigningOutEverywhere(services)).toBe(false);
  expect(toasts.read()?.notice).toEqual(notices['security-settings.signed-out-all'](3));
});

const page = { headers: { 'Content-Type': 'text/html' } };
const verified = { user: { id: 1, createdAt: '2026-01-01T00:00:00.000Z' } };

test.each([
  ['is a refusal', () => Response.json({ error: 'No.' }, { status: 409 }), [], 'failed'],
  ['is lost, but the session is still valid', () => new Response('', page), [verified], 'failed'],
  ['is lost, and so is the look-up', () => new Response('', page), ['<html>'], 'unknown'],
] as const)(
  'Sign Out All Devices keeps the session and shows a notice if its answer %s',
  async (_, lost, found, code) => {
    fetched.mockImplementation(() =>
      Promise.resolve(fetched.mock.calls.length === 1 ? lost() : Response.json(found[0])),
    );
    const services = open();
    const { session, toasts } = services;
    const done = signOutEverywhere(services);
    await vi.advanceTimersByTimeAsync(2_000);
    await done;
    expect(session.token).toBe('token-1');
    expect(navigate).not.toHaveBeenCalled();
    expect(isSigningOutEverywhere(services)).toBe(false);
    expect(toasts.read()?.notice).toBe(notices[`security-settings.sign-out-all-${code}`]);
  },
);

test('Sign Out All Devices with a lost answer has succeeded if the session has ended', async () => {
  fetched.mockImplementation(() =>
    Promise.resolve(
      fetched.mock.calls.length === 1
        ? new Response('', page)
        : Response.json({ error: 'Sign in again.' }, { status: 401 }),
    ),
  );
  const services = open();
  const { session, toasts } = services;
  const done = signOutEverywhere(services);
  await vi.advanceTimersByTimeAsync(2_000);
  await done;
  expect(session.read()).toBeNull();
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/');
  expect(toasts.read()?.notice).toEqual(notices['security-settings.signed-out-all'](undefined));
});

test('Sign Out All Devices does not end the session of the next user', async () => {
  const services = open();
  const { session } = services;
  void signOutEverywhere(services);
  session.save({ token: 'token-2', user: person(2) });
  expect(isSigningOutEverywhere(services)).toBe(false);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(fetched).not.toHaveBeenCalled();
  expect(session.token).toBe('token-2');
});
