import { randomBytes } from 'node:crypto';

/** Time, chance and the log, as the provider is given them; tests give it their own. */
export interface Environment {
  /** The present moment. */
  now: () => Date;
  /** Runs `work` once, so many milliseconds from now. Returns what cancels it. */
  after: (milliseconds: number, work: () => void) => () => void;
  /** Unpredictable bytes. */
  random: (size: number) => Uint8Array;
  /** Where a fault goes that nobody who called is told about. */
  log: (problem: string, detail: unknown) => void;
}

/** The real ones. */
export const realEnvironment: Environment = {
  now: () => new Date(),
  after(milliseconds, work) {
    const timer = setTimeout(work, milliseconds);
    return () => clearTimeout(timer);
  },
  random: (size) => randomBytes(size),
  log: (problem, detail) => console.error(problem, detail),
};
