import type { CallName, Contract, RequestOf } from '#api/contract.ts';
import { sha256Hex } from '#wallet/document-proof.ts';
import { decimal } from '#wallet/money/decimal.ts';

import { testPassword } from './test-provider.ts';

/** The beginning of a photo. */
const photo = Buffer.from('ffd8ff00', 'hex');

/** The calls of the contract that have a body. */
export type CallWithBody = {
  [Name in CallName]: Contract[Name] extends { request: unknown } ? Name : never;
}[CallName];

/** A body of every call that has one. A person with this id may send it. */
export function validBodies(userId: number): { [Name in CallWithBody]: RequestOf<Name> } {
  const person = {
    firstName: 'Philippa',
    lastName: 'Featherstone',
    email: 'philippa.featherstone@test.example',
  };
  return {
    login: { email: person.email, password: testPassword },
    register: {
      ...person,
      password: testPassword,
      didAddress: 'did:ethr:0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    },
    updateProfile: {
      ...person,
      phone: '+82 10 1234 5678',
      country: 'Korea',
      timezone: 'UTC+9',
      language: 'ko',
      currency: 'KRW',
      emailNotifications: true,
      smsNotifications: true,
      pushNotifications: true,
    },
    startContactProof: { kind: 'email' },
    confirmContactProof: { kind: 'email', code: '731946' },
    undoEmailChange: { email: 'old.lighthouse@test.example', code: 'k7mq-2vxd-81pa' },
    createTransaction: {
      userId,
      assetType: 'XP',
      transactionType: 'send',
      amount: decimal('1.23456789'),
      toAddress: '0x52908400098527886E0F7030069857D2E4169EE7',
      status: 'pending',
    },
    addCredential: {
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
    },
    requestVerification: {
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
    },
    requestApproval: {
      userId,
      approverEmail: 'sebastian.thistlewood@test.example',
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
    },
    reviewDocument: { action: 'reject', comment: 'The lighthouse is closed in April.' },
    createTaxRefund: {
      userId,
      merchantName: 'Gwangalli Souvenirs',
      purchaseAmount: decimal('100'),
      refundAmount: decimal('8'),
      receiptHash: 'c0ffee5c3f466fa91fe2cc6abe79232a',
      status: 'processing',
      isAutomatic: false,
    },
    createDeposit: {
      userId,
      assetType: 'XP',
      amount: decimal('12.3456789'),
      fee: decimal('0'),
      method: 'bank',
    },
    createWithdrawal: {
      userId,
      assetType: 'XP',
      amount: decimal('2.3456789'),
      fee: decimal('0'),
      speed: 'economy',
      bankAccountId: 1,
    },
    createTopUp: { userId, amount: decimal('54321'), source: 'bank', rate: decimal('1') },
    createLocalSend: {
      userId,
      recipient: '010-9876-5432',
      amount: decimal('1234'),
      message: 'For the tangerines',
      method: 'phone',
    },
    createLocalWithdrawal: {
      userId,
      amount: decimal('4321'),
      fee: decimal('0'),
      bankId: 1,
      method: 'economy',
    },
    findRecipient: { kind: 'phone', recipient: '010-9876-5432' },
    addBankAccount: {
      userId,
      bankName: 'Hana',
      accountNumber: '620-910123-45607',
      accountHolder: 'Philippa Featherstone',
      accountType: 'savings',
    },
    addTravelPlan: {
      userId,
      title: 'Lighthouse tour',
      destination: 'Ulleungdo',
      startDate: '2026-05-01',
      endDate: '2026-05-04',
      type: 'leisure',
      notes: 'The ferry leaves from Pohang',
    },
    enableBiometric: {
      passkey: {
        id: 'cGhpbGlwcGEncyBwaG9uZQ',
        clientDataJSON: 'Y2xpZW50IGRhdGEgb2YgcGhpbGlwcGE',
        attestationObject: 'YXR0ZXN0YXRpb24gb2YgcGhpbGlwcGE',
      },
    },
    claimSends: {
      didAddress: 'did:ethr:0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
      didProof: { challenge: 'Philippa signs this challenge', signature: `0x${'a1'.repeat(65)}` },
    },
    didChallenge: { didAddress: 'did:ethr:0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed' },
    changePassword: { currentPassword: testPassword, newPassword: 'lighthouse tangerine ferry' },
    unlock: { password: testPassword },
    confirmPresence: { password: testPassword },
    updateSecuritySetting: { key: 'sessionTimeout', value: 60 },
    confirmTwoFactor: { code: '836 194' },
    stopTwoFactor: { code: 'k7mq-2vxd-long-code' },
    updateContact: {
      area: 'network',
      payee: 'address:0x52908400098527886e0f7030069857d2e4169ee7',
      ownName: 'Gwendolyn from the bakery',
      favourite: true,
    },
    updateNotificationSettings: {
      emailNotifications: true,
      smsNotifications: true,
      pushNotifications: true,
      money: true,
      identity: true,
      work: true,
      travel: true,
    },
  };
}
