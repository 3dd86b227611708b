import { banks } from '#wallet/entities/bank-account.ts';

const names: Readonly<Record<(typeof banks)[number], string>> = {
  'KB Kookmin': 'KB국민은행',
  Shinhan: '신한은행',
  Hana: '하나은행',
  Woori: '우리은행',
  'NH Nonghyup': 'NH농협은행',
  IBK: 'IBK기업은행',
};

/** The Korean name of one of the documented banks, or the stored name of any other bank. */
export function koreanBankName(bankName: string): string {
  const bank = banks.find((known) => known === bankName);
  return bank === undefined ? bankName : names[bank];
}
