import { isDecimal, type DecimalString } from '#wallet/money/decimal.ts';
import { readAmount } from '#wallet/money/typed-amount.ts';
import { maxMerchantNameLength } from '#wallet/money/refund.ts';

/** What a receipt's code says of a purchase; the amount in dollars. */
export interface ReceiptCode {
  merchantName: string;
  purchaseAmount?: DecimalString;
}

/**
 * The purchase that a scanned code tells of: `superwallet:receipt?merchant=…&amount=…`, or an object with
 * `merchantName` and `purchaseAmount` in JSON. Nothing for a code that is no receipt. An amount that is no plain
 * decimal number above zero is left out: what `1,250` means depends on the country.
 */
export function readReceiptCode(text: string): ReceiptCode | undefined {
  const code = text.trim();
  const { merchant, amount } = readLink(code) ?? readJson(code) ?? {};
  const merchantName = merchant?.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim() ?? '';
  if (merchantName === '' || merchantName.length > maxMerchantNameLength) return undefined;
  // As it is written, cents and all: the person compares it with the receipt.
  return amount !== undefined && isDecimal(amount) && readAmount(amount) !== undefined
    ? { merchantName, purchaseAmount: amount }
    : { merchantName };
}

/** What a code holds, before it is judged. */
interface Fields {
  merchant: string | undefined;
  amount: string | undefined;
}

function readLink(text: string): Fields | undefined {
  const [, query] = /^superwallet:(?:\/\/)?receipt\/?\?(.*)$/is.exec(text) ?? [];
  if (query === undefined) return undefined;
  const parameters = new URLSearchParams(query);
  return {
    merchant: parameters.get('merchant') ?? undefined,
    amount: parameters.get('amount')?.trim(),
  };
}

function readJson(text: string): Fields | undefined {
  const written = parseObject(text);
  if (typeof written?.['merchantName'] !== 'string') return undefined;
  const amount = parseObject(quoteNumbers(text))?.['purchaseAmount'];
  return {
    merchant: written['merchantName'],
    amount: typeof amount === 'string' ? amount.trim() : undefined,
  };
}

function parseObject(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { ...value } : undefined;
  } catch {
    return undefined;
  }
}

/** JSON with its numbers as texts, digit by digit as they are written: read as numbers they would become floats. */
function quoteNumbers(json: string): string {
  return json.replaceAll(
    /("(?:[^"\\]|\\.)*")|(-?\d[\d.eE+-]*)/g,
    (_, quoted: string | undefined, number: string) => quoted ?? `"${number}"`,
  );
}
