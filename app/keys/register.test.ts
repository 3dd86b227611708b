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
const grant = { token: 'token', user: { id: 7 } };
const { generate } = vi.hoisted(() => ({
  generate: vi.fn<() => Promise<unknown>>(),
}));
vi.mock('./remote-key-worker.ts', () => ({
  createKeyWorkerAccess: () => ({ use: () => generate(), lock: () => undefined }),
}));

const call = vi.fn<(name: string, given: unknown) => Promise<unknown>>();
const save = vi.fn<(grant: unknown) => void>();
const warn = vi.fn<(problem: string, detail?: unknown) => void>();
let stored: Map<string, string>;
let full: boolean;
beforeEach(() => {
  stored = new Map();
  full = false;
  call.mockReset().mockResolvedValue(grant);
  save.mockReset();
  warn.mockReset();
  generate.mockReset().mockResolvedValue(buildVault('1'));
});

/** Registers the draft with services that answer as the test says. */
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

const refused = (status: number) => Object.assign(new Error('refused'), { status });
const storedVaults = () => [...stored.keys()];
const vaultOfOne = [`key_vault:${buildVault('1').did}`];

test('sends the DID of keys that are kept by then, and nothing else of them', async () => {
  call.mockImplementation(() => {
    expect(storedVaults()).toEqual(vaultOfOne);
    return Promise.resolve(grant);
  });
  await register();
  expect(call).toHaveBeenCalledExactlyOnceWith('register', {
    body: { ...draft, didAddress: buildVault('1').did },
  });
  expect(save).toHaveBeenCalledExactlyOnceWith(grant);
});

test.each([409, 422, 429])(
  'forgets the keys of an account that was refused with a %i',
  async (status) => {
    call.mockRejectedValue(refused(status));
    await expect(register()).rejects.toHaveProperty('status', status);
    expect(storedVaults()).toEqual([]);
    expect(save).not.toHaveBeenCalled();
  },
);

test.each([new TypeError('Failed to fetch'), refused(502), refused(504)])(
  'keeps the keys where only the answer may be lost: %s',
  async (error) => {
    call.mockRejectedValue(error);
    await expect(register()).rejects.toBe(error);
    expect(storedVaults()).toEqual(vaultOfOne);
  },
);

test('creates no account whose keys this browser has no room for', async () => {
  full = true;
  await expect(register()).rejects.toHaveProperty('name', 'QuotaExceededError');
  expect(call).not.toHaveBeenCalled();
});

test('creates one without keys where the browser cannot make any', async () => {
  generate.mockRejectedValue(new Error('no subtle crypto'));
  await register();
  expect(call).toHaveBeenCalledExactlyOnceWith('register', { body: draft });
  expect(storedVaults()).toEqual([]);
  expect(warn).toHaveBeenCalledOnce();
});
