import type { Session } from '../accounts/sessions.ts';
import { HttpError } from './http-error.ts';

/** The largest possible id of a table. */
const maxId = 2 ** 31 - 1;

/**
 * The id in a path.
 * @throws {HttpError} 404 for an impossible id
 */
export function pathParameter(text: string): number {
  const id = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : Infinity;
  if (id > maxId) throw new HttpError(404, 'There is nothing at this address. Check the id.');
  return id;
}

/**
 * The id in a path that must be the signed-in user's own.
 * @throws {HttpError} 404 for an impossible id, 403 if it is the id of another user
 */
export function ownId(text: string, session: Session): number {
  const id = pathParameter(text);
  if (id !== session.userId) {
    throw new HttpError(403, 'This belongs to someone else. Sign in as that person to see it.');
  }
  return id;
}
