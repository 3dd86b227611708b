import { defaultSessionTimeout } from '#wallet/entities/session-timeout.ts';
import type { SessionGrant } from '#wallet/entities/session.ts';
import { readStoredUser } from '#wallet/entities/stored-user.ts';
import type { User } from '#wallet/entities/user.ts';
import { createStore, type ReadableStore } from '#wallet/store.ts';

/** The stored session. `user` is null when only the token is known: the provider then says who it belongs to. */
export interface StoredSession {
  token: string;
  user: User | null;
}

/**
 * The session as the device keeps it, under the documents' storage keys (core §3 and §4). Its listeners are also called
 * for changes in another tab, and for those of which a page in the back/forward cache has not heard.
 */
export interface SessionStore extends ReadableStore<StoredSession | null> {
  readonly token: string | null;
  /** Whether the provider ended the last session with a 401, and no other has begun. */
  ended: ReadableStore<boolean>;
  /**
   * Whether the wallet shows nothing of the person until they have shown that they are there (decision 100). All tabs
   * lock and unlock together.
   */
  locked: ReadableStore<boolean>;
  /** Locks the wallet of a session. */
  lock: () => void;
  /** Goes on: the person has shown that they are there. */
  unlock: () => void;
  /** Notes that the person uses the wallet, at most every 10 s. Too late it locks the wallet instead. */
  noteUse: () => void;
  /** Locks the wallet when no tab was used for as long as the person has chosen. */
  lockWhenIdle: () => void;
  /** In how many milliseconds it locks when it is not used until then. */
  timeLeft: () => number;
  /** Calls a listener for each use of this tab that is noted. Returns what ends it. */
  subscribeToUse: ReadableStore<unknown>['subscribe'];
  /** Keeps what a sign-in or a registration granted. */
  save: (grant: SessionGrant) => void;
  /** Merges a profile update, or the user as the provider knows them, into the stored user. */
  mergeUser: (changes: Partial<User>) => void;
  /** Forgets token and user, as on a 401. */
  clear: () => void;
  /** Forgets all that belongs to the session, `token` included; what describes the device stays (decision 20). */
  signOut: () => void;
}

const tokenKey = 'auth_token';
const userKey = 'user_data';
/** A key of the documents that nothing writes but signing out removes (core §3). */
const legacyTokenKey = 'token';
const lockedKey = 'session_locked';
/** When the wallet was used last, in ISO 8601. */
const lastUseKey = 'session_last_use';

/** By how much a clock may be set back without locking the wallet, in milliseconds: it is corrected now and then. */
export const maxClockStep = 60_000;

/** What another tab changes about the session; no key means that everything was cleared. */
const followedKeys: ReadonlySet<unknown> = new Set([null, tokenKey, userKey, lockedKey]);

/** How long a noted use stands before it is noted again. In milliseconds. */
const useInterval = 10_000;

/** How long a session's wallet may stay unused before it locks. In milliseconds. */
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

/** The part of a `Window` that the session uses, to hear what has changed elsewhere. */
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

/** Subscribes to a store, and so to the changes of another tab. */
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
 * Opens the session kept in a storage. User data that cannot be read is removed (core §4, decision 22). A session that
 * was not used for too long is locked before anything can be drawn.
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
    // A session that is as before stays the same one: the wallet is not drawn again for it.
    if (JSON.stringify(loaded) !== JSON.stringify(read())) write(loaded);
    if (read() !== null) ended.write(false);
    locked.write(isLocked());
  }

  function forget() {
    for (const key of [tokenKey, userKey, lockedKey, lastUseKey]) storage.removeItem(key);
    changed();
  }

  function lock() {
    if (read() === null) return;
    storage.setItem(lockedKey, 'true');
    locked.write(true);
  }

  /** How long the wallet has not been used, in milliseconds; not a number where no use is known. */
  function idleTime(): number {
    return now().getTime() - Date.parse(storage.getItem(lastUseKey) ?? '');
  }

  function lockWhenIdle() {
    const idle = idleTime();
    // A use in the future: the clock was set back, which would hide how long the wallet was idle.
    if (idle >= idleLimit(read()) || idle < -maxClockStep) lock();
  }

  const uses = createStore('');

  function used() {
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
      used();
      storage.removeItem(lockedKey);
      locked.write(false);
    },
    noteUse() {
      lockWhenIdle();
      if (read() === null || locked.read()) return;
      const idle = idleTime();
      const isNoted = idle >= 0 && idle < useInterval;
      if (!isNoted) used();
    },
    lockWhenIdle,
    timeLeft: () => idleLimit(read()) - (idleTime() || 0),
    subscribeToUse: uses.subscribe,
    save({ token, user }) {
      storage.removeItem(lockedKey);
      used();
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
      forget();
    },
    signOut() {
      storage.removeItem(legacyTokenKey);
      ended.write(false);
      forget();
    },
    subscribe: inAllTabs(window, changed, subscribe),
  };
}
