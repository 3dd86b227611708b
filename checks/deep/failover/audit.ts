import type { Client } from 'pg';

import type { Send, Sender } from './sender.ts';

/** Waits until no send is pending. @throws after a minute */
export async function waitForSettlement(
  database: Client,
  wait: () => Promise<void>,
): Promise<void> {
  for (let look = 0; look < 120; look += 1) {
    const { rows } = await database.query<{ count: string }>(
      `select count(*) from transactions where status = 'pending'`,
    );
    if (rows[0]?.count === '0') return;
    await wait();
  }
  throw new Error('Sends were still pending after a minute');
}

/** The position of each user's last event. */
export async function lastEvents(database: Client): Promise<ReadonlyMap<number, number>> {
  const { rows } = await database.query<{ user_id: number; last_id: string }>(
    'select user_id, last_id from event_heads',
  );
  return new Map(rows.map(({ user_id, last_id }) => [user_id, Number.parseInt(last_id, 10)]));
}

/** The faults of the ledger, one sentence each. */
export async function auditLedger(database: Client, sends: readonly Send[]): Promise<string[]> {
  const query = async <Row extends object>(text: string, ...values: unknown[]) =>
    (await database.query<Row>(text, values)).rows;
  const found = await query<{ place: number; ids: number[] }>(
    `select sent.place, array_agg(t.id) ids
     from json_to_recordset($1) as sent(place integer, "userId" integer, amount numeric)
     join transactions t on t.user_id = sent."userId" and t.amount = sent.amount and t.send_id is null
     group by sent.place`,
    JSON.stringify(sends.map(({ userId, amount }, place) => ({ place, userId, amount }))),
  );
  const idsOf = new Map(found.map(({ place, ids }) => [place, ids]));
  const lostOrDoubled = sends.flatMap(({ userId, amount, acknowledged }, place) => {
    const ids = idsOf.get(place) ?? [];
    const name = `The send of ${amount} by ${userId}`;
    if (ids.length > 1) return `${name} is in the ledger ${ids.length} times`;
    if (acknowledged === undefined || ids[0] === acknowledged.id) return [];
    return `${name}, acknowledged as ${acknowledged.id}, ${ids[0] === undefined ? 'is lost' : `has the id ${ids[0]}`}`;
  });
  const [total] = await query<{ sends: number }>(
    `select count(*)::integer sends from transactions where send_id is null`,
  );
  const unknown = (total?.sends ?? 0) - found.reduce((sum, { ids }) => sum + ids.length, 0);
  const notZero = await query<{ asset_type: string }>(
    `select a.asset_type from ledger_accounts a join ledger_postings p on p.account_id = a.id
     group by a.asset_type having sum(p.amount) <> 0`,
  );
  const notSum = await query<{ id: number }>(
    `select a.id from ledger_accounts a left join ledger_postings p on p.account_id = a.id
     where a.balance is not null group by a.id having a.balance <> coalesce(sum(p.amount), 0)`,
  );
  return [
    ...lostOrDoubled,
    ...(unknown === 0 ? [] : [`${unknown} sends are in the ledger, but no sender has sent them`]),
    ...notZero.map(({ asset_type }) => `The postings of ${asset_type} do not sum to zero`),
    ...notSum.map(({ id }) => `The balance of account ${id} is not the sum of its postings`),
  ];
}

/** The faults of the events that the senders have applied, one sentence each. */
export async function auditEvents(database: Client, senders: readonly Sender[]): Promise<string[]> {
  const faults: string[] = [];
  for (const { userId, first, applied, missed } of senders) {
    const { rows } = await database.query<{ id: string }>(
      `select id from events where user_id = $1 and id > $2 and message->>'type' <> 'sessions_ended'
       order by id`,
      [userId, first],
    );
    const expected = rows.map(({ id }) => Number.parseInt(id, 10));
    if (JSON.stringify(applied) !== JSON.stringify(expected)) {
      faults.push(
        `User ${userId} did not apply exactly the events that happened: ${applied.length} of ${expected.length}`,
      );
    }
    if (missed > 0) faults.push(`User ${userId} had to refetch all live data ${missed} times`);
  }
  return faults;
}
