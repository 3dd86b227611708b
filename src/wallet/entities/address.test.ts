import { expect, test } from 'vitest';

import { briefAddress, shortenAddress } from './address.ts';

const did = 'did:ethr:0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';

test('a list shows an address without its DID prefix', () => {
  expect(briefAddress(did)).toBe('0xfB69...d359');
  expect(shortenAddress('short', 10, 4)).toBe('short');
});
