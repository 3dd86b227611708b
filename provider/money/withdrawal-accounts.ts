import { maskAccountNumber } from '#wallet/entities/account-number.ts';
import type { BankAccount } from '#wallet/entities/bank-account.ts';

import { isSameAccount, type StoredAccount } from '../accounts/bank-accounts.ts';
import type { SecretKey } from '../accounts/secret-key.ts';
import { fullNameOf } from '../accounts/users.ts';
import { and, desc, eq, inArray, lt } from '../database/drizzle.ts';
import { onlyRow } from '../database/only-row.ts';
import { transactions, users } from '../database/schema.ts';
import type { Tx } from '../database/tx.ts';
import { isSameName } from '../identity/same-name.ts';
import { payoutAccountNumber } from './payout-account.ts';

/** Number of withdrawals per query. Almost always the latest one to an account settles the question. */
const batchSize = 50;

/**
 * A user's bank accounts with the facts that the review of a withdrawal needs (decision 174): an earlier withdrawal,
 * and a holder of another name. An account without a stored holder counts as the user's own.
 */
export async function withWithdrawals(
  tx: Tx,
  { userId, accounts, key }: { userId: number; accounts: readonly StoredAccount[]; key: SecretKey },
): Promise<BankAccount[]> {
  const paid = await paidAccounts(tx, { userId, accounts, key });
  const columns = { firstName: users.firstName, lastName: users.lastName };
  const name = fullNameOf(
    onlyRow(await tx.select(columns).from(users).where(eq(users.id, userId))),
  );
  return accounts.map((account) => ({
    ...account,
    paidBefore: paid.has(account),
    otherHolder: account.accountHolder !== '' && !isSameName(account.accountHolder, name),
  }));
}

/**
 * The accounts to which a withdrawal has arrived or is on its way. Numbers are encrypted, so the database can only
 * compare the masked ones, and the latest withdrawals to these are decrypted until each account is found.
 */
async function paidAccounts(
  tx: Tx,
  { userId, accounts, key }: { userId: number; accounts: readonly StoredAccount[]; key: SecretKey },
): Promise<ReadonlySet<StoredAccount>> {
  const paid = new Set<StoredAccount>();
  let before: number | undefined;
  for (;;) {
    const open = accounts.filter((account) => !paid.has(account));
    if (open.length === 0) return paid;
    const rows = await tx
      .select()
      .from(transactions)
      .where(
        and(
          eq(transactions.userId, userId),
          inArray(transactions.operation, ['withdrawal', 'local-withdrawal']),
          inArray(transactions.status, ['pending', 'completed']),
          inArray(
            transactions.counterpartyName,
            open.map(({ bankName }) => bankName),
          ),
          inArray(
            transactions.counterpartyDetail,
            open.map(({ accountNumber }) => maskAccountNumber(accountNumber)),
          ),
          before === undefined ? undefined : lt(transactions.id, before),
        ),
      )
      .orderBy(desc(transactions.id))
      .limit(batchSize);
    for (const row of rows) {
      const candidates = accounts.filter(
        (account) =>
          !paid.has(account) &&
          account.bankName === row.counterpartyName &&
          maskAccountNumber(account.accountNumber) === row.counterpartyDetail,
      );
      if (candidates.length === 0) continue;
      const accountNumber = payoutAccountNumber(row, key);
      const found = candidates.find((account) =>
        isSameAccount(account, { bankName: row.counterpartyName, accountNumber }),
      );
      if (found) paid.add(found);
    }
    const last = rows.at(-1);
    if (last === undefined || rows.length < batchSize) return paid;
    before = last.id;
  }
}
