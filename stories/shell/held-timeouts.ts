import { spyOn } from 'storybook/test';

/** A timeout that does not run by itself. */
export interface HeldTimeout {
  milliseconds: number | undefined;
  run: () => void;
}

/**
 * Holds back every timeout that an action sets, so that a story can say how long it is and let it run out without
 * waiting. Only the action's own timeouts: the tools that wait for the page need theirs.
 */
export async function holdTimeouts(action: () => Promise<unknown>): Promise<HeldTimeout[]> {
  const held: HeldTimeout[] = [];
  const startTimeout = window.setTimeout.bind(window);
  const spy = spyOn(window, 'setTimeout').mockImplementation(((
    handler: TimerHandler,
    milliseconds?: number,
    ...values: unknown[]
  ) => {
    // Pauses of no length belong to the press itself.
    if (!milliseconds) return startTimeout(handler, milliseconds, ...values);
    held.push({
      milliseconds,
      run: () => {
        if (typeof handler === 'function') handler(...values);
      },
    });
    return 0;
  }) as typeof window.setTimeout);
  try {
    await action();
  } finally {
    spy.mockRestore();
  }
  return held;
}
