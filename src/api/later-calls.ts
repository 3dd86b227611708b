import { Activity } from '#wallet/entities/activity.ts';
import { BankAccount, NewBankAccount } from '#wallet/entities/bank-account.ts';
import { BusanCoinRate } from '#wallet/entities/exchange-rate.ts';
import { Contact, ContactChange } from '#wallet/entities/contact.ts';
import {
  ContactConfirmation,
  ContactProof,
  ContactProofRequest,
  EmailUndo,
} from '#wallet/entities/contact-proof.ts';
import { Credential, NewCredential } from '#wallet/entities/credential.ts';
import { DidRecord } from '#wallet/entities/did-record.ts';
import { FoundRecipient, RecipientQuestion } from '#wallet/entities/recipient.ts';
import { Holdings } from '#wallet/entities/holdings.ts';
import { LocalPayFigures } from '#wallet/entities/local-pay-figures.ts';
import { Merchant } from '#wallet/entities/merchant.ts';
import { NewDigitalDocument, Verification } from '#wallet/entities/digital-document.ts';
import {
  MoneyAnswer,
  NewDeposit,
  NewLocalSend,
  NewLocalWithdrawal,
  NewTopUp,
  NewWithdrawal,
} from '#wallet/entities/money-operation.ts';
import { NewDocument, NewReview, WorkDocument } from '#wallet/entities/document.ts';
import { NewTaxRefund, TaxRefund } from '#wallet/entities/tax-refund.ts';
import { NewTransaction } from '#wallet/entities/new-transaction.ts';
import { Transaction } from '#wallet/entities/transaction.ts';
import { NewTravelPlan, TravelPlan } from '#wallet/entities/travel-plan.ts';
import { NewPasskey, PasskeyChallenge } from '#wallet/entities/passkey.ts';
import {
  Notification,
  NotificationChanges,
  NotificationSettings,
} from '#wallet/entities/notification.ts';
import {
  DeviceSession,
  SecuritySettings,
  SettingUpdate,
} from '#wallet/entities/security-settings.ts';
import {
  DidChallenge,
  DidClaim,
  NewPassword,
  Presence,
  ProvenDid,
  Registration,
  SessionGrant,
  SignInDetails,
} from '#wallet/entities/session.ts';
import { CodeProof, RecoveryCodes, TwoFactorSetup } from '#wallet/entities/two-factor.ts';
import { ProfileChanges } from '#wallet/entities/profile.ts';
import { User } from '#wallet/entities/user.ts';
import { Receipt } from '#wallet/entities/receipt.ts';
import { id } from '#wallet/entities/fields.ts';
import { rowsOf } from '#wallet/entities/rows.ts';
import { WorkApproval } from '#wallet/entities/work-approval.ts';

import * as z from 'zod/mini';

import { type Call } from './call.ts';
import { Acknowledged, FileContent } from './call-schemas.ts';

/**
 * The calls of the sign-in and of the screens behind Home: a file of their own, which the client fetches with the first
 * of them.
 */
export const laterCalls = {
  login: {
    method: 'POST',
    path: '/api/auth/login',
    request: SignInDetails,
    response: SessionGrant,
    unauthorised: 'raise',
  },
  register: {
    method: 'POST',
    path: '/api/auth/register',
    request: Registration,
    response: SessionGrant,
    unauthorised: 'raise',
  },
  profile: { method: 'GET', path: '/api/user', response: User, unauthorised: 'null' },
  updateProfile: {
    method: 'PUT',
    path: '/api/user/profile',
    request: ProfileChanges,
    response: User,
    unauthorised: 'raise',
  },
  ownAssets: { method: 'GET', path: '/api/assets', response: Holdings, unauthorised: 'raise' },
  createTransaction: {
    method: 'POST',
    path: '/api/transactions',
    request: NewTransaction,
    response: Transaction,
    unauthorised: 'raise',
    creates: true,
  },
  /** Takes back a send whose address has no account (decision 204). A repeat has the same outcome. */
  takeBack: {
    method: 'POST',
    path: '/api/transactions/{id}/take-back',
    response: Transaction,
    unauthorised: 'raise',
  },
  /** Claims the sends that wait for the address of a DID whose key the person has restored (decision 204). */
  claimSends: {
    method: 'POST',
    path: '/api/transactions/claim',
    request: ProvenDid,
    response: z.object({ claimed: z.int() }),
    unauthorised: 'raise',
  },
  credentials: {
    method: 'GET',
    path: '/api/credentials/{userId}',
    response: rowsOf(Credential),
    unauthorised: 'raise',
  },
  addCredential: {
    method: 'POST',
    path: '/api/credentials',
    request: NewCredential,
    response: Credential,
    unauthorised: 'raise',
    creates: true,
  },
  did: {
    method: 'GET',
    path: '/api/did/{userId}',
    response: DidRecord,
    unauthorised: 'raise',
    missing: 'null',
  },
  requestVerification: {
    method: 'POST',
    path: '/api/digital-documents',
    request: NewDigitalDocument,
    response: Acknowledged,
    unauthorised: 'raise',
    creates: true,
    upload: true,
  },
  /** The requests to verify an identity document, the latest first (decision 110). */
  verifications: {
    method: 'GET',
    path: '/api/digital-documents/{userId}',
    response: rowsOf(Verification),
    unauthorised: 'raise',
  },
  /** Removes a request with its number and image; one that is verified goes with its credential. */
  removeVerification: {
    method: 'DELETE',
    path: '/api/digital-documents/{id}',
    response: Acknowledged,
    unauthorised: 'raise',
    missing: 'null',
  },
  /** Removes a credential, and the document that it was made from. */
  removeCredential: {
    method: 'DELETE',
    path: '/api/credentials/{id}',
    response: Acknowledged,
    unauthorised: 'raise',
    missing: 'null',
  },
  bankAccounts: {
    method: 'GET',
    path: '/api/bank-accounts/{userId}',
    response: rowsOf(BankAccount),
    unauthorised: 'raise',
  },
  taxRefunds: {
    method: 'GET',
    path: '/api/tax-refunds/{userId}',
    response: rowsOf(TaxRefund),
    unauthorised: 'raise',
    // Traveler adds up all of them.
    pages: 'all',
  },
  createTaxRefund: {
    method: 'POST',
    path: '/api/tax-refunds',
    request: NewTaxRefund,
    response: TaxRefund,
    unauthorised: 'raise',
    creates: true,
  },
  /** With a credential that the device has just made for a challenge, or none on a device that has made one before. */
  enableBiometric: {
    method: 'POST',
    path: '/api/biometric/enable/{userId}',
    request: z.object({ passkey: z.optional(NewPasskey) }),
    response: Acknowledged,
    unauthorised: 'raise',
  },
  disableBiometric: {
    method: 'POST',
    path: '/api/biometric/disable/{userId}',
    response: Acknowledged,
    unauthorised: 'raise',
  },
  workApprovals: {
    method: 'GET',
    path: '/api/work/approvals/{userId}',
    response: rowsOf(WorkApproval),
    unauthorised: 'raise',
  },
  approveWork: {
    method: 'POST',
    path: '/api/work/approvals/{id}/approve',
    response: Acknowledged,
    unauthorised: 'raise',
  },
  rejectWork: {
    method: 'POST',
    path: '/api/work/approvals/{id}/reject',
    response: Acknowledged,
    unauthorised: 'raise',
  },
  /** What a person has asked others to approve, the latest first (decision 107). */
  workRequests: {
    method: 'GET',
    path: '/api/work/requests/{userId}',
    response: rowsOf(WorkApproval),
    unauthorised: 'raise',
  },
  requestApproval: {
    method: 'POST',
    path: '/api/work/requests',
    request: NewDocument,
    response: z.object({ id }),
    unauthorised: 'raise',
    creates: true,
    upload: true,
  },
  /** A document with everything about it, for its approver and its requester; for others there is none. */
  workDocument: {
    method: 'GET',
    path: '/api/work/documents/{id}',
    response: WorkDocument,
    unauthorised: 'raise',
    missing: 'null',
  },
  /** The decision with a comment. Without one the documented calls above decide (decision 106). */
  reviewDocument: {
    method: 'POST',
    path: '/api/work/documents/{id}/review',
    request: NewReview,
    response: Acknowledged,
    unauthorised: 'raise',
  },
  workAttachment: {
    method: 'GET',
    path: '/api/work/attachments/{id}',
    response: FileContent,
    unauthorised: 'raise',
    file: true,
  },
  /** What a coin of the local currency is worth (decision 91). */
  busanCoinRates: {
    method: 'GET',
    path: '/api/busan-coin-rates',
    response: BusanCoinRate,
    unauthorised: 'raise',
  },
  /**
   * The calls that move money in and out of the provider, and those of the local currency (decision 90). Each waits for
   * what becomes of it; one that is still open after a while is answered as pending.
   */
  createDeposit: {
    method: 'POST',
    path: '/api/deposits',
    request: NewDeposit,
    response: MoneyAnswer,
    unauthorised: 'raise',
    creates: true,
  },
  createWithdrawal: {
    method: 'POST',
    path: '/api/withdrawals',
    request: NewWithdrawal,
    response: MoneyAnswer,
    unauthorised: 'raise',
    creates: true,
  },
  createTopUp: {
    method: 'POST',
    path: '/api/local/top-ups',
    request: NewTopUp,
    response: MoneyAnswer,
    unauthorised: 'raise',
    creates: true,
  },
  createLocalSend: {
    method: 'POST',
    path: '/api/local/sends',
    request: NewLocalSend,
    response: MoneyAnswer,
    unauthorised: 'raise',
    creates: true,
  },
  createLocalWithdrawal: {
    method: 'POST',
    path: '/api/local/withdrawals',
    request: NewLocalWithdrawal,
    response: MoneyAnswer,
    unauthorised: 'raise',
    creates: true,
  },
  /** The receipt of a transaction, by its id (decision 95). */
  receipt: {
    method: 'GET',
    path: '/api/receipts/{id}',
    response: Receipt,
    unauthorised: 'raise',
    missing: 'null',
  },
  /**
   * Who a recipient is, and whether they were paid before (decisions 92 and 96). It changes nothing; the recipient is
   * in the body because a path would be in logs.
   */
  findRecipient: {
    method: 'POST',
    path: '/api/recipients/find',
    request: RecipientQuestion,
    response: FoundRecipient,
    unauthorised: 'raise',
  },
  /** The directory of merchants, by code (decision 209). */
  merchants: {
    method: 'GET',
    path: '/api/merchants',
    response: rowsOf(Merchant),
    unauthorised: 'raise',
  },
  /** Who the person has paid, the latest first; the favourites come before the first page (decisions 92 and 208). */
  recentContacts: {
    method: 'GET',
    path: '/api/recent-contacts/{userId}',
    response: rowsOf(Contact),
    unauthorised: 'raise',
    pages: 'newest',
  },
  /** Sets a contact's own name and favourite (decision 208). The payee is in the body, because paths are logged. */
  updateContact: {
    method: 'PUT',
    path: '/api/recent-contacts/{userId}',
    request: ContactChange,
    response: Acknowledged,
    unauthorised: 'raise',
  },
  /** LocalPay's figures of the last 30 days (decision 11). */
  localPayFigures: {
    method: 'GET',
    path: '/api/local-pay/{userId}',
    response: LocalPayFigures,
    unauthorised: 'raise',
  },
  /** What happened in the wallet, the latest first (decision 94). Of the query, `type` and `since` narrow it. */
  activities: {
    method: 'GET',
    path: '/api/activities/{userId}',
    response: rowsOf(Activity),
    unauthorised: 'raise',
    pages: 'newest',
  },
  /** The saved bank accounts and travel plans (decision 97). */
  addBankAccount: {
    method: 'POST',
    path: '/api/bank-accounts',
    request: NewBankAccount,
    response: BankAccount,
    unauthorised: 'raise',
    creates: true,
  },
  removeBankAccount: {
    method: 'DELETE',
    path: '/api/bank-accounts/{id}',
    response: Acknowledged,
    unauthorised: 'raise',
    // It is gone already: what was asked for is so.
    missing: 'null',
  },
  travelPlans: {
    method: 'GET',
    path: '/api/travel-plans/{userId}',
    response: rowsOf(TravelPlan),
    unauthorised: 'raise',
  },
  addTravelPlan: {
    method: 'POST',
    path: '/api/travel-plans',
    request: NewTravelPlan,
    response: TravelPlan,
    unauthorised: 'raise',
    creates: true,
  },
  removeTravelPlan: {
    method: 'DELETE',
    path: '/api/travel-plans/{id}',
    response: Acknowledged,
    unauthorised: 'raise',
    missing: 'null',
  },
  /** The challenge that the key of a DID signs before an account is created with it (decision 113). */
  didChallenge: {
    method: 'POST',
    path: '/api/auth/did-challenge',
    request: DidClaim,
    response: DidChallenge,
    unauthorised: 'raise',
  },
  /** Changes the password and ends the other sessions (decision 98). */
  changePassword: {
    method: 'POST',
    path: '/api/auth/password',
    request: NewPassword,
    response: Acknowledged,
    unauthorised: 'raise',
  },
  /** The challenge that a device signs by its biometrics, to be registered or to unlock. */
  passkeyChallenge: {
    method: 'POST',
    path: '/api/auth/passkey-challenge',
    response: PasskeyChallenge,
    unauthorised: 'raise',
  },
  /** Locks the session, which is refused with 423 until it is unlocked. */
  lock: {
    method: 'POST',
    path: '/api/auth/lock',
    response: Acknowledged,
    unauthorised: 'raise',
  },
  /** Goes on with a session that is locked or was idle for too long, and refused with 423 until then (decision 100). */
  unlock: {
    method: 'POST',
    path: '/api/auth/unlock',
    request: Presence,
    response: Acknowledged,
    unauthorised: 'raise',
  },
  /** Shows that the person is there, which allows one change of how they sign in or are reached (decision 145). */
  confirmPresence: {
    method: 'POST',
    path: '/api/auth/presence',
    request: Presence,
    response: Acknowledged,
    unauthorised: 'raise',
  },
  securitySettings: {
    method: 'GET',
    path: '/api/security-settings/{userId}',
    response: SecuritySettings,
    unauthorised: 'raise',
  },
  updateSecuritySetting: {
    method: 'PUT',
    path: '/api/security-settings/{userId}',
    request: SettingUpdate,
    response: Acknowledged,
    unauthorised: 'raise',
  },
  /** Begins to turn two-factor authentication on: it is on after the first code (decision 99). */
  startTwoFactor: {
    method: 'POST',
    path: '/api/two-factor/start',
    response: TwoFactorSetup,
    unauthorised: 'raise',
  },
  confirmTwoFactor: {
    method: 'POST',
    path: '/api/two-factor/confirm',
    request: CodeProof,
    response: RecoveryCodes,
    unauthorised: 'raise',
  },
  stopTwoFactor: {
    method: 'POST',
    path: '/api/two-factor/stop',
    request: CodeProof,
    response: Acknowledged,
    unauthorised: 'raise',
  },
  /** Sends a code to the phone number or the e-mail address of the saved profile (decision 207). */
  startContactProof: {
    method: 'POST',
    path: '/api/contact-proofs',
    request: ContactProofRequest,
    response: ContactProof,
    unauthorised: 'raise',
  },
  /** Proves it by that code. */
  confirmContactProof: {
    method: 'POST',
    path: '/api/contact-proofs/confirm',
    request: ContactConfirmation,
    response: User,
    unauthorised: 'raise',
  },
  /** Undoes a change of the sign-in e-mail by the code that the old address got. Ends all sessions. */
  undoEmailChange: {
    method: 'POST',
    path: '/api/auth/undo-email-change',
    request: EmailUndo,
    response: Acknowledged,
    unauthorised: 'raise',
  },
  /** The devices that are signed in, this one first, then the last seen (decision 100). */
  deviceSessions: {
    method: 'GET',
    path: '/api/sessions/{userId}',
    response: rowsOf(DeviceSession),
    unauthorised: 'raise',
  },
  endDeviceSession: {
    method: 'DELETE',
    path: '/api/sessions/{id}',
    response: Acknowledged,
    unauthorised: 'raise',
    missing: 'null',
  },
  endOtherSessions: {
    method: 'POST',
    path: '/api/sessions/end-others',
    response: Acknowledged,
    unauthorised: 'raise',
  },
  /** The bell's notifications, the latest first (decision 102). */
  notifications: {
    method: 'GET',
    path: '/api/notifications/{userId}',
    response: rowsOf(Notification),
    unauthorised: 'raise',
  },
  readNotification: {
    method: 'POST',
    path: '/api/notifications/{id}/read',
    response: Acknowledged,
    unauthorised: 'raise',
    missing: 'null',
  },
  notificationSettings: {
    method: 'GET',
    path: '/api/notification-settings/{userId}',
    response: NotificationSettings,
    unauthorised: 'raise',
  },
  updateNotificationSettings: {
    method: 'PUT',
    path: '/api/notification-settings/{userId}',
    request: NotificationChanges,
    response: Acknowledged,
    unauthorised: 'raise',
  },
} as const satisfies Record<string, Call>;
