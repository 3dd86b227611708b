import { failureKind, type FailureKind } from './failure.ts';

/** Why data could not be loaded. `message` is the error as raised by the client: `500: …` (core §8). */
export interface LoadFailure {
  kind: FailureKind;
  message: string;
}

/** The state of remote data for a screen. */
export type Loadable<T> =
  { status: 'loading' } | ({ status: 'failed' } & LoadFailure) | { status: 'ready'; data: T };

/** The failure of an error. */
export function loadFailure(error: Error): LoadFailure {
  return { kind: failureKind(error), message: error.message };
}

/** Wraps loaded data. */
export function ready<T>(data: T): Loadable<T> {
  return { status: 'ready', data };
}

/** Combines two reads: failed as soon as one of them has failed, ready when both are. */
export function both<First, Second>(
  first: Loadable<First>,
  second: Loadable<Second>,
): Loadable<readonly [First, Second]> {
  if (first.status === 'failed') return first;
  if (second.status === 'failed') return second;
  if (first.status === 'loading' || second.status === 'loading') return { status: 'loading' };
  return ready([first.data, second.data]);
}

/** The read, or the cached data of another read if it failed. */
export function withCachedFallback<T>(read: Loadable<T>, cached: Loadable<T>): Loadable<T> {
  return read.status === 'failed' && cached.status === 'ready' ? cached : read;
}
