/** Lets a screen open the support chat, whose panel is rendered beside the routed screen. */
export interface ChatRequests {
  /** Opens the chat, with a draft for the user to send. */
  open: (draft: string) => void;
  /** Subscribes to the requests. Returns a function that unsubscribes. */
  follow: (onOpen: (draft: string) => void) => () => void;
}

/** Creates the requests of one session. */
export function createChatRequests(): ChatRequests {
  const followers = new Set<(draft: string) => void>();
  return {
    open(draft) {
      for (const onOpen of followers) onOpen(draft);
    },
    follow(onOpen) {
      followers.add(onOpen);
      return () => void followers.delete(onOpen);
    },
  };
}
