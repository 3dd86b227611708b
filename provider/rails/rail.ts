import type { DecimalString } from '#wallet/money/decimal.ts';

import type { AssetType } from '../ledger/asset-types.ts';

/** An external system that moves money: a bank, a card, a wire, a blockchain, or the city's local network. */
export type RailChannel = 'bank' | 'card' | 'wire' | 'crypto' | 'local';

/** An order to a rail. */
export interface RailOrder {
  /** The rail's idempotency key. */
  reference: string;
  /** Takes money in, or pays it out. */
  kind: 'charge' | 'payout';
  channel: RailChannel;
  assetType: AssetType;
  /** In units of the asset. */
  amount: DecimalString;
  /** Destination of a payout: an account number, a phone number or an account name. Empty for a charge. */
  destination: string;
}

/** Reasons for a failure: the payer's or recipient's bank refused, or the account does not exist. */
export const railFailures = ['declined', 'no-account'] as const;
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
  /** Sets the listener for late answers. An answer may arrive twice, or never. */
  onAnswer(listener: (reference: string) => void): void;
}
