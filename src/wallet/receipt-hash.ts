import { canonicalJson, sha256Hex } from './document-proof.ts';
import type { DecimalString } from './money/decimal.ts';

/** The data of a purchase that a user enters; the purchase amount in dollars. */
interface EnteredPurchase {
  merchantName: string;
  purchaseAmount: DecimalString;
  receiptDate?: string;
  receiptNumber?: string;
  purchaseWon?: DecimalString;
}

/**
 * The hash of a refund's receipt (decisions 49, 109 and 213): the SHA-256, in hexadecimal digits after `0x`, of the
 * scanned code's text; for a receipt entered by hand, of the entered data as canonical JSON. A receipt with a number
 * is the same one with any amount, and an amount in won does not depend on the rate.
 */
export function receiptHash(
  { merchantName, purchaseAmount, receiptDate, receiptNumber, purchaseWon }: EnteredPurchase,
  scannedCode: string | undefined,
): string {
  const identity =
    receiptNumber !== undefined
      ? { receiptNumber }
      : purchaseWon !== undefined
        ? { purchaseWon }
        : { purchaseAmount };
  const entered = { merchantName, ...(receiptDate !== undefined && { receiptDate }), ...identity };
  return `0x${sha256Hex(scannedCode ?? canonicalJson(entered))}`;
}
