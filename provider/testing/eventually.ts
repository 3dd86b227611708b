import { vi } from 'vitest';

/** Retries an assertion until it holds. It fails after 20 s, because a busy machine can stall a process for seconds. */
export const eventually = <Result>(assertion: () => Result | Promise<Result>): Promise<Result> =>
  vi.waitFor(assertion, 20_000);
