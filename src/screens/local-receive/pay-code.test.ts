import { expect, test } from 'vitest';

import { english } from '#i18n/english.ts';
import { decimal } from '#wallet/money/decimal.ts';

import { payCodePicture, payCodeText, payCodeTitle } from './pay-code.ts';

const t = english.local.receive.code;
const code = { recipient: '+82 10-1234-5678', name: 'Jiwoo Kim', amount: decimal('12500') };

test('the title names the payee, and the amount if one is requested', () => {
  expect(payCodeTitle(code, t)).toBe('Pay Jiwoo Kim ₩12,500');
  expect(payCodeTitle({ recipient: code.recipient, name: code.name }, t)).toBe('Pay Jiwoo Kim');
});

test('the shared text can be typed as well as scanned', () =>
  expect(payCodeText(code, t)).toBe(
    [
      'Pay Jiwoo Kim ₩12,500 with Superwallet',
      '+82 10-1234-5678',
      'superwallet:pay?recipient=%2B82%2010-1234-5678&name=Jiwoo%20Kim&amount=12500',
    ].join('\n'),
  ));

test('the picture contains the texts and escapes the name', async () => {
  const { fileName, svg } = await payCodePicture({ ...code, name: '</text><script>"' }, t);
  expect(fileName).toBe('superwallet-pay-code.svg');
  expect(svg).toContain('>Pay &lt;/text&gt;&lt;script&gt;&quot; ₩12,500</text>');
  expect(svg).not.toContain('<script');
});
