import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { startPostgresServer, type PostgresServer } from '#provider/testing/postgres-server.ts';
import {
  spawnProvider,
  type ProviderProcess as Spawned,
} from '#provider/testing/provider-process.ts';
import { startRoundRobin, type RoundRobin } from '#provider/testing/round-robin.ts';

import { fillDataDirectory } from './database-template.ts';

/** Settings of a journey's provider that differ from the defaults. */
export interface ProviderSettings {
  /** The directory of the built wallet. */
  walletDirectory?: string;
  /** Additional environment variables. */
  settings?: Readonly<Record<string, string>>;
  /**
   * Number of processes. Defaults to `JOURNEY_PROCESSES`, or one. One process has an embedded database. Several share a
   * Postgres database, and requests are distributed in turn.
   */
  processes?: number;
}

/** The number of processes of a provider, unless the journey sets it. */
const usualProcesses = Number(process.env['JOURNEY_PROCESSES'] ?? 1);

let postgres: ReturnType<typeof startPostgresServer> | undefined;

/** The Postgres server of this worker. It stops with the worker. */
async function postgresServer(): Promise<PostgresServer> {
  const server = await (postgres ??= startPostgresServer());
  if ('unavailable' in server) throw new Error(`Several processes: ${server.unavailable}`);
  return server;
}

/** A provider with the built wallet, in one process with its own data directory and port, or in several. */
export class ProviderProcess {
  readonly url: string;
  readonly #port: number;
  readonly #directory: string;
  readonly #environments: readonly Readonly<Record<string, string>>[];
  #running: Spawned[] = [];
  #balancer: RoundRobin | undefined;
  #output = '';

  private constructor(
    port: number,
    directory: string,
    environments: readonly Readonly<Record<string, string>>[],
  ) {
    this.#port = port;
    this.#directory = directory;
    this.#environments = environments;
    this.url = `http://localhost:${port}/superwallet/`;
  }

  /** Starts a provider whose database has only the sample users. */
  static async start({
    walletDirectory,
    settings = {},
    processes = usualProcesses,
  }: ProviderSettings = {}): Promise<ProviderProcess> {
    const directory = await mkdtemp(join(tmpdir(), 'superwallet-journey-'));
    const port = await freePort();
    const shared = {
      ...(walletDirectory !== undefined && { WALLET_DIR: walletDirectory }),
      SAMPLE_DATA: 'on',
      SETTLE_DELAY_MS: '500',
      RAIL_DELAY_MS: '500',
      REVIEW_DELAY_MS: '1000',
      // All users of the journeys register from one IP address.
      REGISTRATION_LIMIT: '10000',
      ...settings,
    };
    const database: Record<string, string> =
      processes === 1
        ? { DATA_DIR: join(directory, 'data'), PORT: String(port) }
        : {
            DATABASE_URL: await (await postgresServer()).createDatabase(),
            SECRET_KEY: Buffer.alloc(32, 7).toString('base64'),
          };
    const environment = { ...shared, ...database };
    if (processes === 1) await fillDataDirectory(join(directory, 'data'));
    const provider = new ProviderProcess(
      port,
      directory,
      Array.from({ length: processes }, () => environment),
    );
    await provider.resume();
    return provider;
  }

  /** The directory of the embedded database. */
  get dataDirectory(): string {
    return join(this.#directory, 'data');
  }

  /** The output since the first start. */
  get output(): string {
    return this.#output + this.#running.map(({ output }) => output()).join('');
  }

  /** Starts the provider again on the same data. Resolves when it is ready for requests. */
  async resume(): Promise<void> {
    this.#running = this.#environments.map((environment) => spawnProvider(environment));
    for (const { child, exit } of this.#running) {
      // Needed if a test is cancelled while the provider starts.
      const kill = () => child.kill('SIGKILL');
      process.once('exit', kill);
      void exit.then(() => process.off('exit', kill));
    }
    const origins = await Promise.all(
      this.#running.map(async ({ origin, printed }) => {
        const found = await origin;
        await printed('Sample sign-in');
        return found;
      }),
    );
    if (origins.length > 1) this.#balancer = await startRoundRobin(origins, this.#port);
  }

  /** Stops the provider but does not delete its data. */
  async pause(): Promise<void> {
    for (const { child } of this.#running) child.kill('SIGTERM');
    await Promise.all(this.#running.map(({ exit }) => exit));
    this.#output = this.output;
    this.#running = [];
    await this.#balancer?.close();
    this.#balancer = undefined;
  }

  /** Stops the provider and deletes its data. */
  async stop(): Promise<void> {
    await this.pause();
    await rm(this.#directory, { recursive: true, force: true });
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('No free port');
  return address.port;
}
