import type { User } from './user.ts';

/** The address at which an account receives payments. */
export interface ReceivingAddress {
  /** The DID that is registered with the account. */
  did: string;
  /** The address in the DID; undefined for a DID of another method than Ethereum's. */
  address: string | undefined;
}

/**
 * The only address that the wallet offers for receiving; undefined if the account's DID is unknown. Payments are
 * credited by the registered DID, so a payment to other keys on the device would be lost (decision 143).
 */
export function receivingAddressOf({
  didAddress,
}: Pick<User, 'didAddress'>): ReceivingAddress | undefined {
  const did = didAddress?.trim();
  if (!did) return undefined;
  return { did, address: /0x[0-9a-f]{40}$/i.exec(did)?.[0] };
}
