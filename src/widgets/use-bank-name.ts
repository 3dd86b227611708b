import { useLanguage } from '#i18n/messages-context.ts';
import { koreanPartyName } from '#wallet/labels/korean-party-names.ts';

const asStored = (bankName: string) => bankName;

/** The name of a bank in the current language. Names without a Korean one are shown as they are stored. */
export function useBankName(): (bankName: string) => string {
  return useLanguage().language === 'ko' ? koreanPartyName : asStored;
}
