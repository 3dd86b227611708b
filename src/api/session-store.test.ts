import { describe, expect, it, vi } from 'vitest';

import type { User } from '#wallet/entities/user.ts';

import { openSessionStore } from './session-store.ts';

/** In-memory storage of a device. */
class FakeStorage implements Storage {
  readonly #items: Map<string, string>;

  constructor(items: Record<string, string> = {}) {
    this.#items = new Map(Object.entries(items));
  }
  get length() {
    return this.#items.size;
  }
  key(index: number) {
    return [...this.#items.keys()][index] ?? null;
  }
  getItem(key: string) {
    return this.#items.get(key) ?? null;
  }
  setItem(key: string, value: string) {
    this.#items.set(key, value);
  }
  removeItem(key: string) {
    this.#items.delete(key);
  }
  clear() {
    this.#items.clear();
  }
  keys() {
    return [...this.#items.keys()].toSorted();
  }
}

const user: User = {
  id: 7,
  firstName: 'Jiwoo',
  lastName: 'Kim',
  email: 'jiwoo.kim@example.com',
  phone: '',
  country: 'Korea',
  timezone: 'UTC+9',
  language: 'en',
  localLanguage: '',
  currency: 'USD',
  emailNotifications: true,
  smsNotifications: false,
  pushNotifications: true,
  biometricEnabled: false,
  phoneProven: false,
  emailProven: false,
  sessionTimeout: 15,
};

/** The part of a window that reports changes in another tab. */
function fakeWindow() {
  const target = new EventTarget();
  return {
    window: target as Window,
    changeInAnotherTab: (key: string | null) => {
      target.dispatchEvent(Object.assign(new Event('storage'), { key }));
    },
    /** Fires `pageshow`; `persisted` is true for a page from the back/forward cache. */
    show: (persisted: boolean) => {
      target.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
    },
  };
}

const minute = 60_000;

function open(items: Record<string, string> = {}, start = 1_000 * minute) {
  const storage = new FakeStorage(items);
  const { window, changeInAnotherTab, show } = fakeWindow();
  let now = start;
  return {
    storage,
    changeInAnotherTab,
    show,
    /** Advances the clock, in milliseconds. */
    advance: (milliseconds: number) => {
      now += milliseconds;
    },
    store: openSessionStore(storage, window, () => new Date(now)),
  };
}

const signedIn = { auth_token: 'a-token', user_data: JSON.stringify(user) };

describe('openSessionStore', () => {
  it('starts without a session if nothing is stored', () => {
    const { store } = open();
    expect(store.read()).toBeNull();
    expect(store.token).toBeNull();
  });

  it('restores token and user', () => {
    const { store } = open(signedIn);
    expect(store.token).toBe('a-token');
    expect(store.read()).toEqual({ token: 'a-token', user });
    expect(store.read()).toBe(store.read());
  });

  it.each([
    ['invalid JSON', '{broken'],
    ['not a user', '{"name":"somebody"}'],
  ])('removes user data that is %s, but not the token', (_, stored) => {
    const { store, storage } = open({ auth_token: 'a-token', user_data: stored });
    expect(store.read()).toEqual({ token: 'a-token', user: null });
    expect(storage.keys()).toEqual(['auth_token']);
  });

  it('stores the grant of a sign-in', () => {
    const { store, storage } = open();
    const listener = vi.fn();
    store.subscribe(listener);
    store.save({ token: 'new-token', user });
    expect(store.read()).toEqual({ token: 'new-token', user });
    expect(storage.getItem('auth_token')).toBe('new-token');
    expect(JSON.parse(storage.getItem('user_data') ?? '')).toEqual(user);
    expect(listener).toHaveBeenCalledOnce();
  });

  it('merges a profile update without dropping other fields', () => {
    const { store, storage } = open(signedIn);
    store.mergeUser({ firstName: 'Minseo', phone: '010' });
    const merged = { ...user, firstName: 'Minseo', phone: '010' };
    expect(store.read()?.user).toEqual(merged);
    expect(JSON.parse(storage.getItem('user_data') ?? '')).toEqual(merged);
  });

  it('sets the complete user in a session without one', () => {
    const { store } = open({ auth_token: 'a-token' });
    store.mergeUser(user);
    expect(store.read()).toEqual({ token: 'a-token', user });
  });

  it('stays the same session if the user does not change', () => {
    const { store } = open(signedIn);
    const [before, listener] = [store.read(), vi.fn()];
    store.subscribe(listener);
    store.mergeUser({ ...user });
    expect(store.read()).toBe(before);
    expect(listener).not.toHaveBeenCalled();
  });

  it('merges nothing if no one is signed in', () => {
    const { store, storage } = open({ auth_token: 'a-token' });
    store.mergeUser({ firstName: 'Minseo' });
    expect(storage.keys()).toEqual(['auth_token']);
  });

  const device = {
    theme: 'dark',
    biometric_registered: 'true',
    credential_id: 'abc',
  };

  it('removes token and user on a 401', () => {
    const { store, storage } = open({ ...signedIn, ...device, token: 'other' });
    store.clear();
    expect(store.read()).toBeNull();
    expect(storage.keys()).toEqual(['biometric_registered', 'credential_id', 'theme', 'token']);
  });

  it('reports that a 401 ended the session, until another session starts', () => {
    const { store } = open(signedIn);
    expect(store.ended.read()).toBe(false);
    store.clear();
    expect(store.ended.read()).toBe(true);
    store.clear();
    expect(store.ended.read()).toBe(true);
    store.save({ token: 'new-token', user });
    expect(store.ended.read()).toBe(false);
  });

  it('does not treat a sign-out or a wrong password as the end of a session', () => {
    const { store } = open(signedIn);
    store.signOut();
    expect(store.ended.read()).toBe(false);
    store.clear();
    expect(store.ended.read()).toBe(false);
  });

  it('clears the session on sign-out, but not the device’s data', () => {
    const { store, storage } = open({ ...signedIn, ...device, token: 'other' });
    store.signOut();
    expect(store.read()).toBeNull();
    expect(storage.keys()).toEqual(['biometric_registered', 'credential_id', 'theme']);
  });

  it('follows a sign-out in another tab', () => {
    const { store, storage, changeInAnotherTab } = open(signedIn);
    const listener = vi.fn();
    const leave = store.subscribe(listener);
    storage.removeItem('auth_token');
    changeInAnotherTab('auth_token');
    expect(store.read()).toBeNull();
    expect(listener).toHaveBeenCalledOnce();
    leave();
    changeInAnotherTab(null);
    expect(listener).toHaveBeenCalledOnce();
  });

  it('shows no data of a user who signed out while the page was in the back/forward cache', () => {
    const { store, storage, show } = open(signedIn);
    const listener = vi.fn();
    const leave = store.subscribe(listener);
    storage.setItem('auth_token', 'token-of-another');
    show(false);
    expect(listener).not.toHaveBeenCalled();
    show(true);
    expect(store.token).toBe('token-of-another');
    expect(listener).toHaveBeenCalledOnce();
    leave();
    show(true);
    expect(listener).toHaveBeenCalledOnce();
  });

  it('ignores other keys that another tab writes', () => {
    const { store, changeInAnotherTab } = open(signedIn);
    const listener = vi.fn();
    store.subscribe(listener);
    changeInAnotherTab('theme');
    expect(listener).not.toHaveBeenCalled();
  });

  describe('the lock', () => {
    it('locks after the chosen idle time, in milliseconds', () => {
      const { store, advance } = open(signedIn);
      store.noteUse();
      advance(15 * minute - 1);
      store.lockWhenIdle();
      expect(store.locked.read()).toBe(false);
      advance(1);
      store.lockWhenIdle();
      expect(store.locked.read()).toBe(true);
    });

    it('locks instead of recording a use that is too late', () => {
      const { store, advance } = open(signedIn);
      store.noteUse();
      advance(15 * minute);
      store.noteUse();
      expect(store.locked.read()).toBe(true);
      store.noteUse();
      expect(store.locked.read()).toBe(true);
    });

    it('is delayed by a use, which is recorded at most every 10 s', () => {
      const { store, storage, advance } = open(signedIn);
      const noted = () => storage.getItem('session_last_use');
      store.noteUse();
      const first = noted();
      advance(9_999);
      store.noteUse();
      expect(noted()).toBe(first);
      advance(1);
      store.noteUse();
      expect(noted()).not.toBe(first);
      advance(15 * minute - 1);
      store.lockWhenIdle();
      expect(store.locked.read()).toBe(false);
    });

    it('has a countdown in milliseconds, which a use restarts', () => {
      const { store, advance } = open(signedIn);
      const listener = vi.fn();
      store.subscribeToUse(listener);
      expect(store.timeLeft()).toBe(15 * minute);
      store.noteUse();
      advance(5 * minute);
      expect(store.timeLeft()).toBe(10 * minute);
      expect(listener).toHaveBeenCalledOnce();
      store.noteUse();
      expect(store.timeLeft()).toBe(15 * minute);
      expect(listener).toHaveBeenCalledTimes(2);
    });

    it('locks before rendering when the wallet is opened too late', () => {
      const used = { ...signedIn, session_last_use: new Date(1_000 * minute).toISOString() };
      expect(open(used, 1_015 * minute - 1).store.locked.read()).toBe(false);
      expect(open(used, 1_015 * minute).store.locked.read()).toBe(true);
    });

    it('defaults to 30 minutes for an unknown user', () => {
      const used = {
        auth_token: 'a-token',
        session_last_use: new Date(1_000 * minute).toISOString(),
      };
      expect(open(used, 1_029 * minute).store.locked.read()).toBe(false);
      expect(open(used, 1_030 * minute).store.locked.read()).toBe(true);
    });

    it('survives a reload and ends when the user has proved their presence', () => {
      const { store, storage } = open(signedIn);
      const listener = vi.fn();
      store.locked.subscribe(listener);
      store.lock();
      expect(store.locked.read()).toBe(true);
      const again = openSessionStore(storage, new EventTarget(), () => new Date(1_000 * minute));
      expect(again.locked.read()).toBe(true);
      store.unlock();
      expect(store.locked.read()).toBe(false);
      expect(listener).toHaveBeenCalledTimes(2);
      expect(store.token).toBe('a-token');
    });

    it('follows the lock of another tab', () => {
      const { store, storage, changeInAnotherTab } = open(signedIn);
      const listener = vi.fn();
      const leave = store.locked.subscribe(listener);
      storage.setItem('session_locked', 'true');
      changeInAnotherTab('session_locked');
      expect(store.locked.read()).toBe(true);
      storage.removeItem('session_locked');
      changeInAnotherTab('session_locked');
      expect(store.locked.read()).toBe(false);
      expect(listener).toHaveBeenCalledTimes(2);
      leave();
    });

    it('uses the idle time that was chosen in another tab', () => {
      const { store, storage, advance, changeInAnotherTab } = open(signedIn);
      store.subscribe(() => undefined);
      store.noteUse();
      storage.setItem('user_data', JSON.stringify({ ...user, sessionTimeout: 240 }));
      changeInAnotherTab('user_data');
      advance(239 * minute);
      store.lockWhenIdle();
      expect(store.locked.read()).toBe(false);
    });

    it('requires a session; the next session starts unlocked', () => {
      const { store, storage, advance } = open();
      store.lock();
      expect(store.locked.read()).toBe(false);
      store.save({ token: 'a-token', user });
      advance(15 * minute);
      store.lockWhenIdle();
      expect(store.locked.read()).toBe(true);
      store.clear();
      expect(store.locked.read()).toBe(false);
      expect(storage.keys()).toEqual([]);
      store.save({ token: 'new-token', user });
      store.lockWhenIdle();
      expect(store.locked.read()).toBe(false);
    });

    it('records a use again after the clock was set back by some seconds', () => {
      const { store, storage, advance } = open(signedIn);
      store.noteUse();
      advance(-30_000);
      store.noteUse();
      expect(storage.getItem('session_last_use')).toBe(new Date(999.5 * minute).toISOString());
    });

    it('locks when the clock was set back, which makes the idle time unknown', () => {
      const { store, advance } = open(signedIn);
      store.noteUse();
      advance(-60 * minute);
      store.noteUse();
      expect(store.locked.read()).toBe(true);
    });
  });
});
