import type { RestorePasswords } from '#wallet/forms/key-management.ts';
import type { RestoreInput } from '#wallet/keys/restore-input.ts';
import type { RestoreProblem } from '#wallet/keys/restore-problem.ts';

/** The public part of the keys on this device. */
export interface DeviceKeys {
  address: string;
  did: string;
  path: string;
  /** The time of the last backup, in ISO 8601; null before the first backup. */
  lastBackup: string | null;
}

/** The result of a restore. */
export interface Restored {
  restored: DeviceKeys;
  /** The number of waiting transfers claimed with the keys; undefined if the provider could not be reached. */
  claimed: number | undefined;
}

/** Generated keys that are not stored yet. */
export interface NewKeys {
  /** The words of their recovery phrase, separated by spaces. */
  phrase: string;
  /** Replaces the current keys with these. Throws if the device cannot store them. */
  keep: () => void;
}

/** The reasons why keys cannot be unlocked. */
export type UnlockProblem = 'wrong-password' | 'damaged';

/**
 * The password does not open the keys, and the account's password was changed after they were sealed on this device.
 */
export interface PasswordChangedSince {
  problem: 'password-changed';
  /** The time at which the account's password was changed, in ISO 8601. */
  changedAt: string;
}

/**
 * The actions on the keys. An action that returns or needs a secret rejects while the keys are locked. An aborted
 * action changes nothing and rejects with an `AbortError`.
 */
export interface KeyActions {
  /** Unlocks the keys with the password that protects them on this device; resolves with the problem, if any. */
  onUnlock: (
    password: string,
    signal: AbortSignal,
  ) => Promise<UnlockProblem | PasswordChangedSince | undefined>;
  /**
   * Unlocks the keys with the account's previous password, and seals them with its current password; resolves with the
   * problem, if any. Rejects if the provider cannot check the current password.
   */
  onUnlockWithPrevious: (
    previous: string,
    current: string,
    signal: AbortSignal,
  ) => Promise<UnlockProblem | 'wrong-current-password' | undefined>;
  /** The words of the recovery phrase, separated by spaces. */
  onRevealPhrase: () => Promise<string>;
  onRevealPrivateKey: () => Promise<string>;
  /** Saves a backup file encrypted with the password. */
  onBackup: (password: string) => Promise<void>;
  /**
   * Generates new keys, which are stored by calling `keep`. The password is the account's; rejects with the
   * provider's error about the password. Aborting the signal before `keep` is called discards the new keys.
   */
  onGenerate: (password: string, signal: AbortSignal) => Promise<NewKeys>;
  /** Removes the keys from this device, after the account's password; rejects as `onGenerate` does. */
  onRemove: (password: string, signal: AbortSignal) => Promise<void>;
  /** Checks a restore input as far as possible without its password; resolves with the problem, if any. */
  onInspect: (input: RestoreInput) => Promise<RestoreProblem | undefined>;
  /**
   * Replaces the current keys with restored ones, sealed with the account's password; rejects as `onGenerate` does.
   * Then it claims the transfers that wait for the address of the keys (decision 204).
   */
  onRestore: (
    input: RestoreInput,
    passwords: RestorePasswords,
    signal: AbortSignal,
  ) => Promise<Restored | RestoreProblem>;
}
