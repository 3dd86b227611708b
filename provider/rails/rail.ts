import type { DecimalString } from '#wallet/money/decimal.ts';

import type { AssetType } from '../ledger/asset-types.ts';

/** Who moves money in and out of the provider: a bank, a card, a wire, a network, or the city's local network. */
export type RailChannel = 'bank' | 'card' | 'wire' | 'crypto' | 'local';

/** What a rail is asked to do. */
export interface RailOrder {
  /** Unique. Under the same one a rail acts once only. */
  reference: string;
  /** Takes money in, or pays it out. */
  kind: 'charge' | 'payout';
  channel: RailChannel;
  assetType: AssetType;
  /** In units of the asset. */
  amount: DecimalString;
  /** Where a payout goes: an account number, a phone number or an account name. Empty for a charge. */
  destination: string;
}

/** Why a rail did not do it: the payer's or recipient's bank refused, or there is no such account. */
export const railFailures = ['declined', 'no-account'] as const;
export type RailFailure = (typeof railFailures)[number];

/** How far an order is. Once it succeeded or failed it stays so. */
export type RailState =
  { state: 'pending' } | { state: 'succeeded' } | { state: 'failed'; failure: RailFailure };

/**
 * One interface to everything outside that moves money (decision 89). Both calls hand an order over, or ask about one
 * that was handed over before: they may be repeated, and a rail that cannot be reached raises an error.
 */
export interface Rail {
  /** Takes money in. */
  charge(order: RailOrder): Promise<RailState>;
  /** Pays money out. */
  payout(order: RailOrder): Promise<RailState>;
  /** Takes the listener of answers that come later. One may come twice, or never. */
  onAnswer(listener: (reference: string) => void): void;
}
