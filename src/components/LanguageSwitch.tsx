import type { Language } from '#i18n/language.ts';
import { useLanguage } from '#i18n/messages-context.ts';

import { Button } from './Button.tsx';

/** The names of the languages, each in itself. */
// oxlint-disable-next-line house/no-untranslated-text -- the same in every language
export const languageNames: Readonly<Record<Language, string>> = { en: 'English', ko: '한국어' };

const otherThan = (language: Language): Language => (language === 'ko' ? 'en' : 'ko');

function Switch({ to, onPress }: { to: Language; onPress: () => void }) {
  return (
    <Button tone="quiet" size="small" lang={to} onClick={onPress}>
      {languageNames[to]}
    </Button>
  );
}

/** Switches the complete wallet to the other language. */
export function LanguageSwitch() {
  const { language, onChoose } = useLanguage();
  if (onChoose === undefined) return null;
  const other = otherThan(language);
  return <Switch to={other} onPress={() => onChoose(other)} />;
}

/** Shows the local payments of an English wallet in the other language. */
export function LocalLanguageButton({ shown }: { shown: Language }) {
  const { onChoose } = useLanguage();
  if (onChoose === undefined) return null;
  const other = otherThan(shown);
  return <Switch to={other} onPress={() => onChoose(other === 'ko' ? 'en-ko' : 'en')} />;
}

/**
 * Switches local sends and withdrawals, their receipts, the bell and live notices to the other language. Shown in these
 * parts of an English wallet only: a user who has chosen Korean reads everything in Korean.
 */
export function LocalLanguageSwitch() {
  const { language, walletLanguage } = useLanguage();
  if (walletLanguage !== 'en') return null;
  return (
    <div className="-mx-2">
      <LocalLanguageButton shown={language} />
    </div>
  );
}
