import type { LocalWithdrawMethod, SendMethod } from '#wallet/entities/money-choices.ts';

/** The names of the ways to send local currency, in Korean like their screen. */
export const sendMethodLabels: Readonly<Record<SendMethod, string>> = {
  phone: '전화번호',
  qr: 'QR 코드',
  nfc: 'NFC 터치',
  account: '이름 또는 이메일',
};

/** The names of the ways to withdraw local currency, in Korean like their screen. */
export const localWithdrawMethodLabels: Readonly<Record<LocalWithdrawMethod, string>> = {
  instant: '즉시',
  standard: '일반',
  economy: '무료 출금',
};
