import type { HistoryMessages } from '#i18n/en/history.ts';
import { codeLabel } from '#wallet/code-label.ts';
import type { Dates } from '#wallet/dates.ts';
import type { Operation, Receipt, Side } from '#wallet/entities/receipt.ts';
import { typedMerchantCode } from '#wallet/entities/typed-merchant-code.ts';
import { taxRefundMethod } from '#wallet/rules/refund-rules.ts';
import { localCurrency } from '#wallet/money/assets.ts';
import { add, isPositive, type DecimalString } from '#wallet/money/decimal.ts';
import { formatCharge, formatChargeRate } from '#wallet/money/format-charge.ts';
import { formatExact } from '#wallet/money/format-figure.ts';
import { paths } from '#wallet/paths.ts';

type ReceiptMessages = HistoryMessages['receipt'];

/** The screens of an operation, and the language of its receipt. */
interface OperationTerms {
  /** True if the receipt is in the language of local sends and withdrawals. */
  isLocal: boolean;
  /** The screen with the operation's form. */
  form: string;
  /** The section that contains the form. */
  section: string;
}

/** The terms of every operation. */
export const operationTerms: Readonly<Record<Operation, OperationTerms>> = {
  transfer: { isLocal: false, form: paths.send, section: paths.assets },
  deposit: { isLocal: false, form: paths.deposit, section: paths.assets },
  withdrawal: { isLocal: false, form: paths.withdraw, section: paths.assets },
  'top-up': { isLocal: false, form: paths.localTopup, section: paths.localpay },
  'local-send': { isLocal: true, form: paths.localSend, section: paths.localpay },
  'local-withdrawal': { isLocal: true, form: paths.localWithdraw, section: paths.localpay },
};

/** The title of a receipt, which names the operation. A paid tax refund arrives like a deposit (decision 213). */
export function receiptTitle(
  { operation, direction, method }: Receipt,
  t: ReceiptMessages,
): string {
  return operation === 'deposit' && method === taxRefundMethod
    ? t.taxRefund
    : t.operations[operation][direction];
}

/** The choice of the operation's form; the code of a funding source that is an asset is its name. */
function methodLabel({ operation, method }: Receipt, { methods }: ReceiptMessages): string {
  const labels: Readonly<Record<string, string>> =
    operation === 'transfer' ? {} : methods[operation];
  return Object.hasOwn(labels, method) ? (labels[method] ?? '') : codeLabel(method);
}

/** The unit code of the won in rates and rails. */
const won = 'KRW';

/** An amount with all its digits. The local currency of a local operation counts as won (local §1). */
function money({ operation }: Receipt, value: DecimalString, assetType: string): string {
  const isLocal = operationTerms[operation].section === paths.localpay;
  return assetType === won || (isLocal && assetType === localCurrency)
    ? `₩${formatExact(value)}`
    : `${formatExact(value)} ${assetType}`;
}

/** The amount with the sign of its direction, and with its unit: `−25 XP`, `+₩50,000`. */
export function signedAmount(receipt: Receipt): string {
  const sign = receipt.direction === 'send' ? '−' : '+';
  return `${sign}${money(receipt, receipt.amount, receipt.assetType)}`;
}

/** A line of a receipt. */
export interface ReceiptFact {
  label: string;
  value: string;
  /** A text below the value, such as an address. */
  detail?: string;
  /** The value is a sentence instead of a figure or a name. */
  prose?: true;
  /** The seal of a party: the address or number that it is made of, or else the name. */
  seal?: { of: string; name: string };
}

const sideFact = (label: string, { name, detail }: Side): ReceiptFact[] => {
  if (name === '' && detail === '') return [];
  const seal = { of: detail || name, name };
  return name === '' || detail === ''
    ? [{ label, value: name || detail, seal }]
    : [{ label, value: name, detail, seal }];
};

/** True if another user has paid. */
function isReceived({ operation, direction }: Receipt): boolean {
  return direction === 'receive' && (operation === 'transfer' || operation === 'local-send');
}

/** True if the other account of a payment is deleted: its name and its address are empty. */
function isFromDeleted(receipt: Receipt): boolean {
  return isReceived(receipt) && (receipt.from.name || receipt.from.detail) === '';
}

/** The name or address of the user who has paid; undefined for other operations, and for a deleted account. */
export function payerOf(receipt: Receipt): string | undefined {
  const { name, detail } = receipt.from;
  return isReceived(receipt) && !isFromDeleted(receipt) ? name || detail : undefined;
}

const minute = 60_000;

/**
 * The time by which an operation is expected to end: to the second if that is within a minute of the request, and
 * otherwise to the next full minute, so that the operation does not end after the shown time.
 */
function expectedTime(
  createdAt: string,
  expectedAt: string,
  moment: (iso: string) => string,
): string {
  const end = Date.parse(expectedAt);
  if (Number.isNaN(end)) return expectedAt;
  // Time zones differ in full minutes.
  if (end - Date.parse(createdAt) < minute)
    return `${moment(expectedAt)}:${expectedAt.slice(17, 19)}`;
  return moment(new Date(Math.ceil(end / minute) * minute).toISOString());
}

/** The words of a receipt, all in the same language. */
export interface ReceiptWords {
  t: ReceiptMessages;
  dates: Pick<Dates, 'formatDateTime'>;
  /** The name of a bank; other names stay as they are. */
  bankName: (name: string) => string;
}

/** The side that pays: a user, whose account may have been deleted (decision 192), or else a bank or a network. */
function paidBy(receipt: Receipt, { t, bankName }: Pick<ReceiptWords, 't' | 'bankName'>): Side {
  if (isFromDeleted(receipt)) return { name: t.deletedAccount, detail: '' };
  const { from } = receipt;
  return isReceived(receipt) ? from : { ...from, name: bankName(from.name) };
}

/** The lines of a receipt besides its amount, status and reference. */
export function receiptFacts(
  receipt: Receipt,
  { t, dates: { formatDateTime: moment }, bankName }: ReceiptWords,
): ReceiptFact[] {
  const { operation, status, amount, assetType, fee, paid, cashback, method } = receipt;
  const { charged, settledAt, waitsUntil, expectedAt } = receipt;
  const feeAsset = paid?.assetType ?? assetType;
  const hasFee = isPositive(fee);
  return [
    ...sideFact(t.from, paidBy(receipt, { t, bankName })),
    ...(operation === 'local-send' && typedMerchantCode(receipt.to.detail) === undefined
      ? sideFact(t.toPerson, receipt.to)
      : sideFact(t.to, { ...receipt.to, name: bankName(receipt.to.name) })),
    ...(method === '' ? [] : [{ label: t.method, value: methodLabel(receipt, t) }]),
    ...(paid === null
      ? []
      : [
          { label: t.exchanged, value: money(receipt, paid.amount, paid.assetType) },
          { label: t.rate, value: `1 ${paid.assetType} = ₩${formatExact(paid.rate)}` },
        ]),
    {
      label: operation === 'transfer' && hasFee ? t.networkFee : t.fee,
      value: hasFee ? money(receipt, fee, feeAsset) : t.noFee,
    },
    ...(hasFee
      ? [{ label: t.total, value: money(receipt, add(paid?.amount ?? amount, fee), feeAsset) }]
      : []),
    ...(charged === null
      ? []
      : [
          { label: t.rate, value: formatChargeRate(assetType, charged) },
          { label: t.charged, value: formatCharge(charged) },
        ]),
    ...(isPositive(cashback) ? [{ label: t.cashback, value: `+₩${formatExact(cashback)}` }] : []),
    ...(receipt.message === ''
      ? []
      : [{ label: t.message, value: receipt.message, prose: true } as const]),
    { label: t.createdAt, value: moment(receipt.createdAt) },
    ...(status !== 'pending' || expectedAt === null
      ? []
      : [{ label: t.expectedAt, value: expectedTime(receipt.createdAt, expectedAt, moment) }]),
    ...(waitsUntil === null ? [] : [{ label: t.waitsUntil, value: moment(waitsUntil) }]),
    ...(status === 'pending' || status === 'waiting' || settledAt === null
      ? []
      : [{ label: t.settledAt[status], value: moment(settledAt) }]),
  ];
}

/** A receipt as a text to copy or share. */
export function receiptText(
  receipt: Receipt,
  words: ReceiptWords,
  testMoney: string | undefined,
): string {
  const { t } = words;
  const lines: ReceiptFact[] = [
    { label: receiptTitle(receipt, t), value: signedAmount(receipt) },
    { label: t.status, value: t.statuses[receipt.status] },
    ...(receipt.reason !== '' ? [{ label: t.reason, value: receipt.reason }] : []),
    ...receiptFacts(receipt, words),
    { label: t.reference, value: receipt.reference },
  ];
  return [
    ['Superwallet', t.title, ...(testMoney === undefined ? [] : [testMoney])].join(' · '),
    '',
    ...lines.map(
      ({ label, value, detail }) =>
        `${label}: ${value}${detail === undefined ? '' : ` (${detail})`}`,
    ),
    '',
  ].join('\n');
}
