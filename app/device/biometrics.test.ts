import { describe, expect, test, vi } from 'vitest';

import { createBiometrics, type BiometricEnvironment } from './biometrics.ts';

const account = { id: 42, email: 'jiwoo@example.com', name: 'Jiwoo Kim' };

/** The bytes 251, 255 and 190 in base64url: `-` and `_` are the two characters that plain base64 lacks. */
const credentialId = '-_--';

const bytes = (...values: number[]) => new Uint8Array(values).buffer;

/** A browser's answer. Its bytes in base64url contain both characters that plain base64 lacks. */
const credential: Credential & { response: object } = {
  id: credentialId,
  type: 'public-key',
  response: {
    clientDataJSON: bytes(251),
    attestationObject: bytes(255, 190),
    authenticatorData: bytes(255),
    signature: bytes(251, 255, 190),
  },
};

/** A challenge of the provider, and its bytes. */
const challenge = 'AQID_w';
const challengeBytes = new Uint8Array([1, 2, 3, 255]);

function onDevice(changes: Partial<BiometricEnvironment> = {}, stored: object = {}) {
  const items = new Map<string, string>(Object.entries(stored));
  const create = vi.fn<CredentialsContainer['create']>(() => Promise.resolve(credential));
  const get = vi.fn<CredentialsContainer['get']>(() => Promise.resolve(credential));
  let draws = 0;
  const biometrics = createBiometrics({
    credentials: { create, get },
    hasPlatformAuthenticator: () => Promise.resolve(true),
    storage: {
      getItem: (key) => items.get(key) ?? null,
      setItem: (key, value) => void items.set(key, value),
      removeItem: (key) => void items.delete(key),
    },
    random: (size) => new Uint8Array(size).fill(++draws),
    ...changes,
  });
  return { biometrics, items, create, get };
}

const registered = { biometric_registered: 'true', credential_id: credentialId };

describe('isSupported', () => {
  test.each([
    ['a platform authenticator', {}, true],
    [
      'no platform authenticator',
      { hasPlatformAuthenticator: () => Promise.resolve(false) },
      false,
    ],
    ['no check for an authenticator', { hasPlatformAuthenticator: undefined }, false],
    [
      'a browser that refuses',
      { hasPlatformAuthenticator: () => Promise.reject(new Error()) },
      false,
    ],
    ['no WebAuthn', { credentials: undefined }, false],
  ])('with %s', async (_, changes, expected) => {
    expect(await onDevice(changes).biometrics.isSupported()).toBe(expected);
  });
});

describe('credentialId', () => {
  test.each([
    ['nothing', {}, undefined],
    ['the flag and the credential', registered, credentialId],
    ['no flag', { credential_id: credentialId }, undefined],
    ['no credential', { biometric_registered: 'true' }, undefined],
    ['a credential id with invalid characters', { ...registered, credential_id: 'a b' }, undefined],
    ['a credential id of an invalid length', { ...registered, credential_id: 'a' }, undefined],
  ])('with %s stored', (_, stored, expected) => {
    expect(onDevice({}, stored).biometrics.credentialId()).toBe(expected);
  });
});

describe('register', () => {
  test('asks the platform for an ES256 credential of the account, for the challenge', async () => {
    const { biometrics, items, create } = onDevice();
    expect(await biometrics.register(account, challenge)).toEqual({
      id: credentialId,
      clientDataJSON: '-w',
      attestationObject: '_74',
    });
    expect(create).toHaveBeenCalledExactlyOnceWith({
      publicKey: {
        rp: { name: 'Superwallet' },
        user: {
          id: new TextEncoder().encode('42'),
          name: 'jiwoo@example.com',
          displayName: 'Jiwoo Kim',
        },
        challenge: challengeBytes,
        pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
        authenticatorSelection: {
          authenticatorAttachment: 'platform',
          userVerification: 'required',
          residentKey: 'preferred',
        },
        timeout: 60_000,
      },
    });
    // The id is stored only after the provider has accepted the credential.
    expect(items.size).toBe(0);
    biometrics.remember({ id: credentialId });
    expect(Object.fromEntries(items)).toEqual(registered);
    expect(biometrics.credentialId()).toBe(credentialId);
    biometrics.forget();
    expect(biometrics.credentialId()).toBeUndefined();
  });

  test('needs a valid challenge', async () => {
    const { biometrics, create } = onDevice();
    await expect(biometrics.register(account, 'a.b')).rejects.toThrow();
    expect(create).not.toHaveBeenCalled();
  });

  test.each([
    [
      'the device refuses',
      () => Promise.reject(new DOMException('Not now', 'NotAllowedError')),
      /Not now/,
    ],
    ['the device returns no credential', () => Promise.resolve(null), /no credential/],
  ])('stores nothing when %s', async (_, answer, message) => {
    const { biometrics, items, create } = onDevice();
    create.mockImplementation(answer);
    await expect(biometrics.register(account, challenge)).rejects.toThrow(message);
    expect(items.size).toBe(0);
  });

  test('needs WebAuthn', async () => {
    const { biometrics } = onDevice({ credentials: undefined });
    await expect(biometrics.register(account, challenge)).rejects.toThrow(
      /^WebAuthn is not supported$/,
    );
  });
});

describe('authenticate', () => {
  test('asks for the stored credential, with a new challenge each time', async () => {
    const { biometrics, get } = onDevice({}, registered);
    await biometrics.authenticate();
    await biometrics.authenticate();
    const asked = (drawn: number) => ({
      publicKey: {
        challenge: new Uint8Array(32).fill(drawn),
        allowCredentials: [
          { type: 'public-key', id: new Uint8Array([251, 255, 190]), transports: ['internal'] },
        ],
        userVerification: 'required',
        timeout: 60_000,
      },
    });
    expect(get.mock.calls).toEqual([[asked(1)], [asked(2)]]);
  });

  test('signs the challenge of the provider', async () => {
    const { biometrics, get } = onDevice({}, registered);
    expect(await biometrics.authenticate(challenge)).toEqual({
      id: credentialId,
      clientDataJSON: '-w',
      authenticatorData: '_w',
      signature: '-_--',
    });
    expect(get).toHaveBeenCalledWith({
      publicKey: expect.objectContaining({ challenge: challengeBytes }) as object,
    });
  });

  test.each([
    [
      'the device refuses',
      () => Promise.reject(new DOMException('Not you', 'NotAllowedError')),
      /Not you/,
    ],
    ['the device returns no credential', () => Promise.resolve(null), /confirmed no one/],
  ])('fails when %s', async (_, answer, message) => {
    const { biometrics, items, get } = onDevice({}, registered);
    get.mockImplementation(answer);
    await expect(biometrics.authenticate()).rejects.toThrow(message);
    expect(Object.fromEntries(items)).toEqual(registered);
  });

  test('needs a credential', async () => {
    const { biometrics, get } = onDevice();
    await expect(biometrics.authenticate()).rejects.toThrow(/^No biometric credentials found$/);
    expect(get).not.toHaveBeenCalled();
  });

  test('needs WebAuthn', async () => {
    const { biometrics } = onDevice({ credentials: undefined }, registered);
    await expect(biometrics.authenticate()).rejects.toThrow(/^WebAuthn is not supported$/);
  });
});

describe('authenticate to sign in', () => {
  test.each([
    ['the credential of this device', registered, { allowCredentials: [expect.anything()] }],
    ['any passkey of the user without one', {}, {}],
  ])('asks for %s', async (_, stored, asked) => {
    const { biometrics, get } = onDevice({}, stored);
    expect(await biometrics.authenticate(challenge, 'choose')).toMatchObject({ id: credentialId });
    expect(get).toHaveBeenCalledWith({
      publicKey: {
        challenge: challengeBytes,
        userVerification: 'required',
        timeout: 60_000,
        ...asked,
      },
    });
  });

  test('needs WebAuthn', async () => {
    const { biometrics } = onDevice({ credentials: undefined });
    await expect(biometrics.authenticate(challenge, 'choose')).rejects.toThrow(
      /^WebAuthn is not supported$/,
    );
  });
});
