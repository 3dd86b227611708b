import { vi } from 'vitest';

import { User } from '#wallet/entities/entities.ts';

import { storageIn } from './memory-storage.ts';

/** A person with this id, of whom nothing else is known. */
export function person(id: number): User {
  return User.parse({ id, createdAt: '2026-01-01T00:00:00.000Z' });
}

/**
 * Gives the test the page of a signed-in person 1, whose modules are read anew: `window` and a `localStorage` in memory,
 * with what a session keeps there. `vi.unstubAllGlobals` takes them back.
 */
export function openSignedInPage(): void {
  vi.resetModules();
  const items = new Map([
    ['auth_token', 'token-1'],
    ['user_data', JSON.stringify(person(1))],
  ]);
  vi.stubGlobal('localStorage', storageIn(items));
  vi.stubGlobal('window', new EventTarget());
}
