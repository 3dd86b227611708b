import type { SessionStore } from '#api/session-store.ts';

/** Up to which event the wallet knows what happened to the person of its session. */
export interface EventPosition {
  /** The id of that event; undefined while the provider has not said any. */
  read: () => number | undefined;
  /**
   * Notes the position before an answer of the provider was read. The first of a session counts: what happened after
   * it may be in none of what was read since.
   */
  begin: (position: number) => void;
  /** Notes the position of an event that was applied. */
  reach: (position: number) => void;
}

/** The position of each session, which begins with the session. */
export function createEventPosition(session: Pick<SessionStore, 'token'>): EventPosition {
  let known: { token: string | null; position: number } | undefined;
  const read = () => (known?.token === session.token ? known?.position : undefined);
  const reach = (position: number) => {
    known = { token: session.token, position };
  };
  return {
    read,
    reach,
    begin(position) {
      if (read() === undefined) reach(position);
    },
  };
}
