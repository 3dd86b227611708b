/**
 * Compares the provider with an endpoint that inserts one row, in one run, on the embedded database and on Postgres:
 * keyed sends with concurrent settlement, pages of a long history, event streams, and several processes. `npm run
 * bench:provider [-- seconds rounds]`, with the length of one load and the number of its repetitions.
 */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { get } from 'node:http';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';

import { Client } from 'pg';
import * as z from 'zod/mini';

import { idempotencyKeyHeader } from '#api/calls/call.ts';
import { SessionGrant } from '#wallet/entities/session.ts';
import { basePath } from '#wallet/paths.ts';
import { startPostgresServer } from '#provider/testing/postgres-server.ts';
import { measureLoad, median, send, type Load, type LoadRequest } from './provider-bench/load.ts';
import { startServerProcess, type ServerProcess } from './provider-bench/server-process.ts';

const [seconds = 5, rounds = 3] = process.argv.slice(2).map(Number);
const clientCounts = [16, 64] as const;
const streamCounts = [1_000, 5_000] as const;
const historyRows = 100_000;

const provider = join(import.meta.dirname, '../../provider/main.ts');
const bare = join(import.meta.dirname, 'provider-bench/bare-endpoint.ts');
const temporary = mkdtempSync(join(tmpdir(), 'superwallet-bench-'));
const secretKey = randomBytes(32).toString('base64');

interface Person {
  id: number;
  token: string;
  did: string;
}

let registered = 0;
async function register(url: string): Promise<Person> {
  registered += 1;
  const body = {
    firstName: 'Bench',
    lastName: 'Person',
    email: `bench${registered}@test.example`,
    password: 'correct horse battery',
  };
  const grant = SessionGrant.parse(JSON.parse(await post(url, '/auth/register', body)));
  return { id: grant.user.id, token: grant.token, did: grant.user.didAddress ?? '' };
}

function post(url: string, path: string, body: object): Promise<string> {
  return send({
    method: 'POST',
    url: `${url}${basePath}/api${path}`,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
}

async function registerAll(url: string, count: number): Promise<Person[]> {
  const people: Person[] = [];
  while (people.length < count) people.push(await register(url));
  return people;
}

const startProviderProcess = (database: Record<string, string>) =>
  startServerProcess(provider, {
    PORT: '0',
    SAMPLE_DATA: 'off',
    SECRET_KEY: secretKey,
    REGISTRATION_LIMIT: '1000000',
    ...database,
  });

let keys = 0;
/** Creates keyed sends: each user sends to the next user in the list. */
function sendOf(people: readonly Person[], servers: readonly ServerProcess[]) {
  return (client: number): LoadRequest => {
    keys += 1;
    const from = people[client % people.length];
    const to = people[(client + 1) % people.length];
    const server = servers[client % servers.length];
    return {
      method: 'POST',
      url: `${server?.url ?? ''}${basePath}/api/transactions`,
      headers: {
        'Content-Type': 'application/json',
        Authorization: `Bearer ${from?.token ?? ''}`,
        [idempotencyKeyHeader]: `bench-${keys}`,
      },
      body: JSON.stringify({
        userId: from?.id,
        assetType: 'XP',
        transactionType: 'send',
        amount: '0.01',
        toAddress: to?.did,
        status: 'pending',
      }),
    };
  };
}

const figures = ({ rate, p50, p99 }: Load) =>
  `${rate.toFixed(0).padStart(6)}/s   p50 ${p50.toFixed(1).padStart(6)} ms   p99 ${p99.toFixed(1).padStart(6)} ms`;

/** Measures sends and the bare endpoint alternately, and prints both. */
async function compareSends(
  people: readonly Person[],
  servers: readonly ServerProcess[],
  bareServer: ServerProcess,
): Promise<void> {
  for (const clients of clientCounts) {
    const bareLoads: Load[] = [];
    const sendLoads: Load[] = [];
    for (let round = 0; round < rounds; round += 1) {
      bareLoads.push(
        await measureLoad(clients, seconds * 1000, () => ({
          method: 'POST',
          url: `${bareServer.url}/rows`,
          body: 'one row of the bare endpoint',
        })),
      );
      sendLoads.push(await measureLoad(clients, seconds * 1000, sendOf(people, servers)));
    }
    const [bareLoad, sendLoad] = [median(bareLoads), median(sendLoads)];
    console.log(`  ${clients} clients  bare insert  ${figures(bareLoad)}`);
    console.log(`  ${clients} clients  keyed send   ${figures(sendLoad)}`);
    console.log(
      `  ${clients} clients  a send costs ${(bareLoad.rate / sendLoad.rate).toFixed(2)} bare inserts`,
    );
  }
}

async function measurePages(url: string, person: Person): Promise<void> {
  const headers = { Authorization: `Bearer ${person.token}` };
  for (const [name, path] of [
    ['newest page of transactions', `/transactions/${person.id}?limit=50`],
    ['page in the middle', `/transactions/${person.id}?limit=50&before=${historyRows / 2}`],
    ['newest page of activities', `/activities/${person.id}?limit=50`],
  ] as const) {
    const load = await measureLoad(4, seconds * 1000, () => ({
      method: 'GET',
      url: `${url}${basePath}/api${path}`,
      headers,
    }));
    console.log(`  ${name.padEnd(28)} ${figures(load)}`);
  }
}

/** Opens event streams. Measures the memory per stream, and sends while the streams are open. */
async function measureStreams(server: ServerProcess, people: readonly Person[]): Promise<void> {
  const open: (() => void)[] = [];
  const before = server.memory();
  for (const count of streamCounts) {
    while (open.length < count) {
      const batch = Array.from({ length: Math.min(50, count - open.length) }, (_, index) => {
        const person = people[(open.length + index) % people.length];
        return openStream(server.url, person);
      });
      open.push(...(await Promise.all(batch)));
    }
    const each = (server.memory() - before) / count / 1024;
    const load = await measureLoad(16, seconds * 1000, sendOf(people, [server]));
    console.log(
      `  ${count} streams, ${each.toFixed(1)} kB each; sends of 16 clients meanwhile: ${figures(load)}`,
    );
  }
  for (const close of open) close();
}

function openStream(url: string, person: Person | undefined): Promise<() => void> {
  return new Promise((resolve, reject) => {
    const request = get(
      `${url}${basePath}/api/events/${person?.id ?? 0}`,
      { headers: { Authorization: `Bearer ${person?.token ?? ''}` }, agent: false },
      (answer) => {
        if (answer.statusCode !== 200) {
          reject(new Error(`An event stream was answered with ${answer.statusCode}`));
          return;
        }
        answer.resume();
        resolve(() => request.destroy());
      },
    );
    request.on('error', () => undefined);
  });
}

const Version = z.object({ rows: z.tuple([z.object({ server_version: z.string() })]) });

console.log(
  `${availableParallelism()} cores, Node ${process.versions.node}; each load takes ${seconds} s, and each figure is the median of ${rounds} loads.`,
);

console.log('\nEmbedded database');
{
  const directory = join(temporary, 'embedded');
  const bareServer = await startServerProcess(bare, { DATA_DIR: temporary });
  const server = await startProviderProcess({ DATA_DIR: directory });
  const people = await registerAll(server.url, 16);
  await compareSends(people, [server], bareServer);
  await Promise.all([server.stop(), bareServer.stop()]);
}

const postgres = await startPostgresServer({ durable: true });
if ('unavailable' in postgres) {
  console.log(`\nNot measured on a Postgres server: ${postgres.unavailable}`);
} else {
  const url = await postgres.createDatabase();
  const client = new Client({ connectionString: url });
  await client.connect();
  const version = Version.parse(await client.query('show server_version')).rows[0].server_version;
  console.log(`\nPostgres ${version}, which waits for the disk`);
  const bareServer = await startServerProcess(bare, { DATABASE_URL: url });
  const servers = [await startProviderProcess({ DATABASE_URL: url })];
  const [server] = servers;
  if (server === undefined) throw new Error('There is no server');
  const people = await registerAll(server.url, 250);
  await compareSends(people, servers, bareServer);

  console.log(`\nA user with ${historyRows} transactions, on Postgres`);
  const historian = await register(server.url);
  await client.query(
    `insert into transactions (user_id, transaction_type, asset_type, amount, to_address, status, created_at, settled_at)
     select $1, 'send', 'XP', 1, '0x52908400098527886E0F7030069857D2E4169EE7', 'completed', at, at
       from generate_series(1, $2) as n, lateral (select now() - n * interval '1 minute' as at) as moment`,
    [historian.id, historyRows],
  );
  await client.query('analyze');
  await measurePages(server.url, historian);

  console.log('\nEvent streams of one process, on Postgres');
  await measureStreams(server, people);

  console.log('\nKeyed sends over several processes, on Postgres, 64 clients');
  for (let count = 1; count <= 3; count += 1) {
    if (count > servers.length) servers.push(await startProviderProcess({ DATABASE_URL: url }));
    const loads: Load[] = [];
    for (let round = 0; round < rounds; round += 1) {
      loads.push(await measureLoad(64, seconds * 1000, sendOf(people, servers)));
    }
    console.log(`  ${count} ${count === 1 ? 'process  ' : 'processes'}  ${figures(median(loads))}`);
  }

  await client.end();
  await Promise.all([...servers, bareServer].map((one) => one.stop()));
  await postgres.stop();
}
rmSync(temporary, { recursive: true, force: true });
process.exit(0);
