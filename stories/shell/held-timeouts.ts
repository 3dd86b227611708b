import { spyOn } from 'storybook/test';

/** A timeout that does not run by itself. */
export interface HeldTimeout {
  milliseconds: number | undefined;
  run: () => void;
}

/**
 * Holds every timeout that an action sets, so that a story can check its length and run it without waiting. Timeouts
 * set outside the action are not held, because the waiting utilities of the tests need them.
 */
export async function holdTimeouts(action: () => Promise<unknown>): Promise<HeldTimeout[]> {
  const held: HeldTimeout[] = [];
  const startTimeout = window.setTimeout.bind(window);
  const spy = spyOn(window, 'setTimeout').mockImplementation(((
    handler: TimerHandler,
    milliseconds?: number,
    ...values: unknown[]
  ) => {
    // Timeouts of zero length are part of the press itself.
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
