import type { Language } from '#i18n/language.ts';
import { koreanPartyName } from '#wallet/labels/korean-party-names.ts';

/** The words about the other side of a transaction. */
interface Words {
  to: (party: string) => string;
  from: (party: string) => string;
  taxRefundFrom: (merchant: string) => string;
  /** After the other side; the fee has its unit. */
  withFee: (fee: string) => string;
  /** The name of a bank, which is stored in English. */
  bank: (name: string) => string;
}

export const transactionWords: Readonly<Record<Language, Words>> = {
  en: {
    to: (party) => `To ${party}`,
    from: (party) => `From ${party}`,
    taxRefundFrom: (merchant) => `Tax refund from ${merchant}`,
    withFee: (fee) => ` · with fee ${fee}`,
    bank: (name) => name,
  },
  ko: {
    to: (party) => `받는 곳: ${party}`,
    from: (party) => `보낸 곳: ${party}`,
    taxRefundFrom: (merchant) => `세금 환급: ${merchant}`,
    withFee: (fee) => ` · 수수료 ${fee} 포함`,
    bank: koreanPartyName,
  },
};
