import type { Merchant } from '#wallet/entities/merchant.ts';
import { cashbackOf } from '#wallet/money/cashback.ts';
import { decimal, type DecimalString } from '#wallet/money/decimal.ts';
import { merchantCodeIn } from '#wallet/entities/merchant-recipient.ts';
import { typedMerchantCode } from '#wallet/entities/typed-merchant-code.ts';

import { and, asc, eq, isNull } from '../database/drizzle.ts';
import { merchants } from '../database/schema.ts';
import type { Tx } from '../database/tx.ts';
import { Refusal } from '../refusal.ts';

/** The columns of a merchant in the wallet's format. */
const columns = {
  code: merchants.code,
  name: merchants.name,
  latinName: merchants.latinName,
  district: merchants.district,
  kind: merchants.kind,
  cashbackPercent: merchants.cashbackPercent,
};

/** The directory of merchants, by code, without removed ones (decision 194). */
export function listMerchants(tx: Tx): Promise<Merchant[]> {
  return tx
    .select(columns)
    .from(merchants)
    .where(isNull(merchants.removedAt))
    .orderBy(asc(merchants.code));
}

/**
 * The merchant of a recipient text, which may be a bare code as typed by a user; undefined if it names no merchant.
 * @throws {Refusal} for a code with the prefix `merchant:` that is not in the directory. A bare code may be a name.
 */
export async function findMerchant(tx: Tx, recipient: string): Promise<Merchant | undefined> {
  const named = merchantCodeIn(recipient);
  const code = named ?? typedMerchantCode(recipient);
  const merchant = code === undefined ? undefined : await merchantOf(tx, code);
  if (merchant === undefined && named !== undefined) {
    throw new Refusal('merchant-unknown');
  }
  return merchant;
}

/** The cashback of a payment in won: only payments to a merchant earn it, at the directory's rate. */
export async function merchantCashback(
  tx: Tx,
  recipient: string,
  amount: DecimalString,
): Promise<DecimalString> {
  const code = merchantCodeIn(recipient);
  const merchant = code === undefined ? undefined : await merchantOf(tx, code);
  return merchant === undefined ? decimal('0') : cashbackOf(amount, merchant.cashbackPercent);
}

/** The merchant with a code; undefined if the directory has none, or it was removed. */
export async function merchantOf(tx: Tx, code: string): Promise<Merchant | undefined> {
  const [merchant] = await tx
    .select(columns)
    .from(merchants)
    .where(and(eq(merchants.code, code), isNull(merchants.removedAt)));
  return merchant;
}
