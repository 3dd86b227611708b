import { StreamMessage } from '#wallet/entities/stream-message.ts';

import type { StreamUpdate } from './events.ts';

/** A message that changes the wallet's data. All other messages concern the stream itself. */
export type LiveEvent = Exclude<StreamMessage, { type: 'heartbeat' | 'reset' }>;

/** The events that one tab has applied. */
export interface AppliedEvents {
  /** The id of the last applied event; undefined until the provider has sent a position. */
  readonly position: number | undefined;
  /** Applies a received message unless it was applied before. */
  apply: (update: StreamUpdate) => void;
}

/** Applies each event once (decision 120). */
export function applyOnce({
  onEvent,
  onMissed,
  known = positionInMemory(),
  log,
}: {
  onEvent: (event: LiveEvent) => void;
  /** Events may have been missed, so all live data must be refetched. */
  onMissed: () => void;
  /** Storage of the position; in memory by default. */
  known?: { read: () => number | undefined; reach: (position: number) => void };
  /** Called for an unreadable message. */
  log: (problem: string, detail: unknown) => void;
}): AppliedEvents {
  return {
    get position() {
      return known.read();
    },
    apply({ after, id, data }) {
      const position = known.read();
      const message = data === undefined ? undefined : readMessage(data);
      if (message?.type === 'reset') {
        // After a database restore, ids continue from an earlier position.
        if (id !== undefined) known.reach(id);
        onMissed();
        return;
      }
      if (after !== undefined && after > (position ?? -1)) {
        if (position !== undefined) onMissed();
        known.reach(after);
      }
      if (id !== undefined) {
        // The browser gives a heartbeat the id of the previous message.
        const reached = known.read();
        if (reached !== undefined && id <= reached) return;
        known.reach(id);
      }
      if (message === undefined) {
        if (data !== undefined) log('Unreadable event stream message', data);
      } else if (message.type !== 'heartbeat') onEvent(message);
    },
  };
}

function positionInMemory() {
  let position: number | undefined;
  return { read: () => position, reach: (reached: number) => void (position = reached) };
}

function readMessage(data: string): StreamMessage | undefined {
  try {
    return StreamMessage.safeParse(JSON.parse(data)).data;
  } catch {
    return undefined;
  }
}
