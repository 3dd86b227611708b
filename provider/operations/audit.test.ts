import { open } from 'node:fs/promises';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';

import { sql } from '../database/drizzle.ts';
import { describeOnEachDatabase, describeOnEmbedded } from '../testing/each-database.ts';
import { createSecretKey } from '../accounts/secret-key.ts';
import { realEnvironment } from '../environment.ts';
import { startTestProvider, testSecretKey, type TestProvider } from '../testing/test-provider.ts';
import { audit, auditIn, auditInTurns } from './audit.ts';
import { rowsOf } from './rows-of.ts';

/** Manual changes of a database, and the audit's finding for each. */
const faults: readonly (readonly [
  what: string,
  statements: string,
  findings: readonly string[],
])[] = [
  [
    'a posting of another amount',
    `update ledger_postings set amount = amount + 1 where entry_id = 1 and amount > 0`,
    [
      'XP does not sum to zero',
      'entry 1 does not sum to zero in XP',
      'wallet {wallet} is not the sum of its postings',
    ],
  ],
  [
    'an entry without postings',
    `insert into ledger_entries (id, kind, created_at) overriding system value values (9999, 'issuance', now())`,
    ['entry 9999 has no postings'],
  ],
  [
    'a wallet balance that differs from the postings',
    `update ledger_accounts set balance = balance + 1 where id = {wallet}`,
    ['wallet {wallet} is not the sum of its postings'],
  ],
  [
    'a balance below zero',
    `alter table ledger_accounts drop constraint ledger_accounts_no_overdraft;
     update ledger_accounts set balance = -1 where id = {wallet}`,
    ['wallet {wallet} is below zero', 'wallet {wallet} is not the sum of its postings'],
  ],
  [
    'a send that was completed without its settlement',
    `update transactions set status = 'completed', settled_at = now() where id = {pending}`,
    [
      'transaction {pending} has the wrong amount in transit',
      'transaction {pending} is completed, but not settled exactly once',
    ],
  ],
  [
    'a failed send whose amount was not returned',
    `update transactions set status = 'failed', reason = 'x', settled_at = now() where id = {pending}`,
    [
      'transaction {pending} has failed, but its debit was not returned exactly once',
      'transaction {pending} has the wrong amount in transit',
    ],
  ],
  [
    'a pending transaction that was settled',
    `update transactions set status = 'pending', settled_at = null where id = {sent}`,
    [
      'transaction {sent} has the wrong amount in transit',
      'transaction {sent} is pending, but has ended already',
      'transaction {received} has another status than its other side',
    ],
  ],
  [
    'two sides of a send with different statuses',
    `update transactions set status = 'pending', settled_at = null where id = {received}`,
    ['transaction {received} has another status than its other side'],
  ],
  [
    'a document that was changed',
    `update work_approvals set title = title || '.' where id = 1`,
    ['document 1 does not match its hashes'],
  ],
  [
    'a file that was added',
    `insert into work_attachments (id, approval_id, name, type, size, sha256, content)
      overriding system value values (999, 1, 'a.txt', 'text/plain', 1, '', 'ab')`,
    ['document 1 does not match its hashes', 'file 999 differs from the submitted file'],
  ],
  [
    'a lock, a removed merchant, a rate and a fee without an act of an operator',
    `update users set locked_at = now() where id = 1;
     update merchants set removed_at = now() where code = 'busan-0001';
     insert into operator_rates values ('XP', 1, 1, now());
     insert into operator_fees values ('send', 0.002, now())`,
    [
      'fee send is not as the last act of an operator says',
      'merchant busan-0001 is not as the last act of an operator says',
      'person 1 is not as the last act of an operator says',
      'rate XP is not as the last act of an operator says',
    ],
  ],
  [
    'acts of operators that were taken back, and one that was changed',
    `insert into operator_acts values (1, now(), 'x', 'y', 'lock', 'person 1', null, '{"locked":true}', '');
     insert into operator_acts values (2, now(), 'x', 'y', 'rates set', 'rate XP', null, '{"won":"1","dollars":"1"}', '');
     insert into operator_acts values (3, now(), 'x', 'y', 'fees set', 'fee send', null, '{"fee":"0.002"}', '')`,
    [
      'act 1 of operators does not match its hash',
      'fee send is not as the last act of an operator says',
      'person 1 is not as the last act of an operator says',
      'rate XP is not as the last act of an operator says',
    ],
  ],
  [
    'a gap between events',
    `delete from events where user_id = 1;
     insert into event_heads values (1, 3) on conflict (user_id) do update set last_id = 3;
     insert into events values (1, 1, '{}', now()), (1, 3, '{}', now())`,
    ['events of person 1 have a gap'],
  ],
  [
    'a last event that is missing',
    `delete from events where user_id = 1;
     insert into event_heads values (1, 3) on conflict (user_id) do update set last_id = 3;
     insert into events values (1, 1, '{}', now()), (1, 2, '{}', now())`,
    ['events of person 1 have a gap'],
  ],
  [
    'a row of a user who does not exist',
    `alter table notifications drop constraint notifications_user_id_users_id_fk;
     insert into notifications (user_id, title, message, type, created_at) values (9999, '', '', 'info', now());
     alter table notifications add constraint notifications_user_id_users_id_fk
       foreign key (user_id) references users (id) not valid`,
    ['1 row of notifications without users (user_id)'],
  ],
  [
    'events without a head, and sandbox orders without a transaction',
    `insert into events values (9999, 1, '{}', now()), (9999, 2, '{}', now());
     insert into sandbox_orders values ('SW-9999-9999', 'charge', 'XP', 1, now(), now(), 'x')`,
    ['2 rows of events without event_heads', '1 row of sandbox_orders without transactions'],
  ],
];

/** The rows that the statements change. */
const ids = {
  wallet: `select min(account_id) from ledger_postings where entry_id = 1 and amount > 0`,
  pending: `select max(id) from transactions where status = 'pending'`,
  sent: `select max(send_id) from transactions where operation = 'transfer' and status = 'completed'`,
  received: `select max(id) from transactions where operation = 'transfer' and send_id is not null`,
} as const;

await describeOnEachDatabase('the audit', (fresh) => {
  let provider: TestProvider;
  let known: Record<string, string>;
  beforeAll(async () => {
    provider = await startTestProvider(await fresh(), { sampleData: true });
    await provider.send(await provider.register());
    known = Object.fromEntries(
      await Promise.all(
        Object.entries(ids).map(async ([name, query]) => [name, await idBy(query)]),
      ),
    );
  });
  const idBy = (query: string) =>
    provider.database.transaction(async (tx) => {
      const [row] = await rowsOf(
        tx,
        sql.raw(`select (${query})::text as id`),
        z.object({ id: z.string() }),
      );
      return row?.id ?? '';
    });
  const inTurns = () => ({
    environment: provider.environment,
    key: testSecretKey,
    isStopped: () => false,
  });
  afterAll(() => provider.close());

  it('finds nothing in a database that only the provider has written', async () => {
    expect(await audit(provider.database, testSecretKey)).toEqual([]);
    expect(await auditInTurns(provider.database, inTurns())).toEqual([]);
  });

  it.each(faults)('finds %s', async (_, statements, findings) => {
    const named = (text: string) =>
      Object.entries(known).reduce((all, [name, id]) => all.replaceAll(`{${name}}`, id), text);
    const found = provider.database.transaction(async (tx) => {
      for (const table of ['ledger_entries', 'ledger_postings', 'ledger_accounts']) {
        await tx.execute(sql.raw(`alter table ${table} disable trigger user`));
      }
      for (const statement of named(statements).split(';')) {
        await tx.execute(sql.raw(statement));
      }
      throw new Found(await auditIn(tx, testSecretKey));
    });
    await expect(found.catch(({ lines }: Found) => lines)).resolves.toEqual(findings.map(named));
  });

  it.each([
    ['no key', undefined],
    ['another key', createSecretKey(new Uint8Array(32), realEnvironment.random)],
  ])('checks only the documents without files if it has %s', async (_, key) => {
    const found = provider.database.transaction(async (tx) => {
      await tx.execute(sql`update work_approvals set title = title || '.'`);
      throw new Found(await auditIn(tx, key));
    });
    const lines = await found.catch((error: Found) => error.lines);
    // One of the sample documents has no files.
    expect(lines).toEqual([expect.stringMatching(/^document \d does not match its hashes$/)]);
  });

  const finding = (id: number) => `document ${id} does not match its hashes`;
  const changeDocuments = () =>
    provider.database.transaction((tx) =>
      tx.execute(sql`update work_approvals set title = title || '.' where id in (1, 2)`),
    );

  it('finds the same faults page by page, and logs them without users or amounts', async () => {
    const { database, environment } = provider;
    await changeDocuments();
    expect(await auditInTurns(database, inTurns())).toEqual([finding(1), finding(2)]);
    expect(environment.problems.slice(-2)).toEqual([
      `The audit found a fault: ${finding(1)}`,
      `The audit found a fault: ${finding(2)}`,
    ]);
  });

  it('counts as a finding that it could not be finished, beside what it found before', async () => {
    const { database, environment } = provider;
    const rename = (from: string, to: string) =>
      database.transaction((tx) =>
        tx.execute(sql`alter table ${sql.identifier(from)} rename to ${sql.identifier(to)}`),
      );
    await changeDocuments();
    await rename('event_heads', 'lost_heads');
    const found = await auditInTurns(database, inTurns());
    await rename('lost_heads', 'event_heads');
    expect(found).toEqual([finding(1), finding(2), 'the audit could not be finished']);
    expect(environment.problems.slice(-3)).toEqual([
      expect.stringMatching(/^The audit could not be finished: /),
      `The audit found a fault: ${finding(1)}`,
      `The audit found a fault: ${finding(2)}`,
    ]);
  });
});

describeOnEmbedded('a provider whose files are damaged', (fresh) => {
  it('counts what cannot be read as a finding, and finishes its audit', async () => {
    const location = await fresh();
    const first = await startTestProvider(location);
    const { id } = await first.register();
    const [postings] = await first.database.transaction(async (tx) => {
      await tx.execute(sql`insert into events values (9999, ${id + 1}, '{}', now())`);
      return rowsOf(
        tx,
        sql`select pg_relation_filepath('ledger_postings') as path`,
        z.object({ path: z.string() }),
      );
    });
    await first.close();
    if (location.kind !== 'directory' || postings === undefined) throw new Error('No file');
    const file = await open(join(location.path, 'postgres', postings.path), 'r+');
    await file.write(new Uint8Array(100).fill(255), 0, 100, 0);
    await file.close();
    const second = await startTestProvider(location, {
      housekeeping: true,
      metrics: { port: 0, host: '127.0.0.1' },
    });
    const figures = async () => (await fetch(`${second.metricsUrl}/metrics`)).text();
    await expect.poll(figures, { timeout: 30_000 }).toContain('superwallet_audit_findings 2\n');
    expect(second.environment.problems).toEqual([
      expect.stringMatching(
        /^The audit found a fault: the database is damaged: invalid page in block 0 of relation/,
      ),
      'The audit found a fault: 1 row of events without event_heads',
    ]);
    await second.close();
  });
});

await describeOnEachDatabase('a provider that starts', (fresh) => {
  it('audits its database in the background, and counts the findings', async () => {
    const database = await fresh();
    const first = await startTestProvider(database);
    await first.register();
    await first.database.transaction((tx) =>
      tx.execute(sql`insert into events values (9999, 1, '{}', now())`),
    );
    await first.close();
    const second = await startTestProvider(database, {
      housekeeping: true,
      metrics: { port: 0, host: '127.0.0.1' },
    });
    await expect
      .poll(async () => (await fetch(`${second.metricsUrl}/metrics`)).text(), { timeout: 30_000 })
      .toContain('superwallet_audit_findings 1\n');
    expect(second.environment.problems).toEqual([
      'The audit found a fault: 1 row of events without event_heads',
    ]);
    await second.close();
  });
});

/** Thrown to return findings from a transaction that is rolled back. */
class Found extends Error {
  readonly lines: readonly string[];

  constructor(lines: readonly string[]) {
    super('rolled back');
    this.lines = lines;
  }
}
