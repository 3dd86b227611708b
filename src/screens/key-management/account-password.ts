import type { KeysMessages } from '#i18n/en/keys.ts';
import type { SessionMessages } from '#i18n/en/session.ts';
import type { Dates } from '#wallet/dates.ts';
import { refusalOf } from '#wallet/failure.ts';
import { unlockFailure } from '#wallet/forms/unlock.ts';
import { waitTime } from '#wallet/labels/too-many-tries.ts';

/** The message about a failed action that needed the account's password. It never repeats the typed password. */
export function accountPasswordMessage(
  error: unknown,
  t: KeysMessages['accountPassword'],
  { tooManyTries, wait }: Pick<SessionMessages, 'tooManyTries' | 'wait'>,
): string {
  if (refusalOf(error)?.code === 'secret-text') {
    return t.secret;
  }
  const failure = unlockFailure(error);
  return failure === 'too-many-tries' ? tooManyTries(waitTime(error, wait)) : t[failure];
}

/** A sentence about the last backup of the keys on this device, shown before they are replaced or removed. */
export function backupState(
  lastBackup: string | null,
  { formatDate }: Dates,
  t: Pick<KeysMessages, 'neverBackedUp' | 'backedUpOn'>,
): string {
  return lastBackup === null ? t.neverBackedUp : t.backedUpOn(formatDate(lastBackup));
}
