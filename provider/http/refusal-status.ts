import type { RefusalCode } from '#wallet/refusals/refusal-codes.ts';

import { HttpError, type HttpErrorStatus } from './http-error.ts';
import { Overloaded } from '../overloaded.ts';
import { Refusal } from '../refusal.ts';
import { overloadError } from './overload-error.ts';

/** The codes whose status is not 422. */
const statuses: Readonly<Partial<Record<RefusalCode, HttpErrorStatus>>> = {
  'sign-in-wrong': 401,
  'passkey-refused': 401,
  'account-locked': 401,
  'deposit-declined': 402,
  'deposit-no-account': 402,
  'deposit-insufficient-funds': 402,
  'withdrawal-declined': 402,
  'withdrawal-no-account': 402,
  'top-up-declined': 402,
  'top-up-no-account': 402,
  'top-up-insufficient-funds': 402,
  'local-send-declined': 402,
  'local-send-no-account': 402,
  'local-withdrawal-declined': 402,
  'local-withdrawal-no-account': 402,
  'code-required': 403,
  'code-wrong': 403,
  'code-expired': 403,
  'code-used-up': 403,
  'password-wrong': 403,
  'reset-code-wrong': 403,
  'presence-required': 403,
  'device-not-confirmed': 403,
  'bank-account-missing': 404,
  'card-missing': 404,
  'credential-missing': 404,
  'device-missing': 404,
  'document-missing': 404,
  'file-missing': 404,
  'notification-missing': 404,
  'passkey-unknown': 404,
  'payee-missing': 404,
  'receipt-missing': 404,
  'send-missing': 404,
  'trip-missing': 404,
  'block-missing': 404,
  'tax-refund-missing': 404,
  'verification-missing': 404,
  'email-taken': 409,
  'did-taken': 409,
  'two-factor-on': 409,
  'passkey-origin-unknown': 409,
  'contact-proven': 409,
  'account-has-money': 409,
  'account-has-payments': 409,
  'account-has-refunds': 409,
  'account-has-work': 409,
  'balance-too-low': 409,
  'balance-without-fee': 409,
  'deposit-fee-changed': 409,
  'deposit-charge-changed': 409,
  'withdrawal-fee-changed': 409,
  'top-up-rate-changed': 409,
  'top-up-fee-changed': 409,
  'send-fee-changed': 409,
  'local-withdrawal-fee-changed': 409,
  'bank-account-saved': 409,
  'push-off': 409,
  'recipient-changed': 409,
  'address-taken': 409,
  'send-claimed': 409,
  'requests-full': 409,
  'request-files-full': 409,
  'document-decided': 409,
  'document-taken-back': 409,
  'document-corrected': 409,
  'documents-full': 409,
  'verification-pending': 409,
  'refund-rate-changed': 409,
  'receipt-claimed': 409,
  'tax-refund-decided': 409,
  'not-created': 410,
  'files-too-large': 413,
  'file-too-large': 413,
  'image-too-large': 413,
  'too-many-sign-ins': 429,
  'too-many-accounts': 429,
  'too-many-codes': 429,
  'too-many-look-ups': 429,
  'too-many-exports': 429,
  'card-service-unavailable': 503,
  'rate-missing': 503,
  'storage-full': 503,
  'storage-read-only': 503,
};

/** The status of a refusal; 422 by default. */
export function statusOf(code: RefusalCode): HttpErrorStatus {
  return statuses[code] ?? 422;
}

/** The status of an error that refuses a request; undefined for a fault. */
export function refusedStatus(error: unknown): HttpErrorStatus | undefined {
  if (error instanceof Refusal) return statusOf(error.code);
  if (error instanceof Overloaded) return overloadError(error).status;
  return error instanceof HttpError ? error.status : undefined;
}
