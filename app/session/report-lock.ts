import type { WalletServices } from '../context.ts';

/** How often a lock is reported until the provider has answered, in milliseconds. */
const retryInterval = 10_000;

/**
 * Reports to the provider that this session is locked, so that its token opens nothing either. Returns what ends it:
 * a report must not follow an unlock.
 */
export function reportLock({
  client,
  clock,
  log,
}: Pick<WalletServices, 'client' | 'clock' | 'log'>): () => void {
  const unlocked = new AbortController();
  async function report() {
    try {
      await client('lock', { signal: unlocked.signal });
      end();
    } catch (error) {
      if (!unlocked.signal.aborted) log.warn('The provider was not told of the lock', error);
    }
  }
  const end = clock.every(retryInterval, () => void report());
  void report();
  return () => {
    end();
    unlocked.abort();
  };
}
