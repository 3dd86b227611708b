import { minimumPasswordLength } from '#wallet/entities/password-length.ts';

/** The errors of a new password of the account. */
export const newPasswordMessages = {
  missing: 'Enter a new password.',
  'too-short': `Use at least ${minimumPasswordLength} characters.`,
  guessable:
    'This password is easy to guess. Choose a longer one without your name or e-mail address.',
} as const;
