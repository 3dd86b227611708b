import { expect, test } from 'vitest';

import { decimal } from '#wallet/money/decimal.ts';
import { notices } from '#wallet/notices/notices.ts';

import { person, signedInServices } from '../testing/test-services.ts';

test('a notice does not outlive its session', () => {
  const { session, toasts } = signedInServices();
  toasts.notify(notices['local-withdraw.insufficient-balance'](decimal('2000'), decimal('1250.5')));
  session.signOut();
  expect(toasts.read()).toBeNull();

  toasts.notify(notices['send.failed']);
  session.save({ token: 'token-2', user: person(2) });
  expect(toasts.read()).toBeNull();
});

test('the notice of Sign Out All Devices outlives the session that it ends', () => {
  const { session, toasts } = signedInServices();
  toasts.notify(notices['security-settings.signing-out']);
  session.signOut();
  expect(toasts.read()).toMatchObject({
    notice: notices['security-settings.signing-out'],
    open: true,
  });
});

test('notices queued behind one that outlives the session are not shown to the next user', () => {
  const { session, toasts } = signedInServices();
  toasts.notify(notices['security-settings.signing-out']);
  toasts.enqueue(notices['send.failed']);
  session.signOut();
  toasts.close(toasts.read()?.id ?? 0);
  expect(toasts.read()).toMatchObject({
    notice: notices['security-settings.signing-out'],
    open: false,
  });
});

test('a change of the profile does not affect the notice', () => {
  const { session, toasts } = signedInServices();
  toasts.notify(notices['edit-profile.updated']);
  session.mergeUser({ firstName: 'Minji' });
  expect(toasts.read()?.notice).toBe(notices['edit-profile.updated']);
});

test('a lock removes the notice, and later notices wait until the unlock', () => {
  const { session, toasts } = signedInServices();
  toasts.notify(notices['send.complete']);
  session.lock();
  expect(toasts.read()).toBeNull();
  toasts.notify(notices['send.failed']);
  session.unlock();
  expect(toasts.read()?.notice).toBe(notices['send.failed']);
});
