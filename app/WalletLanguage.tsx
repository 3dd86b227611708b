import type { ReactNode } from 'react';

import { useStore } from '#components/use-store.ts';
import { choiceOf } from '#i18n/language.ts';
import { LanguageProvider } from '#i18n/LanguageProvider.tsx';

import type { WalletServices } from './context.ts';
import { walletMessages } from './wallet-messages.ts';

/** Provides the languages of the wallet, which the sign-in and the headers of local payments can change. */
export function WalletLanguage({
  services,
  children,
}: {
  services: WalletServices;
  children: ReactNode;
}) {
  const setting = useStore(services.language);
  return (
    <LanguageProvider
      {...choiceOf(setting)}
      messages={walletMessages}
      onChoose={services.language.choose}
    >
      {children}
    </LanguageProvider>
  );
}
