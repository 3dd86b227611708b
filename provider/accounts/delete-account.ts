import type { AccountDeletion } from '#wallet/entities/account-deletion.ts';

import { and, count, eq, inArray, isNotNull, or } from '../database/drizzle.ts';
import { ledgerAccounts, taxRefunds, transactions, workApprovals } from '../database/schema.ts';
import type { Tx } from '../database/tx.ts';
import { plain } from '../ledger/ledger.ts';
import { messageLanguage } from '../messages/message.ts';
import { queueMessage, type MessageTools } from '../messages/queue.ts';
import { accountDeletedText } from '../messages/texts.ts';
import { Refusal } from '../refusal.ts';
import type { AccountParts } from './account-parts.ts';
import { eraseAccount } from './erase-account.ts';
import { userLane } from './lanes.ts';
import { requirePassword } from './require-password.ts';
import type { Session } from './sessions.ts';
import { acceptCode, hasTwoFactor } from './two-factor.ts';
import { getUser, lockPasswordHash } from './users.ts';

/**
 * Deletes the account of a user, by their password and, if two-factor authentication is on, its code (decision 192).
 * One transaction, so that a crash leaves the complete account or none. Confirms it to a proven e-mail address.
 * @throws {Refusal} for a wrong password or code, for a missing code, after too many failures, and while the account
 *   has money, unfinished payments, undecided work documents or unpaid refunds
 * @throws {AccountDeleted} if another device has deleted it meanwhile
 */
export async function deleteAccount(
  parts: AccountParts,
  session: Session,
  { password, code }: AccountDeletion,
): Promise<void> {
  const { database, environment, limits, secretKey, messages } = parts;
  const { userId } = session;
  const lane = { lane: userLane(session) };
  const hash = await requirePassword(parts, session, password);
  const twoFactor = await database.transaction((tx) => hasTwoFactor(tx, userId), {
    ...lane,
    repeatable: true,
  });
  if (twoFactor && code === undefined) throw new Refusal('code-required');

  /** Resolves to false, and deletes nothing, if the code is wrong. */
  const erase = () =>
    database.transaction(async (tx) => {
      const at = environment.clock.now();
      // A concurrent change may have replaced the password since it was checked.
      if ((await lockPasswordHash(tx, userId, 'update')) !== hash) {
        throw new Refusal('password-wrong');
      }
      const mustProve = await hasTwoFactor(tx, userId);
      if (mustProve && !(await acceptCode(tx, { userId, code: code ?? '', at }, secretKey))) {
        return false;
      }
      // After the code. The rollback of a refusal also restores the code, so the user can retry with it.
      await closeAccount(tx, { userId, at }, { key: secretKey, random: environment.random });
      return true;
    }, lane);
  const isErased = twoFactor
    ? await limits.confirm({ session, what: 'code' }, erase)
    : await erase();
  if (!isErased) throw new Refusal('code-wrong');
  messages.wake();
}

/**
 * Deletes an account whose deletion is authorised, and confirms it to a proven e-mail address.
 * @throws {Refusal} while the account has money, unfinished payments, undecided work documents or unpaid refunds
 */
export async function closeAccount(
  tx: Tx,
  { userId, at }: { userId: number; at: Date },
  tools: MessageTools,
): Promise<void> {
  await refuseUnfinished(tx, userId);
  const { email, emailProven, language } = await getUser(tx, userId);
  await eraseAccount(tx, { userId, at }, tools.random);
  if (!emailProven) return;
  const to = { to: email, language: messageLanguage(language) };
  const message = { ...to, ...accountDeletedText(to.language) };
  await queueMessage(tx, { userId, channel: 'email', message, at }, tools);
}

/** @throws {Refusal} while the account has something that must end first */
async function refuseUnfinished(tx: Tx, userId: number): Promise<void> {
  const wallets = await tx
    .select({ assetType: ledgerAccounts.assetType, balance: ledgerAccounts.balance })
    .from(ledgerAccounts)
    .where(eq(ledgerAccounts.userId, userId))
    .orderBy(ledgerAccounts.id)
    .for('update');
  const held = wallets
    .map(({ assetType, balance }) => ({ assetType, balance: plain(balance ?? '0') }))
    .filter(({ balance }) => balance !== '0')
    .map(({ assetType, balance }) => `${balance} ${assetType}`);
  if (held.length > 0) throw new Refusal('account-has-money', { balances: held.join(', ') });

  const [payments] = await tx
    .select({ found: count() })
    .from(transactions)
    .where(
      and(eq(transactions.userId, userId), inArray(transactions.status, ['pending', 'waiting'])),
    );
  refuseSome('account-has-payments', payments);
  const [refunds] = await tx
    .select({ found: count() })
    .from(taxRefunds)
    .where(
      and(
        eq(taxRefunds.userId, userId),
        inArray(taxRefunds.status, ['processing', 'approved']),
        // Those of the sample user are never decided.
        isNotNull(taxRefunds.submittedAt),
      ),
    );
  refuseSome('account-has-refunds', refunds);
  const [documents] = await tx
    .select({ found: count() })
    .from(workApprovals)
    .where(
      and(
        or(eq(workApprovals.userId, userId), eq(workApprovals.requesterId, userId)),
        eq(workApprovals.status, 'pending'),
        // Samples have no requester.
        isNotNull(workApprovals.requesterId),
      ),
    );
  refuseSome('account-has-work', documents);
}

function refuseSome(
  code: 'account-has-payments' | 'account-has-refunds' | 'account-has-work',
  row: { found: number } | undefined,
): void {
  if (row !== undefined && row.found > 0) throw new Refusal(code, { count: row.found });
}
