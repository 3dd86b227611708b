import { merchantCodeForm } from '#wallet/entities/merchant-recipient.ts';
import type { Merchant, MerchantKind } from '#wallet/entities/merchant.ts';
import { isPositive, type DecimalString } from '#wallet/money/decimal.ts';
import { readWon } from '#wallet/money/typed-amount.ts';

/** A payment to a merchant of the wallet's own network, as requested by a code. */
export interface MerchantCode {
  /** The merchant's code in the directory. */
  merchant: string;
  /** In whole won. Missing in the code on a counter. */
  amount?: DecimalString;
}

/**
 * Why an EMVCo code is not accepted: it is damaged or malformed, it is for another payment network, or it requests
 * another currency.
 */
export type MerchantCodeProblem = 'damaged' | 'other-network' | 'other-currency';

/** Maximum number of characters of an EMVCo code (EMV QRCPS, merchant-presented mode, 3.2). */
const maxLength = 512;

/** The tags of the format that the wallet reads or writes. */
const tags = {
  format: '00',
  initiation: '01',
  /** The first template of the range for networks other than the card brands. */
  account: '26',
  category: '52',
  currency: '53',
  amount: '54',
  country: '58',
  name: '59',
  city: '60',
  localName: '64',
  checksum: '63',
} as const;

/** The network of this wallet, as a reversed domain. */
const network = 'example.superwallet';

/** The won, by ISO 4217. */
const won = '410';

/** The code of each kind of merchant in the classification of the card networks (ISO 18245). */
const categories: Readonly<Record<MerchantKind, string>> = {
  restaurant: '5812',
  cafe: '5814',
  bakery: '5462',
  bookshop: '5942',
  market: '5411',
  shop: '5947',
};

/** Whether a text claims to be an EMVCo code: all start with the version of the format. */
export function isMerchantCode(text: string): boolean {
  return text.startsWith('000201');
}

/** The code of a merchant for its counter, or with an amount in whole won for one payment (decision 209). */
export function merchantCode(
  { code, name, latinName, kind }: Merchant,
  amount?: DecimalString,
): string {
  const fields = [
    [tags.format, '01'],
    // Static codes are scanned many times, dynamic ones once.
    [tags.initiation, amount === undefined ? '11' : '12'],
    [tags.account, field('00', network) + field('01', code)],
    [tags.category, categories[kind]],
    [tags.currency, won],
    ...(amount === undefined ? [] : [[tags.amount, amount]]),
    [tags.country, 'KR'],
    [tags.name, cut(latinName, 25)],
    [tags.city, 'BUSAN'],
    [tags.localName, field('00', 'KO') + field('01', cut(name, 25))],
  ];
  const signed = `${fields.map(([tag = '', value = '']) => field(tag, value)).join('')}6304`;
  return signed + checksum(signed);
}

/** Reads an EMVCo code. Checks its length, structure and checksum first, so that no part of a damaged code is used. */
export function readMerchantCode(text: string): MerchantCode | { problem: MerchantCodeProblem } {
  if (text.length > maxLength || !hasChecksum(text)) return { problem: 'damaged' };
  const fields = readFields(text);
  if (fields?.get(tags.format) !== '01') return { problem: 'damaged' };
  const accounts = [...fields]
    .filter(([tag]) => tag >= '26' && tag <= '51')
    .map(([, value]) => readFields(value));
  if (accounts.includes(undefined)) return { problem: 'damaged' };
  const own = accounts.find((account) => account?.get('00') === network);
  if (own === undefined) return { problem: 'other-network' };
  const merchant = own.get('01') ?? '';
  if (!merchantCodeForm.test(merchant)) return { problem: 'damaged' };
  if (fields.get(tags.currency) !== won) return { problem: 'other-currency' };
  const written = fields.get(tags.amount);
  if (written === undefined) return { merchant };
  const amount = /^\d{1,13}(\.0*)?$/.test(written)
    ? readWon(written.replace(/\..*/, ''))
    : undefined;
  return amount !== undefined && isPositive(amount) ? { merchant, amount } : { problem: 'damaged' };
}

/** A field: tag, length in characters as two digits, value. */
function field(tag: string, value: string): string {
  return tag + String(Array.from(value).length).padStart(2, '0') + value;
}

/** The fields of a text by their tags; undefined if one is cut off, malformed or repeated. */
function readFields(text: string): Map<string, string> | undefined {
  const characters = Array.from(text);
  const fields = new Map<string, string>();
  for (let at = 0; at < characters.length;) {
    const header = characters.slice(at, at + 4).join('');
    if (!/^\d{4}$/.test(header)) return undefined;
    const tag = header.slice(0, 2);
    const end = at + 4 + Number.parseInt(header.slice(2), 10);
    if (end > characters.length || fields.has(tag)) return undefined;
    fields.set(tag, characters.slice(at + 4, end).join(''));
    at = end;
  }
  return fields;
}

/** Whether a code ends with the checksum of the preceding characters. */
function hasChecksum(text: string): boolean {
  const [, signed = '', written = ''] = /^(.*6304)([0-9a-f]{4})$/is.exec(text) ?? [];
  return signed !== '' && checksum(signed) === written.toUpperCase();
}

/** CRC-16/CCITT-FALSE of the text's UTF-8 bytes, as four digits in upper case. */
function checksum(text: string): string {
  let crc = 0xffff;
  for (const byte of new TextEncoder().encode(text)) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1) {
      crc = ((crc & 0x8000) === 0 ? crc << 1 : (crc << 1) ^ 0x1021) & 0xffff;
    }
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}

function cut(text: string, length: number): string {
  return Array.from(text).slice(0, length).join('');
}
