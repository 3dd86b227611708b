import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';

import { sql } from '../database/drizzle.ts';
import { describeOnEachDatabase } from '../testing/each-database.ts';
import {
  startTestProvider,
  testSecretKey,
  type Person,
  type TestProvider,
} from '../testing/test-provider.ts';
import { audit } from './audit.ts';
import { prune, pruneInterval, startPruning } from './pruning.ts';
import { rowsOf } from './rows-of.ts';

await describeOnEachDatabase('pruning', (fresh) => {
  let provider: TestProvider;
  let person: Person;
  let now: Date;
  beforeAll(async () => {
    provider = await startTestProvider(await fresh());
    person = await provider.register();
    now = provider.environment.clock.now();
  });
  afterAll(() => provider.close());

  const write = (statement: string) =>
    provider.database.transaction((tx) => tx.execute(sql.raw(statement)));
  const left = (query: string) =>
    provider.database.transaction(async (tx) => {
      const rows = await rowsOf(tx, sql.raw(query), z.object({ left: z.nullable(z.string()) }));
      return rows.map((row) => row.left);
    });
  const ago = (interval: string) => `timestamptz '${now.toISOString()}' - interval '${interval}'`;

  it('deletes outdated rows only', async () => {
    const { id } = person;
    await write(`insert into idempotency_keys (user_id, key, call, request_hash, answer, created_at)
      values (${id}, 'old', '', '', '{}', ${ago('7 days 1 second')}), (${id}, 'new', '', '', '{}', ${ago('7 days')})`);
    await write(`insert into sessions (token_hash, user_id, created_at, expires_at, last_seen_at)
      values ('old', ${id}, now(), ${ago('0')}, now()), ('new', ${id}, now(), ${ago('-1 second')}, now())`);
    await write(`insert into failed_sign_ins (user_id, created_at)
      values (${id}, ${ago('30 days')}), (${id}, ${ago('29 days')})`);
    await write(`delete from attempt_counts`);
    await write(`insert into attempt_counts (key, made, until)
      values ('old', 1, ${ago('0')}), ('new', 1, ${ago('-1 second')})`);
    await write(`insert into running_attempts (key, until)
      values ('old', ${ago('0')}), ('new', ${ago('-1 second')})`);
    await write(`insert into messages
        (user_id, channel, reference, state, sender, created_at, due_at, expires_at)
      values (${id}, 'sms', 'old', 'sent', 'sandbox', ${ago('7 days 1 second')}, now(), now()),
        (${id}, 'sms', 'new', 'waiting', null, ${ago('7 days')}, now(), now())`);
    await write(`insert into contact_proofs (user_id, kind, contact, code_hash, created_at, expires_at)
      values (${id}, 'phone', 'old', '', now(), ${ago('0')}), (${id}, 'email', 'new', '', now(), ${ago('-1 second')})`);
    await write(`insert into email_changes (user_id, old_email, old_email_key, code_hash, created_at, expires_at)
      values (${id}, 'old', 'old', '', now(), ${ago('0')}), (${id}, 'new', 'new', '', now(), ${ago('-1 second')})`);
    await write(`insert into password_resets (user_id, code_hash, created_at, expires_at)
      values (${id}, 'old', now(), ${ago('0')}), (${id}, 'new', now(), ${ago('-1 second')})`);
    expect(await prune(provider.database, now)).toBe(9);
    expect(await left(`select key as left from idempotency_keys`)).toEqual(['new']);
    expect(
      await left(`select token_hash as left from sessions where token_hash in ('old', 'new')`),
    ).toEqual(['new']);
    expect(await left(`select count(*)::text as left from failed_sign_ins`)).toEqual(['1']);
    expect(await left(`select key as left from attempt_counts`)).toEqual(['new']);
    expect(await left(`select key as left from running_attempts`)).toEqual(['new']);
    expect(await left(`select reference as left from messages`)).toEqual(['new']);
    expect(await left(`select contact as left from contact_proofs`)).toEqual(['new']);
    expect(await left(`select old_email as left from email_changes`)).toEqual(['new']);
    expect(await left(`select code_hash as left from password_resets`)).toEqual(['new']);
    expect((await provider.get('/user', person.token)).status).toBe(200);
  });

  it('retains at most the last 1,000 events of the last day for each user, without a gap', async () => {
    const other = await provider.register();
    await write(`delete from events`);
    await write(`delete from event_heads`);
    await write(`insert into event_heads values (${person.id}, 2500), (${other.id}, 6)`);
    await write(
      `insert into events select ${person.id}, id, '{}', ${ago('1 hour')} from generate_series(1, 2500) id`,
    );
    // The times are out of order, because the clocks of two processes differ.
    await write(`insert into events values
      (${other.id}, 1, '{}', ${ago('26 hours')}), (${other.id}, 2, '{}', ${ago('23 hours')}),
      (${other.id}, 3, '{}', ${ago('25 hours')}), (${other.id}, 4, '{}', ${ago('24 hours')}),
      (${other.id}, 5, '{}', ${ago('1 hour')}), (${other.id}, 6, '{}', ${ago('1 hour')})`);
    // Concurrent runs are harmless.
    const counts = await Promise.all([
      prune(provider.database, now),
      prune(provider.database, now),
    ]);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBeGreaterThan(0);
    await prune(provider.database, now);
    expect(
      await left(
        `select user_id || ' ' || min(id) || ' ' || count(*) as left from events group by user_id order by user_id`,
      ),
    ).toEqual([`${person.id} 1501 1000`, `${other.id} 4 3`]);
    expect(await audit(provider.database, testSecretKey)).toEqual([]);
  });

  it('runs periodically', async () => {
    const { environment, database } = provider;
    const pruning = startPruning(database, environment);
    await write(`insert into running_attempts (key, until) values ('soon', ${ago('-1 minute')})`);
    environment.advance(pruneInterval);
    await expect
      .poll(() => left(`select key as left from running_attempts`), { timeout: 20_000 })
      .toEqual([]);
    await pruning.stop();
    expect(environment.problems).toEqual([]);
  });
});
