import type { Dates } from '#wallet/dates.ts';
import { refusalOf } from '#wallet/failure.ts';
import { unlockFailure } from '#wallet/forms/unlock.ts';

const unchecked = 'Your password could not be checked, so nothing has been changed.';

const messages: Readonly<Record<ReturnType<typeof unlockFailure>, string>> = {
  wrong: 'This is not the password of your account.',
  'too-many-tries': 'Too many tries. Wait 15 minutes, then try again.',
  unreachable: `${unchecked} Check your connection and try again.`,
  gateway: `${unchecked} Sign in to the network, or use another one, then try again.`,
  failed: 'This did not work. Try again; nothing has been changed.',
};

/** The message about a failed action that needed the account's password. It never repeats the typed password. */
export function accountPasswordMessage(error: unknown): string {
  return refusalOf(error)?.code === 'secret-text'
    ? 'This looks like a recovery phrase or a private key, so it was not sent. Enter the password of your account.'
    : messages[unlockFailure(error)];
}

/** A sentence about the last backup of the keys on this device, shown before they are replaced or removed. */
export function backupState(lastBackup: string | null, { formatDate }: Dates): string {
  return lastBackup === null
    ? 'The keys on this device were never backed up: without their recovery phrase they are gone for good.'
    : `The keys on this device were last backed up on ${formatDate(lastBackup)}: without that file, or their recovery phrase, they are gone for good.`;
}
