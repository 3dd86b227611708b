import { beforeEach, expect, test, vi } from 'vitest';

import { storageIn } from '../testing/memory-storage.ts';
import { buildVault } from '../testing/vaults.ts';
import { createKeyring } from './keyring.ts';
import type { KeyWorkerAccess, RemoteKeyWorker } from './remote-key-worker.ts';
import { createVaultStore, type VaultStore } from './vault-store.ts';

const account = buildVault('1').did;
const backedUp = '2025-02-01T10:00:00.000Z';

let full: boolean;
let saved: string[];
let lock: ReturnType<typeof vi.fn<() => void>>;
let vaults: VaultStore;

/** A room whose keys are vault 1's until others take their place. */
function fakeKeyWorker(): RemoteKeyWorker {
  let did = buildVault('1').did;
  return {
    unlock: (_, password) =>
      Promise.resolve(password === 'password' ? undefined : 'wrong-password'),
    generate() {
      ({ did } = buildVault('2'));
      return Promise.resolve(buildVault('2'));
    },
    restore(input) {
      if (input.kind === 'backup') return Promise.resolve({ problem: 'wrong-password' });
      ({ did } = buildVault('3'));
      return Promise.resolve({ vault: buildVault('3') });
    },
    revealSecretPhrase: () => Promise.resolve(`phrase of ${did}`),
    revealSecretPrivateKey: () => Promise.resolve(`key of ${did}`),
    sign: (text) => Promise.resolve(`${text} signed by ${did}`),
    backUp: () => Promise.resolve({ fileName: 'a.json', text: did, timestamp: backedUp, did }),
    inspect: () => Promise.resolve(undefined),
  };
}

function openKeyring() {
  return createKeyring({
    account,
    vaults,
    openAccess(onLocked): KeyWorkerAccess {
      let keyWorker: RemoteKeyWorker | undefined;
      lock = vi.fn(() => {
        keyWorker = undefined;
        onLocked();
      });
      return { use: (work) => work((keyWorker ??= fakeKeyWorker())), lock };
    },
    saveFile: (_, text) => saved.push(text),
    now: () => new Date('2025-01-31T09:15:00.000Z'),
  });
}

const wanted = () => new AbortController().signal;
/** A signal that calls off what has begun. */
function calledOff(): AbortSignal {
  const controller = new AbortController();
  queueMicrotask(() => controller.abort());
  return controller.signal;
}

beforeEach(() => {
  vaults = createVaultStore(storageIn(new Map(), () => full));
  full = false;
  saved = [];
  vaults.save(buildVault('1'), account);
});

test('is unlocked by its password only, and tells its listeners', async () => {
  const keyring = openKeyring();
  const listener = vi.fn();
  keyring.subscribe(listener);
  expect(keyring.read()).toEqual({ vault: buildVault('1'), locked: true });
  expect(await keyring.actions.onUnlock('guess', wanted())).toBe('wrong-password');
  expect(keyring.read().locked).toBe(true);
  expect(await keyring.actions.onUnlock('password', wanted())).toBeUndefined();
  expect(keyring.read().locked).toBe(false);
  expect(listener).toHaveBeenCalledOnce();
});

test('new keys take the place of the old ones, stored and unlocked', async () => {
  const keyring = openKeyring();
  await keyring.actions.onGenerate('password', wanted());
  expect(keyring.read()).toEqual({ vault: buildVault('2'), locked: false });
  expect(vaults.read(account)).toEqual(buildVault('2'));
  expect(await keyring.actions.onRevealPhrase()).toBe(`phrase of ${buildVault('2').did}`);
});

test('a restore that fails changes nothing, and one that succeeds everything', async () => {
  const keyring = openKeyring();
  const { onRestore } = keyring.actions;
  expect(await onRestore({ kind: 'backup', text: '{}' }, 'guess', wanted())).toEqual({
    problem: 'wrong-password',
  });
  expect(keyring.read()).toEqual({ vault: buildVault('1'), locked: true });
  await onRestore({ kind: 'mnemonic', phrase: 'words' }, 'password', wanted());
  expect(keyring.read()).toEqual({ vault: buildVault('3'), locked: false });
  expect(vaults.read(account)).toEqual(buildVault('3'));
});

test.each(['onGenerate', 'onRestore', 'onUnlock'] as const)(
  '%s that is called off changes nothing, and locks',
  async (name) => {
    const keyring = openKeyring();
    const { onGenerate, onRestore, onUnlock } = keyring.actions;
    const run = {
      onGenerate: () => onGenerate('password', calledOff()),
      onRestore: () => onRestore({ kind: 'mnemonic', phrase: 'words' }, 'password', calledOff()),
      onUnlock: () => onUnlock('password', calledOff()),
    }[name];
    await expect(run()).rejects.toHaveProperty('name', 'AbortError');
    expect(lock).toHaveBeenCalled();
    expect(keyring.read()).toEqual({ vault: buildVault('1'), locked: true });
    expect(vaults.read(account)).toEqual(buildVault('1'));
  },
);

test('keys that cannot be stored do not stay in the room either', async () => {
  const keyring = openKeyring();
  await keyring.actions.onUnlock('password', wanted());
  full = true;
  await expect(keyring.actions.onGenerate('password', wanted())).rejects.toHaveProperty(
    'name',
    'QuotaExceededError',
  );
  expect(lock).toHaveBeenCalled();
  expect(keyring.read()).toEqual({ vault: buildVault('1'), locked: true });
});

test('a backup is saved, and its date is kept', async () => {
  const keyring = openKeyring();
  await keyring.actions.onBackup('password');
  expect(saved).toEqual([buildVault('1').did]);
  expect(keyring.read().vault?.lastBackup).toBe(backedUp);
  expect(vaults.read(account)?.lastBackup).toBe(backedUp);
});

test('a date that cannot be kept does not make the saved file a failure', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const keyring = openKeyring();
  full = true;
  await keyring.actions.onBackup('password');
  expect(saved).toHaveLength(1);
  expect(keyring.read().vault?.lastBackup).toBe(backedUp);
  expect(warn).toHaveBeenCalledOnce();
  warn.mockRestore();
});

test('a backup in one page does not bring back what another page has replaced', async () => {
  const keyring = openKeyring();
  await keyring.actions.onUnlock('password', wanted());
  vaults.save(buildVault('2'), account);
  await keyring.actions.onBackup('password');
  expect(vaults.read(account)).toEqual(buildVault('2'));
});

test('keys that another page has replaced are taken over, locked', async () => {
  const keyring = openKeyring();
  await keyring.actions.onUnlock('password', wanted());
  vaults.save(buildVault('2'), account);
  keyring.readAgain();
  expect(keyring.read()).toEqual({ vault: buildVault('2'), locked: true });
});

test('a backup that another page made locks nothing', async () => {
  const keyring = openKeyring();
  await keyring.actions.onUnlock('password', wanted());
  vaults.save({ ...buildVault('1'), lastBackup: backedUp }, account);
  keyring.readAgain();
  expect(keyring.read()).toMatchObject({ vault: { lastBackup: backedUp }, locked: false });
});
