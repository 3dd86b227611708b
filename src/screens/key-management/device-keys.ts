import type { RestorePasswords } from '#wallet/forms/key-management.ts';
import type { RestoreInput } from '#wallet/keys/restore-input.ts';
import type { RestoreProblem } from '#wallet/keys/restore-problem.ts';

/** The public part of the keys on this device. */
export interface DeviceKeys {
  address: string;
  did: string;
  path: string;
  /** In ISO 8601; null before the first backup. */
  lastBackup: string | null;
}

/** Keys that were restored. */
export interface Restored {
  restored: DeviceKeys;
  /** How many waiting transfers were claimed by them; undefined where the provider could not be asked. */
  claimed: number | undefined;
}

/** Keys that were made and do not count yet. */
export interface NewKeys {
  /** Their words, with a space between. */
  phrase: string;
  /** Puts them in place of those that are there. Throws when the device cannot store them. */
  keep: () => void;
}

export type UnlockProblem = 'wrong-password' | 'damaged';

/** The password does not open the keys, and the account got another one after they were sealed on this device. */
export interface PasswordChangedSince {
  problem: 'password-changed';
  /** When the account's password was changed. In ISO 8601. */
  changedAt: string;
}

/**
 * The actions on the keys. Those that give or need a secret reject while the keys are locked. An aborted action changes
 * nothing and rejects with an `AbortError`.
 */
export interface KeyActions {
  /** Opens the keys with the password that protects them on this device; resolves with why it could not. */
  onUnlock: (
    password: string,
    signal: AbortSignal,
  ) => Promise<UnlockProblem | PasswordChangedSince | undefined>;
  /**
   * Opens the keys with the password that the account had before, and seals them under its current one; resolves with
   * why it could not. Rejects when the provider does not say whether the current one is right.
   */
  onUnlockWithPrevious: (
    previous: string,
    current: string,
    signal: AbortSignal,
  ) => Promise<UnlockProblem | 'wrong-current-password' | undefined>;
  /** The words of the recovery phrase, with a space between. */
  onRevealPhrase: () => Promise<string>;
  onRevealPrivateKey: () => Promise<string>;
  /** Saves a backup file encrypted under the password. */
  onBackup: (password: string) => Promise<void>;
  /**
   * Makes new keys, which count once they are kept. The password is the account's; rejects with what the provider
   * answered of it. Aborting the signal before that gives the new keys up.
   */
  onGenerate: (password: string, signal: AbortSignal) => Promise<NewKeys>;
  /** Removes the keys from this device, after the account's password; rejects as `onGenerate` does. */
  onRemove: (password: string, signal: AbortSignal) => Promise<void>;
  /** Tells what is wrong with something to restore from, as far as that shows without its password. */
  onInspect: (input: RestoreInput) => Promise<RestoreProblem | undefined>;
  /**
   * Restores keys in place of those that are there, and seals them under the account's password; rejects as
   * `onGenerate` does. Then it claims the transfers that wait for the address of the keys (decision 204).
   */
  onRestore: (
    input: RestoreInput,
    passwords: RestorePasswords,
    signal: AbortSignal,
  ) => Promise<Restored | RestoreProblem>;
}
