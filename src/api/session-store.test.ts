import { describe, expect, it, vi } from 'vitest';

import type { User } from '#wallet/entities/user.ts';

import { openSessionStore } from './session-store.ts';

/** A device's storage, in memory. */
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
    /** The page is shown: again as it was, where it is persisted. */
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
    /** Lets time go by. In milliseconds. */
    advance: (milliseconds: number) => {
      now += milliseconds;
    },
    store: openSessionStore(storage, window, () => new Date(now)),
  };
}

const signedIn = { auth_token: 'a-token', user_data: JSON.stringify(user) };

describe('openSessionStore', () => {
  it('starts without a session where nothing is stored', () => {
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
    ['no JSON', '{broken'],
    ['no user', '{"name":"somebody"}'],
  ])('removes user data that is %s and keeps the token', (_, stored) => {
    const { store, storage } = open({ auth_token: 'a-token', user_data: stored });
    expect(store.read()).toEqual({ token: 'a-token', user: null });
    expect(storage.keys()).toEqual(['auth_token']);
  });

  it('keeps what a sign-in granted', () => {
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

  it('takes the whole user for a session that had none', () => {
    const { store } = open({ auth_token: 'a-token' });
    store.mergeUser(user);
    expect(store.read()).toEqual({ token: 'a-token', user });
  });

  it('stays the same session where nothing of the user changes', () => {
    const { store } = open(signedIn);
    const [before, listener] = [store.read(), vi.fn()];
    store.subscribe(listener);
    store.mergeUser({ ...user });
    expect(store.read()).toBe(before);
    expect(listener).not.toHaveBeenCalled();
  });

  it('merges nothing where no one is signed in', () => {
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

  it('knows that a 401 ended the session, until there is another one', () => {
    const { store } = open(signedIn);
    expect(store.ended.read()).toBe(false);
    store.clear();
    expect(store.ended.read()).toBe(true);
    store.clear();
    expect(store.ended.read()).toBe(true);
    store.save({ token: 'new-token', user });
    expect(store.ended.read()).toBe(false);
  });

  it('does not take a sign-out or a wrong password for the end of a session', () => {
    const { store } = open(signedIn);
    store.signOut();
    expect(store.ended.read()).toBe(false);
    store.clear();
    expect(store.ended.read()).toBe(false);
  });

  it('forgets the session on signing out and keeps what describes the device', () => {
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

  it('shows nothing of a person who has left while the page was in the back/forward cache', () => {
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

  it('ignores other keys of another tab', () => {
    const { store, changeInAnotherTab } = open(signedIn);
    const listener = vi.fn();
    store.subscribe(listener);
    changeInAnotherTab('theme');
    expect(listener).not.toHaveBeenCalled();
  });

  describe('the lock', () => {
    it('comes when nothing was used for the chosen time, in milliseconds', () => {
      const { store, advance } = open(signedIn);
      store.noteUse();
      advance(15 * minute - 1);
      store.lockWhenIdle();
      expect(store.locked.read()).toBe(false);
      advance(1);
      store.lockWhenIdle();
      expect(store.locked.read()).toBe(true);
    });

    it('comes instead of a use that is too late', () => {
      const { store, advance } = open(signedIn);
      store.noteUse();
      advance(15 * minute);
      store.noteUse();
      expect(store.locked.read()).toBe(true);
      store.noteUse();
      expect(store.locked.read()).toBe(true);
    });

    it('is put off by a use, which is noted every 10 s at most', () => {
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

    it('is known to come in so many milliseconds, which a use puts off', () => {
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

    it('is there before anything else when the wallet is opened too late', () => {
      const used = { ...signedIn, session_last_use: new Date(1_000 * minute).toISOString() };
      expect(open(used, 1_015 * minute - 1).store.locked.read()).toBe(false);
      expect(open(used, 1_015 * minute).store.locked.read()).toBe(true);
    });

    it('takes 30 minutes for a person who is not known yet', () => {
      const used = {
        auth_token: 'a-token',
        session_last_use: new Date(1_000 * minute).toISOString(),
      };
      expect(open(used, 1_029 * minute).store.locked.read()).toBe(false);
      expect(open(used, 1_030 * minute).store.locked.read()).toBe(true);
    });

    it('stays after a reload, and goes when the person has shown that they are there', () => {
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

    it('comes and goes with that of another tab', () => {
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

    it('follows the time that was chosen in another tab', () => {
      const { store, storage, advance, changeInAnotherTab } = open(signedIn);
      store.subscribe(() => undefined);
      store.noteUse();
      storage.setItem('user_data', JSON.stringify({ ...user, sessionTimeout: 240 }));
      changeInAnotherTab('user_data');
      advance(239 * minute);
      store.lockWhenIdle();
      expect(store.locked.read()).toBe(false);
    });

    it('belongs to a session: without one there is none, and the next begins unlocked', () => {
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

    it('notes a use again after the clock was corrected by some seconds', () => {
      const { store, storage, advance } = open(signedIn);
      store.noteUse();
      advance(-30_000);
      store.noteUse();
      expect(storage.getItem('session_last_use')).toBe(new Date(999.5 * minute).toISOString());
    });

    it('comes when the clock was set back: how long the wallet was idle is unknown then', () => {
      const { store, advance } = open(signedIn);
      store.noteUse();
      advance(-60 * minute);
      store.noteUse();
      expect(store.locked.read()).toBe(true);
    });
  });
});
