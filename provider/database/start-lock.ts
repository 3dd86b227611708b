import { takeLock } from './advisory-lock.ts';
import { connectClient } from './connect-client.ts';

/** The advisory lock of a starting provider: its migrations may take a while. */
const lockKey = 7_310_212;

/**
 * Runs start-up work while no other provider of the same database starts.
 * @throws {DatabaseUnavailable} if the database cannot be reached, or another start takes too long
 */
export async function withStartLock<Result>(
  url: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const client = await connectClient(url);
  try {
    await takeLock(
      client,
      lockKey,
      'Another provider has been starting on the database of DATABASE_URL for a minute. Look at its log.',
    );
    return await work();
  } finally {
    // The end of the connection releases the lock.
    await client.end().catch(() => undefined);
  }
}
