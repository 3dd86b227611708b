import { markLength } from '#api/page.ts';

/** The part of Web Crypto that computes a mark; undefined on plain http. */
export type Digest = Pick<SubtleCrypto, 'digest'> | undefined;

/** The mark of a session: the first digits of its token's hash, which the provider stores too. */
export async function markOf(token: string, subtle: NonNullable<Digest>): Promise<string> {
  const hash = await subtle.digest('SHA-256', new TextEncoder().encode(token));
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .slice(0, markLength);
}
