import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';

import { SeededRandom } from '#wallet/keys/seeded-random.ts';

import { and, eq } from '../database/drizzle.ts';
import { taxRefunds, transactions } from '../database/schema.ts';
import type { DatabaseLocation } from '../database/location.ts';
import { startDurablePostgres } from '../testing/postgres-server.ts';
import { spawnProvider, type ProviderProcess } from '../testing/provider-process.ts';
import { startTestProvider } from '../testing/test-provider.ts';
import { KeyedLoad } from './keyed-load.ts';
import { reportTorture, tortureSettings } from './report.ts';

const postgres = await startDurablePostgres();
const isMissing = 'unavailable' in postgres;
if (isMissing) console.warn(`Not tested on a Postgres server: ${postgres.unavailable}`);
afterAll(() => (isMissing ? undefined : postgres.stop()));

/** The secret key of test providers, in the form of the environment variable. */
const secretKey = Buffer.alloc(32, 7).toString('base64');

describe('under load', () => {
  let home: string;
  let random: SeededRandom;
  let processes: ProviderProcess[];
  let origins: string[];
  beforeEach(async () => {
    home = await mkdtemp(join(tmpdir(), 'superwallet-kills-'));
    processes = [];
    origins = [];
  });
  afterEach(async () => {
    for (const { child, exit } of processes) {
      child.kill('SIGKILL');
      await exit;
    }
    await rm(home, { recursive: true, force: true });
  });

  const spawn = async (environment: Record<string, string>) => {
    const process = spawnProvider({
      SAMPLE_DATA: 'off',
      SECRET_KEY: secretKey,
      SETTLE_DELAY_MS: '50',
      ...environment,
    });
    processes.push(process);
    origins.push(await process.origin);
  };
  const end = async (at: number, signal: 'SIGKILL' | 'SIGTERM') => {
    const [process] = processes.splice(at, 1);
    origins.splice(at, 1);
    process?.child.kill(signal);
    await process?.exit;
  };

  /**
   * Runs rounds of load and a kill. Afterwards, all acknowledged creates must exist exactly once, every event must have
   * been read once, and the ledger must be consistent.
   */
  const runRounds = async (
    part: string,
    {
      processesAtOnce,
      environment,
      location,
      kill,
    }: {
      processesAtOnce: number;
      environment: Record<string, string>;
      location: DatabaseLocation;
      kill: () => Promise<void>;
    },
  ) => {
    const settings = tortureSettings(1, 3);
    random = new SeededRandom(settings.seed);
    for (let number = 0; number < processesAtOnce; number += 1) await spawn(environment);
    const load = new KeyedLoad(() => origins);
    let kills = 0;
    try {
      await load.join(4);
      while (settings.shouldContinue(kills)) {
        load.start();
        await setTimeout(200 + random.below(1_300));
        await kill();
        kills += 1;
        await setTimeout(random.below(300));
        await load.stop();
        await load.settle();
        expect(load.faults, `after kill ${kills}`).toEqual([]);
      }
      // Gives pending settlements time to finish.
      await setTimeout(500);
      while (processes.length > 0) await end(0, 'SIGTERM');
      const audit = await startTestProvider(location);
      const source = (token: string) => () => ({ url: audit.url, token });
      for (const { events, token } of load.people) {
        await events.catchUp(audit.database, source(token));
        await events.cut();
        expect(events.faults).toEqual([]);
      }
      for (const [table, path] of [
        [transactions, '/transactions'],
        [taxRefunds, '/tax-refunds'],
      ] as const) {
        for (const [userId, ids] of load.created(path)) {
          const rows = await audit.database.transaction((tx) =>
            tx
              .select({ id: table.id })
              .from(table)
              .where(
                table === transactions
                  ? and(eq(transactions.userId, userId), eq(transactions.transactionType, 'send'))
                  : eq(table.userId, userId),
              ),
          );
          const stored = rows.map(({ id }) => id).toSorted((a, b) => a - b);
          expect(stored).toEqual(ids.toSorted((a, b) => a - b));
        }
      }
      expect(await audit.ledgerFaults()).toEqual([]);
      await audit.close();
      expect(load.acknowledged).toBeGreaterThan(0);
    } finally {
      const reconnects = load.people.reduce((sum, { events }) => sum + events.opened, 0);
      const { requests } = load;
      reportTorture({ part, seed: settings.seed, kills, requests, reconnects });
    }
  };
  const { timeout } = tortureSettings(1, 3);

  it(
    'loses and duplicates nothing when a provider with an embedded database is killed',
    async () => {
      const path = join(home, 'data');
      const environment = { DATA_DIR: path };
      await runRounds('kills of the provider, embedded', {
        processesAtOnce: 1,
        environment,
        location: { kind: 'directory', path },
        async kill() {
          await end(0, 'SIGKILL');
          await spawn(environment);
        },
      });
    },
    timeout,
  );

  describe.skipIf(isMissing)('on a Postgres server', () => {
    const createDatabase = () =>
      isMissing ? Promise.reject(new Error(postgres.unavailable)) : postgres.createDatabase();

    it(
      'loses and duplicates nothing when one of two providers is killed',
      async () => {
        const url = await createDatabase();
        const environment = { DATABASE_URL: url };
        await runRounds('kills of a provider, Postgres', {
          processesAtOnce: 2,
          environment,
          location: { kind: 'server', url },
          async kill() {
            await end(random.below(2), 'SIGKILL');
            await spawn(environment);
          },
        });
      },
      timeout,
    );

    it(
      'loses and duplicates nothing when the database server is killed',
      async () => {
        const url = await createDatabase();
        await runRounds('kills of the database server', {
          processesAtOnce: 1,
          environment: { DATABASE_URL: url },
          location: { kind: 'server', url },
          async kill() {
            if (isMissing) return;
            await postgres.kill();
            await setTimeout(random.below(500));
            await postgres.start();
          },
        });
      },
      timeout,
    );
  });
});
