import { canonicalJson, sha256Hex } from './document-proof.ts';
import type { DecimalString } from './money/decimal.ts';

/** What of a purchase a person enters; the amount in dollars. */
interface EnteredPurchase {
  merchantName: string;
  purchaseAmount: DecimalString;
}

/**
 * The hash of a refund's receipt (decisions 49 and 109): the SHA-256, in hexadecimal digits after `0x`, of the text of
 * the scanned code, or for a receipt that was entered by hand of what was entered, as canonical JSON.
 */
export function receiptHash(
  { merchantName, purchaseAmount }: EnteredPurchase,
  scannedCode: string | undefined,
): string {
  return `0x${sha256Hex(scannedCode ?? canonicalJson({ merchantName, purchaseAmount }))}`;
}
