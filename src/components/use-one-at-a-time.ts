import { useRef, useState } from 'react';

import { useLeaveSignal } from './use-leave-signal.ts';

/** Runs one action at a time. */
export interface OneAtATime {
  /** Whether an action is running. */
  busy: boolean;
  /**
   * Runs an action, unless one is running. Its signal aborts when the action is cancelled or the component unmounts;
   * after that the action must not report anything. Resolves when the action ends, or at once if it does not run;
   * rejects as the action does.
   */
  run: (action: (signal: AbortSignal) => Promise<void>) => Promise<void>;
  /** Cancels the running action, so that another one can run. */
  cancel: () => void;
}

/**
 * For a button that can be pressed again before the outcome of its action is rendered, or whose action can leave the
 * screen.
 */
export function useOneAtATime(): OneAtATime {
  const [busy, setBusy] = useState(false);
  // A ref, because a second press can come before the state of the first one is rendered.
  const underWay = useRef<AbortController>(undefined);
  const leaveSignal = useLeaveSignal();

  function end(action: AbortController) {
    if (underWay.current !== action) return;
    underWay.current = undefined;
    setBusy(false);
  }

  function cancel() {
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
    left.addEventListener('abort', cancel);
    setBusy(true);
    try {
      await action(own.signal);
    } finally {
      left.removeEventListener('abort', cancel);
      end(own);
    }
  }

  return { busy, run, cancel };
}
