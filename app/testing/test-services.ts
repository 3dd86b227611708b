import { createClient } from '#api/client.ts';
import { openSessionStore } from '#api/session-store.ts';
import { User } from '#wallet/entities/entities.ts';

import { createQueries } from '../services/queries.ts';
import { createSessionToasts } from '../session/session-toasts.ts';
import { storageIn } from './memory-storage.ts';

/** A person with this id, of whom nothing else is known. */
export function person(id: number): User {
  return User.parse({ id, createdAt: '2026-01-01T00:00:00.000Z' });
}

/** The session of person 1, and the services that follow it. Calls go out by the global `fetch`. */
export function signedInServices() {
  const items = new Map([
    ['auth_token', 'token-1'],
    ['user_data', JSON.stringify(person(1))],
  ]);
  const session = openSessionStore(storageIn(items), new EventTarget());
  const client = createClient({ host: '', session });
  return {
    session,
    client,
    queries: createQueries(client, session),
    toasts: createSessionToasts(session),
  };
}
