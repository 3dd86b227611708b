/**
 * Remote data on its way to a screen. `message` is the error as the client raised it (`500: …`), for the load-error
 * card.
 */
export type Loadable<T> =
  { status: 'loading' } | { status: 'failed'; message: string } | { status: 'ready'; data: T };

/** Wraps data that is there. */
export function ready<T>(data: T): Loadable<T> {
  return { status: 'ready', data };
}

/** Two loadables as one: failed when either failed, loading when either is, else both. */
export function both<A, B>(first: Loadable<A>, second: Loadable<B>): Loadable<[A, B]> {
  if (first.status === 'failed') return first;
  if (second.status === 'failed') return second;
  if (first.status === 'loading' || second.status === 'loading') return { status: 'loading' };
  return ready([first.data, second.data]);
}
