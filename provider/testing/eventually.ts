import { vi } from 'vitest';

/** Retries an assertion until it holds, for 20 s: a busy machine can stall a process for several seconds. */
export const eventually = <Result>(assertion: () => Result | Promise<Result>): Promise<Result> =>
  vi.waitFor(assertion, 20_000);
