import { decimal, isPositive } from '#wallet/money/decimal.ts';
import type { User } from '#wallet/entities/user.ts';

import type { Tx } from '../database/tx.ts';
import { assetTypes, type Amounts } from '../ledger/asset-types.ts';
import { issue, openWallets } from '../ledger/ledger.ts';
import { openAccountSecurity } from './account-security.ts';
import { addressOfBytes } from './did.ts';
import { insertUser, type NewUser } from './users.ts';

/** Test assets of every new account, in units of the asset. */
export const openingBalances: Amounts = {
  XP: decimal('100'),
  USDC: decimal('50'),
  CBDC: decimal('50'),
  BTC: decimal('0.001'),
  ETH: decimal('0.02'),
  BusanCoin: decimal('10000'),
};

/** No assets, for a wallet whose money is real. */
export const noBalances = Object.fromEntries(
  assetTypes.map((type) => [type, decimal('0')]),
) as Amounts;

const addressSize = 20;

/** A DID for an account opened without a proven DID. It has no keys, and identifies the account in transfers. */
export function custodialDid(random: (size: number) => Uint8Array): string {
  return `did:ethr:${addressOfBytes(random(addressSize))}`;
}

/**
 * Opens an account: stores the user and their security settings, opens a wallet for every asset and issues the opening
 * balances.
 * @throws {Refusal} if the e-mail or the DID's address already has an account
 */
export async function openAccount(
  tx: Tx,
  newUser: NewUser,
  { password, balances }: { password: string; balances: Amounts },
): Promise<User> {
  const user = await insertUser(tx, newUser);
  const { firstName, lastName, email, createdAt } = newUser;
  const about = [firstName, lastName, email];
  await openAccountSecurity(tx, { userId: user.id, password, about, at: createdAt });
  await openWallets(tx, user.id);
  for (const assetType of assetTypes) {
    if (!isPositive(balances[assetType])) continue;
    await issue(tx, {
      userId: user.id,
      assetType,
      amount: balances[assetType],
      at: newUser.createdAt,
    });
  }
  return user;
}
