import { defaultSessionTimeout } from '#wallet/entities/session-timeout.ts';
import type { SessionGrant } from '#wallet/entities/session.ts';
import { readStoredUser } from '#wallet/entities/stored-user.ts';
import type { User } from '#wallet/entities/user.ts';
import { createStore, type ReadableStore } from '#wallet/store.ts';

/** The stored session. `user` is null when only the token is known: the provider must then identify the user. */
export interface StoredSession {
  token: string;
  user: User | null;
}

/**
 * The session stored on the device, under the documents' storage keys (core §3 and §4). Also
 * notifies its listeners of changes in other tabs, including those that a page in the back/forward cache missed.
 */
export interface SessionStore extends ReadableStore<StoredSession | null> {
  readonly token: string | null;
  /** True if the provider ended the last session with a 401, and no other session has started since. */
  ended: ReadableStore<boolean>;
  /**
   * Whether the wallet hides the user's data until they have proved their presence (decision 100). All tabs lock and
   * unlock together.
   */
  locked: ReadableStore<boolean>;
  /** Locks the wallet of a session. */
  lock: () => void;
  /** Unlocks the wallet after the user has proved their presence. */
  unlock: () => void;
  /** Records a use of the wallet, at most every 10 s. Locks the wallet instead if the idle limit has passed. */
  noteUse: () => void;
  /** Locks the wallet if no tab was used for the chosen idle limit. */
  lockWhenIdle: () => void;
  /** Milliseconds until the idle wallet locks. */
  timeLeft: () => number;
  /** Calls a listener for each recorded use of this tab. Returns an unsubscribe function. */
  subscribeToUse: ReadableStore<unknown>['subscribe'];
  /** Stores the grant of a sign-in or a registration. */
  save: (grant: SessionGrant) => void;
  /** Merges a profile update, or the provider's user, into the stored user. */
  mergeUser: (changes: Partial<User>) => void;
  /** Removes token and user, as on a 401. */
  clear: () => void;
  /** Removes all session data, including `token`, but not the device's data (decision 20). */
  signOut: () => void;
}

const tokenKey = 'auth_token';
const userKey = 'user_data';
/** A documented key that the wallet never writes; signing out removes it (core §3). */
const legacyTokenKey = 'token';
const lockedKey = 'session_locked';
/** The time of the last use, in ISO 8601. */
const lastUseKey = 'session_last_use';

/**
 * Maximum step by which the clock may be set back without locking the wallet, in milliseconds: devices correct their
 * clocks.
 */
export const maxClockStep = 60_000;

/** The storage keys of the session that other tabs change. A null key means that the storage was cleared. */
const followedKeys: ReadonlySet<unknown> = new Set([null, tokenKey, userKey, lockedKey]);

/** Minimum interval between two recorded uses, in milliseconds. */
const useInterval = 10_000;

/** Idle time after which the wallet locks, in milliseconds. */
export function idleLimit(session: StoredSession | null): number {
  return (session?.user?.sessionTimeout ?? defaultSessionTimeout) * 60_000;
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The part of a `Window` that reports changes in other tabs. */
export type SessionEvents = Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;

/** The part of a `Storage` that the session uses. */
type SessionStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

function loadSession(storage: SessionStorage): StoredSession | null {
  const token = storage.getItem(tokenKey);
  const user = loadUser(storage);
  return token === null ? null : { token, user };
}

function loadUser(storage: SessionStorage): User | null {
  const stored = storage.getItem(userKey);
  if (stored === null) return null;
  const user = readStoredUser(parsedJson(stored));
  if (user !== undefined) return user;
  storage.removeItem(userKey);
  return null;
}

/** Wraps a subscription to a store, so that it also follows changes in other tabs. */
function inAllTabs(
  window: SessionEvents,
  changed: () => void,
  subscribe: ReadableStore<unknown>['subscribe'],
): ReadableStore<unknown>['subscribe'] {
  return (listener) => {
    const onStorage = (event: Event) => {
      if (!('key' in event) || followedKeys.has(event.key)) changed();
    };
    const onReturn = (event: Event) => {
      if ('persisted' in event && event.persisted === true) changed();
    };
    const unsubscribe = subscribe(listener);
    window.addEventListener('storage', onStorage);
    window.addEventListener('pageshow', onReturn);
    return () => {
      unsubscribe();
      window.removeEventListener('storage', onStorage);
      window.removeEventListener('pageshow', onReturn);
    };
  };
}

/**
 * Opens the session of a storage. Unreadable user data is removed (core §4, decision 22). A session that was idle for
 * too long is locked before anything is rendered.
 */
export function openSessionStore(
  storage: SessionStorage,
  window: SessionEvents,
  now: () => Date,
): SessionStore {
  const { read, subscribe, write } = createStore(loadSession(storage));

  const ended = createStore(false);
  const isLocked = () => read() !== null && storage.getItem(lockedKey) !== null;
  const locked = createStore(isLocked());

  function changed() {
    const loaded = loadSession(storage);
    // An unchanged session must stay the same object, or the wallet would render again.
    if (JSON.stringify(loaded) !== JSON.stringify(read())) write(loaded);
    if (read() !== null) ended.write(false);
    locked.write(isLocked());
  }

  function removeSession() {
    for (const key of [tokenKey, userKey, lockedKey, lastUseKey]) storage.removeItem(key);
    changed();
  }

  function lock() {
    if (read() === null) return;
    storage.setItem(lockedKey, 'true');
    locked.write(true);
  }

  /** The idle time of the wallet, in milliseconds; NaN if no use is known. */
  function idleTime(): number {
    return now().getTime() - Date.parse(storage.getItem(lastUseKey) ?? '');
  }

  function lockWhenIdle() {
    const idle = idleTime();
    // A use in the future means that the clock was set back, which hides the real idle time.
    if (idle >= idleLimit(read()) || idle < -maxClockStep) lock();
  }

  const uses = createStore('');

  function recordUse() {
    const at = now().toISOString();
    storage.setItem(lastUseKey, at);
    uses.write(at);
  }

  lockWhenIdle();

  return {
    get token() {
      return read()?.token ?? null;
    },
    read,
    ended,
    locked: { read: locked.read, subscribe: inAllTabs(window, changed, locked.subscribe) },
    lock,
    unlock() {
      recordUse();
      storage.removeItem(lockedKey);
      locked.write(false);
    },
    noteUse() {
      lockWhenIdle();
      if (read() === null || locked.read()) return;
      const idle = idleTime();
      const isNoted = idle >= 0 && idle < useInterval;
      if (!isNoted) recordUse();
    },
    lockWhenIdle,
    timeLeft: () => idleLimit(read()) - (idleTime() || 0),
    subscribeToUse: uses.subscribe,
    save({ token, user }) {
      storage.removeItem(lockedKey);
      recordUse();
      storage.setItem(tokenKey, token);
      storage.setItem(userKey, JSON.stringify(user));
      changed();
    },
    mergeUser(changes) {
      const session = read();
      if (!session) return;
      storage.setItem(userKey, JSON.stringify({ ...session.user, ...changes }));
      changed();
    },
    clear() {
      if (read() !== null) ended.write(true);
      removeSession();
    },
    signOut() {
      storage.removeItem(legacyTokenKey);
      ended.write(false);
      removeSession();
    },
    subscribe: inAllTabs(window, changed, subscribe),
  };
}
