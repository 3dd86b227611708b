import { Client } from 'pg';

import { DatabaseUnavailable } from './database-unavailable.ts';
import { sqlState } from './sql-state.ts';

/**
 * A dedicated connection to a Postgres server, without the pool and its timeouts. The caller ends it.
 * @throws {DatabaseUnavailable} if the server cannot be reached
 */
export async function connectClient(url: string): Promise<Client> {
  const client = new Client({ connectionString: url, keepAlive: true });
  // Without a listener, a lost connection would end the process. The query in progress reports it too.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return client;
  } catch (error) {
    throw new DatabaseUnavailable(
      `Cannot connect to the database of DATABASE_URL (${sqlState(error) ?? String(error)}). Check the address, and that the server runs.`,
      { cause: error },
    );
  }
}
