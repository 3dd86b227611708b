import { beforeEach, expect, test, vi } from 'vitest';

import type { Client } from '#api/client.ts';
import type { SessionStore } from '#api/session-store.ts';
import { systemClock } from '#wallet/clock.ts';

import { storageIn } from '../testing/memory-storage.ts';
import { buildVault } from '../testing/vaults.ts';
import { registerWithKeys } from './register.ts';

const draft = {
  firstName: 'Jiwoo',
  lastName: 'Kim',
  email: 'jiwoo@superwallet.example',
  password: 'correct horse',
};
const refused = (status: number) => Object.assign(new Error('refused'), { status });
const grant = { token: 'token', user: { id: 7 } };
const worker = vi.hoisted(() => ({
  generate: vi.fn<() => Promise<unknown>>(),
  sign: vi.fn<(text: string) => Promise<string>>(),
}));
const { generate, sign } = worker;
const lock = vi.hoisted(() => vi.fn<() => void>());
vi.mock('./remote-key-worker.ts', () => ({
  createKeyWorkerAccess: () => ({
    use: (work: (keyWorker: typeof worker) => unknown) => work(worker),
    lock,
  }),
}));

const registered = vi.fn<(given: unknown) => Promise<unknown>>();
const challenged = vi.fn<(given: unknown) => Promise<unknown>>();
const call = (name: string, given: unknown) =>
  name === 'register' ? registered(given) : challenged(given);
const save = vi.fn<(grant: unknown) => void>();
const warn = vi.fn<(problem: string, detail?: unknown) => void>();
let stored: Map<string, string>;
let full: boolean;
beforeEach(() => {
  stored = new Map();
  full = false;
  registered.mockReset().mockResolvedValue(grant);
  challenged.mockReset().mockResolvedValue({ challenge: 'Sign this' });
  save.mockReset();
  warn.mockReset();
  lock.mockReset();
  sign.mockReset().mockImplementation((text) => Promise.resolve(`signed: ${text}`));
  generate.mockReset().mockResolvedValue(buildVault('1'));
});

/** Registers the draft with the mocked services. */
const register = () =>
  registerWithKeys(
    {
      client: call as unknown as Client,
      session: { save } as unknown as SessionStore,
      keys: {
        storage: storageIn(stored, () => full),
        onStorageChange: () => () => undefined,
        startWorker: () => {
          throw new Error('The keys are made by `generate`.');
        },
      },
      clock: systemClock,
      log: { info: warn, warn },
    },
    draft,
  );

const storedVaults = () => [...stored.keys()];
const vaultOfOne = [`key_vault:${buildVault('1').did}`];

test('stores the keys before it sends their DID, and sends only the DID and its proof', async () => {
  registered.mockImplementation(() => {
    expect(storedVaults()).toEqual(vaultOfOne);
    return Promise.resolve(grant);
  });
  await register();
  const { did } = buildVault('1');
  expect(challenged).toHaveBeenCalledExactlyOnceWith({ body: { didAddress: did } });
  expect(registered).toHaveBeenCalledExactlyOnceWith({
    body: {
      ...draft,
      didAddress: did,
      didProof: { challenge: 'Sign this', signature: 'signed: Sign this' },
    },
  });
  expect(save).toHaveBeenCalledExactlyOnceWith(grant);
  expect(lock).toHaveBeenCalledOnce();
});

test.each([new TypeError('Failed to fetch'), refused(429), refused(502)])(
  'stores no keys, and creates no account, without a challenge: %s',
  async (error) => {
    challenged.mockRejectedValue(error);
    await expect(register()).rejects.toBe(error);
    expect(registered).not.toHaveBeenCalled();
    expect(storedVaults()).toEqual([]);
    expect(lock).toHaveBeenCalledOnce();
  },
);

test('stores no keys that cannot sign', async () => {
  sign.mockRejectedValue(new Error('broken down'));
  await expect(register()).rejects.toThrow('broken down');
  expect(registered).not.toHaveBeenCalled();
  expect(storedVaults()).toEqual([]);
});

test.each([409, 422, 429])(
  'removes the keys of an account that was refused with a %i',
  async (status) => {
    registered.mockRejectedValue(refused(status));
    await expect(register()).rejects.toHaveProperty('status', status);
    expect(storedVaults()).toEqual([]);
    expect(save).not.toHaveBeenCalled();
  },
);

test.each([new TypeError('Failed to fetch'), refused(502), refused(504)])(
  'does not remove the keys if only the answer may be lost: %s',
  async (error) => {
    registered.mockRejectedValue(error);
    await expect(register()).rejects.toBe(error);
    expect(storedVaults()).toEqual(vaultOfOne);
  },
);

test('creates no account if this browser has no room for its keys', async () => {
  full = true;
  await expect(register()).rejects.toHaveProperty('name', 'QuotaExceededError');
  expect(registered).not.toHaveBeenCalled();
});

test('creates an account without keys if the browser cannot make any', async () => {
  generate.mockRejectedValue(new Error('no subtle crypto'));
  await register();
  expect(challenged).not.toHaveBeenCalled();
  expect(registered).toHaveBeenCalledExactlyOnceWith({ body: draft });
  expect(storedVaults()).toEqual([]);
  expect(warn).toHaveBeenCalledOnce();
});
