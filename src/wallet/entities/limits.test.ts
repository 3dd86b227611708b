import { describe, expect, test } from 'vitest';
import type * as z from 'zod/mini';

import { NewBankAccount } from './bank-account.ts';
import { NewCredential } from './credential.ts';
import { NewDigitalDocument } from './digital-document.ts';
import { NewDocument } from './document.ts';
import { NewDeposit, NewLocalSend } from './money-operation.ts';
import { NewTransaction } from './new-transaction.ts';
import { PasskeyChallenge } from './passkey.ts';
import { RecipientQuestion } from './recipient.ts';
import { SecuritySettings } from './security-settings.ts';
import { DidChallenge, DidClaim, Registration, SessionGrant, SignInDetails } from './session.ts';
import { NewTaxRefund } from './tax-refund.ts';
import { NewTravelPlan } from './travel-plan.ts';
import { CodeProof, TwoFactorSetup } from './two-factor.ts';

const transaction = (part: object) => ({
  userId: 1,
  assetType: 'XP',
  transactionType: 'send',
  amount: '1',
  toAddress: '0xabc',
  status: 'pending',
  ...part,
});
const credential = (part: object, data: object = {}) => ({
  userId: 1,
  credentialType: 'education',
  issuer: 'University',
  issuanceDate: '2024-02-29',
  expirationDate: null,
  credentialData: { name: 'Degree', description: '', credentialNumber: '', ...data },
  isRevoked: false,
  ...part,
});
const document = (part: object, metadata: object = {}) => ({
  userId: 1,
  title: 'ID Verification',
  documentType: 'id',
  documentHash: '0x1',
  metadata: {
    documentNumber: 'M1',
    name: 'Jiwoo Kim',
    verificationStatus: 'pending',
    imageData: 'data:',
    ...metadata,
  },
  ...part,
});
const refund = (part: object) => ({
  userId: 1,
  merchantName: 'Kiosk',
  purchaseAmount: '100',
  refundAmount: '8',
  receiptHash: '0x1',
  status: 'processing',
  isAutomatic: false,
  ...part,
});
const deposit = (part: object) => ({
  userId: 1,
  assetType: 'XP',
  amount: '1',
  fee: '0',
  method: 'bank',
  ...part,
});
const localSend = (part: object) => ({
  userId: 1,
  recipient: '010-2345-6789',
  amount: '1000',
  method: 'phone',
  ...part,
});
const bankAccount = (part: object) => ({
  userId: 1,
  bankName: 'Hana',
  accountNumber: '12345678',
  accountHolder: 'Jiwoo Kim',
  accountType: 'checking',
  ...part,
});
const request = (part: object) => ({
  userId: 1,
  approverEmail: 'sumin@example.com',
  title: 'Trip to Tokyo',
  description: '',
  type: 'travel_request',
  priority: 'medium',
  department: '',
  amount: '1',
  currency: 'KRW',
  period: null,
  destinations: [],
  categories: [],
  attachments: [],
  ...part,
});
const trip = (part: object) => ({
  userId: 1,
  title: 'Spring',
  destination: 'Tokyo',
  startDate: '2025-01-12',
  endDate: '2025-01-12',
  type: 'leisure',
  notes: '',
  ...part,
});
const signIn = (part: object) => ({ email: 'jiwoo@example.com', password: '12345678', ...part });
const registration = (part: object) => ({ ...signIn({}), firstName: 'J', lastName: 'K', ...part });

/** An e-mail address of a given length in characters. */
const email = (length: number) => `${'x'.repeat(length - '@example.com'.length)}@example.com`;

const limits: readonly [
  field: string,
  limit: number,
  schema: z.ZodMiniType,
  body: (text: string) => object,
][] = [
  ['the asset of a send', 32, NewTransaction, (assetType) => transaction({ assetType })],
  ['the address of a send', 200, NewTransaction, (toAddress) => transaction({ toAddress })],
  ['the type of a credential', 60, NewCredential, (type) => credential({ credentialType: type })],
  ['the issuer of a credential', 200, NewCredential, (issuer) => credential({ issuer })],
  ['the name of a credential', 120, NewCredential, (name) => credential({}, { name })],
  [
    'the description of a credential',
    1_000,
    NewCredential,
    (description) => credential({}, { description }),
  ],
  [
    'the number of a credential',
    100,
    NewCredential,
    (credentialNumber) => credential({}, { credentialNumber }),
  ],
  ['the title of a document', 120, NewDigitalDocument, (title) => document({ title })],
  ['the hash of a document', 200, NewDigitalDocument, (hash) => document({ documentHash: hash })],
  [
    'the number of a document',
    60,
    NewDigitalDocument,
    (documentNumber) => document({}, { documentNumber }),
  ],
  ['the name on a document', 160, NewDigitalDocument, (name) => document({}, { name })],
  ['the shop of a refund', 120, NewTaxRefund, (merchantName) => refund({ merchantName })],
  ['the receipt of a refund', 200, NewTaxRefund, (receiptHash) => refund({ receiptHash })],
  [
    'the e-mail address of a sign-in',
    254,
    SignInDetails,
    ({ length }) => signIn({ email: email(length) }),
  ],
  ['the password of a sign-in', 200, SignInDetails, (password) => signIn({ password })],
  ['a first name', 80, Registration, (firstName) => registration({ firstName })],
  ['a last name', 80, Registration, (lastName) => registration({ lastName })],
  [
    'the e-mail address of a person',
    254,
    Registration,
    ({ length }) => registration({ email: email(length) }),
  ],
  ['the password of a person', 200, Registration, (password) => registration({ password })],
  ['a DID', 200, DidClaim, (didAddress) => ({ didAddress })],
  ['the code of a second factor', 40, CodeProof, (code) => ({ code })],
  ['the challenge of a passkey', 100, PasskeyChallenge, (challenge) => ({ challenge })],
  ['the asset of a deposit', 32, NewDeposit, (assetType) => deposit({ assetType })],
  ['the recipient of a local send', 200, NewLocalSend, (recipient) => localSend({ recipient })],
  ['the message of a local send', 1_600, NewLocalSend, (message) => localSend({ message })],
  ['a queried recipient', 200, RecipientQuestion, (recipient) => ({ kind: 'account', recipient })],
  [
    'the holder of a bank account',
    100,
    NewBankAccount,
    (accountHolder) => bankAccount({ accountHolder }),
  ],
  ['the title of a trip', 100, NewTravelPlan, (title) => trip({ title })],
  ['the destination of a trip', 100, NewTravelPlan, (destination) => trip({ destination })],
  ['the notes of a trip', 1_000, NewTravelPlan, (notes) => trip({ notes })],
  ['the title of a request', 120, NewDocument, (title) => request({ title })],
  ['the approver of a request', 160, NewDocument, (approverEmail) => request({ approverEmail })],
  ['the description of a request', 1_000, NewDocument, (description) => request({ description })],
  ['the department of a request', 80, NewDocument, (department) => request({ department })],
  [
    'a destination of a request',
    80,
    NewDocument,
    (destination) => request({ destinations: [destination] }),
  ],
  [
    'a category of a request',
    60,
    NewDocument,
    (name) => request({ categories: [{ name, amount: '1' }] }),
  ],
  [
    'the name of a file of a request',
    120,
    NewDocument,
    (name) => request({ attachments: [{ name, content: '' }] }),
  ],
];

describe('the provider stores', () => {
  test.each(limits)('%s of at most %i characters', (_field, limit, schema, body) => {
    expect(schema.safeParse(body('x'.repeat(limit))).success).toBe(true);
    expect(schema.safeParse(body('x'.repeat(limit + 1))).success).toBe(false);
  });

  test.each<[string, z.ZodMiniType, object]>([
    ['a send', NewTransaction, transaction({ assetType: 'x', toAddress: 'x' })],
    [
      'a credential',
      NewCredential,
      credential({ credentialType: 'x', issuer: 'x' }, { name: 'x' }),
    ],
    [
      'a document',
      NewDigitalDocument,
      document(
        { title: 'x', documentHash: 'x' },
        { documentNumber: 'x', name: 'x', imageData: 'x' },
      ),
    ],
    ['a refund', NewTaxRefund, refund({ merchantName: 'x', receiptHash: 'x' })],
    ['a sign-in', SignInDetails, signIn({ email: 'x', password: 'x' })],
    ['a deposit', NewDeposit, deposit({ assetType: 'x' })],
    ['a local send', NewLocalSend, localSend({ recipient: 'x' })],
    ['a query for a recipient', RecipientQuestion, { kind: 'account', recipient: 'x' }],
    ['the challenge of a passkey', PasskeyChallenge, { challenge: 'x' }],
    ['the challenge of a DID', DidChallenge, { challenge: 'x' }],
    ['a second factor', CodeProof, { code: 'x' }],
    ['the setup of a second factor', TwoFactorSetup, { secret: 'x', uri: 'otpauth://' }],
    ['a session', SessionGrant, { user: { id: 1, firstName: 'x', lastName: 'x' }, token: 'x' }],
  ])('texts of one character in %s', (_body, schema, body) =>
    expect(schema.safeParse(body).success).toBe(true),
  );

  test('passwords of eight characters and more', () => {
    expect(Registration.safeParse(registration({ password: '1234567' })).success).toBe(false);
    expect(Registration.safeParse(registration({ password: '12345678' })).success).toBe(true);
  });

  test.each([
    ['1899-12-31', false],
    ['1900-01-01', true],
    ['2999-12-31', true],
    ['2025-02-29', false],
    ['2025-2-1', false],
  ])('the day %s: %s', (issuanceDate, isStored) =>
    expect(NewCredential.safeParse(credential({ issuanceDate })).success).toBe(isStored),
  );

  test('a session timeout of 30 minutes if the user has not chosen one', () =>
    expect(SecuritySettings.parse({ lastPasswordChange: '' }).sessionTimeout).toBe(30));
});
