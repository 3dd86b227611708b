import type { KeyActions } from '#screens/key-management/device-keys.ts';
import { refusalOf } from '#wallet/failure.ts';
import type { Vault } from '#wallet/keys/vault-record.ts';
import { createStore, type ReadableStore } from '#wallet/store.ts';

import type { KeyWorkerAccess, RemoteKeyWorker } from './remote-key-worker.ts';
import type { VaultStore } from './vault-store.ts';

/** An account's keys on this device: their public part, and whether they are locked. */
export interface KeyringState {
  vault: Vault | null;
  locked: boolean;
}

/** An account's keys on this device, and the actions on them. */
export interface Keyring extends ReadableStore<KeyringState> {
  actions: KeyActions;
  /** Reads the vault again after another page has changed the browser's storage. */
  readAgain: () => void;
  lock: () => void;
}

/** The dependencies of a keyring; tests pass their own. */
export interface KeyringParts {
  account: string;
  /** Creation time of the account by the provider's clock, in ISO 8601; undefined if unknown. */
  accountCreatedAt: string | undefined;
  vaults: VaultStore;
  openAccess: (onLocked: () => void) => KeyWorkerAccess;
  saveFile: (fileName: string, text: string, type: string) => void;
  now: () => Date;
  /** Claims the transfers that wait for the address of a DID, whose key signs. Resolves with their number. */
  claimSends: (did: string, sign: (text: string) => Promise<string>) => Promise<number>;
  /** The account's password at the provider. */
  accountPassword: {
    /** Resolves with the time of its last change, in ISO 8601. */
    lastChange: () => Promise<string>;
    /** Rejects if the provider refuses the password or does not answer. */
    check: (password: string) => Promise<void>;
  };
}

/**
 * Minimum delay between sealing the keys and a later password change, in milliseconds: this device's own change follows
 * some seconds after sealing, and two clocks never agree.
 */
const tolerance = 60_000;

/** True if the account's password was changed after a vault was sealed. All times are in ISO 8601. */
function isChangedSince(sealedAt: string, changedAt: string, accountCreatedAt = ''): boolean {
  const [sealed, changed, made] = [sealedAt, changedAt, accountCreatedAt].map(Date.parse);
  if (sealed === undefined || changed === undefined || made === undefined) return false;
  // Keys older than the account were made at registration, so they have its first password.
  return sealed <= made ? changed > made : changed - sealed > tolerance;
}

/** Opens the account's keys, still locked. Only the key worker holds unlocked keys. */
export function createKeyring(parts: KeyringParts): Keyring {
  const { account, accountCreatedAt, vaults, openAccess, accountPassword } = parts;
  const { read, subscribe, write } = createStore<KeyringState>({
    vault: vaults.read(account),
    locked: true,
  });
  const change = (part: Partial<KeyringState>) => write({ ...read(), ...part });
  const access = openAccess(() => change({ locked: true }));

  /** Runs work with secret keys. Aborting the signal locks the keys. */
  async function whileWanted<Result>(
    signal: AbortSignal,
    work: (keyWorker: RemoteKeyWorker) => Promise<Result>,
  ): Promise<Result> {
    signal.throwIfAborted();
    signal.addEventListener('abort', access.lock);
    try {
      const result = await access.use(work);
      signal.throwIfAborted();
      return result;
    } finally {
      signal.removeEventListener('abort', access.lock);
    }
  }

  /** Stores the keys that the worker holds now. Keys that cannot be stored do not stay in the worker either. */
  function keep(vault: Vault) {
    try {
      vaults.save(vault, account);
    } catch (error) {
      access.lock();
      throw error;
    }
    change({ vault, locked: !access.isOpen() });
  }

  /** The reason why a password does not open a vault. It counts as wrong while offline. */
  async function changedSince({ createdAt }: Vault) {
    const changedAt = await accountPassword.lastChange().catch(() => createdAt);
    return isChangedSince(createdAt, changedAt, accountCreatedAt)
      ? ({ problem: 'password-changed', changedAt } as const)
      : 'wrong-password';
  }

  /** Stores the date of a backup of these keys, unless another page has replaced them meanwhile. */
  function noteBackup(did: string, lastBackup: string) {
    const vault = vaults.read(account);
    if (vault?.did !== did) return;
    try {
      vaults.noteBackup(lastBackup, account);
    } catch (error) {
      // The file is saved, so there is nothing to retry.
      console.warn('The date of the backup could not be stored', error);
    }
    change({ vault: { ...vault, lastBackup } });
  }

  return {
    read,
    subscribe,
    actions: keyActions(parts, {
      access,
      changedSince,
      keep,
      read,
      update: change,
      whileWanted,
      noteBackup,
    }),
    readAgain() {
      const vault = vaults.read(account);
      if (vault?.sealed !== read().vault?.sealed) access.lock();
      change({ vault });
    },
    lock: access.lock,
  };
}

/** The operations on the keys that the actions use. */
interface OpenKeys {
  access: KeyWorkerAccess;
  read: () => KeyringState;
  update: (part: Partial<KeyringState>) => void;
  whileWanted: <Result>(
    signal: AbortSignal,
    work: (keyWorker: RemoteKeyWorker) => Promise<Result>,
  ) => Promise<Result>;
  keep: (vault: Vault) => void;
  changedSince: (
    vault: Vault,
  ) => Promise<'wrong-password' | { problem: 'password-changed'; changedAt: string }>;
  noteBackup: (did: string, lastBackup: string) => void;
}

/** Creates the actions of Key Management. */
function keyActions(
  { account, vaults, saveFile, now, claimSends, accountPassword }: KeyringParts,
  { access, read, update, whileWanted, keep, changedSince, noteBackup }: OpenKeys,
): Keyring['actions'] {
  return {
    async onUnlock(password, signal) {
      const { vault } = read();
      if (vault === null) return 'damaged';
      const problem = await whileWanted(signal, async (keyWorker) => {
        const refused = await keyWorker.unlock(vault, password);
        if (refused === undefined) return undefined;
        // After a password change, the password may open another vault of these keys: the outcome of the change may be
        // unknown, or may have arrived while the screen was open.
        for (const other of [vaults.readNext(account), vaults.read(account)]) {
          if (other === null || other.did !== vault.did || other.sealed === vault.sealed) continue;
          if ((await keyWorker.unlock(other, password)) === undefined) return undefined;
        }
        return refused;
      });
      if (problem === undefined) update({ locked: false });
      return problem === 'wrong-password' ? changedSince(vault) : problem;
    },
    async onUnlockWithPrevious(previous, current, signal) {
      const { vault } = read();
      if (vault === null) return 'damaged';
      const outcome = await whileWanted(signal, (keyWorker) =>
        keyWorker.reseal(vault, previous, current, now()),
      );
      if ('problem' in outcome) return outcome.problem;
      try {
        await accountPassword.check(current);
        signal.throwIfAborted();
      } catch (error) {
        access.lock();
        if (refusalOf(error)?.code === 'password-wrong') return 'wrong-current-password';
        throw error;
      }
      keep(outcome.vault);
      return undefined;
    },
    onRevealPhrase: () => access.use((keyWorker) => keyWorker.revealSecretPhrase()),
    onRevealPrivateKey: () => access.use((keyWorker) => keyWorker.revealSecretPrivateKey()),
    async onBackup(password) {
      const { did, fileName, text, timestamp } = await access.use((keyWorker) =>
        keyWorker.backUp(password, now()),
      );
      saveFile(fileName, text, 'application/json');
      noteBackup(did, timestamp);
    },
    onInspect: (input) => access.use((keyWorker) => keyWorker.inspect(input)),
    async onGenerate(password, signal) {
      await accountPassword.check(password);
      const { vault, phrase } = await whileWanted(signal, async (keyWorker) => ({
        vault: await keyWorker.generate(password, now()),
        phrase: await keyWorker.revealSecretPhrase(),
      }));
      // Until the new keys are stored, closing the sheet locks the worker, and the old keys stay, locked.
      signal.addEventListener('abort', access.lock);
      return {
        phrase,
        keep() {
          signal.removeEventListener('abort', access.lock);
          keep(vault);
        },
      };
    },
    async onRemove(password, signal) {
      await accountPassword.check(password);
      signal.throwIfAborted();
      access.lock();
      vaults.forget(account);
      vaults.forgetNext(account);
      update({ vault: null, locked: true });
    },
    async onRestore(input, passwords, signal) {
      await accountPassword.check(passwords.account);
      const outcome = await whileWanted(signal, (keyWorker) =>
        keyWorker.restore(input, passwords, now()),
      );
      if ('problem' in outcome) return outcome;
      keep(outcome.vault);
      const { did } = outcome.vault;
      const claimed = await claimSends(did, (text) =>
        access.use((keyWorker) => keyWorker.sign(text)),
      ).catch((error: unknown) => {
        // The keys are restored even if the claim fails.
        console.warn('The transfers that wait for these keys could not be claimed', error);
        return undefined;
      });
      return { restored: outcome.vault, claimed };
    },
  };
}
