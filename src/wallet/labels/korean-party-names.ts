import { banks } from '#wallet/entities/bank-account.ts';

/** The other side of a deposit from a crypto network, as it is stored. */
export const cryptoNetwork = 'Crypto network';

const parties = [...banks, cryptoNetwork] as const;

const names: Readonly<Record<(typeof parties)[number], string>> = {
  'KB Kookmin': 'KB국민은행',
  Shinhan: '신한은행',
  Hana: '하나은행',
  Woori: '우리은행',
  'NH Nonghyup': 'NH농협은행',
  IBK: 'IBK기업은행',
  [cryptoNetwork]: '암호화폐 네트워크',
};

/** The Korean name of one of the documented banks or of the crypto network, or the stored name of any other party. */
export function koreanPartyName(name: string): string {
  const party = parties.find((known) => known === name);
  return party === undefined ? name : names[party];
}
