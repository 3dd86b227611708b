import * as z from 'zod/mini';

import { proofOf } from '#wallet/document-proof.ts';
import { requesterEndingOf } from '#wallet/entities/document.ts';
import { add, decimal } from '#wallet/money/decimal.ts';

import { keyMarkOf, type KeyRing, type SecretKey } from '../accounts/secret-key.ts';
import { type SQL, sql } from '../database/drizzle.ts';
import { damageIn } from '../database/sql-state.ts';
import type { Database, Tx } from '../database/tx.ts';
import type { Environment } from '../environment.ts';
import { documentOf } from '../work/documents.ts';
import { foreignKeysOf, named } from './catalogue.ts';
import { verifyActs } from './operator-acts.ts';
import { rowsOf } from './rows-of.ts';

/** A fault in the database. The text identifies rows by their ids, without personal data and amounts. */
const Finding = z.object({
  text: z.string(),
  /** For an entry that does not sum to zero: its asset and its sum. */
  asset: z.nullish(z.string()),
  sum: z.nullish(z.string()),
});
type Finding = z.output<typeof Finding>;

/** The findings of one part of a check, and the start of the next part, if any. */
interface Part {
  findings: Finding[];
  next: number | undefined;
}

/** Checks a bounded number of rows after a cursor, which starts at 0. */
type Check = (tx: Tx, after: number) => Promise<Part>;

/**
 * All faults of a database, one per line: sums, balances, transactions and refunds against entries, proofs, orphans,
 * events and operators' acts. The transaction needs a consistent snapshot. Without the key of this database, documents
 * with files are not checked, because the names of the files are part of the proof.
 */
export async function auditIn(tx: Tx, key: KeyRing | undefined): Promise<string[]> {
  const findings: Finding[] = [];
  for (const check of await checksOf(tx, key)) {
    for (let after: number | undefined = 0; after !== undefined;) {
      const part: Part = await check(tx, after);
      findings.push(...part.findings);
      after = part.next;
    }
  }
  return linesOf(findings);
}

/** Starts a read-only transaction with a consistent snapshot. */
export async function beginReading(tx: Tx): Promise<void> {
  await tx.execute(sql`set transaction isolation level repeatable read, read only`);
}

/** Audits everything in one transaction, which blocks other use of an embedded database meanwhile. */
export function audit(
  database: Pick<Database, 'transaction'>,
  key: KeyRing | undefined,
): Promise<string[]> {
  return database.transaction(
    async (tx) => {
      await beginReading(tx);
      return auditIn(tx, key);
    },
    { repeatable: true },
  );
}

/**
 * Audits in parts, so that requests run in between. Findings are checked a second time, because a restore may have
 * replaced everything in the middle of a part. Damaged files are a finding, and end only the check that reads them
 * (decision 244). Another error ends the audit, and is a finding too: the metric must not call unchecked rows good.
 */
export async function auditInTurns(
  database: Database,
  {
    environment: { log },
    key,
    isStopped,
  }: { environment: Pick<Environment, 'log'>; key: KeyRing; isStopped: () => boolean },
): Promise<string[]> {
  const read = <Result>(work: (tx: Tx) => Promise<Result>) =>
    database.transaction(
      async (tx) => {
        await beginReading(tx);
        return work(tx);
      },
      { repeatable: true },
    );
  const findings: Finding[] = [];
  const damages = new Set<string>();
  let isUnfinished = false;
  const runAll = async (check: Check) => {
    for (let after: number | undefined = 0; after !== undefined && !isStopped();) {
      const from: number = after;
      const part: Part = await read((tx) => check(tx, from));
      if (part.findings.length > 0) {
        const again = new Set(
          (await read((tx) => check(tx, from))).findings.map(({ text }) => text),
        );
        findings.push(...part.findings.filter(({ text }) => again.has(text)));
      }
      after = part.next;
    }
  };
  const runUnlessDamaged = (check: Check) =>
    runAll(check).catch((error: unknown) => {
      const damage = damageIn(error);
      if (damage === undefined) throw error;
      damages.add(`the database is damaged: ${damage}`);
    });
  try {
    for (const check of await read((tx) => checksOf(tx, key))) await runUnlessDamaged(check);
  } catch (error) {
    isUnfinished = true;
    log('The audit could not be finished', error);
  }
  const lines = [...damages, ...linesOf(findings)];
  for (const line of lines) log('The audit found a fault', line);
  return isUnfinished ? [...lines, 'the audit could not be finished'] : lines;
}

/**
 * The lines of the findings, preceded by the assets that do not sum to zero. An asset's sum is that of its faulty
 * entries.
 */
function linesOf(findings: readonly Finding[]): string[] {
  const sums = new Map<string, string[]>();
  for (const { asset, sum } of findings) {
    if (asset && sum) sums.set(asset, [...(sums.get(asset) ?? []), sum]);
  }
  const assets = [...sums].filter(([, amounts]) => add(...amounts.map(decimal)) !== '0');
  return [
    ...assets.map(([asset]) => `${asset} does not sum to zero`),
    ...findings.map(({ text }) => text),
  ];
}

async function checksOf(tx: Tx, key: KeyRing | undefined): Promise<Check[]> {
  const mark = await keyMarkOf(tx);
  const isKeyOfDatabase = key !== undefined && mark !== undefined && key.has(mark);
  return [
    byId('ledger_entries', 500, entryFaults),
    byId('ledger_accounts', 200, walletFaults),
    byId('transactions', 300, transactionFaults),
    byId('tax_refunds', 300, refundFaults),
    documentCheck(isKeyOfDatabase ? key : undefined),
    byId('work_attachments', 4, fileFaults),
    byId('event_heads', 200, eventFaults, 'user_id'),
    actChain,
    actFaults,
    ...(await orphanChecks(tx)),
  ];
}

/** A check by a statement that finds faults in a range of ids. */
function byId(table: string, size: number, faults: (range: SQL) => SQL, column = 'id'): Check {
  const id = sql`${named(table)}.${named(column)}`;
  return async (tx, after) => {
    const [{ last, count } = { last: 0, count: 0 }] = await rowsOf(
      tx,
      sql`select coalesce(max(part.id), 0)::float8 as last, count(*)::float8 as count from (
        select ${id} as id from ${named(table)} where ${id} > ${after} order by 1 limit ${size}
      ) as part`,
      z.object({ last: z.number(), count: z.number() }),
    );
    if (count === 0) return { findings: [], next: undefined };
    const range = sql`${id} > ${after} and ${id} <= ${last}`;
    const findings = await rowsOf(tx, faults(range), Finding);
    return { findings, next: count === size ? last : undefined };
  };
}

/** Entries that do not sum to zero for each asset, and entries without postings. */
function entryFaults(range: SQL): SQL {
  return sql`select 'entry ' || ledger_entries.id || case
        when count(posting.entry_id) = 0 then ' has no postings'
        else ' does not sum to zero in ' || account.asset_type end as text,
      account.asset_type as asset, sum(posting.amount)::text as sum
    from ledger_entries
    left join ledger_postings posting on posting.entry_id = ledger_entries.id
    left join ledger_accounts account on account.id = posting.account_id
    where ${range}
    group by ledger_entries.id, account.asset_type
    having count(posting.entry_id) = 0 or sum(posting.amount) <> 0
    order by ledger_entries.id, account.asset_type`;
}

/** Wallets with a negative balance, or a balance that is not the sum of their postings. */
function walletFaults(range: SQL): SQL {
  return sql`select 'wallet ' || wallet.id || fault.text as text
    from (
      select ledger_accounts.id, balance, (
        select coalesce(sum(amount), 0) from ledger_postings where account_id = ledger_accounts.id
      ) as postings
      from ledger_accounts where kind = 'wallet' and ${range}
    ) as wallet,
    lateral (values
      (balance is null or balance < 0, ' is below zero'),
      (balance is distinct from postings, ' is not the sum of its postings')
    ) as fault (is_so, text)
    where fault.is_so
    order by wallet.id, fault.text`;
}

/**
 * Checks transactions against their entries. A completed transaction is settled once. A failed or returned one has
 * returned its debit. A pending or waiting one is completely in transit, unless it waits for incoming money; only the
 * network fee of a send is never in transit. The row of a receiving side has no entries. A waiting or returned
 * transaction has no receiving side.
 */
function transactionFaults(range: SQL): SQL {
  return sql`select 'transaction ' || known.id || fault.text as text
    from (
      select transactions.*, begun.status as begun_status, entry.*, coalesce(moved.transit, 0) as transit
      from transactions
      left join transactions begun on begun.id = transactions.send_id
      left join lateral (
        select count(*) as entries,
          count(*) filter (where kind = 'send') as sends,
          count(*) filter (where kind = 'settlement') as settlements,
          count(*) filter (where kind = 'return') as returns,
          count(*) filter (where kind = 'cashback') as cashbacks
        from ledger_entries where transaction_id = transactions.id
      ) as entry on true
      left join lateral (
        select sum(posting.amount) as transit
        from ledger_entries
        join ledger_postings posting on posting.entry_id = ledger_entries.id
        join ledger_accounts account on account.id = posting.account_id
        where ledger_entries.transaction_id = transactions.id and account.kind = 'in_transit'
      ) as moved on true
      where ${range}
    ) as known,
    lateral (values
      (send_id is not null and entries > 0, ' is a receiving side, but has entries'),
      (send_id is not null and status <> begun_status, ' has another status than its other side'),
      (send_id is null and status = 'completed' and (settlements <> 1 or returns > 0),
        ' is completed, but not settled exactly once'),
      (send_id is null and status in ('failed', 'returned') and (settlements > 0 or returns <> sends),
        ' has ' || case status when 'failed' then 'failed' else 'been returned' end || ', but its debit was not returned exactly once'),
      (send_id is null and status in ('pending', 'waiting') and (settlements > 0 or returns > 0),
        ' is ' || status || ', but has ended already'),
      (send_id is null and status in ('pending', 'waiting')
          and sends <> (operation not in ('deposit', 'top-up'))::integer,
        ' is ' || status || ', but was not debited exactly once'),
      (status in ('waiting', 'returned') and exists (select from transactions other where other.send_id = known.id),
        ' is ' || status || ', but has a receiving side'),
      (transit <> case when status in ('pending', 'waiting') and sends > 0 then amount + case operation when 'transfer' then 0 else fee end else 0 end,
        ' has the wrong amount in transit'),
      (send_id is null and cashbacks <> (cashback > 0)::integer, ' has the wrong number of cashback entries')
    ) as fault (is_so, text)
    where fault.is_so
    order by known.id, fault.text`;
}

/**
 * Checks tax refunds against the ledger: a paid one has credited its amount to its user's wallet. Paid refunds of an
 * earlier version have no entry until the provider's next start.
 */
function refundFaults(range: SQL): SQL {
  return sql`select 'tax refund ' || known.id || fault.text as text
    from (
      select tax_refunds.*, entry.transaction_id as entry_transaction, (
        select coalesce(sum(posting.amount), 0)
        from ledger_postings posting
        join ledger_accounts account on account.id = posting.account_id
        where posting.entry_id = tax_refunds.entry_id and account.kind = 'wallet'
          and account.user_id = tax_refunds.user_id and account.asset_type = 'USDC'
      ) as credited
      from tax_refunds
      left join ledger_entries entry on entry.id = tax_refunds.entry_id
      where ${range}
    ) as known,
    lateral (values
      (status = 'paid' and submitted_at is not null and entry_id is null, ' is paid, but was not credited'),
      (entry_id is not null and credited <> refund_amount, ' was credited with another amount'),
      (transaction_id is distinct from entry_transaction, ' was credited by another transaction')
    ) as fault (is_so, text)
    where fault.is_so
    order by known.id, fault.text`;
}

/** Files that do not match their document's proof. */
function fileFaults(range: SQL): SQL {
  return sql`select 'file ' || id || ' differs from the submitted file' as text from work_attachments
    where ${range} and (encode(sha256(content), 'hex') <> sha256 or octet_length(content) <> size)
    order by id`;
}

/** Users with a gap in their events, or a last event other than their head. Old events may be pruned. */
function eventFaults(range: SQL): SQL {
  return sql`select 'events of person ' || event_heads.user_id || ' have a gap' as text
    from event_heads
    join events on events.user_id = event_heads.user_id
    where ${range}
    group by event_heads.user_id, event_heads.last_id
    having max(events.id) <> event_heads.last_id
      or max(events.id) - min(events.id) + 1 <> count(*)
    order by event_heads.user_id`;
}

/** Verifies the hash chain of the operators' acts (decision 194). */
const actChain: Check = async (tx, after) => {
  const { fault, next } = await verifyActs(tx, after);
  return { findings: fault === undefined ? [] : [{ text: fault }], next };
};

/** Locks, removed merchants, rates and fees that are not those of the last act on them. */
const actFaults: Check = async (tx) => ({
  findings: await rowsOf(
    tx,
    sql`with last as (
        select distinct on (subject, area) * from (
          select *, case
            when command in ('lock', 'unlock') then 'lock'
            when command like 'merchants %' then 'merchant'
            when command like 'rates %' then 'rate'
            when command like 'fees %' then 'fee' end as area
          from operator_acts
        ) as act where area is not null order by subject, area, id desc
      )
      select subject || ' is not as the last act of an operator says' as text from (
        select 'person ' || id as subject, 'lock' as area from users where locked_at is not null
        union select 'merchant ' || code, 'merchant' from merchants where removed_at is not null
        union select 'rate ' || asset_type, 'rate' from operator_rates
        union select 'fee ' || name, 'fee' from operator_fees
        union select subject, area from last
      ) as changed
      left join last using (subject, area)
      where case area
        when 'lock' then coalesce((last.after ->> 'locked')::boolean, false) is distinct from exists (
          select from users where 'person ' || id = subject and locked_at is not null)
        when 'merchant' then coalesce((last.after ->> 'removed')::boolean, false) is distinct from exists (
          select from merchants where 'merchant ' || code = subject and removed_at is not null)
        when 'fee' then (last.after ->> 'fee')::numeric is distinct from (
          select value from operator_fees where 'fee ' || name = subject)
        else (last.after ->> 'won' is not null or exists (
          select from operator_rates where 'rate ' || asset_type = subject)) <> exists (
          select from operator_rates where 'rate ' || asset_type = subject
            and won = (last.after ->> 'won')::numeric and dollars = (last.after ->> 'dollars')::numeric)
      end
      order by subject`,
    Finding,
  ),
  next: undefined,
});

const documentBatch = 20;

/** Finds work documents with a broken hash chain. Without the key, checks only documents without files. */
const documentCheck =
  (key: SecretKey | undefined): Check =>
  async (tx, after) => {
    const rows = await rowsOf(
      tx,
      sql`select id, user_id as "userId", withdrawn_at is not null as "isWithdrawn" from work_approvals where id > ${after} order by id limit ${documentBatch}`,
      z.object({ id: z.number(), userId: z.number(), isWithdrawn: z.boolean() }),
    );
    const findings: Finding[] = [];
    for (const { id, userId, isWithdrawn } of rows) {
      const document = await documentOf(tx, { userId, id, key });
      if (document === undefined || (key === undefined && document.attachments.length > 0))
        continue;
      if (!proofOf(document).verified) {
        findings.push({ text: `document ${id} does not match its hashes` });
      }
      if (isWithdrawn !== (requesterEndingOf(document) !== undefined)) {
        findings.push({ text: `document ${id} was ended by another person than its history says` });
      }
    }
    return { findings, next: rows.length < documentBatch ? undefined : rows.at(-1)?.id };
  };

/** Number of 8 kB blocks of a table read at once. */
const blocks = 100;

/** Rows with a missing referenced row. */
interface Orphans {
  table: string;
  what: string;
  /** Condition on the row `child`. */
  isOrphan: SQL;
}

/** References without a foreign key. */
const undeclared: readonly Orphans[] = [
  {
    table: 'events',
    what: 'event_heads',
    isOrphan: sql`not exists (select from event_heads where event_heads.user_id = child.user_id)`,
  },
  {
    table: 'sandbox_orders',
    what: 'transactions',
    isOrphan: sql`not exists (select from transactions
      where transactions.id = nullif(regexp_replace(child.reference, '\\D', '', 'g'), '')::bigint)`,
  },
];

/** Checks that read every table with references, block by block. */
async function orphanChecks(tx: Tx): Promise<Check[]> {
  const declared = (await foreignKeysOf(tx)).map(({ table, parent, columns }): Orphans => {
    const isSame = columns.map(([own, other]) => sql`parent.${named(other)} = child.${named(own)}`);
    const isSet = columns.map(([own]) => sql`child.${named(own)} is not null`);
    return {
      table,
      what: `${parent} (${columns.map(([own]) => own).join(', ')})`,
      isOrphan: sql`${sql.join(isSet, sql` and `)}
        and not exists (select from ${named(parent)} parent where ${sql.join(isSame, sql` and `)})`,
    };
  });
  return [...declared, ...undeclared].map(orphanCheck);
}

function orphanCheck({ table, what, isOrphan }: Orphans): Check {
  return async (tx, from) => {
    const place = (block: number) => sql`${`(${block},0)`}::text::tid`;
    const [found] = await rowsOf(
      tx,
      sql`select count(*)::float8 as orphans,
          (pg_relation_size(${table}::text::regclass) / current_setting('block_size')::bigint)::float8 as size
        from ${named(table)} child
        where child.ctid >= ${place(from)} and child.ctid < ${place(from + blocks)} and ${isOrphan}`,
      z.object({ orphans: z.number(), size: z.number() }),
    );
    const { orphans = 0, size = 0 } = found ?? {};
    const text = `${orphans} ${orphans === 1 ? 'row' : 'rows'} of ${table} without ${what}`;
    const next = from + blocks;
    return { findings: orphans > 0 ? [{ text }] : [], next: next < size ? next : undefined };
  };
}
