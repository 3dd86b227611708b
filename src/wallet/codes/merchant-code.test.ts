import { describe, expect, test } from 'vitest';

import type { Merchant } from '#wallet/entities/merchant.ts';
import { decimal } from '#wallet/money/decimal.ts';

import { isMerchantCode, merchantCode, readMerchantCode } from './merchant-code.ts';

const merchant: Merchant = {
  code: 'busan-0001',
  name: '광복 돼지국밥',
  latinName: 'Gwangbok Dwaeji Gukbap',
  district: '중구',
  kind: 'restaurant',
  cashbackPercent: 15,
};

/** A literal, so that the test fails if the format changes: printed codes stay in use. */
const staticCode = '00020101021126370019example.superwallet0110busan-00015204581253034105802KR';

/** The example of the EMVCo specification (QRCPS, merchant-presented mode), with its checksum. */
const emvcoExample =
  '00020101021229300012D156000000000510A93FO3230Q31280012D15600000001030812345678520441115802CN' +
  '5914BEST TRANSPORT6007BEIJING64200002ZH0104最佳运输0202北京540523.7253031565502016233030412340603***' +
  '0708A60086670902ME91320016A0112233449988770708123456786304A13A';

/** The example of the Brazilian central bank (Manual do BR Code), with its checksum. */
const pixExample =
  '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR' +
  '5913Fulano de Tal6008BRASILIA62070503***63041D3D';

/** A code of the given fields with a valid checksum, for codes that the wallet itself does not write. */
function signed(fields: string): string {
  let crc = 0xffff;
  for (const byte of new TextEncoder().encode(`${fields}6304`)) {
    for (let bit = 7; bit >= 0; bit -= 1) {
      const carry = ((crc >> 15) ^ (byte >> bit)) & 1;
      crc = ((crc << 1) & 0xffff) ^ (carry === 1 ? 0x1021 : 0);
    }
  }
  return `${fields}6304${crc.toString(16).toUpperCase().padStart(4, '0')}`;
}

const account = '26370019example.superwallet0110busan-0001';

describe('the code of a merchant', () => {
  test('is a static EMVCo code in won with the names in both scripts', () => {
    const code = merchantCode(merchant);
    expect(code.startsWith(staticCode)).toBe(true);
    expect(code).toContain('5922Gwangbok Dwaeji Gukbap6005BUSAN');
    expect(code).toContain('64170002KO0107광복 돼지국밥');
    expect(code).toMatch(/6304[0-9A-F]{4}$/);
  });

  test('with an amount is a dynamic code', () => {
    const code = merchantCode(merchant, decimal('12500'));
    expect(code.startsWith('000201010212')).toBe(true);
    expect(code).toContain('540512500');
  });

  test.each<Partial<Merchant>>([
    {},
    { code: 'busan-0007', name: '남포동 빵집', latinName: 'Nampo-dong Bakery', kind: 'bakery' },
    { code: '0', name: '가', latinName: 'A', kind: 'market' },
    { code: 'x'.repeat(25), name: '😀 cafe', latinName: 'Cafe', kind: 'cafe' },
  ])('is parsed back to the same data: %j', (changes) => {
    const each = { ...merchant, ...changes };
    const code = merchantCode(each);
    expect(isMerchantCode(code)).toBe(true);
    expect(code).toBe(signed(code.slice(0, -8)));
    expect(readMerchantCode(code)).toEqual({ merchant: each.code });
    expect(readMerchantCode(merchantCode(each, decimal('7000')))).toEqual({
      merchant: each.code,
      amount: '7000',
    });
  });

  test('truncates names to the 25 characters of the format', () => {
    const code = merchantCode({ ...merchant, name: '가'.repeat(40), latinName: 'x'.repeat(40) });
    expect(code).toContain(`5925${'x'.repeat(25)}6005`);
    expect(readMerchantCode(code)).toEqual({ merchant: 'busan-0001' });
  });
});

describe('a code with a checksum', () => {
  test.each([
    ['the example of EMVCo', emvcoExample],
    ['the example of the Brazilian central bank', pixExample],
  ])('of another network is recognised: %s', (_, code) =>
    expect(readMerchantCode(code)).toEqual({ problem: 'other-network' }),
  );

  test.each([
    ['in yuan', `000201${account}5303156`, 'other-currency'],
    ['without a currency', `000201${account}`, 'other-currency'],
    ['with a fraction of a won', `000201${account}53034105405100.5`, 'damaged'],
    ['with an amount of zero', `000201${account}530341054010`, 'damaged'],
    ['with a malformed amount', `000201${account}53034105403abc`, 'damaged'],
    ['with an amount of 14 digits', `000201${account}5303410541412345678901234`, 'damaged'],
    ['with a tag twice', `000201${account}530341053034105802KR`, 'damaged'],
    ['with a tag twice in a template', '00020126310009example.x0009example.x01011', 'damaged'],
    ['with a field cut off', `000201${account}53034105910Short`, 'damaged'],
    ['with a malformed length', `000201${account}5303410591xShort`, 'damaged'],
    ['of another version of the format', `000202${account}5303410`, 'damaged'],
    ['without a merchant', '00020126230019example.superwallet5303410', 'damaged'],
    [
      'with an invalid merchant code',
      '00020126370019example.superwallet0110busan 00015303410',
      'damaged',
    ],
  ])('%s is refused', (_, fields, problem) =>
    expect(readMerchantCode(signed(fields))).toEqual({ problem }),
  );

  test('accepts zero decimals as whole won', () =>
    expect(readMerchantCode(signed(`000201${account}530341054071500.00`))).toEqual({
      merchant: 'busan-0001',
      amount: '1500',
    }));

  test('accepts the checksum in lower case', () => {
    const code = merchantCode(merchant);
    expect(readMerchantCode(code.slice(0, -4) + code.slice(-4).toLowerCase())).toEqual({
      merchant: 'busan-0001',
    });
  });
});

describe('a damaged code', () => {
  const code = merchantCode(merchant);
  test.each([
    ['with a wrong checksum', emvcoExample.replace(/A13A$/, 'A13B')],
    ['without its checksum', code.slice(0, -8)],
    ['with text after its checksum', `${code}0`],
    ['with half a checksum', code.slice(0, -2)],
    ['with another name', code.replace('광복', '광안')],
    ['with another merchant', code.replace('busan-0001', 'busan-0002')],
    ['that is empty', ''],
  ])('%s is refused', (_, text) => expect(readMerchantCode(text)).toEqual({ problem: 'damaged' }));

  test('truncated anywhere is refused', () => {
    for (let length = 0; length < code.length; length += 1) {
      expect(readMerchantCode(code.slice(0, length))).toEqual({ problem: 'damaged' });
    }
  });

  test('with one changed character or checksum digit is refused', () => {
    for (let at = 0; at < code.length - 4; at += 1) {
      const changed = `${code.slice(0, at)}~${code.slice(at + 1)}`;
      expect(readMerchantCode(changed)).toEqual({ problem: 'damaged' });
    }
  });

  test('of more than 512 characters is refused, even with a valid checksum', () => {
    const fields = (count: number) =>
      Array.from({ length: count }, (_, at) => `${at + 80}99${'x'.repeat(99)}`).join('');
    expect(readMerchantCode(signed(`000201${account}5303410${fields(4)}`))).toEqual({
      merchant: 'busan-0001',
    });
    expect(readMerchantCode(signed(`000201${account}5303410${fields(5)}`))).toEqual({
      problem: 'damaged',
    });
    expect(readMerchantCode('000201'.padEnd(10_000_000, '0'))).toEqual({ problem: 'damaged' });
  });
});
