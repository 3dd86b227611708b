import type { Session } from './sessions.ts';

/** The lane of a signed-in user's changes. */
export function userLane({ userId }: Pick<Session, 'userId'>): string {
  return `user ${userId}`;
}

/** The lane of registrations and sign-ins. */
export const signInLane = 'sign-in';
