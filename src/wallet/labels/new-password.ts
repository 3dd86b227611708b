import type { SessionMessages } from '#i18n/en/session.ts';
import { minimumPasswordLength } from '#wallet/entities/password-length.ts';

/** The error of a new password that is missing or too short. */
export function newPasswordProblem(
  problem: 'missing' | 'too-short',
  { newPassword }: Pick<SessionMessages, 'newPassword'>,
): string {
  return problem === 'missing' ? newPassword.missing : newPassword.tooShort(minimumPasswordLength);
}
