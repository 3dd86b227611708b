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
 * Checks the checksum of an address before the provider is asked about the address (EIP-55). The check is lazy-loaded;
 * if that fails, only the provider checks.
 * @throws {MistypedAddress}
 */
export async function refuseMistyped(address: string): Promise<void> {
  const checks = await import('#wallet/keys/address-checksum.ts').catch(() => undefined);
  if (checks?.isMistypedAddress(address)) throw new MistypedAddress();
}
