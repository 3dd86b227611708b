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
  sessionTimeout: 30,
};

/** The part of a window that reports changes in another tab. */
function fakeWindow() {
  const target = new EventTarget();
  return {
    window: target as Window,
    changeInAnotherTab: (key: string | null) => {
      target.dispatchEvent(Object.assign(new Event('storage'), { key }));
    },
  };
}

function open(items: Record<string, string> = {}) {
  const storage = new FakeStorage(items);
  const { window, changeInAnotherTab } = fakeWindow();
  return { storage, changeInAnotherTab, store: openSessionStore(storage, window) };
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

  it('ignores other keys of another tab', () => {
    const { store, changeInAnotherTab } = open(signedIn);
    const listener = vi.fn();
    store.subscribe(listener);
    changeInAnotherTab('theme');
    expect(listener).not.toHaveBeenCalled();
  });
});
