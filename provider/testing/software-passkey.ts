import { createHash, generateKeyPairSync, sign } from 'node:crypto';

import type { NewPasskey, PasskeyAssertion } from '#wallet/entities/passkey.ts';

/** A browser's request to a device's authenticator. */
interface Asked {
  challenge: string;
  origin: string;
  /** True by default: the device verifies its user. */
  verified?: boolean;
}

/** A device's authenticator in software, with one credential (WebAuthn). */
export interface SoftwarePasskey {
  create(asked: Asked): NewPasskey;
  get(asked: Asked): PasskeyAssertion;
}

const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest();
const base64Url = (data: Uint8Array) => Buffer.from(data).toString('base64url');

/** The subset of CBOR (RFC 8949) for an attestation. */
const cbor = {
  head(major: number, value: number): Buffer {
    if (value < 24) return Buffer.from([(major << 5) | value]);
    if (value < 256) return Buffer.from([(major << 5) | 24, value]);
    return Buffer.from([(major << 5) | 25, value >> 8, value & 255]);
  },
  int: (value: number) => (value < 0 ? cbor.head(1, -1 - value) : cbor.head(0, value)),
  bytes: (value: Uint8Array) => Buffer.concat([cbor.head(2, value.length), value]),
  text: (value: string) => Buffer.concat([cbor.head(3, value.length), Buffer.from(value)]),
  map: (...entries: [Buffer, Buffer][]) =>
    Buffer.concat([cbor.head(5, entries.length), ...entries.flat()]),
};

const userPresent = 1;
const userVerified = 4;
const hasCredential = 64;

/** An authenticator with a new key. `name` makes its credential's id unique. */
export function createSoftwarePasskey(name: string): SoftwarePasskey {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const credentialId = sha256(name);
  let signatures = 0;

  const clientData = (type: string, { challenge, origin }: Asked) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const authenticatorData = ({ origin, verified = true }: Asked, credential = Buffer.alloc(0)) => {
    const flags =
      userPresent | (verified ? userVerified : 0) | (credential.length > 0 ? hasCredential : 0);
    const count = Buffer.alloc(4);
    count.writeUInt32BE(signatures);
    return Buffer.concat([
      sha256(new URL(origin).hostname),
      Buffer.from([flags]),
      count,
      credential,
    ]);
  };

  return {
    create(asked) {
      const key = cbor.map(
        [cbor.int(1), cbor.int(2)],
        [cbor.int(3), cbor.int(-7)],
        [cbor.int(-1), cbor.int(1)],
        [cbor.int(-2), cbor.bytes(Buffer.from(x, 'base64url'))],
        [cbor.int(-3), cbor.bytes(Buffer.from(y, 'base64url'))],
      );
      const length = Buffer.from([0, credentialId.length]);
      const credential = Buffer.concat([Buffer.alloc(16), length, credentialId, key]);
      const attestation = cbor.map(
        [cbor.text('fmt'), cbor.text('none')],
        [cbor.text('attStmt'), cbor.map()],
        [cbor.text('authData'), cbor.bytes(authenticatorData(asked, credential))],
      );
      return {
        id: base64Url(credentialId),
        clientDataJSON: base64Url(clientData('webauthn.create', asked)),
        attestationObject: base64Url(attestation),
      };
    },
    get(asked) {
      signatures += 1;
      const client = clientData('webauthn.get', asked);
      const data = authenticatorData(asked);
      return {
        id: base64Url(credentialId),
        clientDataJSON: base64Url(client),
        authenticatorData: base64Url(data),
        signature: base64Url(sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)),
      };
    },
  };
}
