import type { ChargeCurrency } from '#wallet/entities/money-choices.ts';
import type { NewDeposit } from '#wallet/entities/money-operation.ts';
import { cryptoNetwork } from '#wallet/labels/korean-party-names.ts';
import type { DepositCharge } from '#wallet/rules/deposit.ts';

import { accountToCharge } from '../accounts/bank-accounts.ts';
import { cardToCharge, cardTokenPlace } from '../accounts/cards.ts';
import type { SecretKey } from '../accounts/secret-key.ts';
import type { Tx } from '../database/tx.ts';
import { plain } from '../ledger/ledger.ts';
import type { TransactionRow } from '../ledger/transactions.ts';
import type { ChargeSource } from '../rails/rail.ts';
import { Refusal } from '../refusal.ts';
import { payoutPlace, payoutTo } from './payout-account.ts';

/** The columns of a transaction that name its source. */
type SourceColumns = Pick<TransactionRow, 'counterpartyName' | 'counterpartyDetail'> &
  Partial<Pick<TransactionRow, 'bankAccountNumber' | 'cardToken'>>;

/** The source of a deposit; `currency` is undefined for a network, which brings the asset itself. */
export interface DepositSource {
  columns: SourceColumns;
  currency: ChargeCurrency | undefined;
}

interface Search {
  userId: number;
  at: Date;
  key: SecretKey;
}

/**
 * The saved account or card that pays a deposit: the named one, or the default (decision 205).
 * @throws {Refusal} if it is missing, is not the user's, has expired, or does not fit the method
 */
export async function depositSource(
  tx: Tx,
  { method, bankAccountId, cardId }: Pick<NewDeposit, 'method' | 'bankAccountId' | 'cardId'>,
  search: Search,
): Promise<DepositSource> {
  const pays = { bank: 'account', wire: 'account', card: 'card', crypto: 'network' }[method];
  if (
    (bankAccountId !== undefined && pays !== 'account') ||
    (cardId !== undefined && pays !== 'card')
  ) {
    throw new Refusal('deposit-source-unfit');
  }
  switch (pays) {
    case 'network':
      return {
        columns: { counterpartyName: cryptoNetwork, counterpartyDetail: '' },
        currency: undefined,
      };
    case 'card':
      return cardSource(tx, cardId, search);
    default:
      return { columns: await accountSource(tx, bankAccountId, search), currency: 'KRW' };
  }
}

/**
 * The saved bank account that pays: the one with the id, or the default. All offered banks are Korean.
 * @throws {Refusal} if it is missing, or is not the user's
 */
export async function accountSource(
  tx: Tx,
  id: number | undefined,
  { userId, key }: Omit<Search, 'at'>,
): Promise<SourceColumns> {
  const account = await accountToCharge(tx, { userId, id, key });
  if (account === undefined) throw new Refusal('deposit-source-missing');
  return payoutTo(account, userId, key);
}

async function cardSource(
  tx: Tx,
  id: number | undefined,
  { userId, at, key }: Search,
): Promise<DepositSource> {
  const found = await cardToCharge(tx, { userId, id, at, key });
  if (found === undefined) throw new Refusal('deposit-source-missing');
  const { card, token } = found;
  return {
    columns: {
      counterpartyName: card.brand,
      counterpartyDetail: `•••• ${card.lastFour}`,
      cardToken: key.encrypt(Buffer.from(token), cardTokenPlace(userId)),
    },
    currency: card.currency,
  };
}

/** The source that a rail charges; undefined for a network, and for a transaction of an earlier version. */
export function chargeSourceOf(
  { userId, bankAccountNumber, cardToken }: TransactionRow,
  key: SecretKey,
): ChargeSource | undefined {
  if (cardToken !== null) {
    return {
      kind: 'card',
      token: key.decrypt(cardToken, cardTokenPlace(userId)).toString(),
    };
  }
  return bankAccountNumber === null
    ? undefined
    : {
        kind: 'bank-account',
        accountNumber: key.decrypt(bankAccountNumber, payoutPlace(userId)).toString(),
      };
}

/** The charge of a deposit's source, in the source's currency; undefined without one. */
export function chargeOf({
  chargedCurrency: currency,
  chargedAmount,
  chargedRate,
}: TransactionRow): DepositCharge | undefined {
  return currency === null
    ? undefined
    : { currency, amount: plain(chargedAmount ?? '0'), rate: plain(chargedRate ?? '0') };
}
