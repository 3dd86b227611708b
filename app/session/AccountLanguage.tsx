import { useEffect, useEffectEvent } from 'react';

import { settingOfAccount } from '#i18n/account-language.ts';
import { choiceOf } from '#i18n/language.ts';
import type { User } from '#wallet/entities/user.ts';

import { useWalletServices } from '../context.ts';

/**
 * Shows the wallet in the languages that the account has chosen, on this or another device, and saves the language of
 * local payments that is chosen in this tab (decision 251). If it could not be saved, the next choice is.
 */
export default function AccountLanguage({
  user,
}: {
  user: Pick<User, 'language' | 'localLanguage'>;
}) {
  const { client, language, log, session } = useWalletServices();
  const setting = settingOfAccount(user);
  useEffect(() => {
    if (setting !== undefined && setting !== language.read()) language.choose(setting);
  }, [setting, language]);
  const save = useEffectEvent(async () => {
    const chosen = language.chosen.read();
    if (chosen === undefined || chosen === setting) return;
    try {
      const { localLanguage } = choiceOf(chosen);
      await client('updateProfile', { body: { localLanguage } });
      session.mergeUser({ localLanguage });
    } catch (error) {
      log.warn('The language of the account was not saved', error);
    }
  });
  useEffect(() => language.chosen.subscribe(() => void save()), [language]);
  return null;
}
