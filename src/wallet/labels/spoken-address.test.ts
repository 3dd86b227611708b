import { expect, test } from 'vitest';

import { english } from '#i18n/english.ts';
import { korean } from '#i18n/korean.ts';

import { addressEnds, addressGroups, spelledAddress } from './spoken-address.ts';

const address = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';
const hash = 'ab'.repeat(32);

test.each([
  [address, ['0xfB69', 'd359']],
  [`did:ethr:${address}`, ['0xfB69', 'd359']],
  [hash, ['abab', 'abab']],
  [`0x${hash}`, ['0xabab', 'abab']],
])('%s has the ends %j', (text, ends) => expect(addressEnds(text)).toEqual(ends));

test.each(['0xfB69...d359', 'did:gov:interior', 'SW-0000-0102', '010-8765-4321', ''])(
  '%j is no full address',
  (text) => expect(addressEnds(text)).toBeUndefined(),
);

test('the ends are spoken in both languages', () => {
  expect(english.common.spoken.ends('0xfB69', 'd359')).toBe('starts with 0xfB69, ends in d359');
  expect(korean.common.spoken.ends('0xfB69', 'd359')).toBe('앞 번호 0xfB69, 끝 번호 d359');
});

test('an address is spelled in groups, without the prefix of its DID', () => {
  expect(spelledAddress(`did:ethr:${address}`)).toBe(
    '0xfB 6916 095c a1df 60bB 79Ce 92cE 3Ea7 4c37 c5d3 59',
  );
});

test('an address is shown in groups that are the complete text', () => {
  expect(addressGroups(`did:ethr:${address}`)).toEqual({
    prefix: 'did:ethr:',
    start: '0xfB69',
    middle: ['1609', '5ca1', 'df60', 'bB79', 'Ce92', 'cE3E', 'a74c', '37c5'],
    end: 'd359',
  });
  for (const text of [address, hash, `0x${hash}`, `did:ethr:${address}`]) {
    const { prefix, start, middle, end } = addressGroups(text) ?? expect.unreachable();
    expect([prefix, start, ...middle, end].join('')).toBe(text);
  }
  expect(addressGroups('010-8765-4321')).toBeUndefined();
});
