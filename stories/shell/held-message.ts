import type { HttpHandler } from 'msw';

import { mockEventStream, type SentMessage } from '#mocks/scenarios.ts';

/** A message of the event stream that is released by the story. */
export function heldMessage(message: SentMessage) {
  let send: () => void = () => undefined;
  return {
    /** The stream, which holds the message again for each run of the story. */
    stream(): HttpHandler {
      const held = new Promise<SentMessage>((resolve) => {
        send = () => resolve(message);
      });
      return mockEventStream(held);
    },
    send: () => send(),
  };
}
