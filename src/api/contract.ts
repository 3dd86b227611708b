import * as z from 'zod/mini';

import { BankAccount } from '#wallet/entities/bank-account.ts';
import { Credential, NewCredential } from '#wallet/entities/credential.ts';
import { Registration, SessionGrant, SignInDetails } from '#wallet/entities/session.ts';
import { DidRecord } from '#wallet/entities/did-record.ts';
import { Holdings } from '#wallet/entities/holdings.ts';
import { NewDigitalDocument } from '#wallet/entities/digital-document.ts';
import { rowsOf } from '#wallet/entities/rows.ts';
import { NewTaxRefund, TaxRefund } from '#wallet/entities/tax-refund.ts';
import { NewTransaction, Transaction } from '#wallet/entities/transaction.ts';
import { Profile, User } from '#wallet/entities/user.ts';
import { WorkApproval } from '#wallet/entities/work-approval.ts';

/** One call of the wallet to its provider. */
export interface Call {
  method: 'GET' | 'POST' | 'PUT';
  /** Begins with `/api`; `{name}` marks a parameter. */
  path: string;
  /** The JSON body, for a call that has one. */
  request?: z.ZodMiniType;
  response: z.ZodMiniType;
  /** What a 401 becomes: an error, or no data (decision 17). */
  unauthorised: 'raise' | 'null';
  /** For a list that comes in pages: which of them the wallet reads. */
  pages?: 'newest' | 'all';
  /** What a 404 becomes; by default an error. */
  missing?: 'null';
  /**
   * A success stands whether or not its answer can be read: what was asked for has happened. The wallet reads the
   * data that it changes again.
   */
  answer?: 'optional';
}

/** An answer whose fields the wallet does not read. */
const Acknowledged = z.unknown();

/**
 * Every call of the documents' tables (core §7, local §7), once. The client, the MSW scenarios and the provider are all
 * built on it. The event stream, `GET /api/events/{id}`, is not a JSON call: see `events.ts`.
 */
export const contract = {
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
  verify: {
    method: 'GET',
    path: '/api/auth/verify',
    response: z.object({ user: User }),
    unauthorised: 'null',
  },
  /** Not in the documents: only the provider can end a session and take back its HttpOnly cookie. */
  logout: {
    method: 'POST',
    path: '/api/auth/logout',
    response: Acknowledged,
    unauthorised: 'null',
    answer: 'optional',
  },
  /** Not in the documents either: without it Sign Out All Devices would end this device's session only. */
  logoutAll: {
    method: 'POST',
    path: '/api/auth/logout-all',
    response: Acknowledged,
    unauthorised: 'null',
    answer: 'optional',
  },
  user: { method: 'GET', path: '/api/user/{userId}', response: User, unauthorised: 'null' },
  profile: { method: 'GET', path: '/api/user', response: User, unauthorised: 'null' },
  updateProfile: {
    method: 'PUT',
    path: '/api/user/profile',
    request: Profile,
    response: User,
    unauthorised: 'raise',
    answer: 'optional',
  },
  assets: {
    method: 'GET',
    path: '/api/assets/{userId}',
    response: Holdings,
    unauthorised: 'raise',
  },
  ownAssets: { method: 'GET', path: '/api/assets', response: Holdings, unauthorised: 'raise' },
  transactions: {
    method: 'GET',
    path: '/api/transactions/{userId}',
    response: rowsOf(Transaction),
    unauthorised: 'raise',
    pages: 'newest',
  },
  createTransaction: {
    method: 'POST',
    path: '/api/transactions',
    request: NewTransaction,
    response: Transaction,
    unauthorised: 'raise',
    answer: 'optional',
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
    answer: 'optional',
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
    answer: 'optional',
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
    answer: 'optional',
  },
  enableBiometric: {
    method: 'POST',
    path: '/api/biometric/enable/{userId}',
    response: Acknowledged,
    unauthorised: 'raise',
    answer: 'optional',
  },
  disableBiometric: {
    method: 'POST',
    path: '/api/biometric/disable/{userId}',
    response: Acknowledged,
    unauthorised: 'raise',
    answer: 'optional',
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
    answer: 'optional',
  },
  rejectWork: {
    method: 'POST',
    path: '/api/work/approvals/{id}/reject',
    response: Acknowledged,
    unauthorised: 'raise',
    answer: 'optional',
  },
} as const satisfies Record<string, Call>;

export type Contract = typeof contract;
export type CallName = keyof Contract;

/** The event stream's path (core §7). */
export const eventsPath = '/api/events/{userId}';

/** The names of the `{…}` parameters in a path. */
export type PathParams<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PathParams<Rest>
  : never;

/** The body that a call sends. */
export type RequestOf<Name extends CallName> = Contract[Name] extends {
  request: infer Schema extends z.ZodMiniType;
}
  ? z.infer<Schema>
  : undefined;

/** The data that a call answers with, as the wallet reads it. */
export type ResponseOf<Name extends CallName> = z.infer<Contract[Name]['response']>;

/** The JSON that a provider may answer with, before it is read. */
export type ResponseBody<Name extends CallName> = z.input<Contract[Name]['response']>;

/** The body of every refusal: a sentence that a person can act on. */
export const Refusal = z.object({ error: z.string() });
export type Refusal = z.infer<typeof Refusal>;

/** The header that marks a repeat of a create, so that a lost answer never creates twice. */
export const idempotencyKeyHeader = 'Idempotency-Key';

/** The most entries of a page. A list without a parameter answers with its newest page. */
export const pageSize = 200;

/** The query parameter of a further page: the id of the last entry of the page before it. */
export const beforeParameter = 'before';

/** The header that says that there are more entries: `<address of the next page>; rel="next"`. */
export const linkHeader = 'Link';

/** Fills the `{…}` parameters of a path. */
export function fillPath(path: string, params: Readonly<Record<string, number>>): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`Missing path parameter ${name} of ${path}`);
    return String(value);
  });
}
