/** Lets the add button open Traveler's refund form, also when its screen is not open yet. */
export interface RefundRequests {
  /** Opens the form, as soon as its screen is open. */
  ask: () => void;
  /** Subscribes to the requests, including a pending one. Returns a function that unsubscribes. */
  follow: (onAsk: () => void) => () => void;
}

/** Creates the requests of one session. */
export function createRefundRequests(): RefundRequests {
  const followers = new Set<() => void>();
  let waiting = false;
  return {
    ask() {
      waiting = followers.size === 0;
      for (const onAsk of followers) onAsk();
    },
    follow(onAsk) {
      followers.add(onAsk);
      if (waiting) onAsk();
      waiting = false;
      return () => void followers.delete(onAsk);
    },
  };
}
