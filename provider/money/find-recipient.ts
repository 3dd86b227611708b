import { maskName } from '#wallet/entities/masked-name.ts';
import type { FoundRecipient, RecipientQuestion } from '#wallet/entities/recipient.ts';

import { refuseBlocked } from '../accounts/blocks.ts';
import { readRecipient } from '../accounts/did.ts';
import { findUserByAddress, fullNameOf, getUser } from '../accounts/users.ts';
import type { Tx } from '../database/tx.ts';
import { Refusal } from '../refusal.ts';
import { accountPayee, addressPayee, knownPayee } from './contacts.ts';
import { findLocalRecipient } from './local-recipients.ts';
import { recipientKey } from './recipient-key.ts';
import { isRepeated } from './repeated-payment.ts';

const day = 24 * 60 * 60 * 1000;

/**
 * Finds a recipient, the payer's relation to them, and a recent equal payment. The name is masked until the payer has
 * paid them. The claim period of a send to an address without an account is in milliseconds.
 * @throws {Refusal} for a malformed address, no account, an ambiguous text, the user themselves, or a person who has
 *   blocked them
 */
export async function findRecipient(
  tx: Tx,
  userId: number,
  { question, claimPeriod, at }: { question: RecipientQuestion; claimPeriod: number; at: Date },
): Promise<FoundRecipient> {
  const found = await findPayee(tx, userId, question);
  const { kind, amount, assetType } = question;
  const isOwnerless = kind === 'address' && found.kind === 'unknown';
  const repeated =
    amount !== undefined &&
    assetType !== undefined &&
    (await isRepeated(tx, { userId, payee: found.payee, amount, assetType, at }));
  return { ...found, repeated, ...(isOwnerless && { claimDays: claimPeriod / day }) };
}

async function findPayee(
  tx: Tx,
  userId: number,
  { kind: method, recipient }: RecipientQuestion,
): Promise<Omit<FoundRecipient, 'repeated'>> {
  if (method === 'address') return findByAddress(tx, userId, recipient);
  const found = await findLocalRecipient(tx, { userId, method, recipient });
  const { kind, payee } = found;
  const key = recipientKey(recipient);
  const known = await knownPayee(tx, { userId, area: 'local', payee, recipient: key });
  const isMasked = found.kind === 'account' && !known.paidBefore;
  return { kind, payee, name: isMasked ? found.maskedName : found.name, ...known };
}

async function findByAddress(
  tx: Tx,
  userId: number,
  recipient: string,
): Promise<Omit<FoundRecipient, 'repeated'>> {
  const address = readRecipient(recipient);
  const id = await findUserByAddress(tx, address);
  if (id === userId) {
    throw new Refusal('address-own');
  }
  const payee = id === undefined ? addressPayee(address) : accountPayee(id);
  const key = recipientKey(address);
  const known = await knownPayee(tx, { userId, area: 'network', payee, recipient: key });
  if (id === undefined) return { kind: 'unknown', payee, name: '', ...known };
  await refuseBlocked(tx, { userId, otherId: id });
  const { firstName, lastName } = await getUser(tx, id);
  const name = known.paidBefore
    ? fullNameOf({ firstName, lastName })
    : maskName(firstName, lastName);
  return { kind: 'account', payee, name, ...known };
}
