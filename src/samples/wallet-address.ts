/**
 * The address shown for a user without a DID: a sample derived from the id, well-formed but of no account (core §9).
 */
export function sampleWalletAddress(userId: number): string {
  return `0x${userId.toString(16).padStart(40, '0')}`;
}
