/**
 * Stands for a document's hash, which the wallet does not compute: a placeholder built from the current time (core §3).
 */
export function sampleDocumentHash(now: Date): string {
  return `placeholder-${now.getTime()}`;
}
