import type { SessionStore } from '#api/session-store.ts';
import type { Drafts } from '#components/drafts.ts';

/**
 * Creates the drafts, which are in memory only and belong to one user. A draft from before a 401 or a lock is restored
 * after the same user has signed in or unlocked the wallet. An explicit sign-out and another user's session clear the
 * drafts.
 */
export function createDrafts(
  session: Pick<SessionStore, 'read' | 'subscribe' | 'ended' | 'locked'>,
): Drafts {
  const stored = new Map<string, unknown>();
  let owner = session.read()?.user?.id;

  function follow() {
    const current = session.read();
    const userId = current?.user?.id;
    const signedOut = current === null && !session.ended.read();
    if (signedOut || (userId !== undefined && userId !== owner)) stored.clear();
    owner = userId ?? owner;
  }
  session.subscribe(follow);
  session.ended.subscribe(follow);

  return {
    read: (name) => stored.get(name),
    leave(name, draft) {
      if (session.locked.read() || session.ended.read()) stored.set(name, draft);
      else stored.delete(name);
    },
  };
}
