import type { NewLocalSend } from '#wallet/entities/money-operation.ts';
import { sampleRates } from '#samples/rates.ts';
import { sampleRecentContacts } from '#samples/recent-contacts.ts';
import { merchantRecipient } from '#wallet/entities/merchant-recipient.ts';
import { decimal } from '#wallet/money/decimal.ts';

import { bankAccountsOf } from '../accounts/bank-accounts.ts';
import type { SecretKey } from '../accounts/secret-key.ts';
import { getUser } from '../accounts/users.ts';
import { eq } from '../database/drizzle.ts';
import { transactions } from '../database/schema.ts';
import type { Tx } from '../database/tx.ts';
import { beginLocalSend } from './local-sends.ts';
import { beginLocalWithdrawal } from './local-withdrawals.ts';
import { endRailTransaction } from './rail-settlement.ts';
import { beginTopUp } from './top-ups.ts';
import { documentedFees } from './sample-fees.ts';

/** An event in the sample user's wallet. */
export interface SampleEvent {
  hoursAgo: number;
  happen: (at: Date) => Promise<void>;
}

const day = 24;

/** Eight payments to merchants by their counter code, with a total cashback of ₩12,500. */
const merchantPayments = [
  { code: 'busan-0001', amount: '20000', hoursAgo: 26 * day },
  { code: 'busan-0002', amount: '20000', hoursAgo: 21 * day + 3 },
  { code: 'busan-0003', amount: '8000', hoursAgo: 18 * day + 5 },
  { code: 'busan-0004', amount: '20000', hoursAgo: 13 * day + 2 },
  { code: 'busan-0005', amount: '4000', hoursAgo: 10 * day + 7 },
  { code: 'busan-0006', amount: '8000', hoursAgo: 7 * day + 4 },
  { code: 'busan-0007', amount: '4000', hoursAgo: 4 * day + 6 },
  { code: 'busan-0008', amount: '10000', hoursAgo: 2 * day + 5 },
];

/** Eight sends to recipients without an account. `contact` is an index in the sample's contacts. */
const sends = [
  { contact: 4, amount: '30000', hoursAgo: 25 * day },
  { contact: 3, amount: '15000', hoursAgo: 16 * day },
  { contact: 2, amount: '12000', hoursAgo: 14 * day },
  { contact: 1, amount: '10000', hoursAgo: 11 * day },
  { contact: 0, amount: '9000', hoursAgo: 8 * day },
  { contact: 2, amount: '5000', hoursAgo: 4 * day },
  { contact: 1, amount: '3000', hoursAgo: 1 * day },
  { contact: 0, amount: '2500', hoursAgo: 2 },
];

const topUps = [
  { amount: '100000', hoursAgo: 27 * day },
  { amount: '50000', hoursAgo: 17 * day },
  { amount: '50000', hoursAgo: 9 * day },
];

const received = [
  { amount: '10000', hoursAgo: 12 * day },
  { amount: '5000', hoursAgo: 3 * day },
];

const withdrawals = [
  { amount: '20000', fee: '0', method: 'economy', hoursAgo: 15 * day },
  { amount: '10000', fee: '200', method: 'standard', hoursAgo: 6 * day },
] as const;

/** The sample user's 23 transactions of local currency in the last 30 days (decision 86), made by the regular code. */
export function sampleLocalPayments(
  tx: Tx,
  { userId, friendId, key }: { userId: number; friendId: number; key: SecretKey },
): SampleEvent[] {
  const contacts = sampleRecentContacts(new Date(0));

  /** A send that the local rail pays out. The contact has no account here, but the user knows their name. */
  const paidOut = async (body: Omit<NewLocalSend, 'userId'>, at: Date, contactName?: string) => {
    const { transactionId: id } = await beginLocalSend(tx, { body: { ...body, userId }, at });
    if (contactName !== undefined) {
      await tx
        .update(transactions)
        .set({ counterpartyName: contactName })
        .where(eq(transactions.id, id));
    }
    await endRailTransaction(tx, id, { state: 'succeeded' }, at);
  };

  return [
    ...merchantPayments.map(({ code, amount, hoursAgo }) => ({
      hoursAgo,
      happen: (at: Date) =>
        paidOut({ recipient: merchantRecipient(code), amount: decimal(amount), method: 'qr' }, at),
    })),
    ...sends.map(({ contact, amount, hoursAgo }) => ({
      hoursAgo,
      async happen(at: Date) {
        const { phone = '', name = '' } = contacts[contact] ?? {};
        await paidOut({ recipient: phone, amount: decimal(amount), method: 'phone' }, at, name);
      },
    })),
    ...topUps.map(({ amount, hoursAgo }) => ({
      hoursAgo,
      async happen(at: Date) {
        const { transactionId } = await beginTopUp(tx, {
          body: { userId, amount: decimal(amount), source: 'bank', rate: decimal('1') },
          at,
          key,
          rates: () => sampleRates,
          fees: () => documentedFees,
        });
        await endRailTransaction(tx, transactionId, { state: 'succeeded' }, at);
      },
    })),
    ...received.map(({ amount, hoursAgo }) => ({
      hoursAgo,
      async happen(at: Date) {
        const { phone } = await getUser(tx, userId);
        await beginLocalSend(tx, {
          body: {
            userId: friendId,
            recipient: phone,
            amount: decimal(amount),
            method: 'phone',
          },
          at,
        });
      },
    })),
    ...withdrawals.map(({ amount, fee, method, hoursAgo }) => ({
      hoursAgo,
      async happen(at: Date) {
        const [account] = await bankAccountsOf(tx, userId, key);
        const { transactionId } = await beginLocalWithdrawal(tx, {
          body: {
            userId,
            amount: decimal(amount),
            fee: decimal(fee),
            bankId: account?.id ?? 0,
            method,
          },
          at,
          key,
          fees: () => documentedFees,
        });
        await endRailTransaction(tx, transactionId, { state: 'succeeded' }, at);
      },
    })),
  ];
}
