import type { NewPasskey, PasskeyAssertion } from '#wallet/entities/passkey.ts';

import type { TextStorage } from './page-storage.ts';

/** The account of a credential, as the device's dialog shows it. */
export interface BiometricAccount {
  id: number;
  email: string;
  name: string;
}

/** The device's biometrics. A successful check means that the device's owner is present. */
export interface Biometrics {
  /** True if the device can verify its owner. */
  isSupported(): Promise<boolean>;
  /** The id of this device's credential in base64url; undefined if it has none. */
  credentialId(): string | undefined;
  /**
   * Makes a credential for a challenge of the provider, after the device has verified its owner.
   * @throws {Error} if the device refuses
   */
  register(account: BiometricAccount, challenge: string): Promise<NewPasskey>;
  /** Stores the id of a credential of this device, once the provider has accepted it. */
  remember(passkey: Pick<NewPasskey, 'id'>): void;
  /** Forgets the credential of this device, because the provider no longer accepts it. */
  forget(): void;
  /**
   * Verifies the device's owner with the credential, and signs the provider's challenge if one is given. If the device
   * has no credential, `otherwise` lets the user choose one of another device.
   * @throws {Error} if the device refuses, or has no credential
   */
  authenticate(challenge?: string, otherwise?: 'choose'): Promise<PasskeyAssertion>;
}

/** The browser APIs that biometrics need; undefined where the browser lacks one. */
export interface BiometricEnvironment {
  credentials: Pick<CredentialsContainer, 'create' | 'get'> | undefined;
  hasPlatformAuthenticator: (() => Promise<boolean>) | undefined;
  storage: Pick<TextStorage, 'getItem' | 'setItem' | 'removeItem'>;
  random: (size: number) => Uint8Array<ArrayBuffer>;
}

/** The documents' storage keys (core §3). The second holds the credential's id in base64url. */
const registeredKey = 'biometric_registered';
const credentialKey = 'credential_id';

/**
 * Biometrics by WebAuthn. Only the id of the device's credential is stored, in the browser's storage. The code that
 * creates credentials and signs with them is loaded on demand.
 */
export function createBiometrics({
  credentials,
  hasPlatformAuthenticator,
  storage,
  random,
}: BiometricEnvironment): Biometrics {
  const registeredId = (): string | undefined => {
    const id = storage.getItem(registeredKey) === 'true' ? storage.getItem(credentialKey) : null;
    return id !== null && isBase64Url(id) ? id : undefined;
  };

  return {
    async isSupported() {
      if (credentials === undefined || hasPlatformAuthenticator === undefined) return false;
      return hasPlatformAuthenticator().catch(() => false);
    },

    credentialId: registeredId,

    register: async (account, challenge) =>
      (await import('./passkeys.ts')).makePasskey(credentials, account, challenge),

    remember({ id }) {
      storage.setItem(credentialKey, id);
      storage.setItem(registeredKey, 'true');
    },

    forget: () => storage.removeItem(registeredKey),

    authenticate: async (challenge, otherwise) =>
      (await import('./passkeys.ts')).signWithPasskey(credentials, {
        id: registeredId(),
        challenge,
        otherwise,
        random,
      }),
  };
}

/** True if a text is valid base64url. */
function isBase64Url(text: string): boolean {
  return /^[\w-]+$/.test(text) && text.length % 4 !== 1;
}

/** The biometrics of the device that a browser's page runs on. */
export function browserBiometrics(
  page: Window & typeof globalThis,
  storage: TextStorage,
): Biometrics {
  // Undefined without WebAuthn, for example on a page without HTTPS.
  const PublicKey = 'PublicKeyCredential' in page ? page.PublicKeyCredential : undefined;
  return createBiometrics({
    credentials: PublicKey && page.navigator.credentials,
    hasPlatformAuthenticator:
      PublicKey && (() => PublicKey.isUserVerifyingPlatformAuthenticatorAvailable()),
    storage,
    random: (size) => page.crypto.getRandomValues(new Uint8Array(size)),
  });
}
