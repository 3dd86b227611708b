import { createTransport } from 'nodemailer';

import { MessageRefused, type MessageSender } from './message.ts';

/** Timeout of each step with a mail server, in milliseconds. */
const stepTimeout = 10_000;

/** A mail server and the sender's address. */
export interface MailServer {
  /** `smtp://` or `smtps://`, with user name and password if the server requires them. */
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
    // The texts are complete: no message may include a file or URL.
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
          // An object, because a string would be parsed as a list of addresses.
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

/**
 * True if the server has refused this recipient or text. A refused sign-in to the server is temporary: the operator can
 * fix it.
 */
function isPermanent(error: unknown): boolean {
  if (!(error instanceof Error) || !('responseCode' in error) || !('code' in error)) return false;
  const { code, responseCode } = error;
  const isMessage = code === 'EENVELOPE' || code === 'EMESSAGE';
  return isMessage && typeof responseCode === 'number' && responseCode >= 500;
}
