import { maskName } from '#wallet/entities/masked-name.ts';
import type { SendMethod } from '#wallet/entities/money-choices.ts';
import type { RefusalCode } from '#wallet/refusals/refusal-codes.ts';
import { otherKindOf } from '#wallet/codes/recipient-code.ts';
import { nameKey, phoneNumberOf, readTypedText } from '#wallet/typed-text.ts';

import { refuseBlocked } from '../accounts/blocks.ts';
import { fullNameOf, hasProvenEmail } from '../accounts/users.ts';
import { and, eq, or, type SQL, sql } from '../database/drizzle.ts';
import { users } from '../database/schema.ts';
import type { Tx } from '../database/tx.ts';
import { Refusal } from '../refusal.ts';
import { accountIdOf, accountPayee, rememberedPayee } from './contacts.ts';
import { findMerchant } from './merchants.ts';
import { addressIn, recipientKey } from './recipient-key.ts';

/** A recipient of local currency: an account, a merchant, or a phone number that the local rail pays out to. */
export type LocalPayee = {
  /** The payee's key in contacts and payments: `account:17`, `merchant:busan-0001`, `payout:+821077771234`. */
  payee: string;
  /** Empty for a phone number. */
  name: string;
} & (
  | { kind: 'account'; userId: number; maskedName: string }
  | { kind: 'merchant' }
  | { kind: 'payout' }
);

/** The recipient of a payment, as entered by the user. */
export interface NamedRecipient {
  /** The payer. */
  userId: number;
  method: SendMethod;
  recipient: string;
}

/**
 * Finds a recipient of local currency (decisions 92 and 208). A phone number or e-mail address leads only to an account
 * that has proven it. A recipient without an account can be paid only by phone number.
 * @throws {Refusal} for a text of the wrong form for its method, for an unknown name, e-mail address or DID, for a
 *   name of several accounts, for the user themselves, and for a person who has blocked them
 */
export async function findLocalRecipient(tx: Tx, named: NamedRecipient): Promise<LocalPayee> {
  const { method, recipient } = named;
  const merchant = await findMerchant(tx, recipient);
  if (merchant !== undefined) {
    return { kind: 'merchant', payee: `merchant:${merchant.code}`, name: merchant.name };
  }
  const number = phoneNumberOf(recipient);
  if (method === 'phone' && number === undefined) throw new Refusal('recipient-malformed');
  const account = await findAccount(tx, named);
  if (account !== undefined) {
    await refuseBlocked(tx, { userId: named.userId, otherId: account.userId });
    return account;
  }
  if (number === undefined || method === 'account') throw new Refusal(refusalOfMethod[method]);
  return { kind: 'payout', payee: `payout:${number}`, name: '' };
}

/** The refusal of a text that leads to no recipient, by its method. */
const refusalOfMethod = {
  phone: 'recipient-malformed',
  account: 'recipient-unknown',
  qr: 'code-without-recipient',
  nfc: 'code-without-recipient',
} as const satisfies Readonly<Record<SendMethod, RefusalCode>>;

/** Finds the account that a text means. */
async function findAccount(
  tx: Tx,
  { userId, recipient }: NamedRecipient,
): Promise<(LocalPayee & { kind: 'account' }) | undefined> {
  const condition = matching(recipient);
  if (condition === undefined) return undefined;
  // The user's own account may have the same name, so three matches are needed to detect ambiguity.
  const found = await accountsWhere(tx, condition, 3);
  const [account, second] = found.filter((other) => other.userId !== userId);
  if (account === undefined && found.length > 0) throw new Refusal('recipient-self');
  if (second === undefined) return account;
  // Users who have paid an account by its name can still do so after another account has taken the same name.
  const key = recipientKey(recipient);
  const paidId = accountIdOf(await rememberedPayee(tx, { userId, area: 'local', recipient: key }));
  const [paid] =
    paidId === undefined ? [] : await accountsWhere(tx, and(condition, eq(users.id, paidId)), 1);
  if (paid === undefined) throw new Refusal('recipient-unclear');
  return paid;
}

async function accountsWhere(tx: Tx, condition: SQL | undefined, limit: number) {
  const rows = await tx
    .select({ id: users.id, firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(condition)
    .limit(limit);
  return rows.map(({ id, firstName, lastName }) => ({
    kind: 'account' as const,
    payee: accountPayee(id),
    userId: id,
    name: fullNameOf({ firstName, lastName }),
    maskedName: maskName(firstName, lastName),
  }));
}

/** The accounts that a text can mean; undefined for a text that cannot name an account. */
function matching(recipient: string): SQL | undefined {
  const number = phoneNumberOf(recipient);
  if (number !== undefined) return eq(users.phoneKey, number);
  const text = readTypedText(recipient);
  const address = addressIn(text);
  if (address !== undefined) {
    return eq(sql`lower(right(${users.didAddress}, 40))`, address.slice('0x'.length));
  }
  if (text.includes('@')) {
    return hasProvenEmail(text);
  }
  // Texts such as addresses of other networks are not looked up as names, even if an account is named so.
  const name = otherKindOf(text) === undefined ? nameKey(text) : undefined;
  if (name === undefined) return undefined;
  return or(eq(users.nameKey, name), eq(users.koreanNameKey, name));
}
