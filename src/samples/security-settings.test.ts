import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { systemClock } from '#wallet/clock.ts';

import {
  createSecuritySettings,
  refusedCurrentPassword,
  sampleSecuritySettings,
} from './security-settings.ts';

const now = new Date('2025-01-05T05:30:00.000Z');
const clock = { ...systemClock, now: () => now };
const { signal } = new AbortController();

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('begin with 30 minutes, three devices, and a password 45 days old', () =>
  expect(createSecuritySettings(clock).read()).toEqual({
    twoFactorEnabled: false,
    biometricEnabled: false,
    sessionTimeout: 30,
    trustedDevices: 3,
    lastPasswordChange: '2024-11-21T05:30:00.000Z',
    loginNotifications: true,
    suspiciousActivityAlerts: true,
    deviceManagement: false,
  }));

describe('an update', () => {
  test('takes 500 ms, and then notifies the listeners', async () => {
    const store = createSecuritySettings(clock);
    const before = store.read();
    const listener = vi.fn();
    store.subscribe(listener);
    const updated = store.update({ key: 'twoFactorEnabled', value: true }, signal);
    await vi.advanceTimersByTimeAsync(499);
    expect(store.read()).toBe(before);
    expect(listener).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await updated;
    expect(store.read()).toEqual({ ...before, twoFactorEnabled: true });
    expect(store.read()).toBe(store.read());
    expect(listener).toHaveBeenCalledOnce();
  });

  test('does not undo another one in progress', async () => {
    const store = createSecuritySettings(clock);
    void store.update({ key: 'sessionTimeout', value: 240 }, signal);
    void store.update({ key: 'loginNotifications', value: false }, signal);
    await vi.advanceTimersByTimeAsync(500);
    expect(store.read()).toEqual({
      ...sampleSecuritySettings(now),
      sessionTimeout: 240,
      loginNotifications: false,
    });
  });

  test('that is cancelled in time changes nothing', async () => {
    const store = createSecuritySettings(clock);
    const before = store.read();
    const taken = new AbortController();
    const updated = store.update({ key: 'twoFactorEnabled', value: true }, taken.signal);
    const rejected = expect(updated).rejects.toHaveProperty('name', 'AbortError');
    await vi.advanceTimersByTimeAsync(499);
    taken.abort();
    await vi.advanceTimersByTimeAsync(1_000);
    await rejected;
    expect(store.read()).toBe(before);
  });

  test('does not notify a listener that has unsubscribed', async () => {
    const store = createSecuritySettings(clock);
    const listener = vi.fn();
    store.subscribe(listener)();
    void store.update({ key: 'twoFactorEnabled', value: true }, signal);
    await vi.advanceTimersByTimeAsync(500);
    expect(listener).not.toHaveBeenCalled();
  });
});

describe('a password change', () => {
  test('takes 1000 ms, and moves the date of the last one', async () => {
    let time = now;
    const store = createSecuritySettings({ ...systemClock, now: () => time });
    const before = store.read();
    time = new Date('2025-01-06T00:00:00.000Z');
    void store.changePassword({ current: 'harbour', new: 'lighthouse' }, signal);
    await vi.advanceTimersByTimeAsync(999);
    expect(store.read()).toBe(before);
    await vi.advanceTimersByTimeAsync(1);
    expect(store.read()).toEqual({ ...before, lastPasswordChange: '2025-01-06T00:00:00.000Z' });
    expect(JSON.stringify(store.read())).not.toMatch(/harbour|lighthouse/);
  });

  test('is refused for one current password, and changes nothing', async () => {
    const store = createSecuritySettings(clock);
    const before = store.read();
    const changed = store.changePassword(
      { current: refusedCurrentPassword, new: 'lighthouse' },
      signal,
    );
    const rejected = expect(changed).rejects.toThrow('Current password is incorrect');
    await vi.advanceTimersByTimeAsync(1_000);
    await rejected;
    expect(store.read()).toBe(before);
  });
});
