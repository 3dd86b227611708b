import type { WalletServices } from '../context.ts';

/** Retry interval until the provider has answered the report, in milliseconds. */
const retryInterval = 10_000;

/**
 * Reports to the provider that this session is locked, so that its token is refused. Returns a function that cancels
 * the report, because it must not follow an unlock.
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
      if (!unlocked.signal.aborted) log.warn('The lock could not be reported', error);
    }
  }
  const end = clock.every(retryInterval, () => void report());
  void report();
  return () => {
    end();
    unlocked.abort();
  };
}
