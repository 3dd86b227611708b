import type { Clock } from '../environment.ts';
import { postSigned, type SignedService } from '../signed-service.ts';
import { MessageRefused, type MessageSender } from './message.ts';

/** Sends SMS messages as signed POST requests to the operator's service (decision 206). */
export function createSmsWebhookSender(service: SignedService, clock: Clock): MessageSender {
  return {
    name: 'webhook',
    async send({ to, text, reference }) {
      const content = { id: reference, to, text };
      const response = await postSigned(service, { reference, content }, clock);
      await response.body?.cancel();
      // Other refusals, such as of the signature, are temporary: the operator may correct the settings.
      if (response.status === 400 || response.status === 422) {
        throw new MessageRefused('Refused by the SMS webhook');
      }
      if (!response.ok) throw new Error(`The SMS webhook answered ${response.status}`);
    },
  };
}
