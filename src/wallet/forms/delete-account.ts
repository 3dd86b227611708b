import type { AccountDeletion } from '#wallet/entities/account-deletion.ts';
import { refusalOf } from '#wallet/failure.ts';
import { readTypedCode } from '#wallet/typed-text.ts';

import type { FormResult } from './form-result.ts';

/** The typed fields of the form that deletes the account. */
export interface DeletionDraft {
  password: string;
  code: string;
  /** The choice to remove the keys from this device as well. */
  removeKeys: boolean;
}

export const emptyDeletionDraft: DeletionDraft = { password: '', code: '', removeKeys: false };

/** The errors of the fields before the form is sent. */
export type DeletionFields = Partial<Record<'password' | 'code', 'missing'>>;

/** The rules of the form. The code is required if two-factor authentication is on. It has no notice. */
export function checkDeletion(
  { password, code, removeKeys }: DeletionDraft,
  needsCode: boolean,
): FormResult<{ deletion: AccountDeletion; removeKeys: boolean }, undefined, DeletionFields> {
  const typed = readTypedCode(code);
  const fields: DeletionFields = {
    ...(password === '' && { password: 'missing' as const }),
    ...(needsCode && typed === '' && { code: 'missing' as const }),
  };
  if (Object.keys(fields).length > 0) return { problem: undefined, fields };
  return { accepted: { deletion: { password, ...(needsCode && { code: typed }) }, removeKeys } };
}

/** The field that the provider refuses; undefined for every other failure. */
export function refusedDeletionField(error: unknown): keyof DeletionFields | undefined {
  switch (refusalOf(error)?.code) {
    case 'password-wrong':
      return 'password';
    case 'code-wrong':
    case 'code-required':
      return 'code';
    default:
      return undefined;
  }
}
