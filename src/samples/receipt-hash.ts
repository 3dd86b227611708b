/**
 * Stands for the hash of a receipt that was never scanned: the moment of asking, in the shape of a hash (decision 49).
 */
export function sampleReceiptHash(now: Date): string {
  return `0x${now.getTime().toString(16).padStart(64, '0')}`;
}
