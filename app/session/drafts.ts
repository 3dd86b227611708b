import type { SessionStore } from '#api/session-store.ts';
import type { Drafts } from '#components/drafts.ts';

/**
 * Drafts in memory only, and of one person only: what was typed when a 401 ended the session, or when the wallet
 * locked, is there again after the same person has signed in or unlocked it. An explicit sign-out and another person's
 * session clear them.
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
