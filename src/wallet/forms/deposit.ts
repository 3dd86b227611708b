import type { BankAccount } from '#wallet/entities/bank-account.ts';
import type { ChargeCurrency, DepositMethod, SourceKind } from '#wallet/entities/money-choices.ts';
import type { PaymentCard } from '#wallet/entities/payment-card.ts';
import { dollarRate, type Rates } from '#wallet/money/assets.ts';
import { add, type DecimalString } from '#wallet/money/decimal.ts';
import { isTooFine } from '#wallet/money/fraction-digits.ts';
import { readAmount } from '#wallet/money/typed-amount.ts';
import {
  depositCharge,
  depositFee,
  type DepositCharge,
  type DepositFees,
} from '#wallet/rules/deposit.ts';
import {
  sourceOfAccount,
  sourceOfCard,
  sourceOrDefault,
  type SavedSource,
} from '#wallet/saved-sources.ts';

import { amountProblem } from './amount-problem.ts';
import type { FormResult } from './form-result.ts';

/** The draft of the form. */
export interface DepositDraft {
  assetType: string;
  amount: string;
  method: DepositMethod | '';
  /** The ids of the chosen account and card as text; empty for the default. */
  bankAccountId: string;
  cardId: string;
}

/** The empty draft. */
export const emptyDeposit: DepositDraft = {
  assetType: '',
  amount: '',
  method: '',
  bankAccountId: '',
  cardId: '',
};

/** The saved accounts and cards that can pay for a deposit. */
export interface DepositSources {
  accounts: readonly BankAccount[];
  cards: readonly PaymentCard[];
}

/** The account or the card that pays, with the currency in which it is charged. */
export type DepositSource = SavedSource & { kind: SourceKind; currency: ChargeCurrency };

/** The source of a draft; undefined if none is saved or needed, or if the chosen one has been removed. */
export function depositSource(
  { method, bankAccountId, cardId }: DepositDraft,
  { accounts, cards }: DepositSources,
): DepositSource | undefined {
  if (method === 'card') {
    const card = sourceOrDefault(cards, cardId);
    return card && { ...sourceOfCard(card), kind: 'card', currency: card.currency };
  }
  if (method !== 'bank' && method !== 'wire') return undefined;
  const account = sourceOrDefault(accounts, bankAccountId);
  // All offered banks are Korean.
  return account && { ...sourceOfAccount(account), kind: 'bank-account', currency: 'KRW' };
}

/**
 * The charge of a deposit's source for amount and fee; undefined without a source, or without a rate of the asset.
 */
export function chargeOfDeposit(
  { assetType, amount, fee }: Pick<Deposit, 'assetType' | 'amount' | 'fee'>,
  source: { currency: ChargeCurrency } | undefined,
  rates: Rates,
): DepositCharge | undefined {
  const rate = rates.find((candidate) => candidate.assetType === assetType);
  return source && rate && depositCharge(add(amount, fee), source.currency, rate);
}

/** A deposit that passed every rule; amount and fee in units of the asset. */
export interface Deposit {
  assetType: string;
  amount: DecimalString;
  fee: DecimalString;
  method: DepositMethod;
  /** The account or the card that pays, and its charge in its own currency; missing for a network. */
  bankAccountId?: BankAccount['id'];
  cardId?: PaymentCard['id'];
  charged?: DecimalString;
}

/** The possible errors of each field. */
export interface DepositFields {
  assetType: 'missing';
  amount: 'missing' | 'no-amount' | 'not-whole';
  method: 'missing';
  source: 'no-accounts' | 'no-cards' | 'account-removed' | 'card-removed';
}

/** Why a method has no source: none is saved, or the chosen one has been removed. */
export function missingSource(
  method: DepositMethod,
  { accounts, cards }: DepositSources,
): DepositFields['source'] {
  if (method === 'card') return cards.length === 0 ? 'no-cards' : 'card-removed';
  return accounts.length === 0 ? 'no-accounts' : 'account-removed';
}

/**
 * The deposit of a draft, or the rule that it breaks (core §5). An unreadable amount counts as missing (decision 38).
 * A fraction of a won has no notice: its field shows the error.
 */
export function checkDeposit(
  draft: DepositDraft,
  rates: Rates,
  sources: DepositSources,
  fees: DepositFees,
): FormResult<Deposit, 'deposit.missing-information' | undefined, DepositFields> {
  const { assetType, method } = draft;
  const amount = readAmount(draft.amount, draft.assetType);
  const source = depositSource(draft, sources);
  const lacking =
    source === undefined && method !== '' && method !== 'crypto'
      ? missingSource(method, sources)
      : undefined;
  const isNoneSaved = lacking === 'no-accounts' || lacking === 'no-cards';
  if (assetType === '' || amount === undefined || method === '' || isNoneSaved) {
    return {
      problem: 'deposit.missing-information',
      fields: {
        ...(assetType === '' && { assetType: 'missing' }),
        ...(amount === undefined && { amount: amountProblem(draft.amount) }),
        ...(method === '' && { method: 'missing' }),
        ...(lacking && { source: lacking }),
      },
    };
  }
  // The form is complete, so only the field shows the error.
  if (lacking) return { problem: undefined, fields: { source: lacking } };
  if (isTooFine(amount, assetType)) return { problem: undefined, fields: { amount: 'not-whole' } };
  const fee = depositFee({ assetType, amount, method, rate: dollarRate(rates, assetType) }, fees);
  const deposit = { assetType, amount, fee, method };
  const charge = chargeOfDeposit(deposit, source, rates);
  return {
    accepted: {
      ...deposit,
      ...(source && { [source.kind === 'card' ? 'cardId' : 'bankAccountId']: source.id }),
      ...(charge && { charged: charge.amount }),
    },
  };
}
