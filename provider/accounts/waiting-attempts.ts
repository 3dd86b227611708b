import type { Clock } from '../environment.ts';
import { Overloaded } from '../overloaded.ts';

/** Poll interval of an attempt that waits for an attempt in another process, in milliseconds. */
const pollInterval = 250;

/** Maximum number of this process's sign-ins that wait for other sign-ins of the same account or address. */
const maxWaiting = 64;

/** The attempts of this process that wait for running attempts. */
export interface WaitingAttempts {
  /**
   * Waits in the line of a count until `admit` returns a result.
   * @throws {Overloaded} if too many attempts wait
   */
  wait<Result extends object>(
    key: string,
    admit: () => Promise<Result | undefined>,
  ): Promise<Result>;
  /** Lets the first attempt of each line try again, because a running one has ended. */
  wake(): void;
}

/**
 * Lines of waiting attempts. Only the first of a line polls the database: during an attack, dozens of polls would take
 * the processor from the threads that hash.
 */
export function createWaitingAttempts(clock: Clock): WaitingAttempts {
  /** Callbacks that end the pauses. */
  const pauses = new Set<() => void>();
  /** The end of the last attempt of each line. */
  const lines = new Map<string, Promise<void>>();
  let waiting = 0;

  const pause = () =>
    new Promise<void>((resolve) => {
      const end = () => {
        cancel();
        pauses.delete(end);
        resolve();
      };
      const cancel = clock.after(pollInterval, end);
      pauses.add(end);
    });

  return {
    async wait(key, admit) {
      if (waiting >= maxWaiting) throw new Overloaded('sign-ins');
      waiting += 1;
      const earlier = lines.get(key);
      let endTurn = () => {};
      const turn = new Promise<void>((resolve) => {
        endTurn = resolve;
      });
      lines.set(key, turn);
      try {
        await earlier;
        for (;;) {
          const admitted = await admit();
          if (admitted !== undefined) return admitted;
          await pause();
        }
      } finally {
        waiting -= 1;
        endTurn();
        if (lines.get(key) === turn) lines.delete(key);
      }
    },
    wake() {
      for (const end of pauses) end();
    },
  };
}
