import { expect, test } from 'vitest';

import { failureMessage } from './failure-message.ts';

const refused = (part: object) => Object.assign(new Error('422: no'), part);

test('the message of a refusal is the provider’s sentence', () =>
  expect(failureMessage(refused({ status: 422, reason: 'Choose another.' }), 'send again')).toBe(
    'Choose another.',
  ));

test.each([
  [refused({ name: 'UnreachableError' }), 'Check your connection and send again.'],
  [refused({ status: 500 }), 'Something went wrong on our side. Wait a moment and send again.'],
  [
    refused({ name: 'UnreadableError' }),
    'Something went wrong on our side. Wait a moment and send again.',
  ],
  [refused({ status: 429 }), 'There were too many requests. Wait a minute and send again.'],
  [
    refused({ status: 403 }),
    'The wallet service did not accept this. Check what you entered and send again.',
  ],
  ['nonsense', 'Something went wrong on our side. Wait a moment and send again.'],
])('the message of %o, which has no such sentence, comes from the wallet', (error, message) =>
  expect(failureMessage(error, 'send again')).toBe(message),
);
