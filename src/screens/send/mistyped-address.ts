import { readAddressCode } from '#wallet/codes/address-code.ts';

/** A text that is no address. Handled like a refusal of the provider, also while the provider cannot be reached. */
export class MalformedAddress extends Error {
  readonly status = 422;
  readonly reason =
    'The recipient address is not an address. Enter one like did:ethr:0x… or 0x… with 40 hexadecimal digits.';

  constructor() {
    super('The text is not an address');
    this.name = 'MalformedAddress';
  }
}

/** The capitals of an address do not match its checksum. Handled like a refusal of the provider. */
export class MistypedAddress extends Error {
  readonly status = 422;
  readonly reason =
    'The address does not match its checksum: a character is mistyped, or upper and lower case were changed. Copy it again.';

  constructor() {
    super('The address does not match its checksum');
    this.name = 'MistypedAddress';
  }
}

/**
 * Checks an address and its checksum (EIP-55) before the provider is asked about it. The check of the checksum is
 * lazy-loaded; if that fails, only the provider checks it.
 * @throws {MalformedAddress | MistypedAddress}
 */
export async function refuseMalformed(address: string): Promise<void> {
  const code = readAddressCode(address);
  if ('refused' in code && code.refused === 'not-an-address') throw new MalformedAddress();
  const checks = await import('#wallet/keys/address-checksum.ts').catch(() => undefined);
  if (checks?.isMistypedAddress(address)) throw new MistypedAddress();
}
