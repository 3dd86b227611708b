import { choiceOf, type LanguageSetting } from '#i18n/language.ts';

import type { WalletServices } from '../context.ts';

type Services = Pick<WalletServices, 'client' | 'language' | 'log' | 'session'>;

/**
 * Changes the languages on this device at once, and for the account of the session. If the account could not be
 * changed, its next choice changes it.
 */
export function chooseLanguage(services: Services, setting: LanguageSetting): void {
  const { client, language, log, session } = services;
  async function choose() {
    await language.choose(setting);
    if (session.token === null) return;
    const { localLanguage } = choiceOf(setting);
    await client('updateProfile', { body: { localLanguage } });
    session.mergeUser({ localLanguage });
  }
  choose().catch((error: unknown) => log.warn('The language was not changed', error));
}
