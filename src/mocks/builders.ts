import type * as z from 'zod/mini';

import { beforeParameter } from '#api/calls/call.ts';
import type { CallName, ResponseBody } from '#api/contract.ts';
import { sampleActivities } from '#samples/activities.ts';
import { sampleAttachment } from '#samples/attachments.ts';
import { sampleBlocks } from '#samples/blocks.ts';
import { sampleCards } from '#samples/cards.ts';
import { sampleDocument, sampleDocuments } from '#samples/documents.ts';
import { sampleMerchants } from '#samples/merchants.ts';
import { samplePushKey } from '#samples/push.ts';
import { sampleReceived } from '#samples/received.ts';
import { samplePrices } from '#samples/prices.ts';
import { sampleFees } from '#samples/fees.ts';
import { sampleCoinRate, sampleRates } from '#samples/rates.ts';
import { sampleRecentContacts } from '#samples/recent-contacts.ts';
import { sampleRegisteredAccounts } from '#samples/registered-accounts.ts';
import { sampleNotifications } from '#samples/notifications.ts';
import {
  sampleDeviceSessions,
  samplePasskeys,
  sampleRecoveryCodes,
  sampleSecuritySettings,
  sampleTwoFactorSetup,
} from '#samples/security-settings.ts';
import { sampleStatement } from '#samples/statement.ts';
import { sampleTravelPlans } from '#samples/travel-plans.ts';
import type { Activity } from '#wallet/entities/activity.ts';
import { datesIn } from '#wallet/dates.ts';
import { dailyLimits } from '#wallet/rules/daily-limits.ts';
import { tripStatus } from '#wallet/rules/trip-status.ts';
import { merchantRecipient } from '#wallet/entities/merchant-recipient.ts';
import type { NewPasskey, PasskeyAssertion } from '#wallet/entities/passkey.ts';
import { sandboxKinds } from '#wallet/entities/sandbox.ts';
import type { User } from '#wallet/entities/user.ts';
import type { TravelPlanChanges } from '#wallet/entities/travel-plan.ts';
import { maskNumber } from '#wallet/entities/digital-id.ts';
import { recentCount } from '#wallet/entities/most-recent.ts';
import { balanceChanges } from '#wallet/money/balance-changes.ts';
import { add, decimal } from '#wallet/money/decimal.ts';
import { withChange } from '#wallet/money/price-change.ts';
import { priceRanges } from '#wallet/money/price-range.ts';

import type { SentRequest } from './scenarios.ts';

/** The current time of all mocks and stories. */
export const fixedNow = new Date('2025-01-05T05:30:00.000Z');

/** A passkey as a device creates it for a challenge; its parts are placeholders. */
export const mockPasskey: NewPasskey = {
  id: 'bW9jay1wYXNza2V5',
  clientDataJSON: 'bW9jay1jbGllbnQtZGF0YQ',
  attestationObject: 'bW9jay1hdHRlc3RhdGlvbg',
};

/** A challenge signed by that passkey. */
export const mockAssertion: PasskeyAssertion = {
  id: mockPasskey.id,
  clientDataJSON: 'bW9jay1jbGllbnQtZGF0YQ',
  authenticatorData: 'bW9jay1hdXRoZW50aWNhdG9y',
  signature: 'bW9jay1zaWduYXR1cmU',
};

/** The signed-in user of the mocks: user 1. */
export const buildUser = (overrides: Partial<z.input<typeof User>> = {}) => ({
  id: 1,
  firstName: 'Jiwoo',
  lastName: 'Kim',
  email: 'jiwoo.kim@example.com',
  phone: '+82 10-1234-5678',
  country: 'Korea',
  timezone: 'UTC+9',
  language: 'en',
  localLanguage: '',
  currency: 'USD',
  emailNotifications: true,
  smsNotifications: false,
  pushNotifications: true,
  didAddress: 'did:ethr:0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  createdAt: '2024-03-01T00:00:00.000Z',
  biometricEnabled: false,
  phoneProven: true,
  emailProven: true,
  sessionTimeout: 30 as const,
  ...overrides,
});

/** A holding in the list of `/api/assets/{userId}`. */
export const buildAsset = (assetType = 'XP', balance = '1250.5', id = 1) => ({
  id,
  userId: 1,
  assetType,
  balance: decimal(balance),
});

/** Holdings with their change of the day, as the provider computes it. */
export const buildHoldings = (...assets: ReturnType<typeof buildAsset>[]) =>
  withChange(sampleRates, assets);

/** The holdings of the mock user: 7,721.95 dollars together. */
export const buildAssets = () =>
  buildHoldings(
    buildAsset('XP', '1250.5', 1),
    buildAsset('USDC', '820.25', 2),
    buildAsset('CBDC', '500', 3),
    buildAsset('BTC', '0.0525', 4),
    buildAsset('ETH', '1.2', 5),
    buildAsset('BusanCoin', '48500', 6),
  );

/** The prices of an asset in a period, as the sandbox market answers them. */
export function buildPrices(assetType = 'BTC', range = 'day') {
  const current = sampleRates.find((rate) => rate.assetType === assetType);
  const known = priceRanges.find((each) => each === range);
  if (current === undefined || known === undefined) {
    throw new Error(`The mocks have no prices of ${assetType} for ${range}`);
  }
  return samplePrices(current, known, fixedNow);
}

/** A completed send of 25 XP. An exchange has its payment, and a payment to a merchant its cashback. */
export const buildTransaction = ({
  amount = '25',
  fee,
  transactionType = 'send',
  assetType = 'XP',
  paid,
  cashback = '0',
  ...overrides
}: Partial<Omit<ResponseBody<'createTransaction'>, 'changes'>> & {
  paid?: { assetType: string; amount: string };
  cashback?: string;
} = {}) => ({
  id: 1,
  userId: 1,
  transactionType,
  assetType,
  amount: decimal(amount),
  ...(fee !== undefined && { fee: decimal(fee) }),
  changes: balanceChanges({
    sent: transactionType === 'send',
    assetType,
    amount: decimal(amount),
    fee: decimal(fee ?? '0'),
    paid: paid === undefined ? null : { ...paid, amount: decimal(paid.amount) },
    cashback: decimal(cashback),
  }),
  toAddress: 'did:ethr:0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
  status: 'completed',
  ...overrides,
});

/** Seven transactions, so that a list of the five most recent omits two. The highest id is the latest. */
export const buildTransactions = () => [
  buildTransaction({ id: 1, amount: '5' }),
  buildTransaction({ id: 2, transactionType: 'receive', toAddress: null, amount: '100' }),
  buildTransaction({ id: 3, assetType: 'USDC', amount: '12.5' }),
  buildTransaction({
    id: 4,
    transactionType: 'receive',
    toAddress: null,
    assetType: 'ETH',
    amount: '0.25',
  }),
  buildTransaction({ id: 5, assetType: 'BTC', amount: '0.00125' }),
  buildTransaction({
    id: 6,
    transactionType: 'receive',
    toAddress: null,
    assetType: 'CBDC',
    amount: '80',
  }),
  buildTransaction({ id: 7, amount: '42.75' }),
];

export const buildCredential = (
  overrides: Partial<ResponseBody<'addCredential'>> = {},
): ResponseBody<'addCredential'> => ({
  id: 1,
  credentialType: 'national_id',
  issuer: 'did:gov:interior',
  issuanceDate: '2024-03-01',
  expirationDate: '2034-03-01',
  credentialData: { name: 'National ID', description: '', credentialNumber: '••••••-•••4567' },
  isRevoked: false,
  isVerified: true,
  history: [
    { action: 'requested', date: '2024-03-01T02:00:00.000Z' },
    { action: 'verified', date: '2024-03-01T02:05:00.000Z' },
  ],
  ...overrides,
});

/** The credentials of the mock user: three ID cards and a degree. The highest id is the latest. */
export const buildCredentials = () => [
  buildCredential({
    id: 1,
    credentialType: 'education',
    issuer: 'Pusan National University',
    issuanceDate: '2025-01-03',
    expirationDate: null,
    credentialData: {
      name: 'Bachelor of Engineering',
      description: 'Computer science and engineering',
      credentialNumber: '•••-••••-•1142',
    },
    isVerified: false,
    history: [{ action: 'added', date: '2025-01-03T04:00:00.000Z' }],
  }),
  buildCredential({
    id: 2,
    credentialType: 'drivers_license',
    issuer: 'did:ethr:superwallet:Busan Metropolitan Police',
    issuanceDate: '2022-08-17',
    expirationDate: '2032-08-16',
    credentialData: {
      name: "Driver's License",
      description: 'Class 1, ordinary',
      credentialNumber: '••-••-•••••7-05',
    },
  }),
  buildCredential({
    id: 3,
    credentialType: 'student_id',
    issuer: 'did:ethr:superwallet:Pusan National University',
    issuanceDate: '2021-03-02',
    expirationDate: '2027-02-28',
    credentialData: { name: 'Student ID', description: '', credentialNumber: '•••••0042' },
  }),
  buildCredential({
    id: 4,
    issuer: 'did:ethr:superwallet:Ministry of the Interior',
    expirationDate: '2034-02-28',
  }),
];

/** A pending request to verify an identity document. */
/** A trip with the status of its days (decision 169). */
export const buildTravelPlan = (id: number, plan: TravelPlanChanges) => ({
  ...plan,
  id,
  status: tripStatus(plan, fixedNow, datesIn('UTC')),
});

export const buildVerification = (
  overrides: Partial<ResponseBody<'verifications'>[number]> = {},
): ResponseBody<'verifications'>[number] => ({
  id: 1,
  title: 'Passport Verification',
  documentType: 'passport',
  documentNumber: '•••••5678',
  name: 'Jiwoo Kim',
  status: 'pending',
  reason: '',
  createdAt: '2025-01-05T05:20:00.000Z',
  reviewedAt: null,
  credentialId: null,
  ...overrides,
});

/** The saved bank accounts of the mock user. */
export const buildBankAccounts = (): ResponseBody<'bankAccounts'> => [...sampleRegisteredAccounts];

/** A found recipient: an account that was paid before. */
export const buildFoundRecipient = (
  overrides: Partial<ResponseBody<'findRecipient'>> = {},
): ResponseBody<'findRecipient'> => ({
  kind: 'account',
  payee: 'account:2',
  name: 'Minseo Park',
  paidBefore: true,
  changed: false,
  repeated: false,
  resembles: '',
  ...overrides,
});

export const buildMoneyAnswer = (
  overrides: Partial<ResponseBody<'createDeposit'>> = {},
): ResponseBody<'createDeposit'> => ({
  success: true,
  transactionId: 8,
  status: 'completed',
  ...overrides,
});

/** The receipt of a completed send of 25 XP. */
export const buildReceipt = (
  overrides: Partial<ResponseBody<'receipt'>> = {},
): ResponseBody<'receipt'> => ({
  id: 8,
  reference: 'SW-0000-0008',
  operation: 'transfer',
  direction: 'send',
  status: 'completed',
  assetType: 'XP',
  amount: '25',
  fee: '0.001',
  from: { name: 'Jiwoo Kim', detail: 'did:ethr:0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed' },
  to: { name: 'Minseo Park', detail: 'did:ethr:0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359' },
  paid: null,
  charged: null,
  cashback: '0',
  method: '',
  message: '',
  reason: '',
  createdAt: '2025-01-05T05:29:00.000Z',
  settledAt: '2025-01-05T05:29:01.000Z',
  waitsUntil: null,
  expectedAt: null,
  ...overrides,
});

export const buildTaxRefund = (
  overrides: Partial<ResponseBody<'createTaxRefund'>> = {},
): ResponseBody<'createTaxRefund'> => ({
  id: 1,
  merchantName: 'Lotte Duty Free',
  purchaseAmount: '150',
  refundAmount: '12',
  receiptHash: '0x9f2c',
  status: 'processing',
  isAutomatic: false,
  processedAt: null,
  ...overrides,
});

/** Seven refunds with all statuses, so that a list of the five most recent omits two: those of ids 1 and 3. */
export const buildTaxRefunds = () => [
  buildTaxRefund({
    id: 1,
    merchantName: 'Gukje Market',
    purchaseAmount: '62.5',
    refundAmount: '5',
    status: 'paid',
    processedAt: '2024-12-02T01:00:00.000Z',
  }),
  buildTaxRefund({
    id: 2,
    merchantName: 'Shinsegae Centum City',
    purchaseAmount: '1240.9',
    refundAmount: '99.27',
    status: 'paid',
    isAutomatic: true,
    processedAt: '2025-01-03T06:20:00.000Z',
  }),
  buildTaxRefund({
    id: 3,
    merchantName: 'Nampo Books',
    purchaseAmount: '40',
    refundAmount: '3.2',
    status: 'paid',
    processedAt: '2024-12-01T01:00:00.000Z',
  }),
  buildTaxRefund({
    id: 4,
    merchantName: 'Haeundae Optics',
    purchaseAmount: '310',
    refundAmount: '24.8',
    status: 'approved',
    processedAt: '2025-01-04T02:10:00.000Z',
  }),
  buildTaxRefund({
    id: 5,
    merchantName: 'Olive Young Seomyeon',
    purchaseAmount: '88.4',
    refundAmount: '7.07',
    status: 'approved',
    isAutomatic: true,
    processedAt: '2024-12-28T09:45:00.000Z',
  }),
  buildTaxRefund({ id: 6 }),
  buildTaxRefund({
    id: 7,
    merchantName: 'Samsung Store Busan',
    purchaseAmount: '899',
    refundAmount: '71.92',
  }),
];

/** The overview of some refunds, as the provider computes it from its ledger. */
export const buildRefundsOverview = (
  refunds: ResponseBody<'taxRefunds'> = buildTaxRefunds(),
): ResponseBody<'refundsOverview'> => ({
  refunded: add(
    ...refunds
      .filter(({ status }) => status === 'paid')
      .map(({ refundAmount }) => decimal(refundAmount)),
  ),
  count: refunds.length,
  processingCount: refunds.filter(({ status }) => status === 'processing').length,
  // Three days at the default speed of the sandbox.
  paidInSeconds: 432,
  recent: refunds.toSorted(byRecency).slice(0, recentCount),
});

function byRecency(
  left: ResponseBody<'createTaxRefund'>,
  right: ResponseBody<'createTaxRefund'>,
): number {
  if (left.processedAt && right.processedAt) {
    return Date.parse(right.processedAt) - Date.parse(left.processedAt) || right.id - left.id;
  }
  if (left.processedAt) return 1;
  if (right.processedAt) return -1;
  return right.id - left.id;
}

export const buildWorkApproval = (
  overrides: Partial<ResponseBody<'workApprovals'>[number]> = {},
): ResponseBody<'workApprovals'>[number] => ({
  id: 1,
  documentId: 1,
  title: 'Business trip expenses',
  description: 'Tokyo, three days',
  priority: 'normal',
  status: 'pending',
  submittedBy: 'Sumin Choi',
  approver: 'Jiwoo Kim',
  amount: '1,284,500',
  currency: 'KRW',
  decidedAt: null,
  reason: '',
  takenBackAt: null,
  correctedAt: null,
  ...overrides,
});

/** The approvals that the mock user has requested: one pending, one for each decision. */
export const buildWorkRequests = (): ResponseBody<'workRequests'> => [
  buildWorkApproval({
    id: 23,
    documentId: 23,
    title: 'Customer dinner in Haeundae',
    description: 'Six people, after the signing.',
    submittedBy: 'Jiwoo Kim',
    approver: 'Minseo Park',
    amount: '486,000',
  }),
  buildWorkApproval({
    id: 22,
    documentId: 22,
    title: 'Monitor for the home office',
    description: '',
    priority: 'low',
    status: 'approved',
    submittedBy: 'Jiwoo Kim',
    approver: 'Minseo Park',
    amount: '329,000',
    decidedAt: '2025-01-03T01:10:00.000Z',
  }),
  buildWorkApproval({
    id: 21,
    documentId: 21,
    title: 'Second trip to Tokyo',
    description: 'Follow-up talks in person.',
    priority: 'urgent',
    status: 'rejected',
    submittedBy: 'Jiwoo Kim',
    approver: 'Minseo Park',
    amount: '1,120.00',
    currency: 'USD',
    decidedAt: '2025-01-02T08:30:00.000Z',
  }),
];

/** The document with an id; for an id without a sample, the first sample under that id. */
export function buildWorkDocument(
  documentId = 1,
  overrides: Partial<ResponseBody<'workDocument'>> = {},
): ResponseBody<'workDocument'> {
  const [first] = sampleDocuments(fixedNow);
  const document = sampleDocument(documentId, fixedNow) ?? first;
  if (document === undefined) throw new Error('There is no sample document');
  const requester = {
    email: 'sumin.choi@example.com',
    accountCreatedAt: '2023-05-11T02:00:00.000Z',
    isFirstRequest: false,
  };
  return { ...document, id: documentId, requester, ...overrides };
}

/** Approvals of every priority and status, with the pending ones not yet sorted first. */
export const buildWorkApprovals = () => [
  buildWorkApproval({
    id: 11,
    documentId: 4,
    title: 'Conference registration',
    description: 'Two places at the payments conference, at the early price.',
    status: 'approved',
    submittedBy: 'Jihun Lee',
    amount: '1,780.00',
    currency: 'EUR',
    decidedAt: '2024-12-25T05:30:00.000Z',
  }),
  buildWorkApproval({
    id: 12,
    documentId: 2,
    title: 'Cloud hosting renewal',
    description: 'One more year for the wallet’s servers. The present contract ends this week.',
    priority: 'urgent',
    submittedBy: 'Hyunwoo Jung',
    isFirstRequest: true,
    amount: '14,880.00',
    currency: 'USD',
  }),
  buildWorkApproval({
    id: 13,
    documentId: 1,
    description: 'Tokyo, three days: flights, hotel and meals for the fintech conference.',
  }),
  buildWorkApproval({
    id: 14,
    documentId: 5,
    title: 'Overtime request',
    description: 'Two evenings and a Saturday for moving the ledger to its new database.',
    priority: 'low',
    status: 'rejected',
    submittedBy: 'Hyunwoo Jung',
    amount: '312,000',
    decidedAt: '2024-12-27T00:30:00.000Z',
  }),
  buildWorkApproval({
    id: 15,
    documentId: 3,
    title: 'Team offsite in Gyeongju',
    description: 'Two days of planning for eighteen people, with one night at the lake.',
    priority: 'low',
    submittedBy: 'Eunji Kang',
    amount: '3,420,000',
  }),
];

/** The entries after the cursor of a query. The mocks have so few entries that the first page contains all of them. */
function pageOf<Entry extends { id: number }>(entries: Entry[], query: URLSearchParams): Entry[] {
  const before = query.get(beforeParameter);
  if (before === null) return entries;
  const last = entries.find(({ id }) => String(id) === before);
  return last === undefined ? [] : entries.filter(({ id }) => id < last.id);
}

/** True if an activity moved an asset: received, sent, or paid in an exchange. */
function concerns({ type, amount, category, description }: Activity, asset: string): boolean {
  const isPaid = category === 'exchange' && description.endsWith(` ${asset}`);
  return type === 'transaction' && (amount?.unit === asset || isPaid);
}

/** The activities of a query, the latest first: after its cursor, and matching its filter. */
export function activitiesOf(
  query: URLSearchParams,
  activities: readonly Activity[] = sampleActivities(fixedNow),
): Activity[] {
  const type = query.get('type');
  const since = query.get('since') ?? '';
  const asset = query.get('asset');
  const before = query.get(beforeParameter);
  const last = activities.findIndex(({ id }) => id === before);
  if (before !== null && last < 0) return [];
  return activities
    .slice(last + 1)
    .filter(
      (activity) =>
        (type === null || activity.type === type) &&
        (asset === null || concerns(activity, asset)) &&
        activity.date >= since,
    );
}

type Answers = { [Name in CallName]: (request: SentRequest<Name>) => ResponseBody<Name> };

/** The token that the mocks grant and accept. */
export const mockToken = 'mock-session-token';

/** The answer of every call in the success case. */
export const okAnswers: Answers = {
  login: () => ({ user: buildUser({ sandboxes: [...sandboxKinds] }), token: mockToken }),
  register: ({ body: { firstName, lastName, email } }) => ({
    user: buildUser({ firstName, lastName, email, sandboxes: [...sandboxKinds] }),
    token: mockToken,
  }),
  verify: () => ({ user: buildUser({ sandboxes: [...sandboxKinds] }) }),
  sandboxes: () => ({ sandboxes: [...sandboxKinds] }),
  logout: () => ({}),
  logoutAll: () => ({ ended: 3 }),
  lock: () => ({}),
  user: () => buildUser(),
  profile: () => buildUser(),
  updateProfile: ({ body: changes }) => {
    const stored = buildUser();
    const saved = { ...stored, ...changes };
    return buildUser({
      ...saved,
      phoneProven: saved.phone === stored.phone,
      emailProven: saved.email === stored.email,
    });
  },
  startContactProof: () => ({ validSeconds: 600, resendSeconds: 60 }),
  confirmContactProof: () => buildUser(),
  undoEmailChange: () => ({}),
  sendResetCode: () => ({}),
  resetPassword: () => ({}),
  assets: () => buildAssets(),
  ownAssets: () => buildAssets(),
  transactions: ({ query }) => pageOf(buildTransactions(), query),
  createTransaction: ({ body }) => buildTransaction({ ...body, id: 8 }),
  takeBack: () => buildTransaction({ id: 8, status: 'returned' }),
  claimSends: () => ({ claimed: 0 }),
  credentials: () => buildCredentials(),
  addCredential: ({ body }) =>
    buildCredential({
      ...body,
      credentialData: {
        ...body.credentialData,
        credentialNumber: maskNumber(body.credentialData.credentialNumber),
      },
      id: 5,
      isVerified: false,
      history: [{ action: 'added', date: fixedNow.toISOString() }],
    }),
  did: () => ({
    didAddress: 'did:ethr:0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    createdAt: '2024-03-01T00:00:00.000Z',
  }),
  requestVerification: () => ({ id: 1 }),
  verifications: () => [],
  removeVerification: () => ({}),
  removeCredential: () => ({}),
  bankAccounts: () => buildBankAccounts(),
  taxRefunds: ({ query }) => pageOf(buildTaxRefunds(), query),
  refundsOverview: () => buildRefundsOverview(),
  taxRefund: ({ params }) =>
    buildTaxRefunds().find(({ id }) => String(id) === params['id']) ?? buildTaxRefund(),
  createTaxRefund: ({ body: { storeCode, ...body } }) => {
    const store = sampleMerchants.find(({ code }) => code === storeCode);
    const automatic = store && { merchantName: store.name, isAutomatic: true };
    return buildTaxRefund({ ...body, ...automatic, id: 8 });
  },
  withdrawTaxRefund: ({ params }) =>
    buildTaxRefund({
      id: Number.parseInt(params['id'] ?? '', 10),
      status: 'withdrawn',
      expectedAt: null,
      processedAt: fixedNow.toISOString(),
    }),
  enableBiometric: () => ({}),
  disableBiometric: () => ({}),
  workApprovals: () => buildWorkApprovals(),
  approveWork: () => ({}),
  rejectWork: () => ({}),
  workRequests: () => buildWorkRequests(),
  requestApproval: () => ({ id: 24 }),
  correctRequest: () => ({ id: 25 }),
  takeBackRequest: () => ({}),
  workDocument: ({ params }) => buildWorkDocument(Number.parseInt(params['id'] ?? '', 10)),
  reviewDocument: () => ({}),
  workAttachment: () => new Blob([Uint8Array.from(sampleAttachment('flight-receipt.pdf').content)]),
  exchangeRates: () => [...sampleRates],
  busanCoinRates: () => sampleCoinRate,
  fees: () => sampleFees,
  assetPrices: ({ query }) =>
    buildPrices(query.get('asset') ?? undefined, query.get('range') ?? undefined),
  statement: ({ query }) =>
    sampleStatement(query.get('month') ?? fixedNow.toISOString().slice(0, 7)),
  createDeposit: () => buildMoneyAnswer(),
  createWithdrawal: () => buildMoneyAnswer(),
  createTopUp: () => buildMoneyAnswer(),
  createLocalSend: () => buildMoneyAnswer(),
  createLocalWithdrawal: () => buildMoneyAnswer(),
  receipt: ({ params }) => buildReceipt({ id: Number.parseInt(params['id'] ?? '', 10) }),
  findRecipient: ({ body }) => {
    const merchant = sampleMerchants.find(({ code }) => merchantRecipient(code) === body.recipient);
    return buildFoundRecipient(
      merchant && { kind: 'merchant', payee: body.recipient, name: merchant.name },
    );
  },
  merchants: () => [...sampleMerchants],
  recentContacts: () => sampleRecentContacts(fixedNow),
  updateContact: () => ({}),
  dailyLimits: () => dailyLimits,
  localPayFigures: () => ({ transactions: 23, cashback: '12500' }),
  receivedToday: () => sampleReceived(fixedNow),
  activities: ({ query }) => activitiesOf(query),
  addBankAccount: ({ body }) => ({ ...body, id: 4, isDefault: false, paidBefore: false }),
  removeBankAccount: () => ({}),
  cards: () => [...sampleCards],
  addCard: ({ body: { cardNumber, expiry } }) => ({
    id: 2,
    brand: 'Visa',
    lastFour: cardNumber.slice(-4),
    expiry,
    currency: 'USD',
    isDefault: false,
  }),
  removeCard: () => ({}),
  setDefaultAccount: () => ({}),
  setDefaultCard: () => ({}),
  travelPlans: () => sampleTravelPlans(fixedNow),
  addTravelPlan: ({ body }) => buildTravelPlan(4, body),
  updateTravelPlan: ({ body, params }) =>
    buildTravelPlan(Number.parseInt(params['id'] ?? '', 10), body),
  removeTravelPlan: () => ({}),
  didChallenge: ({ body }) => ({ challenge: `Superwallet registration of ${body.didAddress}` }),
  changePassword: () => ({}),
  passkeyChallenge: () => ({ challenge: 'bW9jay1jaGFsbGVuZ2U' }),
  passkeySignInChallenge: () => ({ challenge: 'bW9jay1jaGFsbGVuZ2U' }),
  passkeySignIn: () => ({ user: buildUser({ sandboxes: [...sandboxKinds] }), token: mockToken }),
  unlock: () => ({}),
  confirmPresence: () => ({}),
  securitySettings: () => sampleSecuritySettings(fixedNow),
  updateSecuritySetting: () => ({}),
  startTwoFactor: () => ({ ...sampleTwoFactorSetup }),
  confirmTwoFactor: () => ({ recoveryCodes: [...sampleRecoveryCodes] }),
  stopTwoFactor: () => ({}),
  deviceSessions: () => sampleDeviceSessions(fixedNow),
  endDeviceSession: () => ({}),
  passkeys: () => samplePasskeys(fixedNow),
  removePasskey: () => ({}),
  endOtherSessions: () => ({}),
  deleteAccount: () => ({}),
  exportData: () => new Blob(['{"profile": []}']),
  blocks: () => sampleBlocks(fixedNow),
  addBlock: () => ({}),
  removeBlock: () => ({}),
  notifications: () => sampleNotifications(fixedNow),
  readNotification: () => ({}),
  notificationSettings: () => ({
    emailNotifications: true,
    smsNotifications: false,
    pushNotifications: true,
    money: true,
    identity: true,
    work: true,
    travel: true,
    showAmounts: false,
  }),
  updateNotificationSettings: () => ({}),
  pushState: () => ({ publicKey: samplePushKey, isSubscribed: false }),
  subscribeToPush: () => ({}),
  unsubscribeFromPush: () => ({}),
};
