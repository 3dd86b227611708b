import { sampleMerchants } from '#samples/merchants.ts';

import { merchants } from '../database/schema.ts';
import type { Tx } from '../database/tx.ts';

/**
 * Fills an empty directory with the merchants of the sandbox (decision 209). An operator's own directory is not
 * changed.
 */
export async function fillMerchants(tx: Tx): Promise<void> {
  const [known] = await tx.select({ code: merchants.code }).from(merchants).limit(1);
  if (known === undefined) await tx.insert(merchants).values([...sampleMerchants]);
}
