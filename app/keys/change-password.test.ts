import { beforeEach, describe, expect, test, vi } from 'vitest';

import type { Client } from '#api/client.ts';
import { systemClock } from '#wallet/clock.ts';
import { quickDerivation } from '#wallet/keys/quick-derivation.ts';
import { SeededRandom } from '#wallet/keys/seeded-random.ts';

import { storageIn } from '../testing/memory-storage.ts';
import { changePassword } from './change-password.ts';
import { createKeyWorker, type KeyWorker } from './key-worker.ts';
import { settleVaults } from './settle-vaults.ts';
import { createVaultStore, keyAccount } from './vault-store.ts';

const { openKeyWorker } = vi.hoisted(() => ({ openKeyWorker: vi.fn<() => KeyWorker>() }));
vi.mock('./remote-key-worker.ts', () => ({
  createKeyWorkerAccess: () => ({
    use: (work: (keyWorker: KeyWorker) => Promise<unknown>) => work(openKeyWorker()),
    lock: () => undefined,
  }),
}));

const tools = { random: new SeededRandom(1).bytes, deriveKeys: quickDerivation() };
const person = { id: 1, didAddress: 'did:ethr:0x1' };
const account = keyAccount(person);

/** The browser's storage, which survives a crash. */
let stored: Map<string, string>;
/** Number of writes to the storage before the browser crashes. */
let changesLeft: number;
/** The account's password at the provider. */
let password: string;
/** The provider's behaviour after it has checked a password change. */
let provider: 'answers' | 'dies before' | 'dies after' | 'never answers' | 'asks to wait';

const refused = (status: number, code?: string) =>
  Object.assign(new Error('refused'), { status, code });

const client = vi.fn<(name: string, input: { body: Record<string, string> }) => Promise<unknown>>(
  (name, { body }) => {
    if (name === 'unlock') {
      return body['password'] === password
        ? Promise.resolve({})
        : Promise.reject(refused(403, 'password-wrong'));
    }
    if (provider === 'asks to wait') return Promise.reject(refused(429));
    if (body['currentPassword'] !== password) return Promise.reject(refused(403, 'password-wrong'));
    if (provider === 'dies before') return Promise.reject(refused(502));
    password = body['newPassword'] ?? '';
    if (provider === 'dies after') return Promise.reject(new TypeError('Failed to fetch'));
    return provider === 'never answers' ? new Promise(() => undefined) : Promise.resolve({});
  },
);

function services() {
  const storage = storageIn(stored);
  const mortal = (change: () => void) => {
    if (changesLeft <= 0) throw new Error('The browser has died');
    changesLeft -= 1;
    change();
  };
  return {
    client: client as unknown as Client,
    clock: systemClock,
    device: { biometrics: { credentialId: () => 'own-passkey' } },
    keys: {
      storage: {
        getItem: storage.getItem,
        setItem: (key: string, value: string) => mortal(() => storage.setItem(key, value)),
        removeItem: (key: string) => mortal(() => storage.removeItem(key)),
      },
      onStorageChange: () => () => undefined,
      startWorker: () => {
        throw new Error('This test runs the key worker in its own thread');
      },
    },
  };
}

const change = (current: string, next: string) =>
  changePassword(services(), person, { current, new: next });

/** Number of vaults on the device that a password opens. */
async function opened(by: string): Promise<number> {
  const vaults = createVaultStore(storageIn(stored));
  const outcomes = await Promise.all(
    [vaults.read(account), vaults.readNext(account)].map(
      async (vault) => vault && (await createKeyWorker(tools).unlock(vault, by)) === undefined,
    ),
  );
  return outcomes.filter(Boolean).length;
}

/** Restarts the browser, and signs in with the account's password. */
async function signInAgain() {
  changesLeft = Infinity;
  provider = 'answers';
  await settleVaults(services(), person, password);
}

/** Asserts that the account's password opens the only vault, and can be changed again. */
async function expectAllWell() {
  expect([...stored.keys()]).toEqual([`key_vault:${account}`]);
  expect(await opened(password)).toBe(1);
  expect(await change(password, 'yet another')).toEqual({ keysLeftBehind: false });
  expect(password).toBe('yet another');
  expect(await opened('yet another')).toBe(1);
}

beforeEach(async () => {
  openKeyWorker.mockImplementation(() => createKeyWorker(tools));
  stored = new Map();
  changesLeft = Infinity;
  password = 'old password';
  provider = 'answers';
  client.mockClear();
  const vault = await createKeyWorker(tools).generate('old password', systemClock.now());
  createVaultStore(storageIn(stored)).save(vault, account);
});

test('changes the password of the account and of its keys, and removes the old vault', async () => {
  expect(await change('old password', 'new password')).toEqual({ keysLeftBehind: false });
  expect(password).toBe('new password');
  expect(await opened('new password')).toBe(1);
  expect(await opened('old password')).toBe(0);
  expect([...stored.keys()]).toEqual([`key_vault:${account}`]);
});

test('stores nothing in clear text', async () => {
  provider = 'dies after';
  await expect(change('old password', 'new password')).rejects.toThrow('Failed to fetch');
  expect([...stored.values()].join()).not.toMatch(/old password|new password/);
});

describe('the password of the account opens its keys after a failure of', () => {
  test.each([0, 1, 2, 3])('the browser, after %i writes to its storage', async (changes) => {
    changesLeft = changes;
    await change('old password', 'new password').catch(() => undefined);
    expect(password).toBe(changes === 0 ? 'old password' : 'new password');
    expect(await opened(password)).toBeGreaterThan(0);
    await signInAgain();
    await expectAllWell();
  });

  test('the browser, during the call to the provider', async () => {
    provider = 'never answers';
    void change('old password', 'new password');
    await vi.waitFor(() => expect(password).toBe('new password'));
    expect(await opened(password)).toBe(1);
    await signInAgain();
    await expectAllWell();
  });

  test.each(['dies before', 'dies after'] as const)(
    'the provider, which %s the change',
    async (way) => {
      provider = way;
      await expect(change('old password', 'new password')).rejects.toThrow();
      expect(password).toBe(way === 'dies before' ? 'old password' : 'new password');
      expect(await opened(password)).toBe(1);
      await signInAgain();
      await expectAllWell();
    },
  );

  test('the browser, while an earlier change is settled', async () => {
    provider = 'dies after';
    await change('old password', 'new password').catch(() => undefined);
    for (const changes of [0, 1]) {
      changesLeft = changes;
      await settleVaults(services(), person, password).catch(() => undefined);
      expect(await opened(password)).toBeGreaterThan(0);
    }
    await signInAgain();
    await expectAllWell();
  });
});

describe('a retry after a lost answer', () => {
  beforeEach(async () => {
    provider = 'dies after';
    await change('old password', 'new password').catch(() => undefined);
    provider = 'answers';
  });

  test('with the old password is refused, and both vaults stay', async () => {
    await expect(change('old password', 'third password')).rejects.toHaveProperty(
      'code',
      'password-wrong',
    );
    expect(await opened('old password')).toBe(1);
    expect(await opened('new password')).toBe(1);
  });

  test('with the new password succeeds', async () => {
    expect(await change('new password', 'third password')).toEqual({ keysLeftBehind: false });
    await expectAllWell();
  });
});

test.each([
  ['of a wrong current password', 'a guess', 'answers', 403],
  ['that asks to wait', 'old password', 'asks to wait', 429],
] as const)('a refusal %s changes nothing', async (_, current, way, status) => {
  provider = way;
  await expect(change(current, 'new password')).rejects.toHaveProperty('status', status);
  expect(password).toBe('old password');
  expect([...stored.keys()]).toEqual([`key_vault:${account}`]);
  expect(await opened('old password')).toBe(1);
});

test('changes only the account’s password if the keys of this device have an older one', async () => {
  password = 'changed elsewhere';
  expect(await change('changed elsewhere', 'new password')).toEqual({ keysLeftBehind: true });
  expect(password).toBe('new password');
  expect(await opened('old password')).toBe(1);
  expect([...stored.keys()]).toEqual([`key_vault:${account}`]);
});

test('a device without keys only calls the provider', async () => {
  stored.clear();
  openKeyWorker.mockImplementation(() => {
    throw new Error('There are no keys to work with');
  });
  expect(await change('old password', 'new password')).toEqual({ keysLeftBehind: false });
  expect(client).toHaveBeenCalledExactlyOnceWith('changePassword', {
    body: {
      currentPassword: 'old password',
      newPassword: 'new password',
      keptPasskey: 'own-passkey',
    },
  });
  expect(stored.size).toBe(0);
});

test('the account does not change if its keys cannot be sealed again', async () => {
  openKeyWorker.mockImplementation(() => {
    throw new Error('The worker has broken down');
  });
  await expect(change('old password', 'new password')).rejects.toThrow('broken down');
  expect(client).not.toHaveBeenCalled();
});
