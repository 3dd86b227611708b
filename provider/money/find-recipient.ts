import type { FoundRecipient, RecipientQuestion } from '#wallet/entities/recipient.ts';

import { readRecipient } from '../accounts/did.ts';
import { findUserByAddress, fullNameOf, getUser } from '../accounts/users.ts';
import type { Tx } from '../database/tx.ts';
import { knownRecipient, sameRecipient } from './contacts.ts';
import { findLocalRecipient } from './local-recipients.ts';
import { findMerchant } from './merchants.ts';

/**
 * Who a recipient is, and what the person who asks knows of them.
 * @throws {HttpError} 422 for what is no address, or is not clear
 */
export async function findRecipient(
  tx: Tx,
  userId: number,
  { kind, recipient }: RecipientQuestion,
): Promise<FoundRecipient> {
  if (kind === 'address') {
    const address = readRecipient(recipient);
    const id = await findUserByAddress(tx, address);
    const known = await knownRecipient(tx, {
      userId,
      area: 'network',
      recipients: [sameRecipient(address)],
    });
    return { name: id === undefined ? '' : fullNameOf(await getUser(tx, id)), ...known };
  }
  const merchant = await findMerchant(tx, recipient);
  const found = merchant === undefined ? await findLocalRecipient(tx, recipient) : undefined;
  const known = await knownRecipient(tx, {
    userId,
    area: 'local',
    recipients: [sameRecipient(recipient), ...(found?.recipients ?? [])],
  });
  return { name: merchant?.name ?? found?.name ?? '', ...known };
}
