import { expect, test } from 'vitest';

import { signPersonalMessage, verifyPersonalSignature } from './personal-signature.ts';
import { Secret } from './secret.ts';

// The example of `web3.eth.accounts.sign` in the documentation of web3.js.
const example = {
  text: 'Some data',
  privateKey: '0x4c0883a69102937d6231471b5dbb6204fe5129617082792ae468d01a3f362318',
  address: '0x2c7536E3605D9C16a7a3D7b1898e529396a65c23',
  signature:
    '0xb91467e570a6466aa9e9876cbcd013baba02900b8979d43fe208a4a4f339f5fd6007e74cd82e037b800186422fc2da167c747ef045e5d18a5f5d4300f8e1a0291c',
};

/**
 * The malleable form (r, n − s) of the same signature. Anyone can derive it without the key, so it must be rejected.
 */
const malleableForm =
  '0xb91467e570a6466aa9e9876cbcd013baba02900b8979d43fe208a4a4f339f5fd9ff818b327d1fc847ffe79bdd03d25e83e3a5df66962ceb160751b8bd754a1181b';

test('a signature equals that of web3.js', () => {
  expect(signPersonalMessage(example.text, new Secret(example.privateKey))).toBe(example.signature);
});

test('recovers the address of the key from the signature', () => {
  expect(verifyPersonalSignature(example.text, example.signature)).toBe(example.address);
  const capitals = `0x${example.signature.slice(2).toUpperCase()}`;
  expect(verifyPersonalSignature(example.text, capitals)).toBe(example.address);
});

test('recovers another address if the text differs', () => {
  const address = verifyPersonalSignature('Some other data', example.signature);
  expect(address).toMatch(/^0x[0-9a-fA-F]{40}$/);
  expect(address).not.toBe(example.address);
});

test.each([
  '가입 확인: did:ethr:0x2c7536E3605D9C16a7a3D7b1898e529396a65c23',
  'two\nlines',
  '',
  'x'.repeat(500),
])('a text of any letters and length can be signed: %j', (text) => {
  const signature = signPersonalMessage(text, new Secret(example.privateKey));
  expect(verifyPersonalSignature(text, signature)).toBe(example.address);
});

test.each([
  '',
  '0x',
  example.signature.slice(0, -2),
  `${example.signature}1c`,
  example.signature.replace(/1c$/, '1d'),
  example.signature.replace(/1c$/, '01'),
  example.signature.slice(2),
  `0x${'0'.repeat(128)}1b`,
  `0x${'f'.repeat(128)}1b`,
  malleableForm,
])('%s is not a signature', (signature) => {
  expect(verifyPersonalSignature(example.text, signature)).toBeUndefined();
});
