import type { DepositCharge } from '#wallet/rules/deposit.ts';
import type { DecimalString } from '#wallet/money/decimal.ts';

import type { AssetType } from '../ledger/asset-types.ts';

/** An external system that moves money: a bank, a card, a wire, a blockchain, or the city's local network. */
export type RailChannel = 'bank' | 'card' | 'wire' | 'crypto' | 'local';

/** The saved account or card that a charge takes its money from. */
export type ChargeSource =
  { kind: 'bank-account'; accountNumber: string } | { kind: 'card'; token: string };

/** An order to a rail. */
export interface RailOrder {
  /** The rail's idempotency key. */
  reference: string;
  /** Takes money in, or pays it out. */
  kind: 'charge' | 'payout';
  channel: RailChannel;
  assetType: AssetType;
  /** In units of the asset: a charge includes the fee. */
  amount: DecimalString;
  /** The amount that the user typed, before fees, in units of the asset. */
  typedAmount: DecimalString;
  /** When the user asked for the operation. */
  requestedAt: Date;
  /** The longest documented time of the operation's method or speed, in milliseconds. */
  duration: number;
  /** Destination of a payout: an account number, a phone number or an account name. Empty for a charge. */
  destination: string;
  /** Source of a charge. Undefined for a payout, and for a network, which brings the asset to the user's address. */
  source: ChargeSource | undefined;
  /** The charge in the currency of the source; undefined if that is the asset itself (decision 205). */
  charged: DepositCharge | undefined;
}

/** The parts of an order that decide when the rail answers. */
export type RailTiming = Pick<RailOrder, 'kind' | 'channel' | 'requestedAt' | 'duration'>;

/**
 * Reasons for a failure: the payer's or recipient's bank refused, the account does not exist, or the source of a charge
 * has too little money.
 */
export const railFailures = ['declined', 'no-account', 'insufficient-funds'] as const;
export type RailFailure = (typeof railFailures)[number];

/** The state of an order. Success and failure are final. */
export type RailState =
  { state: 'pending' } | { state: 'succeeded' } | { state: 'failed'; failure: RailFailure };

/**
 * The interface to external systems that move money (decision 89). Both calls place an order, or query the state of an
 * order with the same reference: they may be retried, and throw if the rail cannot be reached.
 */
export interface Rail {
  /** Takes money in. */
  charge(order: RailOrder): Promise<RailState>;
  /** Pays money out. */
  payout(order: RailOrder): Promise<RailState>;
  /** When the rail is expected to answer an order. */
  expectedAnswer(timing: RailTiming): Date;
  /** Sets the listener for late answers. An answer may arrive twice, or never. */
  onAnswer(listener: (reference: string) => void): void;
}
