import type { SessionStore } from '#api/session-store.ts';

/** The last event that the wallet of this session has applied. */
export interface EventPosition {
  /** The id of that event; undefined until the provider has sent one. */
  read: () => number | undefined;
  /**
   * Stores the position that the provider sent with an answer. Only the first one of a session counts: later events may
   * be missing from the answers since then.
   */
  begin: (position: number) => void;
  /** Stores the position of an applied event. */
  reach: (position: number) => void;
}

/** Creates the event position. It is reset for each session. */
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
