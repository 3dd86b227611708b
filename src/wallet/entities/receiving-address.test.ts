import { expect, test } from 'vitest';

import { receivingAddressOf } from './receiving-address.ts';

const address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';

test.each([`did:ethr:${address}`, `did:ethr:sepolia:${address}`, `did:ethr:0xaa36a7:${address}`])(
  'an account receives at the address in %s',
  (did) => {
    expect(receivingAddressOf({ didAddress: ` ${did} ` })).toEqual({ did, address });
  },
);

test('a DID of another method has no address', () => {
  const did = 'did:web:example.com';
  expect(receivingAddressOf({ didAddress: did })).toEqual({ did, address: undefined });
});

test.each([undefined, null, '', ' '])(
  'an account without a DID has no receiving address: %j',
  (didAddress) => {
    expect(receivingAddressOf({ didAddress })).toBeUndefined();
  },
);
