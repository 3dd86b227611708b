import type { CallName, Contract, ReadName, RequestOf, WriteName } from '#api/contract.ts';
import { sha256Hex } from '#wallet/document-proof.ts';
import { decimal } from '#wallet/money/decimal.ts';
import { samplePushKey } from '#samples/push.ts';

import { testPassword } from './test-provider.ts';

import { documentPicture } from './document-pictures.ts';

/** The kinds of a user's entities that have an id in a path. */
export type Entity =
  | 'account'
  | 'card'
  | 'trip'
  | 'credential'
  | 'verification'
  | 'approval'
  | 'attachment'
  | 'receipt'
  | 'refund'
  | 'notification'
  | 'session'
  | 'block';

/** The users who may make a call, as tested by `torture/authorisation.test.ts`. */
export type AccessKind =
  /** A read of the data of a user whose id is in the path or the body. Must be the session's user. */
  | 'own read'
  | 'own write'
  /** An entity by its own id: other users get a 404. */
  | 'read by id'
  | 'write by id'
  /** A call without an id, which concerns the session's user. */
  | 'read of mine'
  | 'write of mine'
  /** Needed by the lock screen. */
  | 'while locked';

/** The users who may make a call, and whether it counts as a use of the session. */
export type Access =
  | { kind: AccessKind; entity?: Entity; idle?: number }
  /** Anyone may make it. The status is that of a valid body for an account that does not exist. */
  | { kind: 'open'; status: number };

/** The outcome of a write by a person who holds an unlocked phone and does not know the password. */
export type UnlockedOutcome =
  /** Refused until the password or a passkey proves that the owner is present. */
  | 'asks'
  /** Requires the password itself, or a code that only the owner receives. */
  | 'proves'
  /** Accepted: all that such a person can change (decision 145). */
  | 'done';

/** The calls of the contract that have a body. */
export type CallWithBody = {
  [Name in CallName]: Contract[Name] extends { request: unknown } ? Name : never;
}[CallName];

/** The facts about a call that the checks of the provider and of the contract need. */
type CallFacts<Name extends CallName> = {
  access: Access;
  /** A table that the call uses after finding the session; undefined if the call fails before it uses a table. */
  table: string | undefined;
  /** The query without which the call is refused. */
  query?: string;
  /** True if the call writes a row to this table, so that a constraint can refuse the row. */
  writesRow?: true;
} & (Name extends ReadName ? unknown : { unlocked: UnlockedOutcome }) &
  (Name extends CallWithBody
    ? {
        /** A valid body, which the user with this id may send. */
        body: (userId: number) => RequestOf<Name>;
      }
    : unknown);

/** A photo of a document. */
const photo = documentPicture('document.jpg');

const person = {
  firstName: 'Philippa',
  lastName: 'Featherstone',
  email: 'philippa.featherstone@test.example',
};

/** The content of a request for approval, in words that occur nowhere else. */
const requestedApproval = {
  title: 'Cartography workshop in Yeongdo',
  description: 'Two days with the old harbour maps',
  type: 'budget_request',
  priority: 'high',
  department: 'Department of Maps',
  amount: decimal('987654'),
  currency: 'KRW',
  period: { from: '2026-04-01', to: '2026-04-02' },
  destinations: ['Yeongdo lighthouse'],
  categories: [{ name: 'Lighthouse rental', amount: decimal('987654') }],
  attachments: [
    { name: 'harbour-maps.txt', content: Buffer.from('The old harbour').toString('base64') },
  ],
} satisfies Partial<RequestOf<'requestApproval'>>;

/** The facts about every call. A new call without facts does not compile. */
export const callFacts: { readonly [Name in CallName]: CallFacts<Name> } = {
  verify: {
    access: { kind: 'read of mine' },
    table: 'users',
  },
  logout: {
    access: { kind: 'while locked', idle: 200 },
    unlocked: 'done',
    table: 'sessions',
  },
  logoutAll: {
    access: { kind: 'while locked', idle: 200 },
    unlocked: 'done',
    table: 'sessions',
  },
  lock: {
    access: { kind: 'while locked', idle: 200 },
    unlocked: 'done',
    table: 'sessions',
  },
  user: {
    access: { kind: 'own read' },
    table: 'users',
  },
  assets: {
    access: { kind: 'own read' },
    table: 'ledger_accounts',
  },
  transactions: {
    access: { kind: 'own read' },
    table: 'transactions',
  },
  exchangeRates: {
    access: { kind: 'read of mine' },
    table: 'sessions',
  },
  login: {
    access: { kind: 'open', status: 401 },
    unlocked: 'proves',
    table: 'users',
    body: () => ({ email: person.email, password: testPassword }),
  },
  register: {
    access: { kind: 'open', status: 201 },
    unlocked: 'proves',
    table: 'users',
    writesRow: true,
    body: () => ({
      ...person,
      password: testPassword,
      didAddress: 'did:ethr:0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    }),
  },
  profile: {
    access: { kind: 'read of mine' },
    table: 'users',
  },
  updateProfile: {
    access: { kind: 'write of mine' },
    unlocked: 'asks',
    table: 'users',
    writesRow: true,
    body: () => ({
      ...person,
      phone: '+82 10 1234 5678',
      country: 'Korea',
      timezone: 'UTC+9',
      language: 'ko',
      currency: 'KRW',
      emailNotifications: true,
      smsNotifications: true,
      pushNotifications: true,
    }),
  },
  startContactProof: {
    access: { kind: 'write of mine' },
    unlocked: 'done',
    table: 'contact_proofs',
    body: () => ({ kind: 'email' }),
  },
  confirmContactProof: {
    access: { kind: 'write of mine' },
    unlocked: 'proves',
    table: 'contact_proofs',
    body: () => ({ kind: 'email', code: '731946' }),
  },
  undoEmailChange: {
    access: { kind: 'open', status: 403 },
    unlocked: 'proves',
    table: 'email_changes',
    body: () => ({ email: 'old.lighthouse@test.example', code: 'k7mq-2vxd-81pa' }),
  },
  sendResetCode: {
    access: { kind: 'open', status: 200 },
    unlocked: 'done',
    table: 'users',
    body: () => ({ email: 'old.lighthouse@test.example' }),
  },
  resetPassword: {
    access: { kind: 'open', status: 403 },
    unlocked: 'proves',
    table: 'users',
    body: () => ({
      email: 'old.lighthouse@test.example',
      code: 'k7mq-2vxd-81pa',
      newPassword: testPassword,
    }),
  },
  ownAssets: {
    access: { kind: 'read of mine' },
    table: 'ledger_accounts',
  },
  createTransaction: {
    access: { kind: 'own write' },
    unlocked: 'done',
    table: 'transactions',
    writesRow: true,
    body: (userId) => ({
      userId,
      assetType: 'XP',
      transactionType: 'send',
      amount: decimal('1.23456789'),
      toAddress: '0x52908400098527886E0F7030069857D2E4169EE7',
      status: 'pending',
    }),
  },
  takeBack: {
    access: { kind: 'write by id', entity: 'receipt' },
    unlocked: 'done',
    table: 'transactions',
  },
  claimSends: {
    access: { kind: 'write of mine' },
    unlocked: 'proves',
    table: undefined,
    body: () => ({
      didAddress: 'did:ethr:0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
      didProof: { challenge: 'Philippa signs this challenge', signature: `0x${'a1'.repeat(65)}` },
    }),
  },
  credentials: {
    access: { kind: 'own read' },
    table: 'credentials',
  },
  addCredential: {
    access: { kind: 'own write' },
    unlocked: 'done',
    table: 'credentials',
    writesRow: true,
    body: (userId) => ({
      userId,
      credentialType: 'education',
      issuer: 'Busan University of Cartography',
      issuanceDate: '2025-01-31',
      expirationDate: '2031-01-31',
      credentialData: {
        name: 'Master of Hidden Maps',
        description: 'Awarded with distinction',
        credentialNumber: 'CN-4711-0815',
      },
      isRevoked: false,
    }),
  },
  did: {
    access: { kind: 'own read' },
    table: 'users',
  },
  requestVerification: {
    access: { kind: 'own write' },
    unlocked: 'done',
    table: 'digital_documents',
    writesRow: true,
    body: (userId) => ({
      userId,
      title: 'Featherstone passport',
      documentType: 'passport',
      documentHash: sha256Hex(photo),
      metadata: {
        documentNumber: 'M98765432',
        name: 'Philippa Featherstone',
        verificationStatus: 'pending',
        imageData: `data:image/jpeg;base64,${photo.toString('base64')}`,
      },
    }),
  },
  verifications: {
    access: { kind: 'own read' },
    table: 'digital_documents',
  },
  removeVerification: {
    access: { kind: 'write by id', entity: 'verification' },
    unlocked: 'done',
    table: 'digital_documents',
  },
  removeCredential: {
    access: { kind: 'write by id', entity: 'credential' },
    unlocked: 'done',
    table: 'credentials',
  },
  bankAccounts: {
    access: { kind: 'own read' },
    table: 'bank_accounts',
  },
  taxRefunds: {
    access: { kind: 'own read' },
    table: 'tax_refunds',
  },
  refundsOverview: {
    access: { kind: 'own read' },
    table: 'tax_refunds',
  },
  taxRefund: {
    access: { kind: 'read by id', entity: 'refund' },
    table: 'tax_refunds',
  },
  withdrawTaxRefund: {
    access: { kind: 'write by id', entity: 'refund' },
    unlocked: 'done',
    table: 'tax_refunds',
  },
  createTaxRefund: {
    access: { kind: 'own write' },
    unlocked: 'done',
    table: 'tax_refunds',
    writesRow: true,
    body: (userId) => ({
      userId,
      merchantName: 'Gwangalli Souvenirs',
      purchaseAmount: decimal('100'),
      refundAmount: decimal('8'),
      receiptHash: 'c0ffee5c3f466fa91fe2cc6abe79232a',
      status: 'processing',
      isAutomatic: false,
    }),
  },
  enableBiometric: {
    access: { kind: 'own write' },
    unlocked: 'asks',
    table: 'sessions',
    body: () => ({
      passkey: {
        id: 'cGhpbGlwcGEncyBwaG9uZQ',
        clientDataJSON: 'Y2xpZW50IGRhdGEgb2YgcGhpbGlwcGE',
        attestationObject: 'YXR0ZXN0YXRpb24gb2YgcGhpbGlwcGE',
      },
    }),
  },
  disableBiometric: {
    access: { kind: 'own write' },
    unlocked: 'asks',
    table: 'sessions',
  },
  workApprovals: {
    access: { kind: 'own read' },
    table: 'work_approvals',
  },
  approveWork: {
    access: { kind: 'write by id', entity: 'approval' },
    unlocked: 'done',
    table: 'work_approvals',
  },
  rejectWork: {
    access: { kind: 'write by id', entity: 'approval' },
    unlocked: 'done',
    table: 'work_approvals',
    body: () => ({ comment: 'The lighthouse is closed in April.' }),
  },
  takeBackRequest: {
    access: { kind: 'write by id', entity: 'approval' },
    unlocked: 'done',
    table: 'work_approvals',
  },
  workRequests: {
    access: { kind: 'own read' },
    table: 'work_approvals',
  },
  requestApproval: {
    access: { kind: 'own write' },
    unlocked: 'done',
    table: 'users',
    body: (userId) => ({
      ...requestedApproval,
      userId,
      approverEmail: 'sebastian.thistlewood@test.example',
    }),
  },
  correctRequest: {
    access: { kind: 'own write' },
    unlocked: 'done',
    table: 'users',
    body: (userId) => ({
      ...requestedApproval,
      userId,
      replaces: 2_000_000_000,
      title: 'Cartography workshop in Songdo',
      destinations: ['Songdo lighthouse'],
    }),
  },
  workDocument: {
    access: { kind: 'read by id', entity: 'approval' },
    table: 'work_approvals',
  },
  reviewDocument: {
    access: { kind: 'write by id', entity: 'approval' },
    unlocked: 'done',
    table: 'work_approvals',
    body: () => ({ action: 'reject', comment: 'The lighthouse is closed in April.' }),
  },
  workAttachment: {
    access: { kind: 'read by id', entity: 'attachment' },
    table: 'work_attachments',
  },
  busanCoinRates: {
    access: { kind: 'read of mine' },
    table: 'sessions',
  },
  fees: {
    access: { kind: 'read of mine' },
    table: 'sessions',
  },
  assetPrices: {
    access: { kind: 'read of mine' },
    table: 'sessions',
    query: 'asset=XP&range=day',
  },
  statement: {
    access: { kind: 'read of mine' },
    table: 'ledger_postings',
  },
  createDeposit: {
    access: { kind: 'own write' },
    unlocked: 'done',
    table: 'transactions',
    writesRow: true,
    body: (userId) => ({
      userId,
      assetType: 'XP',
      amount: decimal('12.3456789'),
      fee: decimal('0'),
      // The other methods need a saved account or card.
      method: 'crypto',
    }),
  },
  createWithdrawal: {
    access: { kind: 'own write' },
    unlocked: 'done',
    table: 'bank_accounts',
    body: (userId) => ({
      userId,
      assetType: 'XP',
      amount: decimal('2.3456789'),
      fee: decimal('0'),
      speed: 'economy',
      bankAccountId: 1,
    }),
  },
  createTopUp: {
    access: { kind: 'own write' },
    unlocked: 'done',
    table: 'transactions',
    writesRow: true,
    // A bank needs a saved account.
    body: (userId) => ({ userId, amount: decimal('5432'), source: 'XP', rate: decimal('1000') }),
  },
  createLocalSend: {
    access: { kind: 'own write' },
    unlocked: 'done',
    table: 'transactions',
    writesRow: true,
    body: (userId) => ({
      userId,
      recipient: '010-9876-5432',
      amount: decimal('1234'),
      message: 'For the tangerines',
      method: 'phone',
    }),
  },
  createLocalWithdrawal: {
    access: { kind: 'own write' },
    unlocked: 'done',
    table: 'bank_accounts',
    body: (userId) => ({
      userId,
      amount: decimal('4321'),
      fee: decimal('0'),
      bankId: 1,
      method: 'economy',
    }),
  },
  receipt: {
    access: { kind: 'read by id', entity: 'receipt' },
    table: 'transactions',
  },
  findRecipient: {
    access: { kind: 'write of mine' },
    unlocked: 'done',
    table: 'contacts',
    body: () => ({ kind: 'phone', recipient: '010-9876-5432' }),
  },
  merchants: {
    access: { kind: 'read of mine' },
    table: 'merchants',
  },
  recentContacts: {
    access: { kind: 'own read' },
    table: 'payees',
  },
  updateContact: {
    access: { kind: 'own write' },
    unlocked: 'done',
    table: 'payees',
    body: () => ({
      area: 'network',
      payee: 'address:0x52908400098527886e0f7030069857d2e4169ee7',
      ownName: 'Gwendolyn from the bakery',
      favourite: true,
    }),
  },
  dailyLimits: {
    access: { kind: 'own read' },
    table: 'transactions',
  },
  localPayFigures: {
    access: { kind: 'own read' },
    table: 'transactions',
  },
  receivedToday: {
    access: { kind: 'own read' },
    table: 'transactions',
  },
  activities: {
    access: { kind: 'own read' },
    table: 'travel_plans',
  },
  addBankAccount: {
    access: { kind: 'own write' },
    unlocked: 'done',
    table: 'bank_accounts',
    writesRow: true,
    body: (userId) => ({
      userId,
      bankName: 'Hana',
      accountNumber: '620-910123-45607',
      accountHolder: 'Philippa Featherstone',
      accountType: 'savings',
    }),
  },
  removeBankAccount: {
    access: { kind: 'write by id', entity: 'account' },
    unlocked: 'done',
    table: 'bank_accounts',
  },
  cards: {
    access: { kind: 'own read' },
    table: 'cards',
  },
  addCard: {
    access: { kind: 'own write' },
    unlocked: 'done',
    table: 'cards',
    writesRow: true,
    body: (userId) => ({
      userId,
      cardNumber: '4242424242424242',
      expiry: '2034-12',
      securityCode: '737',
    }),
  },
  removeCard: {
    access: { kind: 'write by id', entity: 'card' },
    unlocked: 'done',
    table: 'cards',
  },
  setDefaultAccount: {
    access: { kind: 'write by id', entity: 'account' },
    unlocked: 'done',
    table: 'bank_accounts',
  },
  setDefaultCard: {
    access: { kind: 'write by id', entity: 'card' },
    unlocked: 'done',
    table: 'cards',
  },
  travelPlans: {
    access: { kind: 'own read' },
    table: 'travel_plans',
  },
  addTravelPlan: {
    access: { kind: 'own write' },
    unlocked: 'done',
    table: 'travel_plans',
    writesRow: true,
    body: (userId) => ({
      userId,
      title: 'Lighthouse tour',
      destination: 'Ulleungdo',
      startDate: '2026-05-01',
      endDate: '2026-05-04',
      type: 'leisure',
      notes: 'The ferry leaves from Pohang',
    }),
  },
  updateTravelPlan: {
    access: { kind: 'write by id', entity: 'trip' },
    unlocked: 'done',
    table: 'travel_plans',
    body: () => ({
      title: 'Lighthouse tour',
      destination: 'Dokdo',
      startDate: '2026-05-02',
      endDate: '2026-05-04',
      type: 'family',
      notes: 'The ferry leaves from Pohang at 8:30',
    }),
  },
  removeTravelPlan: {
    access: { kind: 'write by id', entity: 'trip' },
    unlocked: 'done',
    table: 'travel_plans',
  },
  sandboxes: {
    access: { kind: 'open', status: 200 },
    table: undefined,
  },
  didChallenge: {
    access: { kind: 'open', status: 200 },
    unlocked: 'done',
    table: undefined,
    body: () => ({ didAddress: 'did:ethr:0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed' }),
  },
  changePassword: {
    access: { kind: 'write of mine' },
    unlocked: 'proves',
    table: 'users',
    body: () => ({ currentPassword: testPassword, newPassword: 'lighthouse tangerine ferry' }),
  },
  passkeyChallenge: {
    access: { kind: 'while locked', idle: 200 },
    unlocked: 'done',
    table: 'sessions',
  },
  passkeySignInChallenge: {
    access: { kind: 'open', status: 200 },
    unlocked: 'done',
    table: undefined,
  },
  passkeySignIn: {
    access: { kind: 'open', status: 401 },
    unlocked: 'proves',
    table: 'passkeys',
    body: () => ({
      challenge: 'bGlnaHRob3VzZS1jaGFsbGVuZ2U',
      assertion: {
        id: 'bGlnaHRob3VzZS1wYXNza2V5',
        clientDataJSON: 'e30',
        authenticatorData: 'bGlnaHRob3VzZQ',
        signature: 'bGlnaHRob3VzZQ',
      },
    }),
  },
  unlock: {
    access: { kind: 'while locked', idle: 200 },
    unlocked: 'proves',
    table: 'users',
    body: () => ({ password: testPassword }),
  },
  confirmPresence: {
    access: { kind: 'write of mine' },
    unlocked: 'proves',
    table: 'users',
    body: () => ({ password: testPassword }),
  },
  securitySettings: {
    access: { kind: 'own read' },
    table: 'account_security',
  },
  updateSecuritySetting: {
    access: { kind: 'own write' },
    unlocked: 'done',
    table: 'users',
    body: () => ({ key: 'sessionTimeout', value: 60 }),
  },
  startTwoFactor: {
    access: { kind: 'write of mine' },
    unlocked: 'asks',
    table: 'sessions',
  },
  confirmTwoFactor: {
    access: { kind: 'write of mine' },
    unlocked: 'proves',
    table: 'account_security',
    body: () => ({ code: '836 194' }),
  },
  stopTwoFactor: {
    access: { kind: 'write of mine' },
    unlocked: 'asks',
    table: 'account_security',
    body: () => ({ code: 'k7mq-2vxd-long-code' }),
  },
  exportData: {
    access: { kind: 'write of mine' },
    unlocked: 'asks',
    table: 'attempt_counts',
  },
  deleteAccount: {
    access: { kind: 'write of mine' },
    unlocked: 'proves',
    table: 'users',
    body: () => ({ password: 'not the password of Philippa' }),
  },
  deviceSessions: {
    access: { kind: 'own read' },
    table: 'sessions',
  },
  endDeviceSession: {
    access: { kind: 'write by id', entity: 'session' },
    unlocked: 'done',
    table: 'sessions',
  },
  passkeys: {
    access: { kind: 'own read' },
    table: 'passkeys',
  },
  removePasskey: {
    // The presence of the owner is checked before the id.
    access: { kind: 'write of mine' },
    unlocked: 'asks',
    table: 'sessions',
  },
  endOtherSessions: {
    access: { kind: 'write of mine' },
    unlocked: 'done',
    table: 'sessions',
  },
  notifications: {
    access: { kind: 'own read' },
    table: 'notifications',
  },
  readNotification: {
    access: { kind: 'write by id', entity: 'notification' },
    unlocked: 'done',
    table: 'notifications',
  },
  notificationSettings: {
    access: { kind: 'own read' },
    table: 'account_security',
  },
  updateNotificationSettings: {
    access: { kind: 'own write' },
    unlocked: 'done',
    table: 'account_security',
    body: () => ({
      emailNotifications: true,
      smsNotifications: true,
      pushNotifications: true,
      money: true,
      identity: true,
      work: true,
      travel: true,
      showAmounts: true,
    }),
  },
  pushState: {
    access: { kind: 'read of mine' },
    table: 'push_subscriptions',
  },
  blocks: {
    access: { kind: 'own read' },
    table: 'blocks',
  },
  addBlock: {
    access: { kind: 'write of mine' },
    unlocked: 'done',
    table: 'transactions',
    body: () => ({ transactionId: 2_000_000_000 }),
  },
  removeBlock: {
    access: { kind: 'write by id', entity: 'block' },
    unlocked: 'done',
    table: 'blocks',
  },
  subscribeToPush: {
    access: { kind: 'write of mine' },
    unlocked: 'done',
    table: 'push_subscriptions',
    writesRow: true,
    body: (userId) => ({
      subscription: {
        endpoint: `https://fcm.googleapis.com/fcm/send/device-${userId}`,
        p256dh: samplePushKey,
        auth: 'c2l4dGVlbiBieXRlIGtleQ',
      },
    }),
  },
  unsubscribeFromPush: {
    access: { kind: 'write of mine' },
    unlocked: 'done',
    table: 'push_subscriptions',
  },
};

/** A body of every call that has one, which the user with this id may send. */
export function validBodies(userId: number): { [Name in CallWithBody]: RequestOf<Name> } {
  const bodies = Object.entries(callFacts).flatMap(([name, facts]) =>
    'body' in facts ? [[name, facts.body(userId)]] : [],
  );
  // `Object.fromEntries` loses which body belongs to which name; the type of `callFacts` has checked it.
  return Object.fromEntries(bodies) as { [Name in CallWithBody]: RequestOf<Name> };
}

/** The outcome of a write at an unlocked phone. */
export function unlockedOutcome(name: WriteName): UnlockedOutcome {
  return callFacts[name].unlocked;
}
