/**
 * In the built wallet, the cache of mutations that a query client always creates. The wallet's writes go through its
 * own client, and the library's cache would make the first load larger.
 */
export class MutationCache {
  clear = (): void => undefined;
  findAll = (): never[] => [];
  resumePausedMutations = (): Promise<void> => Promise.resolve();
}
