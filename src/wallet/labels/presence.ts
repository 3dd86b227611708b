import type { UnlockFailure } from '#wallet/forms/unlock.ts';

import { koreanTooManyTries, tooManyTries } from './too-many-tries.ts';

/** The labels of the prompt for the user's password or passkey. */
export interface PresenceLabels {
  title: string;
  /**
   * The reason for asking before a change, before a payment on a device without a passkey, and before making a
   * passkey.
   */
  reasons: { change: string; payment: string; passkey: string };
  password: string;
  missing: string;
  wrong: string;
  confirm: string;
  confirming: string;
  byDevice: string;
  checking: string;
  close: string;
  /** The sentence about too many tries, with the waiting time in the error. */
  tooManyTries: (error: unknown) => string;
  failures: Readonly<
    Record<Exclude<UnlockFailure, 'wrong' | 'too-many-tries'> | 'device-refused', string>
  >;
}

/** For English screens. */
export const englishPresence: PresenceLabels = {
  title: 'Confirm that it is you',
  reasons: {
    change: 'We ask before changes of how you sign in and how you are reached.',
    payment: 'This device has no passkey of your wallet, so we ask for your password.',
    passkey:
      'After this, your device makes a passkey, which unlocks your wallet and confirms that it is you. We tell you of it by e-mail, and by SMS where your number is confirmed.',
  },
  password: 'Password',
  missing: 'Enter your password.',
  wrong: 'This is not your password. Check it and try again.',
  confirm: 'Confirm',
  confirming: 'Confirming…',
  byDevice: 'Use biometrics',
  checking: 'Confirm on your device',
  close: 'Close',
  tooManyTries,
  failures: {
    unreachable: 'We cannot reach the wallet service. Check your connection and try again.',
    gateway:
      'Another machine answered, such as the sign-in page of a network. Sign in to the network, or use another one, then try again.',
    failed: 'Something went wrong on our side. Try again in a moment.',
    'device-refused':
      'Your device did not confirm that it is you. Try again, or enter your password.',
  },
};

/** For Korean screens. */
export const koreanPresence: PresenceLabels = {
  title: '본인 확인',
  reasons: {
    change: '로그인 방법이나 연락처를 바꾸기 전에 확인해요.',
    payment: '이 기기에는 지갑의 패스키가 없어 비밀번호로 확인해요.',
    passkey:
      '확인한 다음 이 기기에 패스키를 만들어요. 패스키로 지갑의 잠금을 해제하고 본인 확인을 할 수 있어요. 이메일과 인증된 번호의 문자로도 알려 드려요.',
  },
  password: '비밀번호',
  missing: '비밀번호를 입력해 주세요.',
  wrong: '비밀번호가 맞지 않아요. 다시 확인해 주세요.',
  confirm: '확인',
  confirming: '확인 중…',
  byDevice: '생체 인증 사용',
  checking: '기기에서 확인해 주세요',
  close: '닫기',
  tooManyTries: koreanTooManyTries,
  failures: {
    unreachable: '지갑 서비스에 연결할 수 없어요. 연결을 확인하고 다시 시도해 주세요.',
    gateway:
      '네트워크 로그인 페이지 같은 다른 기기가 응답했어요. 네트워크에 로그인하거나 다른 네트워크를 사용한 뒤 다시 시도해 주세요.',
    failed: '저희 쪽에 문제가 생겼어요. 잠시 후 다시 시도해 주세요.',
    'device-refused':
      '이 기기에서 본인임을 확인하지 못했어요. 다시 시도하거나 비밀번호를 입력해 주세요.',
  },
};
