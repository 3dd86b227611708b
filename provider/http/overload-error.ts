import type { Overloaded, OverloadedPart } from '../overloaded.ts';
import { HttpError } from './http-error.ts';

/** The status, the message, and the retry delay in seconds. */
const answers: Readonly<Record<OverloadedPart, [429 | 503, string, number]>> = {
  requests: [429, 'Too many of your requests wait already. Try again in a moment.', 1],
  streams: [429, 'Your wallet is open too often. Close it somewhere else.', 10],
  'sign-ins': [503, 'Too many sign-ins at this moment. Try again in a few seconds.', 10],
  passwords: [
    503,
    'Too many people sign in or register at this moment. Try again in a few seconds.',
    10,
  ],
  uploads: [503, 'Too many files are sent at this moment. Try again in a few seconds.', 10],
};

/** The refusal of a request by an overloaded part of the provider. */
export function overloadError({ part }: Overloaded): HttpError {
  const [status, message, seconds] = answers[part];
  return new HttpError(status, message, { 'Retry-After': String(seconds) });
}
