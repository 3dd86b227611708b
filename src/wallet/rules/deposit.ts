import type { BankMessages } from '#i18n/en/bank.ts';
import type { ChargeCurrency, DepositMethod } from '#wallet/entities/money-choices.ts';
import type { Fees } from '#wallet/entities/fees.ts';
import type { ExchangeRate } from '#wallet/entities/exchange-rate.ts';
import {
  decimal,
  isPositive,
  multiply,
  roundUp,
  type DecimalString,
} from '#wallet/money/decimal.ts';
import { divide } from '#wallet/money/divide.ts';
import { formatPercent } from '#wallet/money/format-fee.ts';
import { fractionDigitsOf } from '#wallet/money/fraction-digits.ts';

/** The fees of deposits. */
export type DepositFees = Pick<Fees, 'deposit-card' | 'deposit-wire'>;

/** The fee of a method in words (core §9). */
export function depositFeeText(
  method: DepositMethod,
  fees: DepositFees,
  t: BankMessages['fee'],
): string {
  switch (method) {
    case 'bank':
      return t.free;
    case 'card':
      return isPositive(fees['deposit-card']) ? formatPercent(fees['deposit-card']) : t.free;
    case 'crypto':
      return t.network;
    case 'wire':
      return isPositive(fees['deposit-wire']) ? `$${fees['deposit-wire']}` : t.free;
  }
}

/**
 * The fee of a deposit on top of its amount, in units of the asset, rounded up to its digits (decision 90). Used by
 * the wallet and the provider. `rate` is dollars per unit. The fee of a crypto deposit goes to its network, so the
 * provider charges none.
 */
export function depositFee(
  {
    assetType,
    amount,
    method,
    rate,
  }: {
    assetType: string;
    amount: DecimalString;
    method: DepositMethod;
    rate: DecimalString;
  },
  fees: DepositFees,
): DecimalString {
  const digits = fractionDigitsOf(assetType);
  switch (method) {
    case 'card':
      return roundUp(multiply(amount, fees['deposit-card']), digits);
    case 'wire':
      return roundUp(divide(fees['deposit-wire'], rate, 'up'), digits);
    case 'bank':
    case 'crypto':
      return decimal('0');
  }
}

/** The fraction digits of a charge. */
const chargeDigits: Readonly<Record<ChargeCurrency, number>> = { KRW: 0, USD: 2 };

/** A charge in the currency of a deposit's source, and the rate per unit of the asset in that currency. */
export interface DepositCharge {
  currency: ChargeCurrency;
  amount: DecimalString;
  rate: DecimalString;
}

/**
 * The charge of a deposit for its total in units of the asset, fee included: at the quoted rate, rounded up to whole
 * won or cents. Used by the wallet and the provider (decision 205).
 */
export function depositCharge(
  total: DecimalString,
  currency: ChargeCurrency,
  { won, dollars }: Pick<ExchangeRate, 'won' | 'dollars'>,
): DepositCharge {
  const rate = currency === 'KRW' ? won : dollars;
  return { currency, amount: roundUp(multiply(total, rate), chargeDigits[currency]), rate };
}

/**
 * The limits in the hint, in units of the asset. The form only shows them; the provider refuses amounts beyond them
 * (core §5, decisions 90 and 183).
 */
export const depositLimits = {
  minimum: decimal('10'),
  maximum: decimal('100000'),
};
