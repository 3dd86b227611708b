import type { Session } from './sessions.ts';

/** The lane of a signed-in user's changes. */
export function userLane({ userId }: Pick<Session, 'userId'>): string {
  return `user ${userId}`;
}

/** The lane of those who are not signed in, by their network address. */
export function addressLane(address: string): string {
  return `address ${address}`;
}
