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
 * Prevents parallel runs of a button's action: users press again before the outcome is rendered. The action can also
 * outlive its screen.
 */
export function useOneAtATime(): OneAtATime {
  const [busy, setBusy] = useState(false);
  // A ref, because a second press can come before the state of the first press is rendered.
  const running = useRef<AbortController>(undefined);
  const leaveSignal = useLeaveSignal();

  function end(action: AbortController) {
    if (running.current !== action) return;
    running.current = undefined;
    setBusy(false);
  }

  function cancel() {
    const action = running.current;
    if (action === undefined) return;
    action.abort();
    end(action);
  }

  async function run(action: (signal: AbortSignal) => Promise<void>) {
    if (running.current !== undefined) return;
    const own = new AbortController();
    running.current = own;
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
