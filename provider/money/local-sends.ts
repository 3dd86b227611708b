import { maxMessageLength } from '#wallet/entities/money-choices.ts';
import type { NewLocalSend } from '#wallet/entities/money-operation.ts';
import { payRecipientOf } from '#wallet/entities/pay-recipient.ts';
import { minimumLocalSend } from '#wallet/rules/local-send.ts';
import { limitMessage } from '#wallet/rules/payment-message.ts';
import { localCurrency } from '#wallet/money/assets.ts';
import { compare } from '#wallet/money/decimal.ts';
import { readTypedText } from '#wallet/typed-text.ts';

import { fullNameOf } from '../accounts/users.ts';
import type { Tx } from '../database/tx.ts';
import { Refusal } from '../refusal.ts';
import { post } from '../ledger/ledger.ts';
import { insertTransaction, requireBalance } from '../ledger/transactions.ts';
import { notifyOfTransactions } from '../notifications/money-notifications.ts';
import type { BegunOperation } from './begun-operation.ts';
import { rememberContacts, rememberedPayee } from './contacts.ts';
import { requireLeftToday } from './daily-limit.ts';
import { holdInTransit } from './hold-in-transit.ts';
import { findLocalRecipient } from './local-recipients.ts';
import { recipientKey } from './recipient-key.ts';
import { requireWholeWon } from './whole-won.ts';

/**
 * Begins a local send. A recipient's account is credited at once; for a merchant or an external recipient the amount is
 * in transit until the local rail has paid it out (decision 92).
 * @throws {Refusal} for an amount that is below the minimum, not in whole won, or above the remaining daily limit, for
 *   a message that is too long, or for an unknown or ambiguous recipient or the user themselves; or if the balance is
 *   too low, or the recipient is not the payee shown to the user
 */
export async function beginLocalSend(
  tx: Tx,
  { body, at }: { body: NewLocalSend; at: Date },
): Promise<BegunOperation> {
  const { userId, amount, recipient, method } = body;
  requireWholeWon(amount);
  if (compare(amount, minimumLocalSend) < 0) {
    throw new Refusal('local-send-too-small', { minimum: minimumLocalSend });
  }
  if (limitMessage(body.message ?? '') !== (body.message ?? '')) {
    throw new Refusal('message-too-long', { most: maxMessageLength });
  }
  const found = await findLocalRecipient(tx, { userId, method, recipient });
  const sender = await requireLeftToday(tx, amount, { userId, name: 'localSend', at });
  await requireBalance(tx, {
    userId,
    assetType: localCurrency,
    amount,
    ...(found.kind === 'account' && { receiverId: found.userId }),
  });

  // If the request has no payee, expects the payee of the user's last payment to the same recipient text. Checked after
  // the amount, so that an invalid amount does not reveal the owner of a guessed number.
  const key = recipientKey(recipient);
  const expected =
    body.payee ?? (await rememberedPayee(tx, { userId, area: 'local', recipient: key }));
  if (expected !== undefined && expected !== found.payee) {
    throw new Refusal('recipient-changed');
  }

  const wallet = { kind: 'wallet', userId } as const;
  const sent = {
    operation: 'local-send',
    assetType: localCurrency,
    amount,
    method,
    message: body.message ?? '',
    createdAt: at,
  } as const;
  const from = {
    ...sent,
    userId,
    transactionType: 'send',
    counterpartyName: found.name,
    counterpartyDetail: found.kind === 'merchant' ? found.payee : readTypedText(recipient),
    payee: found.payee,
  } as const;
  if (found.kind !== 'account') return holdInTransit(tx, from, amount);

  const ended = { status: 'completed', settledAt: at } as const;
  const row = await insertTransaction(tx, { ...from, ...ended });
  const received = await insertTransaction(tx, {
    ...sent,
    ...ended,
    userId: found.userId,
    transactionType: 'receive',
    sendId: row.id,
    counterpartyName: fullNameOf(sender),
    counterpartyDetail: payRecipientOf(sender),
  });
  await post(tx, at, {
    kind: 'settlement',
    transactionId: row.id,
    moves: [
      {
        assetType: localCurrency,
        amount,
        from: wallet,
        to: { kind: 'wallet', userId: found.userId },
      },
    ],
  });
  await rememberContacts(tx, [row], at);
  const told = await notifyOfTransactions(tx, [row, received], at);
  return {
    transactionId: row.id,
    status: 'completed',
    told,
    assetTypes: [localCurrency],
    participants: [userId, found.userId],
  };
}
