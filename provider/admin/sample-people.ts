import { personalTables } from '../accounts/erase-account.ts';
import { unusableHash } from '../accounts/passwords.ts';
import { custodialDid } from '../accounts/registration.ts';
import { endAllSessions } from '../accounts/sessions.ts';
import { stopTwoFactor } from '../accounts/two-factor.ts';
import { keysOf } from '../accounts/users.ts';
import { and, eq, inArray, isNull, or, sql } from '../database/drizzle.ts';
import {
  contacts,
  payees,
  taxRefunds,
  users,
  workApprovals,
  workAttachments,
  workEvents,
} from '../database/schema.ts';
import type { Tx } from '../database/tx.ts';
import { personSubject } from '../operations/operator-acts.ts';
import { samplePeopleIn } from '../seed.ts';
import type { AdminCommand, AdminRequest } from './admin-command.ts';
import { AdminProblem } from './admin-problem.ts';

/** The name under which the transactions of a removed person stay. */
const removedName = (id: number) => ({ firstName: 'Removed', lastName: `Person ${id}` });

/** Deletes the work documents that only the removed people and samples are part of. */
async function removeDocuments(tx: Tx, ids: readonly number[]): Promise<void> {
  const among = [...ids];
  const own = and(
    inArray(workApprovals.userId, among),
    or(isNull(workApprovals.requesterId), inArray(workApprovals.requesterId, among)),
  );
  const rows = await tx.select({ id: workApprovals.id }).from(workApprovals).where(own);
  const documents = rows.map(({ id }) => id);
  await tx.delete(workAttachments).where(inArray(workAttachments.approvalId, documents));
  await tx.delete(workEvents).where(inArray(workEvents.approvalId, documents));
  await tx.delete(workApprovals).where(inArray(workApprovals.id, documents));
}

/** Removes the names of removed people from the contacts and transactions of others. */
async function removeNames(tx: Tx, ids: readonly number[]): Promise<void> {
  const accounts = ids.map((id) => `account:${id}`);
  await tx.delete(payees).where(inArray(payees.payee, accounts));
  await tx.delete(contacts).where(inArray(contacts.payee, accounts));
  for (const id of ids) {
    const { firstName, lastName } = removedName(id);
    // The other row of a transaction between two accounts.
    await tx.execute(sql`update transactions known set counterparty_name = ${`${firstName} ${lastName}`}
      from transactions other
      where other.user_id = ${id} and (known.send_id = other.id or known.id = other.send_id)`);
  }
}

/**
 * Removes a sample person. Unlike a deletion of an account, which waits for the end of its payments, this leaves an
 * account without an owner, so that payments in progress can still end.
 */
async function removePerson(
  tx: Tx,
  id: number,
  { tools: { environment }, record }: AdminRequest,
): Promise<void> {
  const { random } = environment;
  await endAllSessions(tx, id);
  await stopTwoFactor(tx, id);
  for (const table of [...personalTables, taxRefunds]) {
    await tx.delete(table).where(eq(table.userId, id));
  }
  const name = removedName(id);
  // Reserved for names that do not exist (RFC 2606), so no message can reach anybody.
  const profile = { ...name, email: `removed-${id}@superwallet.invalid` };
  await tx
    .update(users)
    .set({
      ...profile,
      phone: '',
      phoneKey: null,
      country: '',
      timezone: '',
      biometricEnabled: false,
      // A new address: a payment to the earlier one waits, and then returns to its sender.
      didAddress: custodialDid(random),
      passwordHash: unusableHash(random),
    })
    .where(eq(users.id, id));
  // Updated separately: a change of the texts clears their keys (`clear_outdated_keys`).
  await tx.update(users).set(keysOf(profile)).where(eq(users.id, id));
  await record({
    subject: personSubject(id),
    before: { sample: true },
    after: { removed: true },
  });
}

/**
 * Removes the sample people, whose password is public, with everything of theirs except for the ledger and their
 * transactions, which stay under their numbers. A later start does not bring them back, because it fills only an empty
 * database.
 */
export const removeSamplePeople: AdminCommand = {
  use: '',
  words: [0, 0],
  changes: true,
  async run(tx, request) {
    const ids = await samplePeopleIn(tx);
    if (ids.length === 0) throw new AdminProblem('There are no sample people in this database.');
    await removeDocuments(tx, ids);
    await removeNames(tx, ids);
    for (const id of ids) await removePerson(tx, id, request);
    return [
      `Removed the sample people ${ids.join(' and ')}. Their transactions stay in the ledger under these numbers, and they cannot sign in.`,
    ];
  },
};
