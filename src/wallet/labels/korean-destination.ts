/**
 * The destination of a transfer as a Korean phrase. 님 is only for people: not for a merchant, a phone number or an
 * address.
 */
export function koreanDestination(recipient: string, isMerchant: boolean): string {
  if (isMerchant) return `${recipient}에`;
  if (/^\+?[\d\s().-]+$/.test(recipient)) return `${recipient}번으로`;
  return /^(did:|0x)/i.test(recipient) ? `${recipient} 주소로` : `${recipient}님에게`;
}
