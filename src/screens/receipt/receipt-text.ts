import { codeLabel } from '#wallet/code-label.ts';
import type { Dates } from '#wallet/dates.ts';
import type { Operation, Receipt, Side, TransactionStatus } from '#wallet/entities/receipt.ts';
import { typedMerchantCode } from '#wallet/entities/typed-merchant-code.ts';
import { taxRefundMethod } from '#wallet/rules/refund-rules.ts';
import { koreanBankName } from '#wallet/labels/korean-bank-names.ts';
import {
  depositMethodLabels,
  localWithdrawMethodLabels,
  sendMethodLabels,
  withdrawSpeedLabels,
} from '#wallet/labels/method-labels.ts';
import { localCurrency } from '#wallet/money/assets.ts';
import { add, isPositive, type DecimalString } from '#wallet/money/decimal.ts';
import { formatCharge, formatChargeRate } from '#wallet/money/format-charge.ts';
import { formatExact } from '#wallet/money/format-figure.ts';
import { paths } from '#wallet/paths.ts';

/** The differences between the operations: their screens and their names. */
interface OperationTerms {
  lang: 'en' | 'ko';
  /** The name of the operation by the direction of the amount. */
  titles: Readonly<Record<Receipt['direction'], string>>;
  /** The screen with the operation's form. */
  form: string;
  /** The section that contains the form. */
  section: string;
  /** The labels of the codes in the form's choice. */
  methods: Readonly<Record<string, string>>;
}

const both = (title: string) => ({ send: title, receive: title });

/** The terms of every operation, in the language of its screen: local sends and withdrawals are Korean. */
export const operationTerms: Readonly<Record<Operation, OperationTerms>> = {
  transfer: {
    lang: 'en',
    titles: { send: 'Sent', receive: 'Received' },
    form: paths.send,
    section: paths.assets,
    methods: {},
  },
  deposit: {
    lang: 'en',
    titles: both('Deposit'),
    form: paths.deposit,
    section: paths.assets,
    methods: { ...depositMethodLabels, 'tax-refund': 'Tax refund' },
  },
  withdrawal: {
    lang: 'en',
    titles: both('Withdrawal'),
    form: paths.withdraw,
    section: paths.assets,
    methods: withdrawSpeedLabels,
  },
  'top-up': {
    lang: 'en',
    titles: both('Top-up'),
    form: paths.localTopup,
    section: paths.localpay,
    // The other sources are assets, whose codes are their names.
    methods: { bank: 'Bank Account' },
  },
  'local-send': {
    lang: 'ko',
    titles: { send: '송금', receive: '받은 송금' },
    form: paths.localSend,
    section: paths.localpay,
    methods: sendMethodLabels,
  },
  'local-withdrawal': {
    lang: 'ko',
    titles: both('출금'),
    form: paths.localWithdraw,
    section: paths.localpay,
    methods: localWithdrawMethodLabels,
  },
};

/** The title of a receipt, which names the operation. A paid tax refund arrives like a deposit (decision 213). */
export function receiptTitle({ operation, direction, method }: Receipt): string {
  return operation === 'deposit' && method === taxRefundMethod
    ? 'Tax refund'
    : operationTerms[operation].titles[direction];
}

/** The labels of a receipt in one language. */
interface ReceiptWords {
  title: string;
  status: string;
  statuses: Readonly<Record<TransactionStatus, string>>;
  from: string;
  to: string;
  /** Instead of `to`, if the recipient is a person. */
  toPerson: string;
  fee: string;
  noFee: string;
  total: string;
  cashback: string;
  method: string;
  message: string;
  reason: string;
  createdAt: string;
  settledAt: Readonly<Record<Exclude<TransactionStatus, 'pending' | 'waiting'>, string>>;
  waitsUntil: string;
  expectedAt: string;
  late: string;
  reference: string;
  moment: 'formatDateTime' | 'formatKoreanMoment';
}

/** The words of a receipt in both languages. */
export const receiptWords: Readonly<Record<'en' | 'ko', ReceiptWords>> = {
  en: {
    title: 'Receipt',
    status: 'Status',
    statuses: {
      pending: 'Pending',
      waiting: 'Waiting for its owner',
      completed: 'Completed',
      failed: 'Failed',
      returned: 'Returned',
    },
    from: 'From',
    to: 'To',
    toPerson: 'To',
    fee: 'Fee',
    noFee: 'Free',
    total: 'Total',
    cashback: 'Cashback',
    method: 'Method',
    message: 'Message',
    reason: 'Reason',
    createdAt: 'Requested',
    settledAt: { completed: 'Completed', failed: 'Failed', returned: 'Returned' },
    waitsUntil: 'Waits until',
    expectedAt: 'Expected by',
    late: 'Later than expected',
    reference: 'Reference',
    moment: 'formatDateTime',
  },
  ko: {
    title: '영수증',
    status: '상태',
    statuses: {
      pending: '처리 중',
      waiting: '받는 분을 기다리는 중',
      completed: '완료',
      failed: '실패',
      returned: '반환',
    },
    from: '보낸 분',
    to: '받는 곳',
    toPerson: '받는 분',
    fee: '수수료',
    noFee: '무료',
    total: '총 금액',
    cashback: '캐시백',
    method: '방법',
    message: '메시지',
    reason: '사유',
    createdAt: '요청 시각',
    settledAt: { completed: '완료 시각', failed: '실패 시각', returned: '반환 시각' },
    waitsUntil: '대기 기한',
    expectedAt: '완료 예정 시각',
    late: '예상보다 늦어짐',
    reference: '거래 번호',
    moment: 'formatKoreanMoment',
  },
};

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
}

const sideFact = (label: string, { name, detail }: Side): ReceiptFact[] => {
  if (name === '' && detail === '') return [];
  return name === '' || detail === ''
    ? [{ label, value: name || detail }]
    : [{ label, value: name, detail }];
};

/** A bank with its Korean name; other names stay as they are. */
const withKoreanName = (side: Side): Side => ({ ...side, name: koreanBankName(side.name) });

/** The payer whose account was deleted (decision 192). */
const deletedAccount: Readonly<Record<'en' | 'ko', Side>> = {
  en: { name: 'Deleted account', detail: '' },
  ko: { name: '탈퇴한 계정', detail: '' },
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

/** The lines of a receipt besides its amount, status and reference, in the terms of its operation. */
export function receiptFacts(receipt: Receipt, dates: Dates): ReceiptFact[] {
  const { operation, status, amount, assetType, fee, paid, cashback, method } = receipt;
  const { charged, settledAt, waitsUntil, expectedAt } = receipt;
  const { lang, methods } = operationTerms[operation];
  const words = receiptWords[lang];
  const moment = dates[words.moment];
  const feeAsset = paid?.assetType ?? assetType;
  const hasFee = isPositive(fee);
  return [
    ...sideFact(words.from, isFromDeleted(receipt) ? deletedAccount[lang] : receipt.from),
    ...(operation === 'local-send' && typedMerchantCode(receipt.to.detail) === undefined
      ? sideFact(words.toPerson, receipt.to)
      : sideFact(words.to, lang === 'ko' ? withKoreanName(receipt.to) : receipt.to)),
    ...(method === ''
      ? []
      : [
          {
            label: words.method,
            value: Object.hasOwn(methods, method) ? (methods[method] ?? '') : codeLabel(method),
          },
        ]),
    ...(paid === null
      ? []
      : [
          // Only top-ups are paid with another asset, and their receipts are in English.
          { label: 'Exchanged', value: money(receipt, paid.amount, paid.assetType) },
          { label: 'Rate', value: `1 ${paid.assetType} = ₩${formatExact(paid.rate)}` },
        ]),
    {
      label: operation === 'transfer' && hasFee ? 'Network fee' : words.fee,
      value: hasFee ? money(receipt, fee, feeAsset) : words.noFee,
    },
    ...(hasFee
      ? [{ label: words.total, value: money(receipt, add(paid?.amount ?? amount, fee), feeAsset) }]
      : []),
    // Only deposits have a charge, and their receipts are in English.
    ...(charged === null
      ? []
      : [
          { label: 'Rate', value: formatChargeRate(assetType, charged) },
          { label: 'Charged', value: formatCharge(charged) },
        ]),
    ...(isPositive(cashback)
      ? [{ label: words.cashback, value: `+₩${formatExact(cashback)}` }]
      : []),
    ...(receipt.message === ''
      ? []
      : [{ label: words.message, value: receipt.message, prose: true } as const]),
    { label: words.createdAt, value: moment(receipt.createdAt) },
    ...(status !== 'pending' || expectedAt === null
      ? []
      : [{ label: words.expectedAt, value: expectedTime(receipt.createdAt, expectedAt, moment) }]),
    ...(waitsUntil === null ? [] : [{ label: words.waitsUntil, value: moment(waitsUntil) }]),
    ...(status === 'pending' || status === 'waiting' || settledAt === null
      ? []
      : [{ label: words.settledAt[status], value: moment(settledAt) }]),
  ];
}

/** A receipt as a text to copy or share. */
export function receiptText(
  receipt: Receipt,
  { dates, testMoney }: { dates: Dates; testMoney?: string | undefined },
): string {
  const { lang } = operationTerms[receipt.operation];
  const words = receiptWords[lang];
  const lines: ReceiptFact[] = [
    { label: receiptTitle(receipt), value: signedAmount(receipt) },
    { label: words.status, value: words.statuses[receipt.status] },
    ...(receipt.reason !== '' ? [{ label: words.reason, value: receipt.reason }] : []),
    ...receiptFacts(receipt, dates),
    { label: words.reference, value: receipt.reference },
  ];
  return [
    ['Superwallet', words.title, ...(testMoney === undefined ? [] : [testMoney])].join(' · '),
    '',
    ...lines.map(
      ({ label, value, detail }) =>
        `${label}: ${value}${detail === undefined ? '' : ` (${detail})`}`,
    ),
    '',
  ].join('\n');
}
