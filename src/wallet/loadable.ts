import { failureKind, type FailureKind } from './failure.ts';

/** Why data could not be loaded. `message` is the error as the client raised it: `500: …` (core §8). */
export interface LoadFailure {
  kind: FailureKind;
  message: string;
}

/** Remote data on its way to a screen. */
export type Loadable<T> =
  { status: 'loading' } | ({ status: 'failed' } & LoadFailure) | { status: 'ready'; data: T };

/** Why data could not be loaded, by the error that says so. */
export function loadFailure(error: Error): LoadFailure {
  return { kind: failureKind(error), message: error.message };
}

/** Wraps data that is there. */
export function ready<T>(data: T): Loadable<T> {
  return { status: 'ready', data };
}

/** Two reads as one: it has failed as soon as one of them has, and is ready when both are. */
export function both<First, Second>(
  first: Loadable<First>,
  second: Loadable<Second>,
): Loadable<readonly [First, Second]> {
  if (first.status === 'failed') return first;
  if (second.status === 'failed') return second;
  if (first.status === 'loading' || second.status === 'loading') return { status: 'loading' };
  return ready([first.data, second.data]);
}

/** What was read, or what another read knows of the same while it fails. */
export function withCachedFallback<T>(read: Loadable<T>, known: Loadable<T>): Loadable<T> {
  return read.status === 'failed' && known.status === 'ready' ? known : read;
}
