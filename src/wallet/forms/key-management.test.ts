import { expect, test } from 'vitest';

import { checkBackupPassword, checkKeyPassword, checkRestore } from './key-management.ts';

test('a backup needs a password, and takes any', () => {
  expect(checkBackupPassword('')).toEqual({
    problem: 'key-management.password-required',
    fields: { password: 'missing' },
  });
  expect(checkBackupPassword(' ')).toEqual({ accepted: ' ' });
});

test.each([
  ['', 1, { problem: undefined, fields: { password: 'missing' } }],
  [' ', 1, { accepted: ' ' }],
  ['', 8, { problem: undefined, fields: { password: 'missing' } }],
  ['1234567', 8, { problem: undefined, fields: { password: 'too-short' } }],
  ['12345678', 8, { accepted: '12345678' }],
] as const)('the password %j where %i characters are needed', (password, minimum, result) =>
  expect(checkKeyPassword(password, minimum)).toEqual(result),
);

test('what is pasted to restore from is refused at its field', () => {
  expect(checkRestore(' ')).toEqual({
    problem: 'key-management.no-data',
    fields: { text: 'key-management.no-data' },
  });
  expect(checkRestore('one two')).toEqual({
    problem: 'key-management.invalid-format',
    fields: { text: 'key-management.invalid-format' },
  });
  expect(checkRestore(' {} ')).toEqual({ accepted: { kind: 'backup', text: '{}' } });
});
