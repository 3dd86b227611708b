import { describe, expect, test } from 'vitest';

import { addressCode, isCompleteAddress, readAddressCode } from './address-code.ts';

const address = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';
const did = `did:ethr:${address}`;
const longestCode = `superwallet:send?address=${did}&note=`.padEnd(500, 'x');

describe('the code of an address', () => {
  test('is a link of the wallet', () =>
    expect(addressCode({ address: did, assetType: 'XP' })).toBe(
      'superwallet:send?address=did%3Aethr%3A0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359&asset=XP',
    ));

  test('names no asset if every asset may be sent', () =>
    expect(addressCode({ address: did })).toBe(
      'superwallet:send?address=did%3Aethr%3A0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
    ));

  test.each([
    { address: did },
    { address: did, assetType: 'XP' },
    { address, assetType: 'BusanCoin' },
    { address: 'did:web:example.com%3A8080:people:jiwoo', assetType: 'CBDC' },
  ])('is parsed back to the same data: %j', (code) =>
    expect(readAddressCode(addressCode(code))).toEqual(code),
  );
});

describe('a code with an address', () => {
  test.each([
    [did, did],
    [address, address],
    [` ${address}\n`, address],
    [`0X${address.slice(2).toUpperCase()}`, `0X${address.slice(2).toUpperCase()}`],
    [`ethereum:${address}`, address],
    [`ETHEREUM:pay-${address}@1`, address],
    [`${address}\u200B`, address],
    [`did:ethr:${address}\u202E`, did],
    [`\uFEFF０ｘ${address.slice(2)}`, address],
    [`superwallet:send?address=${did}`, did],
    [`SUPERWALLET://send/?asset=&address=${did}`, did],
    [`superwallet:send?address=${did}&asset=X%20P`, did],
    [`superwallet:send?address=${did}&asset=${'X'.repeat(33)}`, did],
    [`did:web:${'a'.repeat(192)}`, `did:web:${'a'.repeat(192)}`],
    [longestCode, did],
  ])('%j names %s', (text, named) => expect(readAddressCode(text)).toEqual({ address: named }));

  test.each([
    '',
    '   ',
    'Minseo Park',
    '010-2345-6789',
    `${address}0`,
    address.slice(0, -1),
    'https://example.com/0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
    `bitcoin:${address}`,
    `javascript:${address}`,
    'ethereum:minseo.eth',
    'superwallet:send',
    'superwallet:send?asset=XP',
    'superwallet:send?address=',
    `superwallet:pay?recipient=${did}`,
    `superwallet:sender?address=${did}`,
    'superwallet:send?address=%E0%A4%A',
    'did:ethr:',
    'did:ethr:0x\u0430bc',
    `did:ethr:${address}\nPay`,
    `did:ethr:${address} Pay`,
    `did:web:${'a'.repeat(193)}`,
    `${longestCode}x`,
  ])('is not %j', (text) => expect(readAddressCode(text)).toEqual({ refused: 'not-an-address' }));

  test.each([
    ['zero-address', '0x0000000000000000000000000000000000000000'],
    ['zero-address', 'did:ethr:0x0000000000000000000000000000000000000000'],
    ['zero-address', 'superwallet:send?address=0x0000000000000000000000000000000000000000'],
    ['other-chain', `ethereum:${address}@137`],
    ['other-chain', `ETHEREUM:pay-${address}@56?value=1e18`],
    [
      'contract-call',
      `ethereum:${address}/transfer?address=0x52908400098527886E0F7030069857D2E4169EE7&uint256=1`,
    ],
    ['shortened', '0xfB69...d359'],
    ['shortened', '0xfB69\u2026d359'],
    ['shortened', 'did:ethr:0xfB6916095...5d359'],
    ['shortened', 'did:ethr:0...d359'],
    ['shortened', `${address.slice(0, 10)}....${address.slice(-4)}`],
    ['shortened', 'superwallet:send?address=0xfB69...d359'],
    ['secret', `${'abandon '.repeat(11)}about`],
    ['secret', `ethereum:0x4c0883a69102937d6231471b5dbb6204fe5129617082792ae468d01a3f362318`],
  ])('is refused as %s: %s', (refused, text) => expect(readAddressCode(text)).toEqual({ refused }));

  test.each([
    ['2.014e18', '2.014'],
    ['2014000000000000000', '2.014'],
    ['1', '0.000000000000000001'],
    ['1.50e2', '0.00000000000000015'],
    ['1e+18', '1'],
    ['12E20', '1200'],
    ['0.5e18', '0.5'],
    ['0', 'unreadable'],
    ['0e18', 'unreadable'],
    ['1.5', 'unreadable'],
    ['1.234e2', 'unreadable'],
    ['-1e18', 'unreadable'],
    ['1e99', 'unreadable'],
    ['9'.repeat(41), 'unreadable'],
    ['one', 'unreadable'],
    ['', 'unreadable'],
  ])('requests an amount in wei: %s are %s ETH', (wei, amount) =>
    expect(
      readAddressCode(`ethereum:${address}?gas=21000&value=${encodeURIComponent(wei)}`),
    ).toEqual({ address, assetType: 'ETH', amount }),
  );

  test('is refused if it is a malformed DID of any length', () => {
    for (const text of [`did:ethr:${':'.repeat(1_000_000)}`, `did:a:${'.'.repeat(480)}!`]) {
      expect(readAddressCode(text)).toEqual({ refused: 'not-an-address' });
    }
  });
});

test.each([
  [did, true],
  [` ${address} `, true],
  [`${address}\u200B`, true],
  ['0xabc', false],
  ['did:web:example.com', false],
  ['', false],
])('%j is a complete address: %s', (text, isComplete) =>
  expect(isCompleteAddress(text)).toBe(isComplete),
);
