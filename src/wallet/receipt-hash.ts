import { canonicalJson, sha256Hex } from './document-proof.ts';
import type { DecimalString } from './money/decimal.ts';

/** The data of a purchase that a user enters; the amount in dollars. */
interface EnteredPurchase {
  merchantName: string;
  purchaseAmount: DecimalString;
}

/**
 * The hash of a refund's receipt (decisions 49 and 109): the SHA-256, in hexadecimal digits after `0x`, of the
 * scanned code's text; for a receipt entered by hand, of the entered data as canonical JSON.
 */
export function receiptHash(
  { merchantName, purchaseAmount }: EnteredPurchase,
  scannedCode: string | undefined,
): string {
  return `0x${sha256Hex(scannedCode ?? canonicalJson({ merchantName, purchaseAmount }))}`;
}
