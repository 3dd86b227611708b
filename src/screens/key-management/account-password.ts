import type { Dates } from '#wallet/dates.ts';
import { refusalOf } from '#wallet/failure.ts';
import { unlockFailure, type UnlockFailure } from '#wallet/forms/unlock.ts';
import { tooManyTries } from '#wallet/labels/too-many-tries.ts';

const unchecked = 'Your password could not be checked, so nothing has been changed.';

const messages: Readonly<Record<Exclude<UnlockFailure, 'too-many-tries'>, string>> = {
  wrong: 'This is not the password of your account.',
  unreachable: `${unchecked} Check your connection and try again.`,
  gateway: `${unchecked} Sign in to the network, or use another one, then try again.`,
  failed: 'This did not work. Try again; nothing has been changed.',
};

/** The message about a failed action that needed the account's password. It never repeats the typed password. */
export function accountPasswordMessage(error: unknown): string {
  if (refusalOf(error)?.code === 'secret-text') {
    return 'This looks like a recovery phrase or a private key, so it was not sent. Enter the password of your account.';
  }
  const failure = unlockFailure(error);
  return failure === 'too-many-tries' ? tooManyTries(error) : messages[failure];
}

/** A sentence about the last backup of the keys on this device, shown before they are replaced or removed. */
export function backupState(lastBackup: string | null, { formatDate }: Dates): string {
  return lastBackup === null
    ? 'The keys on this device were never backed up: without their recovery phrase they are gone for good.'
    : `The keys on this device were last backed up on ${formatDate(lastBackup)}: without that file, or their recovery phrase, they are gone for good.`;
}
