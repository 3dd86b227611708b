import { expect, test } from 'vitest';

import { english } from '#i18n/english.ts';

import { failureMessage } from './failure-message.ts';

const inEnglish = { language: 'en', messages: english.forms.failure } as const;

const refused = (part: object) => Object.assign(new Error('422: no'), part);

test('the message of a refusal is the provider’s sentence', () =>
  expect(
    failureMessage(refused({ status: 422, reason: 'Choose another.' }), 'audit', inEnglish),
  ).toBe('Choose another.'));

test.each([
  [refused({ name: 'UnreachableError' }), 'Check your connection and run the audit again.'],
  [
    refused({ status: 500 }),
    'Something went wrong on our side. Wait a moment and run the audit again.',
  ],
  [
    refused({ name: 'UnreadableError' }),
    'Something went wrong on our side. Wait a moment and run the audit again.',
  ],
  [
    refused({ status: 429 }),
    'There were too many requests. Wait a minute and run the audit again.',
  ],
  [
    refused({ status: 403 }),
    'The wallet service did not accept this. Check what you entered and run the audit again.',
  ],
  ['nonsense', 'Something went wrong on our side. Wait a moment and run the audit again.'],
])('the message of %o, which has no such sentence, comes from the wallet', (error, message) =>
  expect(failureMessage(error, 'audit', inEnglish)).toBe(message),
);
