import { minimumPasswordLength } from '#wallet/entities/password-length.ts';

import type { FormResult } from './form-result.ts';

/** The draft of the password form. */
export interface PasswordDraft {
  current: string;
  new: string;
  /** The new password once more. */
  confirmation: string;
}

/** The empty draft. */
export const emptyPasswordDraft: PasswordDraft = { current: '', new: '', confirmation: '' };

/** A password change that passed every rule (local §7). */
export interface PasswordChange {
  current: string;
  new: string;
}

/** The possible errors of each field. */
export interface PasswordFields {
  current: 'missing';
  new: 'missing' | 'too-short';
  confirmation: 'missing' | 'mismatch';
}

/**
 * The change of a draft, or the first rule that it breaks, in this order (local §5, decision 68). A space is a
 * character of a password.
 */
export function checkPassword(
  draft: PasswordDraft,
): FormResult<
  PasswordChange,
  | 'security-settings.missing-fields'
  | 'security-settings.password-mismatch'
  | 'security-settings.password-too-weak',
  PasswordFields
> {
  if (draft.current === '' || draft.new === '' || draft.confirmation === '') {
    return {
      problem: 'security-settings.missing-fields',
      fields: {
        ...(draft.current === '' && { current: 'missing' }),
        ...(draft.new === '' && { new: 'missing' }),
        ...(draft.confirmation === '' && { confirmation: 'missing' }),
      },
    };
  }
  if (draft.new !== draft.confirmation) {
    return {
      problem: 'security-settings.password-mismatch',
      fields: { confirmation: 'mismatch' },
    };
  }
  if (draft.new.length < minimumPasswordLength) {
    return { problem: 'security-settings.password-too-weak', fields: { new: 'too-short' } };
  }
  return { accepted: { current: draft.current, new: draft.new } };
}
