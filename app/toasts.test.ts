import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { openSignedInPage, person } from './testing/signed-in-page.ts';

beforeEach(openSignedInPage);
afterEach(() => {
  vi.unstubAllGlobals();
});

async function opened() {
  const { session } = await import('./session/wallet-session.ts');
  const { toasts } = await import('./toasts.ts');
  // The ones that the toasts know too, whose modules are read anew for each test.
  return { session, toasts, ...(await import('#wallet/notices/notices.ts')) };
}

test('a notice does not outlive the session that it was told in', async () => {
  const { session, toasts, notices, insufficientForLocalWithdrawal } = await opened();
  toasts.notify(insufficientForLocalWithdrawal('2000', '1250.5'));
  session.signOut();
  expect(toasts.read()).toBeNull();

  toasts.notify(notices['send.failed']);
  session.save({ token: 'token-2', user: person(2) });
  expect(toasts.read()).toBeNull();
});

test('the notice of Sign Out All Devices outlives the session that it ends', async () => {
  const { session, toasts, notices } = await opened();
  toasts.notify(notices['security-settings.signing-out']);
  session.signOut();
  expect(toasts.read()).toMatchObject({
    notice: notices['security-settings.signing-out'],
    open: true,
  });
});

test('what changes about the person changes nothing about the notice', async () => {
  const { session, toasts, notices } = await opened();
  toasts.notify(notices['edit-profile.updated']);
  session.mergeUser({ firstName: 'Minji' });
  expect(toasts.read()?.notice).toBe(notices['edit-profile.updated']);
});
