/** Where a problem goes that is only logged (core §8). */
export interface Log {
  info: (problem: string, detail?: unknown) => void;
  warn: (problem: string, detail?: unknown) => void;
}
