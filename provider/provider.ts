import { createServer, type Server } from 'node:http';
import { resolve } from 'node:path';

import { getRequestListener } from '@hono/node-server';

import { createLoginThrottle } from './accounts/login-throttle.ts';
import { createPasswords, defaultScryptCost, type ScryptCost } from './accounts/passwords.ts';
import { createApp } from './app.ts';
import { openEmbedded } from './database/embedded.ts';
import { connectServer } from './database/server.ts';
import type { Database } from './database/tx.ts';
import { createEventHub } from './events/event-hub.ts';
import { createStaticWallet } from './http/static-wallet.ts';
import { openSystemAccounts } from './ledger/ledger.ts';
import { createSettlement } from './ledger/settlement.ts';
import { seed } from './seed.ts';
import { realEnvironment, type Environment } from './environment.ts';

/** Which database: one in memory, one embedded in a directory, or a Postgres server. */
export type DatabaseLocation =
  { kind: 'memory' } | { kind: 'directory'; path: string } | { kind: 'server'; url: string };

/** How a provider runs. Only the database must be named. */
export interface ProviderOptions {
  database: DatabaseLocation;
  /** Where to listen; by default a free port of the loopback address. */
  host?: string;
  port?: number;
  /** The directory of the built wallet; by default `dist` beside this package's source. */
  walletDirectory?: string;
  /** The origin of a wallet that is served elsewhere, which then may call the API; by default none may. */
  walletOrigin?: string | undefined;
  /** How long a send stays pending, in milliseconds. */
  settleDelay?: number;
  /** Whether an empty database gets the sample people; it does by default. */
  sampleData?: boolean;
  scryptCost?: ScryptCost;
  environment?: Partial<Environment>;
}

/** A provider that answers. */
export interface RunningProvider {
  /** Its origin, without a trailing slash. */
  url: string;
  database: Database;
  /** Ends streams, requests and timers, and closes the database; once, however often it is called. */
  close(): Promise<void>;
}

/** Where `npm run build` puts the wallet. */
export const defaultWalletDirectory = resolve(import.meta.dirname, '../dist');

/** How long a send stays pending by default, in milliseconds. */
export const defaultSettleDelay = 1_000;

/**
 * Opens the database, brings it up to date, settles what an earlier run left, and listens.
 * @throws {DatabaseUnavailable} when it cannot be reached or another provider has it; the listener's error when it
 *   cannot listen
 */
export async function startProvider(options: ProviderOptions): Promise<RunningProvider> {
  const environment = { ...realEnvironment, ...options.environment };
  const database = await openDatabase(options.database, environment);
  const events = createEventHub(environment);
  const settlement = createSettlement({
    database,
    events,
    environment,
    delay: options.settleDelay ?? defaultSettleDelay,
  });
  try {
    const passwords = createPasswords(environment.random, options.scryptCost ?? defaultScryptCost);
    await database.transaction(openSystemAccounts);
    if (options.sampleData ?? true) await seed(database, passwords, environment);
    await settlement.settlePending();
    const app = createApp({
      database,
      environment,
      passwords,
      throttle: createLoginThrottle(environment.now),
      events,
      settlement,
      wallet: createStaticWallet(options.walletDirectory ?? defaultWalletDirectory),
      walletOrigin: options.walletOrigin,
    });
    const server = createServer(getRequestListener(app.fetch));
    const url = await listen(server, options.port ?? 0, options.host ?? '127.0.0.1');
    const stop = async () => {
      events.close();
      await stopListening(server);
      await settlement.stop();
      await database.close();
    };
    let stopping: Promise<void> | undefined;
    return { url, database, close: () => (stopping ??= stop()) };
  } catch (error) {
    await settlement.stop();
    await database.close();
    throw error;
  }
}

function openDatabase(location: DatabaseLocation, { log }: Environment): Promise<Database> {
  switch (location.kind) {
    case 'memory':
      return openEmbedded(undefined);
    case 'directory':
      return openEmbedded(location.path);
    case 'server':
      return connectServer(location.url, log);
  }
}

function listen(server: Server, port: number, host: string): Promise<string> {
  return new Promise((fulfil, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      const address = server.address();
      if (address === null || typeof address === 'string') {
        reject(new Error('The server listens on no port'));
        return;
      }
      const name = address.family === 'IPv6' ? `[${address.address}]` : address.address;
      fulfil(`http://${name}:${address.port}`);
    });
  });
}

/** Answers what is being asked, then closes every connection; one that is still busy after the grace is cut. */
function stopListening(server: Server): Promise<void> {
  const grace = 3_000;
  return new Promise((fulfil) => {
    const cut = setTimeout(() => server.closeAllConnections(), grace);
    // Each connection as soon as it idles: a browser would keep it open for its next request.
    const sweep = setInterval(() => server.closeIdleConnections(), 20);
    server.close(() => {
      clearTimeout(cut);
      clearInterval(sweep);
      fulfil();
    });
  });
}
