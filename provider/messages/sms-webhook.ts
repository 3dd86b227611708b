import { createHmac, timingSafeEqual } from 'node:crypto';

import type { Clock } from '../environment.ts';
import { MessageRefused, type MessageSender } from './message.ts';

/** The header with the time of a request to the webhook, in whole seconds since 1970. */
export const webhookTimestampHeader = 'X-Superwallet-Timestamp';

/** The header with the signature of a request to the webhook. */
export const webhookSignatureHeader = 'X-Superwallet-Signature';

/** The webhook's timeout, in milliseconds. */
const answerTimeout = 10_000;

/** Maximum difference between a request's timestamp and the clock, in seconds. */
const timestampTolerance = 300;

/** The address of the SMS service, and the signing secret. */
export interface SmsWebhook {
  url: string;
  secret: string;
}

/** `v1=` and HMAC-SHA-256 in hex over the timestamp, a full stop and the body. */
export function webhookSignature(secret: string, timestamp: string, body: string): string {
  return `v1=${createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')}`;
}

/** True if a request to the webhook was signed with the secret, within five minutes of `at`. */
export function isSignedByProvider(
  secret: string,
  request: { timestamp: string; signature: string; body: string },
  at: Date,
): boolean {
  const expected = Buffer.from(webhookSignature(secret, request.timestamp, request.body));
  const received = Buffer.from(request.signature);
  const age = Math.abs(at.getTime() / 1000 - Number(request.timestamp));
  return (
    age <= timestampTolerance &&
    received.length === expected.length &&
    timingSafeEqual(received, expected)
  );
}

/** Sends SMS messages as signed POST requests to the operator's service (decision 206). */
export function createSmsWebhookSender({ url, secret }: SmsWebhook, clock: Clock): MessageSender {
  return {
    name: 'webhook',
    async send({ to, text, reference }) {
      const body = JSON.stringify({ id: reference, to, text });
      const timestamp = String(Math.floor(clock.now().getTime() / 1000));
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          'Idempotency-Key': reference,
          [webhookTimestampHeader]: timestamp,
          [webhookSignatureHeader]: webhookSignature(secret, timestamp, body),
        },
        body,
        redirect: 'error',
        signal: AbortSignal.timeout(answerTimeout),
      });
      await response.body?.cancel();
      // Other refusals, such as of the signature, are temporary: the operator may correct the settings.
      if (response.status === 400 || response.status === 422) {
        throw new MessageRefused('Refused by the SMS webhook');
      }
      if (!response.ok) throw new Error(`The SMS webhook answered ${response.status}`);
    },
  };
}
