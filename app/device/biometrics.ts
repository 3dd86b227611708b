import type { NewPasskey, PasskeyAssertion } from '#wallet/entities/passkey.ts';

import type { TextStorage } from './page-storage.ts';

/** The account that a credential is made for, as the device's own dialogue names it. */
export interface BiometricAccount {
  id: number;
  email: string;
  name: string;
}

/** The device's biometrics: who passes them is the person that the device knows. */
export interface Biometrics {
  /** Whether the device can check who holds it. */
  isSupported(): Promise<boolean>;
  /** Whether this device holds a credential. */
  isRegistered(): boolean;
  /**
   * Makes a credential for a challenge of the provider, which the device does only for its person.
   * @throws {Error} when it does not
   */
  register(account: BiometricAccount, challenge: string): Promise<NewPasskey>;
  /** Keeps the id of a credential of this device, once the provider knows it. */
  remember(passkey: Pick<NewPasskey, 'id'>): void;
  /**
   * Lets the device check its person by the credential, and sign the challenge of the provider, where there is one.
   * @throws {Error} when it did not, or there is none
   */
  authenticate(challenge?: string): Promise<PasskeyAssertion>;
}

/** What biometrics need of a browser; undefined is what the browser lacks. */
export interface BiometricEnvironment {
  credentials: Pick<CredentialsContainer, 'create' | 'get'> | undefined;
  hasPlatformAuthenticator: (() => Promise<boolean>) | undefined;
  storage: Pick<TextStorage, 'getItem' | 'setItem'>;
  random: (size: number) => Uint8Array<ArrayBuffer>;
}

/** The documents' storage keys (core §3). The second holds the credential's id in base64url. */
const registeredKey = 'biometric_registered';
const credentialKey = 'credential_id';

/** How long the device waits for its person (core §9). In milliseconds. */
const timeout = 60_000;

/** ECDSA with P-256 and SHA-256, by its COSE number. */
const es256 = -7;

/** Of a challenge that nobody but the device checks. In bytes. */
const challengeSize = 32;

/** Biometrics by WebAuthn. Only the id of the device's credential is kept, in the browser's storage. */
export function createBiometrics({
  credentials,
  hasPlatformAuthenticator,
  storage,
  random,
}: BiometricEnvironment): Biometrics {
  const webAuthn = () => {
    if (credentials === undefined) throw new Error('WebAuthn is not supported');
    return credentials;
  };
  /** A challenge in base64url as the device takes it. @throws {Error} for one that cannot be read */
  const signable = (challenge: string) => {
    const bytes = bytesOfBase64Url(challenge);
    if (bytes === undefined) throw new Error('The challenge cannot be read');
    return bytes;
  };
  const registeredId = (): Uint8Array<ArrayBuffer> | undefined =>
    storage.getItem(registeredKey) === 'true'
      ? bytesOfBase64Url(storage.getItem(credentialKey) ?? '')
      : undefined;

  return {
    async isSupported() {
      if (credentials === undefined || hasPlatformAuthenticator === undefined) return false;
      return hasPlatformAuthenticator().catch(() => false);
    },

    isRegistered: () => registeredId() !== undefined,

    async register({ id, email, name }, challenge) {
      const credential = await webAuthn().create({
        publicKey: {
          rp: { name: 'Superwallet' },
          user: { id: new TextEncoder().encode(String(id)), name: email, displayName: name },
          challenge: signable(challenge),
          pubKeyCredParams: [{ type: 'public-key', alg: es256 }],
          authenticatorSelection: {
            authenticatorAttachment: 'platform',
            userVerification: 'required',
          },
          timeout,
        },
      });
      if (credential === null) throw new Error('The device made no credential');
      // What was asked for: the browser's own type does not say that.
      const { response } = credential as AttestationCredential;
      return {
        id: credential.id,
        clientDataJSON: base64UrlOf(response.clientDataJSON),
        attestationObject: base64UrlOf(response.attestationObject),
      };
    },

    remember({ id }) {
      storage.setItem(credentialKey, id);
      storage.setItem(registeredKey, 'true');
    },

    async authenticate(challenge) {
      const container = webAuthn();
      const id = registeredId();
      if (id === undefined) throw new Error('No biometric credentials found');
      const assertion = await container.get({
        publicKey: {
          challenge: challenge === undefined ? random(challengeSize) : signable(challenge),
          allowCredentials: [{ type: 'public-key', id, transports: ['internal'] }],
          userVerification: 'required',
          timeout,
        },
      });
      if (assertion === null) throw new Error('The device confirmed no one');
      // As above.
      const { response } = assertion as AssertionCredential;
      return {
        id: assertion.id,
        clientDataJSON: base64UrlOf(response.clientDataJSON),
        authenticatorData: base64UrlOf(response.authenticatorData),
        signature: base64UrlOf(response.signature),
      };
    },
  };
}

type AttestationCredential = Credential & { response: AuthenticatorAttestationResponse };
type AssertionCredential = Credential & { response: AuthenticatorAssertionResponse };

/** Bytes as a text in base64url. `Uint8Array.toBase64` is missing in browsers that the wallet still serves. */
function base64UrlOf(buffer: ArrayBuffer): string {
  const characters = Array.from(new Uint8Array(buffer), (byte) => String.fromCharCode(byte));
  return btoa(characters.join('')).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** The bytes of a text in base64url; nothing for one that is none. */
function bytesOfBase64Url(text: string): Uint8Array<ArrayBuffer> | undefined {
  if (!/^[\w-]+$/.test(text)) return undefined;
  try {
    const bytes = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    return Uint8Array.from(bytes, (byte) => byte.charCodeAt(0));
  } catch {
    return undefined;
  }
}

/** The biometrics of the device that a browser's page runs on. */
export function browserBiometrics(
  page: Window & typeof globalThis,
  storage: TextStorage,
): Biometrics {
  // Missing where there is no WebAuthn, also on a page without HTTPS.
  const PublicKey = 'PublicKeyCredential' in page ? page.PublicKeyCredential : undefined;
  return createBiometrics({
    credentials: PublicKey && page.navigator.credentials,
    hasPlatformAuthenticator:
      PublicKey && (() => PublicKey.isUserVerifyingPlatformAuthenticatorAvailable()),
    storage,
    random: (size) => page.crypto.getRandomValues(new Uint8Array(size)),
  });
}
