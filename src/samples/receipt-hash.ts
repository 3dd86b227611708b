/** A placeholder for the hash of a receipt: the time of the request, in the shape of a hash (decision 49). */
export function sampleReceiptHash(now: Date): string {
  return `0x${now.getTime().toString(16).padStart(64, '0')}`;
}
