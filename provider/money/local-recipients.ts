import { maskName } from '#wallet/entities/masked-name.ts';
import type { SendMethod } from '#wallet/entities/money-choices.ts';
import { otherKindOf } from '#wallet/codes/recipient-code.ts';
import { nameKey, phoneNumberOf, readTypedText } from '#wallet/typed-text.ts';

import { fullNameOf, hasProvenEmail } from '../accounts/users.ts';
import { and, eq, or, type SQL, sql } from '../database/drizzle.ts';
import { users } from '../database/schema.ts';
import type { Tx } from '../database/tx.ts';
import { HttpError } from '../http-error.ts';
import { accountIdOf, accountPayee, rememberedPayee } from './contacts.ts';
import { findMerchant } from './merchants.ts';
import { addressIn, recipientKey } from './recipient-key.ts';

/** Whom local currency goes to: somebody here, a merchant, or a phone number that the local rail pays out to. */
export type LocalPayee = {
  /** What contacts and payments know it by: `account:17`, `merchant:busan-0001`, `payout:+821077771234`. */
  payee: string;
  /** Empty for a phone number. */
  name: string;
} & (
  | { kind: 'account'; userId: number; maskedName: string }
  | { kind: 'merchant' }
  | { kind: 'payout' }
);

/** A recipient as a person named it to pay them. */
export interface NamedRecipient {
  /** The person who pays. */
  userId: number;
  method: SendMethod;
  recipient: string;
}

/**
 * Finds whom a recipient of local currency is (decisions 92 and 208). An account is found only by a phone
 * number or an e-mail address that it has proven, and only a phone number can be paid out to without an account.
 * @throws {HttpError} 422 for a text without the form that its method needs, for an unknown name, e-mail address or
 *   DID, for a name that several accounts have, and for the person themselves
 */
export async function findLocalRecipient(tx: Tx, named: NamedRecipient): Promise<LocalPayee> {
  const { method, recipient } = named;
  const merchant = await findMerchant(tx, recipient);
  if (merchant !== undefined) {
    return { kind: 'merchant', payee: `merchant:${merchant.code}`, name: merchant.name };
  }
  const number = phoneNumberOf(recipient);
  if (method === 'phone' && number === undefined) throw refusals.noPhoneNumber();
  const account = await findAccount(tx, named);
  if (account !== undefined) return account;
  if (number === undefined || method === 'account') throw refusals[method]();
  return { kind: 'payout', payee: `payout:${number}`, name: '' };
}

const refusals = {
  noPhoneNumber: () =>
    new HttpError(
      422,
      '전화번호가 아닙니다. 010-1234-5678처럼 받는 분의 전화번호를 입력해 주세요.',
      {
        code: 'recipient-malformed',
      },
    ),
  phone: () => refusals.noPhoneNumber(),
  account: () =>
    new HttpError(
      422,
      '이 이름이나 주소의 계정을 찾을 수 없습니다. 받는 분의 계정 이름이나 이메일 주소를 확인해 주세요.',
      { code: 'recipient-unknown' },
    ),
  qr: () => noRecipientInCode(),
  nfc: () => noRecipientInCode(),
  unclear: () =>
    new HttpError(
      422,
      '같은 이름의 계정이 여러 개 있습니다. 받는 분의 전화번호나 이메일 주소를 입력해 주세요.',
      { code: 'recipient-unclear' },
    ),
  self: () =>
    new HttpError(422, '자신에게는 보낼 수 없습니다. 다른 받는 분을 입력해 주세요.', {
      code: 'recipient-self',
    }),
} as const;

function noRecipientInCode(): HttpError {
  return new HttpError(
    422,
    '이 코드에는 받는 분이 없습니다. 받는 분이나 가맹점의 코드를 읽어 주세요.',
    { code: 'recipient-malformed' },
  );
}

/** The account that a text names. */
async function findAccount(
  tx: Tx,
  { userId, recipient }: NamedRecipient,
): Promise<LocalPayee | undefined> {
  const condition = matching(recipient);
  if (condition === undefined) return undefined;
  // The person themselves may have the same name: two others make it unclear.
  const found = await accountsWhere(tx, condition, 3);
  const [account, second] = found.filter((other) => other.userId !== userId);
  if (account === undefined && found.length > 0) throw refusals.self();
  if (second === undefined) return account;
  // An account that takes a payee's name does not make that payee unpayable for those who have paid them.
  const key = recipientKey(recipient);
  const paidId = accountIdOf(await rememberedPayee(tx, { userId, area: 'local', recipient: key }));
  const [paid] =
    paidId === undefined ? [] : await accountsWhere(tx, and(condition, eq(users.id, paidId)), 1);
  if (paid === undefined) throw refusals.unclear();
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

/** The accounts that a text can mean; undefined for a text that no account is found by. */
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
  // Such as an address of another network, which somebody may have taken as their name.
  const name = otherKindOf(text) === undefined ? nameKey(text) : undefined;
  if (name === undefined) return undefined;
  return or(eq(users.nameKey, name), eq(users.koreanNameKey, name));
}
