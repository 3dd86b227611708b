import { isDecimal, type DecimalString } from '#wallet/money/decimal.ts';
import { readAmount } from '#wallet/money/typed-amount.ts';
import { merchantCodeForm } from '#wallet/entities/merchant-recipient.ts';
import { maxReceiptNumberLength } from '#wallet/entities/tax-refund.ts';
import { maxMerchantNameLength } from '#wallet/money/refund.ts';

/** The purchase in a receipt's code; the amount in dollars, or in won for the currency `KRW`. */
export interface ReceiptCode {
  /** The shop's name by the code; empty if the code has only its code in the directory. */
  merchantName: string;
  /** The code of a partner store, whose name is the provider's (decision 170). */
  storeCode?: string;
  purchaseAmount?: DecimalString;
  currency?: 'KRW';
  /** A calendar day, such as `2026-03-02`. */
  receiptDate?: string;
  receiptNumber?: string;
}

/**
 * Reads the purchase of a scanned code: `superwallet:receipt?store=…&merchant=…&amount=…&currency=KRW&date=…&number=…`,
 * or a JSON object with `storeCode`, `merchantName`, `purchaseAmount`, `currency`, `receiptDate` and `receiptNumber`.
 * Only one of the shop's two is required. Undefined for a code that is not a receipt. An amount that is not a plain
 * decimal number above zero is omitted: the meaning of `1,250` depends on the country. A code in another currency than
 * dollars and won has no amount.
 */
export function readReceiptCode(text: string): ReceiptCode | undefined {
  const code = text.trim();
  const { store, merchant, currency, amount, date, number } =
    readLink(code) ?? readJson(code) ?? {};
  const merchantName = merchant?.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim() ?? '';
  const isStore = store !== undefined && merchantCodeForm.test(store);
  if (merchantName === '' && !isStore) return undefined;
  if (merchantName.length > maxMerchantNameLength) return undefined;
  // Returns the amount unchanged, including trailing zeros: the user compares it with the receipt.
  const isKnown = currency === undefined || currency === 'USD' || currency === 'KRW';
  const isAmount = amount !== undefined && isDecimal(amount) && readAmount(amount) !== undefined;
  return {
    merchantName,
    ...(isStore && { storeCode: store }),
    ...(isKnown && isAmount && { purchaseAmount: amount }),
    ...(currency === 'KRW' && { currency }),
    ...(date !== undefined && /^2\d{3}-\d\d-\d\d$/.test(date) && { receiptDate: date }),
    ...(number !== undefined &&
      /^[\w-]+$/.test(number) &&
      number.length <= maxReceiptNumberLength && { receiptNumber: number }),
  };
}

/** Whether a text is a code to pay: an EMVCo code (decision 209), or one of this wallet. It is no receipt. */
export function isPaymentCode(text: string): boolean {
  return /^(000201|superwallet:(\/\/)?pay\b)/i.test(text.trim());
}

/** The fields of a code before they are checked. */
interface Fields {
  store: string | undefined;
  merchant: string | undefined;
  amount: string | undefined;
  currency: string | undefined;
  date: string | undefined;
  number: string | undefined;
}

function readLink(text: string): Fields | undefined {
  const [, query] = /^superwallet:(?:\/\/)?receipt\/?\?(.*)$/is.exec(text) ?? [];
  if (query === undefined) return undefined;
  const parameters = new URLSearchParams(query);
  return {
    store: parameters.get('store')?.trim(),
    merchant: parameters.get('merchant') ?? undefined,
    amount: parameters.get('amount')?.trim(),
    currency: parameters.get('currency') ?? undefined,
    date: parameters.get('date') ?? undefined,
    number: parameters.get('number')?.trim(),
  };
}

function readJson(text: string): Fields | undefined {
  const written = parseObject(text);
  if (written === undefined) return undefined;
  const amount = parseObject(quoteNumbers(text))?.['purchaseAmount'];
  return {
    store: textOf(written['storeCode'])?.trim(),
    merchant: textOf(written['merchantName']),
    amount: typeof amount === 'string' ? amount.trim() : undefined,
    currency: textOf(written['currency']),
    date: textOf(written['receiptDate']),
    number: textOf(written['receiptNumber'])?.trim(),
  };
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined);

function parseObject(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { ...value } : undefined;
  } catch {
    return undefined;
  }
}

/** Puts the numbers of a JSON text in quotes, because parsing them as numbers would make them floats. */
function quoteNumbers(json: string): string {
  return json.replaceAll(
    /("(?:[^"\\]|\\.)*")|(-?\d[\d.eE+-]*)/g,
    (_, quoted: string | undefined, number: string) => quoted ?? `"${number}"`,
  );
}
