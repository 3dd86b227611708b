import type { UnlockProblem } from './device-keys.ts';

/** The reason why the keys stay locked, and the next step. */
export const unlockMessages: Readonly<Record<UnlockProblem, string>> = {
  'wrong-password': 'This is not the password that protects the keys on this device.',
  damaged:
    'The keys on this device are damaged. Restore them from a backup file or your recovery phrase.',
};
