import { decimal, maxFractionDigits, truncate, type DecimalString } from '#wallet/money/decimal.ts';

import { and, eq, isNull, or, sql } from '../database/drizzle.ts';
import {
  accountKinds,
  ledgerAccounts,
  type AccountKind,
  type EntryKind,
} from '../database/schema.ts';
import type { Tx } from '../database/tx.ts';
import { assetTypes, type AssetType } from './asset-types.ts';

/** The holder of a ledger account: a user, for a wallet, or the provider itself. */
export type AccountHolder =
  { kind: 'wallet'; userId: number } | { kind: Exclude<AccountKind, 'wallet'> };

/** A user's holding of an asset in the wallet's format; `balance` without trailing zeros. */
export interface Asset {
  id: number;
  userId: number;
  assetType: AssetType;
  balance: DecimalString;
}

/** An amount without trailing zeros: Postgres returns all 18 fraction digits of a numeric. */
export function plain(amount: string): DecimalString {
  return truncate(decimal(amount), maxFractionDigits);
}

/** Opens the provider's own accounts that are missing. */
export async function openSystemAccounts(tx: Tx): Promise<void> {
  const kinds = accountKinds.filter((kind) => kind !== 'wallet');
  await tx
    .insert(ledgerAccounts)
    .values(kinds.flatMap((kind) => assetTypes.map((assetType) => ({ kind, assetType }))))
    .onConflictDoNothing();
}

/** Opens an empty wallet for every asset. */
export async function openWallets(tx: Tx, userId: number): Promise<void> {
  await tx
    .insert(ledgerAccounts)
    .values(
      assetTypes.map((assetType) => ({ kind: 'wallet' as const, userId, assetType, balance: '0' })),
    );
}

/** A user's holdings: one entry for every asset, in the ledger's order. */
export async function assetsOf(tx: Tx, userId: number): Promise<Asset[]> {
  const rows = await tx.select().from(ledgerAccounts).where(eq(ledgerAccounts.userId, userId));
  return assetTypes.flatMap((assetType) =>
    rows
      .filter((row) => row.assetType === assetType)
      .map(({ id, balance }) => ({ id, userId, assetType, balance: plain(balance ?? '0') })),
  );
}

/**
 * The balance of a user's wallet. The wallets of this and other users stay locked until the transaction ends, locked in
 * the ledger's order, so that two users who pay each other cannot deadlock.
 */
export async function lockBalance(
  tx: Tx,
  userId: number,
  assetType: AssetType,
  otherIds: readonly number[] = [],
): Promise<DecimalString> {
  const wallets = await tx
    .select({ userId: ledgerAccounts.userId, balance: ledgerAccounts.balance })
    .from(ledgerAccounts)
    .where(
      or(
        ...[userId, ...otherIds].map((id) => accountIs({ kind: 'wallet', userId: id }, assetType)),
      ),
    )
    .orderBy(ledgerAccounts.id)
    // A plain update lock would block postings that name the account, and deadlock with them.
    .for('no key update');
  return plain(wallets.find((wallet) => wallet.userId === userId)?.balance ?? '0');
}

/** A movement of one asset from one account to another. */
export interface Move {
  assetType: AssetType;
  /** Positive, in units of the asset. */
  amount: DecimalString;
  from: AccountHolder;
  to: AccountHolder;
}

/** One balanced change of the ledger: all its movements are atomic. */
export interface Entry {
  kind: EntryKind;
  /** The transaction of the entry; missing for an issuance. */
  transactionId?: number;
  moves: readonly Move[];
}

/** Writes entries with their postings. The database refuses them if a wallet would become negative. */
export async function post(tx: Tx, at: Date, ...entries: readonly Entry[]): Promise<void> {
  await tx.execute(
    sql`select post_entries(${JSON.stringify(entries)}::json, ${at.toISOString()}::timestamptz)`,
  );
}

/** Issues new units of an asset into a wallet. */
export async function issue(
  tx: Tx,
  {
    userId,
    at,
    ...issued
  }: { userId: number; assetType: AssetType; amount: DecimalString; at: Date },
): Promise<void> {
  const from = { kind: 'issuance' } as const;
  const to = { kind: 'wallet', userId } as const;
  await post(tx, at, { kind: 'issuance', moves: [{ ...issued, from, to }] });
}

function accountIs(holder: AccountHolder, assetType: AssetType) {
  return and(
    eq(ledgerAccounts.kind, holder.kind),
    eq(ledgerAccounts.assetType, assetType),
    holder.kind === 'wallet'
      ? eq(ledgerAccounts.userId, holder.userId)
      : isNull(ledgerAccounts.userId),
  );
}
