import { beforeEach, describe, expect, test, vi } from 'vitest';

import { storageIn } from '../testing/memory-storage.ts';
import { buildVault } from '../testing/vaults.ts';
import { createKeyring } from './keyring.ts';
import type { KeyWorkerAccess, RemoteKeyWorker } from './remote-key-worker.ts';
import { createVaultStore, type VaultStore } from './vault-store.ts';

const account = buildVault('1').did;
const backedUp = '2025-02-01T10:00:00.000Z';

let full: boolean;
let saved: string[];
/** The texts that the keys have signed. */
let signed: string[];
let lock: ReturnType<typeof vi.fn<() => void>>;
let vaults: VaultStore;
/** The provider's data: the account's password, its last change and the number of transfers that wait for the keys. */
let provider: {
  password: string;
  lastChange: () => Promise<string>;
  waiting: () => Promise<number>;
};

/** The passwords of the sealed keys. */
const passwords = new Map([
  ['sealed 1', 'password'],
  ['sealed 1 again', 'new password'],
]);

/** A worker that holds the keys of vault 1 until others replace them. */
function fakeKeyWorker(): RemoteKeyWorker {
  let did = buildVault('1').did;
  return {
    unlock: ({ sealed }, password) =>
      Promise.resolve(passwords.get(sealed) === password ? undefined : 'wrong-password'),
    reseal: ({ sealed }, password) =>
      Promise.resolve(
        passwords.get(sealed) === password
          ? { vault: { ...buildVault('1'), sealed: 'sealed again' } }
          : { problem: 'wrong-password' },
      ),
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

function openKeyring(accountCreatedAt?: string) {
  return createKeyring({
    account,
    accountCreatedAt,
    vaults,
    openAccess(onLocked): KeyWorkerAccess {
      let keyWorker: RemoteKeyWorker | undefined;
      lock = vi.fn(() => {
        keyWorker = undefined;
        onLocked();
      });
      return {
        use: (work) => work((keyWorker ??= fakeKeyWorker())),
        lock,
        isOpen: () => keyWorker !== undefined,
      };
    },
    saveFile: (_, text) => saved.push(text),
    now: () => new Date('2025-01-31T09:15:00.000Z'),
    async claimSends(did, sign) {
      signed.push(await sign(`A challenge for ${did}`));
      return provider.waiting();
    },
    accountPassword: {
      lastChange: () => provider.lastChange(),
      check: (password) =>
        password === provider.password
          ? Promise.resolve()
          : Promise.reject(
              Object.assign(new Error('403'), { status: 403, code: 'password-wrong' }),
            ),
    },
  });
}

type Actions = ReturnType<typeof openKeyring>['actions'];

/** The passwords of a restore. */
const passwordsOf = (of: string, backup = '') => ({ account: of, backup });

const activeSignal = () => new AbortController().signal;
/** A signal that aborts right after the operation has begun. */
function abortedSignal(): AbortSignal {
  const controller = new AbortController();
  queueMicrotask(() => controller.abort());
  return controller.signal;
}

beforeEach(() => {
  vaults = createVaultStore(storageIn(new Map(), () => full));
  full = false;
  saved = [];
  signed = [];
  provider = {
    waiting: () => Promise.resolve(2),
    password: 'password',
    lastChange: () => Promise.resolve('2025-01-31T09:15:59.000Z'),
  };
  vaults.save(buildVault('1'), account);
});

test('is unlocked by its password only, and notifies its listeners', async () => {
  const keyring = openKeyring();
  const listener = vi.fn();
  keyring.subscribe(listener);
  expect(keyring.read()).toEqual({ vault: buildVault('1'), locked: true });
  expect(await keyring.actions.onUnlock('guess', activeSignal())).toBe('wrong-password');
  expect(keyring.read().locked).toBe(true);
  expect(await keyring.actions.onUnlock('password', activeSignal())).toBeUndefined();
  expect(keyring.read().locked).toBe(false);
  expect(listener).toHaveBeenCalledOnce();
});

test('new keys replace the old ones once they are confirmed, and are stored and unlocked', async () => {
  const keyring = openKeyring();
  const { phrase, keep } = await keyring.actions.onGenerate('password', activeSignal());
  expect(phrase).toBe(`phrase of ${buildVault('2').did}`);
  expect(keyring.read()).toEqual({ vault: buildVault('1'), locked: true });
  expect(vaults.read(account)).toEqual(buildVault('1'));
  keep();
  expect(keyring.read()).toEqual({ vault: buildVault('2'), locked: false });
  expect(vaults.read(account)).toEqual(buildVault('2'));
  expect(await keyring.actions.onRevealPhrase()).toBe(`phrase of ${buildVault('2').did}`);
});

test('discarding new keys keeps the old ones, locked', async () => {
  const keyring = openKeyring();
  const givenUp = new AbortController();
  await keyring.actions.onUnlock('password', activeSignal());
  await keyring.actions.onGenerate('password', givenUp.signal);
  givenUp.abort();
  expect(lock).toHaveBeenCalledOnce();
  expect(keyring.read()).toEqual({ vault: buildVault('1'), locked: true });
  expect(vaults.read(account)).toEqual(buildVault('1'));
});

test('new keys that are confirmed after the idle timeout are stored, but locked', async () => {
  const keyring = openKeyring();
  const { keep } = await keyring.actions.onGenerate('password', activeSignal());
  lock();
  keep();
  expect(keyring.read()).toEqual({ vault: buildVault('2'), locked: true });
});

test('keys are removed from the device after the right password', async () => {
  const keyring = openKeyring();
  vaults.saveNext(buildVault('1'), account);
  await keyring.actions.onUnlock('password', activeSignal());
  await expect(keyring.actions.onRemove('guess', activeSignal())).rejects.toHaveProperty(
    'status',
    403,
  );
  expect(keyring.read()).toEqual({ vault: buildVault('1'), locked: false });
  await keyring.actions.onRemove('password', activeSignal());
  expect(keyring.read()).toEqual({ vault: null, locked: true });
  expect([vaults.read(account), vaults.readNext(account)]).toEqual([null, null]);
});

test.each([
  ['made', (actions: Actions) => actions.onGenerate('guess', activeSignal())],
  [
    'restored',
    (actions: Actions) =>
      actions.onRestore(
        { kind: 'mnemonic', phrase: 'words' },
        passwordsOf('guess'),
        activeSignal(),
      ),
  ],
])('no keys are %s without the password of the account', async (_, act) => {
  const keyring = openKeyring();
  await expect(act(keyring.actions)).rejects.toHaveProperty('status', 403);
  expect(keyring.read()).toEqual({ vault: buildVault('1'), locked: true });
  expect(vaults.read(account)).toEqual(buildVault('1'));
});

test('keys are restored even if the waiting transfers cannot be claimed', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  provider.waiting = () => Promise.reject(new Error('Offline'));
  const { actions, read } = openKeyring();
  const input = { kind: 'mnemonic', phrase: 'words' } as const;
  expect(await actions.onRestore(input, passwordsOf('password'), activeSignal())).toEqual({
    restored: buildVault('3'),
    claimed: undefined,
  });
  expect(read()).toEqual({ vault: buildVault('3'), locked: false });
  expect(warn).toHaveBeenCalledOnce();
});

test('a failed restore changes nothing, and a successful one replaces the keys', async () => {
  const keyring = openKeyring();
  const { onRestore } = keyring.actions;
  expect(
    await onRestore(
      { kind: 'backup', text: '{}' },
      passwordsOf('password', 'guess'),
      activeSignal(),
    ),
  ).toEqual({
    problem: 'wrong-password',
  });
  expect(keyring.read()).toEqual({ vault: buildVault('1'), locked: true });
  expect(
    await onRestore({ kind: 'mnemonic', phrase: 'words' }, passwordsOf('password'), activeSignal()),
  ).toEqual({
    restored: buildVault('3'),
    claimed: 2,
  });
  const { did } = buildVault('3');
  expect(signed).toEqual([`A challenge for ${did} signed by ${did}`]);
  expect(keyring.read()).toEqual({ vault: buildVault('3'), locked: false });
  expect(vaults.read(account)).toEqual(buildVault('3'));
});

test.each(['onGenerate', 'onRestore', 'onUnlock'] as const)(
  '%s that is cancelled changes nothing',
  async (name) => {
    const keyring = openKeyring();
    const { onGenerate, onRestore, onUnlock } = keyring.actions;
    const run = {
      onGenerate: () => onGenerate('password', abortedSignal()),
      onRestore: () =>
        onRestore({ kind: 'mnemonic', phrase: 'words' }, passwordsOf('password'), abortedSignal()),
      onUnlock: () => onUnlock('password', abortedSignal()),
    }[name];
    await expect(run()).rejects.toHaveProperty('name', 'AbortError');
    expect(keyring.read()).toEqual({ vault: buildVault('1'), locked: true });
    expect(vaults.read(account)).toEqual(buildVault('1'));
  },
);

test('keys that cannot be stored do not stay in the worker either', async () => {
  const keyring = openKeyring();
  await keyring.actions.onUnlock('password', activeSignal());
  full = true;
  const { keep } = await keyring.actions.onGenerate('password', activeSignal());
  expect(keep).toThrow(expect.objectContaining({ name: 'QuotaExceededError' }));
  expect(lock).toHaveBeenCalled();
  expect(keyring.read()).toEqual({ vault: buildVault('1'), locked: true });
});

test('a backup is saved, and its date is stored', async () => {
  const keyring = openKeyring();
  await keyring.actions.onBackup('password');
  expect(saved).toEqual([buildVault('1').did]);
  expect(keyring.read().vault?.lastBackup).toBe(backedUp);
  expect(vaults.read(account)?.lastBackup).toBe(backedUp);
});

test('a backup succeeds even if its date cannot be stored', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const keyring = openKeyring();
  full = true;
  await keyring.actions.onBackup('password');
  expect(saved).toHaveLength(1);
  expect(keyring.read().vault?.lastBackup).toBe(backedUp);
  expect(warn).toHaveBeenCalledOnce();
  warn.mockRestore();
});

test('a backup in one page does not restore keys that another page has replaced', async () => {
  const keyring = openKeyring();
  await keyring.actions.onUnlock('password', activeSignal());
  vaults.save(buildVault('2'), account);
  await keyring.actions.onBackup('password');
  expect(vaults.read(account)).toEqual(buildVault('2'));
});

test('keys that another page has stored replace this page’s keys, and are locked', async () => {
  const keyring = openKeyring();
  await keyring.actions.onUnlock('password', activeSignal());
  vaults.save(buildVault('2'), account);
  keyring.readAgain();
  expect(keyring.read()).toEqual({ vault: buildVault('2'), locked: true });
});

test('a backup that another page made locks nothing', async () => {
  const keyring = openKeyring();
  await keyring.actions.onUnlock('password', activeSignal());
  vaults.save({ ...buildVault('1'), lastBackup: backedUp }, account);
  keyring.readAgain();
  expect(keyring.read()).toMatchObject({ vault: { lastBackup: backedUp }, locked: false });
});

test('while the outcome of a password change is unknown, both passwords open the keys', async () => {
  vaults.saveNext({ ...buildVault('1'), sealed: 'sealed 1 again' }, account);
  for (const password of ['password', 'new password']) {
    expect(await openKeyring().actions.onUnlock(password, activeSignal())).toBeUndefined();
  }
  expect(vaults.read(account)?.sealed).toBe('sealed 1');
  expect(vaults.readNext(account)?.sealed).toBe('sealed 1 again');
});

test('a vault that replaced the first one while the screen was open opens the keys', async () => {
  const keyring = openKeyring();
  vaults.saveNext({ ...buildVault('1'), sealed: 'sealed 1 again' }, account);
  vaults.promoteNext(account);
  expect(await keyring.actions.onUnlock('new password', activeSignal())).toBeUndefined();
});

test('the keys of another phrase in the second vault are never opened', async () => {
  vaults.saveNext({ ...buildVault('2'), sealed: 'sealed 1 again' }, account);
  expect(await openKeyring().actions.onUnlock('new password', activeSignal())).toBe(
    'wrong-password',
  );
});

test('new keys also remove the second vault of the old ones', async () => {
  vaults.saveNext({ ...buildVault('1'), sealed: 'sealed 1 again' }, account);
  (await openKeyring().actions.onGenerate('password', activeSignal())).keep();
  expect(vaults.readNext(account)).toBeNull();
});

describe('a wrong password', () => {
  // The vaults of the test were sealed at 09:15.
  test.each([
    ['some seconds after the keys were sealed, as by this device', undefined, '09:15:59', false],
    ['more than a minute after the keys were sealed', undefined, '09:16:01', true],
    ['never since the account was made with its keys', '09:15:03', '09:15:03', false],
    ['right after the account was made', '09:15:03', '09:15:04', true],
    ['some seconds after older keys were restored', '08:00:00', '09:15:30', false],
  ])(
    'of an account whose password was changed %s',
    async (_, made, changed, isChangedElsewhere) => {
      const at = (time: string) => `2025-01-31T${time}.000Z`;
      provider.lastChange = () => Promise.resolve(at(changed));
      const { actions } = openKeyring(made && at(made));
      expect(await actions.onUnlock('guess', activeSignal())).toEqual(
        isChangedElsewhere
          ? { problem: 'password-changed', changedAt: at(changed) }
          : 'wrong-password',
      );
    },
  );

  test('is reported as wrong while the provider is unreachable', async () => {
    provider.lastChange = () => Promise.reject(new Error('offline'));
    expect(await openKeyring().actions.onUnlock('guess', activeSignal())).toBe('wrong-password');
  });
});

test('the previous password opens the keys once more, and then the current one does', async () => {
  provider.password = 'new password';
  const keyring = openKeyring();
  const { onUnlockWithPrevious } = keyring.actions;
  expect(await onUnlockWithPrevious('guess', 'new password', activeSignal())).toBe(
    'wrong-password',
  );
  expect(await onUnlockWithPrevious('password', 'guess', activeSignal())).toBe(
    'wrong-current-password',
  );
  expect(lock).toHaveBeenCalled();
  expect(keyring.read()).toEqual({ vault: buildVault('1'), locked: true });
  expect(await onUnlockWithPrevious('password', 'new password', activeSignal())).toBeUndefined();
  expect(vaults.read(account)?.sealed).toBe('sealed again');
  expect(keyring.read().locked).toBe(false);
});
