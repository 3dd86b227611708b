import { useRef, useState } from 'react';

import { useLeaveSignal } from './use-leave-signal.ts';

/** Runs one action at a time. */
export interface OneAtATime {
  /** Whether an action is under way. */
  busy: boolean;
  /**
   * Runs an action, unless one is under way. Its signal aborts when it is called off or the component leaves: nothing
   * of it may be told after that. Resolves when it is done, or at once where it does not run; rejects as the action
   * does.
   */
  run: (action: (signal: AbortSignal) => Promise<void>) => Promise<void>;
  /** Calls off the action that is under way, so that another can run. */
  callOff: () => void;
}

/** For a button that can be pressed again before the outcome of its action is drawn, or the screen left. */
export function useOneAtATime(): OneAtATime {
  const [busy, setBusy] = useState(false);
  // A ref: a second press can come before the first one's state has been drawn.
  const underWay = useRef<AbortController>(undefined);
  const leaveSignal = useLeaveSignal();

  function end(action: AbortController) {
    if (underWay.current !== action) return;
    underWay.current = undefined;
    setBusy(false);
  }

  function callOff() {
    const action = underWay.current;
    if (action === undefined) return;
    action.abort();
    end(action);
  }

  async function run(action: (signal: AbortSignal) => Promise<void>) {
    if (underWay.current !== undefined) return;
    const own = new AbortController();
    underWay.current = own;
    const left = leaveSignal();
    left.addEventListener('abort', callOff);
    setBusy(true);
    try {
      await action(own.signal);
    } finally {
      left.removeEventListener('abort', callOff);
      end(own);
    }
  }

  return { busy, run, callOff };
}
