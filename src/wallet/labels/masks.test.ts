import { expect, test } from 'vitest';

import { english } from '#i18n/english.ts';
import { korean } from '#i18n/korean.ts';
import { spokenNumber } from './masks.ts';
import { maskAccountNumber } from '#wallet/entities/account-number.ts';
import { briefAddress, shortenAddress } from '#wallet/entities/address.ts';
import { maskNumber } from '#wallet/entities/digital-id.ts';
import { maskedParts } from '#wallet/entities/masked-number.ts';

test.each([
  [maskAccountNumber('123-456-788901'), 'ends in 8901', '끝 번호 8901'],
  [maskAccountNumber('123'), 'hidden', '숨김'],
  [maskNumber('900214-1234567'), 'ends in 4567', '끝 번호 4567'],
  [maskNumber('21-07-123457-05'), 'ends in 7-05', '끝 번호 7-05'],
  [maskNumber('7'), 'hidden', '숨김'],
  ['010-****-5678', 'ends in 5678', '끝 번호 5678'],
  ['****4567', 'ends in 4567', '끝 번호 4567'],
  [
    briefAddress('did:ethr:0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359'),
    'ends in d359',
    '끝 번호 d359',
  ],
  [
    shortenAddress('did:ethr:0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359', 20, 8),
    'ends in 37c5d359',
    '끝 번호 37c5d359',
  ],
])('%s is spoken as %s', (masked, inEnglish, inKorean) => {
  expect(spokenNumber(masked, english.common.mask)).toBe(inEnglish);
  expect(spokenNumber(masked, korean.common.mask)).toBe(inKorean);
});

test.each(['010-8765-4321', 'jiwoo.kim@example.com', 'B-1024', 'J*** K***', 'Later... or now', ''])(
  'a text without a mask is spoken unchanged: %j',
  (text) => {
    expect(maskedParts(text)).toBeUndefined();
    expect(spokenNumber(text, english.common.mask)).toBe(text);
  },
);
