import { expect, test } from 'vitest';

import { payRecipientOf } from './pay-recipient.ts';

const person = {
  phone: ' +82 10-1234-5678 ',
  phoneProven: false,
  email: 'jiwoo@example.com',
  emailProven: false,
  didAddress: 'did:ethr:0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
};

test.each([
  ['the proven phone number', { phoneProven: true, emailProven: true }, '+82 10-1234-5678'],
  ['the proven e-mail address', { emailProven: true }, 'jiwoo@example.com'],
  ['the DID if nothing is proven', {}, person.didAddress],
  ['the e-mail address without a DID', { didAddress: null }, 'jiwoo@example.com'],
  ['the e-mail address with an empty DID', { didAddress: '' }, 'jiwoo@example.com'],
])('a user is paid by %s', (_, changes, expected) => {
  expect(payRecipientOf({ ...person, ...changes })).toBe(expected);
});
