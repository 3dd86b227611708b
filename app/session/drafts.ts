import type { SessionStore } from '#api/session-store.ts';
import type { Drafts } from '#components/drafts.ts';

/**
 * Creates the drafts, which are kept in memory only and for one user only. A draft from before a 401 or a lock is
 * restored after the same user has signed in or unlocked the wallet. An explicit sign-out and another user's session
 * clear the drafts.
 */
export function createDrafts(
  session: Pick<SessionStore, 'read' | 'subscribe' | 'ended' | 'locked'>,
): Drafts {
  const kept = new Map<string, unknown>();
  let owner = session.read()?.user?.id;

  function follow() {
    const current = session.read();
    const person = current?.user?.id;
    const signedOut = current === null && !session.ended.read();
    if (signedOut || (person !== undefined && person !== owner)) kept.clear();
    owner = person ?? owner;
  }
  session.subscribe(follow);
  session.ended.subscribe(follow);

  return {
    read: (name) => kept.get(name),
    leave(name, draft) {
      if (session.locked.read() || session.ended.read()) kept.set(name, draft);
      else kept.delete(name);
    },
  };
}
