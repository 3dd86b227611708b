/** The log for problems that the user does not see (core §8). */
export interface Log {
  info: (problem: string, detail?: unknown) => void;
  warn: (problem: string, detail?: unknown) => void;
}
