import { useEffect } from 'react';

import { settingOfAccount } from '#i18n/language.ts';
import type { User } from '#wallet/entities/user.ts';

import { useWalletServices } from './context.ts';

/** Shows the wallet in the languages that the account has chosen, on this or another device. */
export function useAccountLanguage(user: Pick<User, 'language' | 'localLanguage'>): void {
  const { language, log } = useWalletServices();
  const setting = settingOfAccount(user);
  useEffect(() => {
    if (setting === undefined || setting === language.read()) return;
    language
      .choose(setting)
      .catch((error: unknown) => log.warn('The language of the account is not loaded', error));
  }, [setting, language, log]);
}
