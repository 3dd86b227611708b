import { createTransport } from 'nodemailer';

import { MessageRefused, type MessageSender } from './message.ts';

/** How long a mail server may take for each step, in milliseconds. */
const stepTimeout = 10_000;

/** A mail server and the sender's address. */
export interface MailServer {
  /** `smtp://` or `smtps://`, with user name and password where the server needs them. */
  url: string;
  /** Such as `Superwallet <no-reply@wallet.example.com>`. */
  from: string;
}

/** Sends e-mail through a mail server (decision 206). */
export function createSmtpSender({ url, from }: MailServer): MessageSender {
  const transport = createTransport({
    url,
    connectionTimeout: stepTimeout,
    greetingTimeout: stepTimeout,
    socketTimeout: stepTimeout,
    dnsTimeout: stepTimeout,
    // The texts are the provider's own, and no part of a message is read from elsewhere.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = /@([\w.-]+)/.exec(from)?.[1] ?? 'superwallet';
  return {
    name: 'smtp',
    async send({ to, subject, text, language, reference }) {
      await transport
        .sendMail({
          from,
          // As an object: a text would be read as a list of addresses.
          to: { name: '', address: to },
          subject,
          text,
          messageId: `<${reference}@${domain}>`,
          headers: { 'Content-Language': language, 'Auto-Submitted': 'auto-generated' },
        })
        .catch((error: unknown) => {
          throw isPermanent(error) ? new MessageRefused('Refused by the mail server') : error;
        });
    },
  };
}

/** Whether the server has refused this recipient or text. The operator can solve a refused sign-in to the server. */
function isPermanent(error: unknown): boolean {
  if (!(error instanceof Error) || !('responseCode' in error) || !('code' in error)) return false;
  const { code, responseCode } = error;
  const isMessage = code === 'EENVELOPE' || code === 'EMESSAGE';
  return isMessage && typeof responseCode === 'number' && responseCode >= 500;
}
