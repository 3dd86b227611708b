import { makeBackup, inspectBackup, readSecretBackup, type Backup } from '#wallet/keys/backup.ts';
import { signPersonalMessage } from '#wallet/keys/personal-signature.ts';
import { readSecretPhrase } from '#wallet/keys/recovery-phrase.ts';
import type { RestoreInput } from '#wallet/keys/restore-input.ts';
import type { RestoreProblem } from '#wallet/keys/restore-problem.ts';
import type { SealingTools, UnsealProblem } from '#wallet/keys/sealing.ts';
import { makeSecretKeys, readSecretKeys, type SecretKeys } from '#wallet/keys/secret-keys.ts';
import { sealVault, unlockSecretVault } from '#wallet/keys/vault.ts';
import type { Vault } from '#wallet/keys/vault-record.ts';
import type { RestorePasswords } from '#wallet/forms/key-management.ts';

/**
 * The worker with the unlocked keys. In a worker their arithmetic does not block the page, and the page's memory holds
 * no secret that is not on the screen. Ending the worker locks the keys.
 */
export interface KeyWorker {
  /** Makes new keys, seals them under a password, and keeps them unlocked. */
  generate: (password: string, now: Date) => Promise<Vault>;
  /** Unlocks the keys of a vault, or resolves with the reason why it cannot. */
  unlock: (vault: Vault, password: string) => Promise<UnsealProblem | undefined>;
  /**
   * Unlocks the keys of a vault and seals them under another password, or resolves with the reason why it cannot. The
   * given vault does not change.
   */
  reseal: (
    vault: Vault,
    password: string,
    newPassword: string,
    now: Date,
  ) => Promise<{ vault: Vault } | { problem: UnsealProblem }>;
  /** Fails while the keys are locked, as do the next three methods. */
  revealSecretPhrase: () => string;
  revealSecretPrivateKey: () => string;
  /** Signs a text as an Ethereum personal message: 65 bytes in hexadecimal after `0x`. */
  sign: (text: string) => string;
  backUp: (password: string, now: Date) => Promise<Backup & { did: string }>;
  /** Returns the reason why no keys can be restored; undefined if only the password can still be wrong. */
  inspect: (input: RestoreInput) => RestoreProblem | undefined;
  /** Restores keys, seals them under the account's password, and keeps them unlocked. */
  restore: (
    input: RestoreInput,
    passwords: RestorePasswords,
    now: Date,
  ) => Promise<{ vault: Vault } | RestoreProblem>;
}

/** Creates a key worker without keys. */
export function createKeyWorker(tools: SealingTools): KeyWorker {
  let unlocked: SecretKeys | undefined;
  function keys(): SecretKeys {
    if (unlocked === undefined) throw new Error('The keys are locked.');
    return unlocked;
  }

  return {
    async generate(password, now) {
      const made = await makeSecretKeys(tools.random);
      const vault = await sealVault(made, password, { createdAt: now }, tools);
      unlocked = made;
      return vault;
    },
    async unlock(vault, password) {
      const opened = await unlockSecretVault(vault, password, tools.deriveKeys);
      if ('problem' in opened) return opened.problem;
      unlocked = opened.accepted;
      return undefined;
    },
    async reseal(vault, password, newPassword, now) {
      const opened = await unlockSecretVault(vault, password, tools.deriveKeys);
      if ('problem' in opened) return opened;
      unlocked = opened.accepted;
      const dates = {
        createdAt: now,
        ...(vault.lastBackup === null ? {} : { lastBackup: vault.lastBackup }),
      };
      return { vault: await sealVault(opened.accepted, newPassword, dates, tools) };
    },
    revealSecretPhrase: () => keys().secretPhrase.revealSecret(),
    revealSecretPrivateKey: () => keys().secretPrivateKey.revealSecret(),
    sign: (text) => signPersonalMessage(text, keys().secretPrivateKey),
    async backUp(password, now) {
      const backedUp = keys();
      const backup = await makeBackup(backedUp, password, now, tools);
      return { ...backup, did: backedUp.identity.did };
    },
    inspect(input) {
      const read =
        input.kind === 'backup' ? inspectBackup(input.text) : readSecretPhrase(input.phrase);
      return 'problem' in read ? read : undefined;
    },
    async restore(input, passwords, now) {
      const read =
        input.kind === 'backup'
          ? await readSecretBackup(input.text, passwords.backup, tools.deriveKeys)
          : await readPhrase(input.phrase);
      if ('problem' in read) return read;
      const { keys: restored, timestamp } = read.accepted;
      const dates = {
        createdAt: now,
        ...(timestamp === undefined ? {} : { lastBackup: timestamp }),
      };
      const vault = await sealVault(restored, passwords.account, dates, tools);
      unlocked = restored;
      return { vault };
    },
  };
}

async function readPhrase(phrase: string) {
  const read = await readSecretKeys(phrase);
  return 'problem' in read ? read : { accepted: { keys: read.accepted, timestamp: undefined } };
}
