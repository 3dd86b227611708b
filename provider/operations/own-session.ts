import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { connectClient } from '../database/connect-client.ts';
import { DatabaseUnavailable } from '../database/database-unavailable.ts';
import { drizzlePg } from '../database/drizzle.ts';
import { openEmbedded } from '../database/embedded.ts';
import { connectServer } from '../database/server.ts';
import type { Database } from '../database/tx.ts';
import type { Environment } from '../environment.ts';
import type { DatabaseLocation } from '../database/location.ts';
import { withProvidersPaused } from './restore-fence.ts';

/** A command's database: its transactions have no time limit. */
export interface OwnSession extends Pick<Database, 'transaction' | 'close'> {
  /** Runs work while no provider of this database answers requests. */
  alone: Database['alone'];
}

/**
 * Opens a database for changes by a command, which reach the wallets of all running providers. An embedded database
 * must not be open in another process.
 * @throws {DatabaseUnavailable} if the database cannot be opened
 */
export function openForChanges(
  location: DatabaseLocation,
  environment: Environment,
): Promise<Database> {
  if (location.kind === 'server') return connectServer(location.url, environment);
  requireDatabaseIn(location.path);
  return openEmbedded(location.path, environment);
}

/**
 * Opens a database for a command. An embedded database must not be open in another process.
 * @param migrates true to create a new database or migrate an old one
 * @throws {DatabaseUnavailable} if the database cannot be opened
 */
export async function openSession(
  location: DatabaseLocation,
  environment: Environment,
  { migrates }: { migrates: boolean },
): Promise<OwnSession> {
  if (location.kind === 'directory') {
    if (!migrates) requireDatabaseIn(location.path);
    return openEmbedded(location.path, environment);
  }
  if (migrates) await (await connectServer(location.url, environment)).close();
  const client = await connectClient(location.url);
  const db = drizzlePg(client);
  return {
    transaction: (work) => db.transaction(work),
    alone: (work) => withProvidersPaused(location.url, work),
    close: () => client.end(),
  };
}

function requireDatabaseIn(directory: string): void {
  if (existsSync(join(directory, 'postgres'))) return;
  throw new DatabaseUnavailable(
    `There is no database in ${directory}. Set DATA_DIR or DATABASE_URL to the one you mean.`,
  );
}
