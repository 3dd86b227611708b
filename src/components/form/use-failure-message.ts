import { useLanguage, useMessages } from '#i18n/messages-context.ts';
import { failureMessage, type Repeated } from '#wallet/failure-message.ts';

/** The message for a failed action, in the language of the screen; by default it says to try again. */
export function useFailureMessage(): (error: unknown, repeated?: Repeated) => string {
  const { language } = useLanguage();
  const { failure: messages } = useMessages('forms');
  return (error, repeated = 'try') => failureMessage(error, repeated, { language, messages });
}
