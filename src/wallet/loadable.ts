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

/** What was read, or what another read knows of the same while it fails. */
export function orKnown<T>(read: Loadable<T>, known: Loadable<T>): Loadable<T> {
  return read.status === 'failed' && known.status === 'ready' ? known : read;
}
