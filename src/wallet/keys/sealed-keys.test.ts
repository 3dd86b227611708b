import { expect, test } from 'vitest';

import { quickDerivation } from './quick-derivation.ts';
import { sealKeys, unsealSecretKeys } from './sealed-keys.ts';
import { makeSecretKeys } from './secret-keys.ts';
import { seal } from './sealing.ts';
import { SeededRandom } from './seeded-random.ts';

const random = new SeededRandom(9).bytes;
const tools = { random, deriveKeys: quickDerivation() };
const about = ['test', 1];
const keys = await makeSecretKeys(random);
const others = await makeSecretKeys(random);
const { address, path } = keys.identity;
const phrase = keys.secretPhrase.revealSecret();
const unseal = (sealed: string, place = about) =>
  unsealSecretKeys(sealed, 'pass', place, tools.deriveKeys);

test('sealed keys open to the same keys', async () => {
  const opened = await unseal(await sealKeys(keys, 'pass', about, tools));
  if ('problem' in opened) throw new Error(opened.problem);
  expect(opened.accepted.identity).toEqual(keys.identity);
  expect(opened.accepted.secretPhrase.revealSecret()).toBe(phrase);
});

test('sealed keys do not open with other public facts', async () =>
  expect(await unseal(await sealKeys(keys, 'pass', about, tools), ['test', 2])).toEqual({
    problem: 'damaged',
  }));

// A user with the password could have sealed any content.
test.each<[string, unknown]>([
  ['the address of another phrase', { phrase, address: others.identity.address, path }],
  ['an address without its checksum', { phrase, address: address.toLowerCase(), path }],
  ['another path', { phrase, address, path: "m/44'/60'/0'/0/1" }],
  ['a phrase with a wrong checksum', { phrase: 'abandon '.repeat(12), address, path }],
  ['a phrase of unknown words', { phrase: 'word '.repeat(12), address, path }],
  ['no phrase', { address, path }],
  ['an additional field', { phrase, address, path, note: '' }],
  ['null', null],
])('sealed keys with %s are damaged', async (_, content) =>
  expect(await unseal(await seal(JSON.stringify(content), 'pass', about, tools))).toEqual({
    problem: 'damaged',
  }),
);

test('a sealed text that is not JSON is damaged', async () =>
  expect(await unseal(await seal(phrase, 'pass', about, tools))).toEqual({ problem: 'damaged' }));
