import { User } from '#wallet/entities/user.ts';
import type { SessionGrant } from '#wallet/entities/session.ts';
import { createStore, type ReadableStore } from '#wallet/store.ts';

/** The stored session. `user` is null when only the token is known: the provider then says who it belongs to. */
export interface StoredSession {
  token: string;
  user: User | null;
}

/**
 * The session as the device keeps it, under the documents' storage keys (core §3 and §4). Its listeners are also called
 * for changes in another tab.
 */
export interface SessionStore extends ReadableStore<StoredSession | null> {
  readonly token: string | null;
  /** Whether the provider ended the last session with a 401, and no other has begun. */
  ended: ReadableStore<boolean>;
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
const otherTokenKey = 'token';

/** The part of a `Window` that the session uses, to listen for changes in another tab. */
export type SessionEvents = Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;

/** Opens the session kept in a storage. User data that cannot be read is removed (core §4, decision 22). */
export function openSessionStore(
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
  window: SessionEvents,
): SessionStore {
  const { read, subscribe, write } = createStore(load());

  function load(): StoredSession | null {
    const token = storage.getItem(tokenKey);
    const user = loadUser();
    return token === null ? null : { token, user };
  }

  function loadUser(): User | null {
    const stored = storage.getItem(userKey);
    if (stored === null) return null;
    try {
      return User.parse(JSON.parse(stored));
    } catch {
      storage.removeItem(userKey);
      return null;
    }
  }

  const ended = createStore(false);

  function changed() {
    write(load());
    if (read() !== null) ended.write(false);
  }

  function forget() {
    storage.removeItem(tokenKey);
    storage.removeItem(userKey);
    changed();
  }

  return {
    get token() {
      return read()?.token ?? null;
    },
    read,
    ended,
    save({ token, user }) {
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
      storage.removeItem(otherTokenKey);
      ended.write(false);
      forget();
    },
    subscribe(listener) {
      const onStorage = (event: Event) => {
        if (!('key' in event) || event.key === null || event.key === tokenKey) changed();
      };
      const unsubscribe = subscribe(listener);
      window.addEventListener('storage', onStorage);
      return () => {
        unsubscribe();
        window.removeEventListener('storage', onStorage);
      };
    },
  };
}
