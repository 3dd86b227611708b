import type { SendMessages } from '#i18n/en/send.ts';
import { readAddressCode } from '#wallet/codes/address-code.ts';

/** An address that cannot be right. Handled like a refusal of the provider, also while the provider is unreachable. */
export class WrongAddress extends Error {
  readonly status = 422;
  readonly reason: string;

  constructor(message: string, reason: string) {
    super(message);
    this.name = 'WrongAddress';
    this.reason = reason;
  }
}

/**
 * Checks an address and its checksum (EIP-55) before the provider is asked about it. The check of the checksum is
 * lazy-loaded; if that fails, only the provider checks it.
 * @throws {WrongAddress} for a text that is no address, or whose capitals do not match its checksum
 */
export async function refuseMalformed(
  address: string,
  reasons: SendMessages['address']['wrong'],
): Promise<void> {
  const code = readAddressCode(address);
  if ('refused' in code && code.refused === 'not-an-address') {
    throw new WrongAddress('The text is not an address', reasons.malformed);
  }
  const checks = await import('#wallet/keys/address-checksum.ts').catch(() => undefined);
  if (checks?.isMistypedAddress(address)) {
    throw new WrongAddress('The address does not match its checksum', reasons.checksum);
  }
}
