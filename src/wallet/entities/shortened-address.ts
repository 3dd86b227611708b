/** Whether a typed text is an address or a DID as shortened in lists and summaries (decision 156). */
export function isShortenedAddress(text: string): boolean {
  return /^(?:0x|did:)[\w:-]*\.{2,4}\w+$/i.test(text);
}
