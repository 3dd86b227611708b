import { afterEach, beforeEach, expect, test, vi } from 'vitest';

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
const { call, save, generate } = vi.hoisted(() => ({
  call: vi.fn<(name: string, given: unknown) => Promise<unknown>>(),
  save: vi.fn(),
  generate: vi.fn<() => Promise<unknown>>(),
}));
vi.mock('../session/wallet-session.ts', () => ({ client: call, session: { save } }));
vi.mock('./remote-key-worker.ts', () => ({
  createKeyWorkerAccess: () => ({ use: () => generate(), lock: () => undefined }),
}));

let stored: Map<string, string>;
let full: boolean;
beforeEach(() => {
  stored = new Map();
  full = false;
  vi.stubGlobal(
    'localStorage',
    storageIn(stored, () => full),
  );
  call.mockReset().mockResolvedValue(grant);
  save.mockReset();
  generate.mockReset().mockResolvedValue(buildVault('1'));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const refused = (status: number) => Object.assign(new Error('refused'), { status });
const storedVaults = () => [...stored.keys()];
const vaultOfOne = [`key_vault:${buildVault('1').did}`];

test('sends the DID of keys that are kept by then, and nothing else of them', async () => {
  call.mockImplementation(() => {
    expect(storedVaults()).toEqual(vaultOfOne);
    return Promise.resolve(grant);
  });
  await registerWithKeys(draft);
  expect(call).toHaveBeenCalledExactlyOnceWith('register', {
    body: { ...draft, didAddress: buildVault('1').did },
  });
  expect(save).toHaveBeenCalledExactlyOnceWith(grant);
});

test.each([409, 422, 429])(
  'forgets the keys of an account that was refused with a %i',
  async (status) => {
    call.mockRejectedValue(refused(status));
    await expect(registerWithKeys(draft)).rejects.toHaveProperty('status', status);
    expect(storedVaults()).toEqual([]);
    expect(save).not.toHaveBeenCalled();
  },
);

test.each([new TypeError('Failed to fetch'), refused(502), refused(504)])(
  'keeps the keys where only the answer may be lost: %s',
  async (error) => {
    call.mockRejectedValue(error);
    await expect(registerWithKeys(draft)).rejects.toBe(error);
    expect(storedVaults()).toEqual(vaultOfOne);
  },
);

test('creates no account whose keys this browser has no room for', async () => {
  full = true;
  await expect(registerWithKeys(draft)).rejects.toHaveProperty('name', 'QuotaExceededError');
  expect(call).not.toHaveBeenCalled();
});

test('creates one without keys where the browser cannot make any', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  generate.mockRejectedValue(new Error('no subtle crypto'));
  await registerWithKeys(draft);
  expect(call).toHaveBeenCalledExactlyOnceWith('register', { body: draft });
  expect(storedVaults()).toEqual([]);
  expect(warn).toHaveBeenCalledOnce();
  warn.mockRestore();
});
