import { expect, test } from 'vitest';

import { isMistypedAddress } from './address-checksum.ts';

test.each([
  ['wrong checksum', '0x9858EFFD232B4033E47d90003D41EC34EcaEda94', true],
  ['right checksum', '0x9858EfFD232B4033E47d90003D41EC34EcaEda94', false],
  ['right checksum of a DID', 'did:ethr:0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359', false],
  ['wrong checksum of a DID', 'did:ethr:0xFB6916095ca1df60bB79Ce92cE3Ea74c37c5d359', true],
  ['another last digit', '0x9858EfFD232B4033E47d90003D41EC34EcaEda95', true],
  ['lower case only', '0x9858effd232b4033e47d90003d41ec34ecaeda94', false],
  ['upper case only', '0x9858EFFD232B4033E47D90003D41EC34ECAEDA94', false],
  ['no address', 'minseo.eth', false],
  ['empty', '', false],
])('%s: %s', (_, text, isMistyped) => expect(isMistypedAddress(text)).toBe(isMistyped));
