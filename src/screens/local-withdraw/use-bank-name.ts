import { useLanguage } from '#i18n/messages-context.ts';
import { koreanBankName } from '#wallet/labels/korean-bank-names.ts';

const storedName = (bankName: string) => bankName;

/** Names a bank in the current language; the stored names are English. */
export function useBankName(): (bankName: string) => string {
  return useLanguage().language === 'ko' ? koreanBankName : storedName;
}
