import type {
  DepositMethod,
  LocalWithdrawMethod,
  SendMethod,
  WithdrawSpeed,
} from '#wallet/entities/money-choices.ts';

/** The names of the ways to deposit. */
export const depositMethodLabels: Readonly<Record<DepositMethod, string>> = {
  bank: 'Bank transfer',
  card: 'Card',
  crypto: 'Crypto',
  wire: 'Wire transfer',
};

/** The names of the speeds of a withdrawal. */
export const withdrawSpeedLabels: Readonly<Record<WithdrawSpeed, string>> = {
  instant: 'Instant',
  standard: 'Standard',
  economy: 'Economy',
};

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
