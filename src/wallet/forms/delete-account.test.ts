import { expect, test } from 'vitest';

import { checkDeletion, emptyDeletionDraft, refusedDeletionField } from './delete-account.ts';

const draft = { ...emptyDeletionDraft, password: 'correct horse' };
const refused = (code: string) => Object.assign(new Error(code), { status: 403, code });

test('the password is required, and the code only with two-factor authentication', () => {
  expect(checkDeletion(emptyDeletionDraft, false)).toMatchObject({
    fields: { password: 'missing' },
  });
  expect(checkDeletion(draft, false)).toEqual({
    accepted: { deletion: { password: 'correct horse' }, removeKeys: false },
  });
  expect(checkDeletion(draft, true)).toMatchObject({ fields: { code: 'missing' } });
  expect(checkDeletion({ ...draft, code: ' 287 082 ', removeKeys: true }, true)).toEqual({
    accepted: { deletion: { password: 'correct horse', code: '287082' }, removeKeys: true },
  });
});

test('a refused password or code is shown at its field', () => {
  expect(refusedDeletionField(refused('password-wrong'))).toBe('password');
  expect(refusedDeletionField(refused('code-wrong'))).toBe('code');
  expect(refusedDeletionField(refused('code-required'))).toBe('code');
  expect(refusedDeletionField(refused('account-has-money'))).toBeUndefined();
  expect(refusedDeletionField(new Error())).toBeUndefined();
});
