/**
 * Kills the primary database under load, promotes its standby, and audits the remaining data. Everything runs in a
 * temporary directory: a primary and a synchronous standby, three providers, and HAProxy in front of the databases and
 * of the providers. Needs Debian's packages `postgresql` and `haproxy`. Run it with `npm run failover`.
 */
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';

import { Client } from 'pg';

import { openPostgresPrograms, type PostgresPrograms } from '#provider/testing/postgres-server.ts';

import { auditEvents, auditLedger, lastEvents, waitForSettlement } from './failover/audit.ts';
import { startChild, type Child } from './failover/child.ts';
import { writeHaproxyConfiguration } from './failover/haproxy.ts';
import { startPostgresPair } from './failover/postgres-pair.ts';
import { Sender } from './failover/sender.ts';

const ports = {
  database: 4900,
  wallet: 4901,
  primary: 4902,
  standby: 4903,
  providers: [4911, 4912, 4913],
} as const;

/** The number of all senders, and of those that do not retry unanswered requests. */
const people = { all: 16, givingUp: 4 };

/** All times are in milliseconds. */
const times = {
  loadBefore: 8_000,
  /** Time until a user or a program notices the loss. In the meantime the providers reach a read-only standby. */
  notice: 5_000,
  loadAfter: 10_000,
  /** Maximum time from the loss of the primary to the first accepted write. */
  maxOutage: 15_000,
};

const haproxy = '/usr/sbin/haproxy';
const wallet = `http://127.0.0.1:${ports.wallet}/superwallet`;
const databaseAt = (port: number) => `postgresql://postgres@127.0.0.1:${port}/superwallet`;

/** Polls until the condition is true. @throws after 60 s */
async function until(
  condition: () => Promise<boolean> | boolean,
  description: string,
): Promise<void> {
  for (const end = Date.now() + 60_000; Date.now() < end; await setTimeout(100)) {
    if (await condition()) return;
  }
  throw new Error(`Not within a minute: ${description}`);
}

const isReady = async () => {
  const answer = await fetch(`${wallet.replace('/superwallet', '')}/ready`).catch(() => undefined);
  return answer?.status === 200;
};

async function withDatabase<Result>(
  url: string,
  work: (database: Client) => Promise<Result>,
): Promise<Result> {
  const database = new Client({ connectionString: url });
  await database.connect();
  try {
    return await work(database);
  } finally {
    await database.end();
  }
}

/** Runs the failover and returns the faults. Empty if nothing was lost or duplicated. */
async function failOver(
  pair: { killPrimary: () => void; promoteStandby: () => void },
  stopProvider: () => Promise<void>,
): Promise<string[]> {
  const senders: Sender[] = [];
  for (let index = 0; index < people.all; index += 1) {
    senders.push(await Sender.register(wallet, index, index < people.givingUp));
  }
  const ends = senders.map((sender) => sender.follow());
  await until(() => senders.every(({ first }) => first !== undefined), 'all streams are open');

  const stopping = new AbortController();
  const load = Promise.all(
    senders.map((sender, index) => {
      const recipient = senders[(index + 1) % senders.length] ?? sender;
      return sender.sendUntil(stopping.signal, recipient.address);
    }),
  );
  await setTimeout(times.loadBefore);
  const killedAt = Date.now();
  pair.killPrimary();
  await setTimeout(times.notice);
  pair.promoteStandby();
  const promotedAt = Date.now();
  const sends = () => senders.flatMap((sender) => sender.sends);
  const writtenAfter = () =>
    sends().flatMap(({ sentAt, acknowledged }) =>
      acknowledged !== undefined && sentAt > killedAt ? [acknowledged.at] : [],
    );
  await until(() => writtenAfter().length > 0, 'a write is accepted after the loss');
  const outage = Math.min(...writtenAfter()) - killedAt;
  // The streams of the stopped provider reconnect to the other providers.
  await stopProvider();
  await setTimeout(times.loadAfter);
  stopping.abort();
  await load;

  return withDatabase(databaseAt(ports.standby), async (database) => {
    await waitForSettlement(database, () => setTimeout(500));
    const heads = await lastEvents(database);
    const isUpToDate = ({ userId, applied }: Sender) => applied.at(-1) === heads.get(userId);
    await until(() => senders.every(isUpToDate), 'all streams are up to date').catch(
      () => undefined,
    );
    for (const end of ends) end();

    const acknowledged = sends().filter((send) => send.acknowledged !== undefined);
    const before = acknowledged.filter((send) => (send.acknowledged?.at ?? 0) < killedAt);
    const sum = (count: (sender: Sender) => number) =>
      senders.reduce((total, sender) => total + count(sender), 0);
    console.log(
      [
        `Sends: ${sends().length}, acknowledged ${acknowledged.length}, ${before.length} of them before the loss`,
        `From the loss to the promotion: ${((promotedAt - killedAt) / 1_000).toFixed(1)} s`,
        `From the loss to an accepted write: ${(outage / 1_000).toFixed(1)} s, at most ${times.maxOutage / 1_000} s`,
        `Events: ${sum(({ applied }) => applied.length)} applied on ${senders.length} streams, which broke ${sum(({ breaks }) => breaks)} times`,
      ].join('\n'),
    );
    return [
      ...(outage > times.maxOutage ? ['Writes were accepted again too late'] : []),
      ...senders.flatMap(({ faults }) => faults),
      ...(await auditLedger(database, sends())),
      ...(await auditEvents(database, senders)),
    ];
  });
}

/** Starts all programs and runs the test. Returns the faults. */
async function run(programs: PostgresPrograms): Promise<string[]> {
  const children: Child[] = [];
  const pair = startPostgresPair(programs, ports);
  try {
    await withDatabase(databaseAt(ports.primary).replace('/superwallet', '/postgres'), (database) =>
      database.query('create database superwallet'),
    );
    const configuration = writeHaproxyConfiguration(programs.home, ports);
    children.push(startChild(haproxy, ['-f', configuration, '-db']));
    const secretKey = randomBytes(32).toString('base64');
    for (const port of ports.providers) {
      children.push(
        startChild('node', ['provider/main.ts'], {
          DATABASE_URL: databaseAt(ports.database),
          PORT: String(port),
          SECRET_KEY: secretKey,
          SAMPLE_DATA: 'off',
          TRUST_PROXY: '127.0.0.1',
          REGISTRATION_LIMIT: '1000',
          SETTLE_DELAY_MS: '500',
        }),
      );
    }
    await until(isReady, 'a provider is ready');
    return await failOver(pair, async () => children.at(-1)?.stop());
  } catch (error) {
    for (const { output } of children) console.error(output().slice(-2_000));
    throw error;
  } finally {
    for (const child of children.toReversed()) await child.stop();
    pair.stop();
  }
}

const programs = await openPostgresPrograms();
const missing = [
  ...('unavailable' in programs ? [`postgresql (${programs.unavailable})`] : []),
  ...(existsSync(haproxy) ? [] : [`haproxy (no ${haproxy})`]),
];
process.exitCode = 1;
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit());
if ('unavailable' in programs || missing.length > 0) {
  console.log(`Debian's packages are missing: ${missing.join(', ')}`);
  if ('remove' in programs) programs.remove();
} else {
  const faults = await run(programs);
  for (const fault of new Set(faults)) console.log(`✗ ${fault}`);
  if (faults.length === 0) {
    console.log('✓ nothing lost, nothing duplicated, no event missed');
    process.exitCode = 0;
  }
}
