import type { NewPasskey, PasskeyAssertion } from '#wallet/entities/passkey.ts';

import type { BiometricAccount } from './biometrics.ts';

/** Time limit of the device's prompt, in milliseconds (core §9). */
const timeout = 60_000;

/** ECDSA with P-256 and SHA-256, by its COSE number. */
const es256 = -7;

/** Size of a challenge that only the device checks, in bytes. */
const challengeSize = 32;

const noWebAuthn = 'WebAuthn is not supported';

// The DOM types do not distinguish the kinds of credentials.
type AttestationCredential = Credential & { response: AuthenticatorAttestationResponse };
type AssertionCredential = Credential & { response: AuthenticatorAssertionResponse };

/**
 * Makes a credential for a challenge in base64url.
 * @throws {Error} if the challenge is invalid, the device refuses, or the browser has no WebAuthn
 */
export async function makePasskey(
  credentials: Pick<CredentialsContainer, 'create'> | undefined,
  { id, email, name }: BiometricAccount,
  challenge: string,
): Promise<NewPasskey> {
  if (credentials === undefined) throw new Error(noWebAuthn);
  const credential = await credentials.create({
    publicKey: {
      rp: { name: 'Superwallet' },
      user: { id: new TextEncoder().encode(String(id)), name: email, displayName: name },
      challenge: bytesOf(challenge),
      pubKeyCredParams: [{ type: 'public-key', alg: es256 }],
      authenticatorSelection: {
        authenticatorAttachment: 'platform',
        userVerification: 'required',
        // A discoverable credential signs in without the e-mail address.
        residentKey: 'preferred',
      },
      timeout,
    },
  });
  if (credential === null) throw new Error('The device made no credential');
  const { response } = credential as AttestationCredential;
  return {
    id: credential.id,
    clientDataJSON: textOf(response.clientDataJSON),
    attestationObject: textOf(response.attestationObject),
  };
}

/** A signature to be made by a credential. Ids and challenges are in base64url. */
interface Signing {
  /** The credential's id; undefined if the device has none. */
  id: string | undefined;
  /** The provider's challenge. Without one, only the device checks its owner. */
  challenge: string | undefined;
  /** Lets the user choose a credential if the device has none. */
  otherwise: 'choose' | undefined;
  random: (size: number) => Uint8Array<ArrayBuffer>;
}

/**
 * Signs a challenge with a credential.
 * @throws {Error} if a text is invalid, the device refuses, there is no credential, or the browser has no WebAuthn
 */
export async function signWithPasskey(
  credentials: Pick<CredentialsContainer, 'get'> | undefined,
  { id, challenge, otherwise, random }: Signing,
): Promise<PasskeyAssertion> {
  if (credentials === undefined) throw new Error(noWebAuthn);
  if (id === undefined && otherwise === undefined) {
    throw new Error('No biometric credentials found');
  }
  const assertion = await credentials.get({
    publicKey: {
      challenge: challenge === undefined ? random(challengeSize) : bytesOf(challenge),
      ...(id !== undefined && {
        allowCredentials: [{ type: 'public-key', id: bytesOf(id), transports: ['internal'] }],
      }),
      userVerification: 'required',
      timeout,
    },
  });
  if (assertion === null) throw new Error('The device confirmed no one');
  const { response } = assertion as AssertionCredential;
  return {
    id: assertion.id,
    clientDataJSON: textOf(response.clientDataJSON),
    authenticatorData: textOf(response.authenticatorData),
    signature: textOf(response.signature),
  };
}

/** Decodes base64url. @throws {DOMException} if the text is not valid */
function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const characters = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(characters, (character) => character.charCodeAt(0));
}

/** Encodes base64url. Some supported browsers lack `Uint8Array.toBase64`. */
function textOf(buffer: ArrayBuffer): string {
  const characters = Array.from(new Uint8Array(buffer), (byte) => String.fromCharCode(byte));
  return btoa(characters.join('')).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
