import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { issue, post } from '../ledger/ledger.ts';
import { describeOnEachDatabase } from '../testing/each-database.ts';
import { startTestProvider, type Person, type TestProvider } from '../testing/test-provider.ts';
import { and, eq, sql } from './drizzle.ts';
import { ledgerAccounts } from './schema.ts';
import { sqlState } from './sql-state.ts';
import type { Tx } from './tx.ts';
import { decimal } from '#wallet/money/decimal.ts';

const checkViolation = '23514';
const restrictViolation = '23001';
const at = new Date('2026-03-02T09:00:00Z');

await describeOnEachDatabase('the database', (fresh, databaseKind) => {
  let provider: TestProvider;
  let person: Person;
  beforeAll(async () => {
    provider = await startTestProvider(await fresh());
    person = await provider.register();
  });
  afterAll(() => provider.close());

  const stateOf = (work: (tx: Tx) => Promise<unknown>) =>
    provider.database.transaction(work).then(() => 'committed', sqlState);
  const entry = sql`insert into ledger_entries (kind, created_at) values ('issuance', now()) returning id`;
  const account = (kind: string, assetType: string) =>
    kind === 'wallet'
      ? sql`(select id from ledger_accounts where user_id = ${person.id} and asset_type = ${assetType})`
      : sql`(select id from ledger_accounts where kind = ${kind} and asset_type = ${assetType})`;

  describe('refuses an entry', () => {
    it.each([
      ['of one side', [['wallet', 'XP', '5']]],
      [
        'that does not sum to zero',
        [
          ['issuance', 'XP', '-4'],
          ['wallet', 'XP', '5'],
        ],
      ],
      [
        'that sums to zero only across assets',
        [
          ['issuance', 'USDC', '-5'],
          ['wallet', 'XP', '5'],
        ],
      ],
    ])('%s', async (_, postings) => {
      const rows = sql.join(
        postings.map(
          ([kind = '', assetType = '', amount]) =>
            sql`(${account(kind, assetType)}, ${amount}::numeric)`,
        ),
        sql`, `,
      );
      const state = await stateOf((tx) =>
        tx.execute(
          sql`with entry as (${entry}) insert into ledger_postings (entry_id, account_id, amount)
            select entry.id, posting.* from entry, (values ${rows}) as posting`,
        ),
      );
      expect(state).toBe(checkViolation);
    });

    it('without postings', async () => {
      expect(await stateOf((tx) => tx.execute(entry))).toBe(checkViolation);
    });

    it('that overdraws a wallet', async () => {
      const takenOut = (amount: string) => (tx: Tx) =>
        post(tx, at, {
          kind: 'issuance',
          moves: [
            {
              assetType: 'XP',
              amount: decimal(amount),
              from: { kind: 'wallet', userId: person.id },
              to: { kind: 'external' },
            },
          ],
        });
      expect(await stateOf(takenOut('100.000000000000000001'))).toBe(checkViolation);
      expect(await stateOf(takenOut('100'))).toBe('committed');
    });
  });

  it.each([
    'update ledger_postings set amount = amount * 2',
    'delete from ledger_postings',
    'truncate ledger_postings',
    'update ledger_entries set created_at = now()',
    'delete from ledger_entries',
    'truncate ledger_entries cascade',
    'update ledger_accounts set balance = balance + 1',
    `update ledger_accounts set user_id = null, kind = 'external', balance = null`,
    `insert into ledger_accounts (kind, user_id, asset_type, balance) select 'wallet', id, 'NEW', 5 from users`,
  ])('refuses: %s', async (statement) => {
    expect(await stateOf((tx) => tx.execute(sql.raw(statement)))).toBe(restrictViolation);
    expect(await provider.ledgerFaults()).toEqual([]);
  });

  it('rolls the transaction back when the work throws', async () => {
    const before = await provider.balance(person, 'XP');
    const work = provider.database.transaction(async (tx) => {
      await issue(tx, { userId: person.id, assetType: 'XP', amount: decimal('5'), at });
      throw new Error('stop');
    });
    await expect(work).rejects.toThrow('stop');
    expect(await provider.balance(person, 'XP')).toBe(before);
  });

  // The embedded database has one session, so it cannot deadlock.
  if (databaseKind === 'server') {
    it('reruns a transaction after a deadlock', async () => {
      const lock = (tx: Tx, assetType: string) =>
        tx
          .select({ id: ledgerAccounts.id })
          .from(ledgerAccounts)
          .where(and(eq(ledgerAccounts.userId, person.id), eq(ledgerAccounts.assetType, assetType)))
          .for('update');
      let runs = 0;
      let locks = 0;
      let bothHoldOne = () => {};
      const bothHold = new Promise<void>((resolve) => (bothHoldOne = resolve));
      let oneIsDone = () => {};
      const oneDone = new Promise<void>((resolve) => (oneIsDone = resolve));
      const crossed = async (first: string, second: string) => {
        const result = await provider.database.transaction(async (tx) => {
          runs += 1;
          // The third run is the retry, which must not deadlock again.
          if (runs > 2) await oneDone;
          await lock(tx, first);
          locks += 1;
          // Waits until both hold a lock; otherwise one of them could take both locks without a deadlock.
          if (locks === 2) bothHoldOne();
          await bothHold;
          await lock(tx, second);
          return first;
        });
        oneIsDone();
        return result;
      };
      expect(await Promise.all([crossed('XP', 'ETH'), crossed('ETH', 'XP')])).toEqual([
        'XP',
        'ETH',
      ]);
      expect(runs).toBe(3);
    });
  }
});
