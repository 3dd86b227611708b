import { paths } from '#wallet/paths.ts';

import { koreanDeviceName } from '../accounts/device-name.ts';
import type { NotificationContent, OutsideTexts } from './notification-content.ts';

/** Security notifications link to the security settings. */
const security = { title: '보안 알림', actionUrl: paths.securitySettings } as const;

const checkAdvice = '본인이 아니라면 보안 설정을 확인해 주세요.';
const englishAdvice = 'If this was not you, check your security settings.';

/** Security texts outside the wallet. The user must recognise a theft on a locked screen: `discreet` says the cause. */
function outsideOf(
  message: string,
  discreet: OutsideTexts['discreet'],
  covered: OutsideTexts['covered'] = [],
): OutsideTexts {
  return { english: { title: 'Security alert', message }, discreet, covered };
}

/** A sign-in on a known or an unknown device. */
export function signInNotification(deviceName: string, isKnown: boolean): NotificationContent {
  return {
    ...security,
    type: isKnown ? 'info' : 'warning',
    message: `${isKnown ? '' : '새 기기에서 '}로그인되었어요(${koreanDeviceName(deviceName)}). ${checkAdvice}`,
    outside: outsideOf(
      `Your account was signed in to on ${isKnown ? '' : 'a new device: '}${deviceName}. ${englishAdvice}`,
      isKnown
        ? { en: 'Your account was signed in to.', ko: '로그인되었어요.' }
        : {
            en: 'Your account was signed in to on a new device.',
            ko: '새 기기에서 로그인되었어요.',
          },
    ),
  };
}

/** Several failed sign-ins within a short time. */
export const failedSignInsNotification: NotificationContent = {
  ...security,
  type: 'warning',
  message: `로그인에 여러 번 실패했어요. ${checkAdvice}`,
  outside: outsideOf(`Several sign-ins to your account failed. ${englishAdvice}`, {
    en: 'Several sign-ins to your account failed.',
    ko: '로그인에 여러 번 실패했어요.',
  }),
};

/** A changed password. */
export const passwordChangedNotification: NotificationContent = {
  ...security,
  type: 'warning',
  message: `비밀번호가 변경되었어요. 다른 기기에서는 다시 로그인해야 해요. ${checkAdvice}`,
  outside: outsideOf(
    `Your password was changed. Your other devices must sign in again. ${englishAdvice}`,
    { en: 'Your password was changed.', ko: '비밀번호가 변경되었어요.' },
  ),
};

/** A new password in place of a forgotten one. */
export const passwordResetNotification: NotificationContent = {
  ...security,
  type: 'warning',
  message: `이메일로 받은 코드로 새 비밀번호가 설정되었어요. 모든 기기에서 로그아웃되었어요. ${checkAdvice}`,
  outside: outsideOf(
    `A new password was set with a code from your e-mail, and all devices were signed out. ${englishAdvice}`,
    { en: 'A new password was set.', ko: '새 비밀번호가 설정되었어요.' },
    ['email'],
  ),
};

/** Another account has proven the user's phone number. The text does not name that account. */
export function numberMovedNotification(ending: string): NotificationContent {
  return {
    title: '보안 알림',
    actionUrl: paths.editProfile,
    type: 'warning',
    message: `끝자리 ${ending} 전화번호가 다른 계정에서 인증되어 이 번호로는 더 이상 송금받을 수 없어요. 아직 사용하는 번호라면 다시 인증해 주세요.`,
    outside: outsideOf(
      `The phone number ending in ${ending} was confirmed by another account. Payments to it no longer reach you. If it is still yours, confirm it again.`,
      {
        en: 'Your phone number was confirmed by another account.',
        ko: '회원님의 전화번호가 다른 계정에서 인증되었어요.',
      },
      ['email'],
    ),
  };
}

/** A changed sign-in e-mail. */
export const emailChangedNotification: NotificationContent = {
  ...security,
  type: 'warning',
  message: `로그인 이메일이 변경되었어요. ${checkAdvice}`,
  outside: outsideOf(
    `Your sign-in e-mail was changed. ${englishAdvice}`,
    { en: 'Your sign-in e-mail was changed.', ko: '로그인 이메일이 변경되었어요.' },
    ['email'],
  ),
};

/** A restored sign-in e-mail. */
export const emailRestoredNotification: NotificationContent = {
  ...security,
  type: 'warning',
  message: `로그인 이메일이 이전 주소로 복구되어 모든 기기에서 로그아웃되었어요. ${checkAdvice}`,
  outside: outsideOf(
    `Your previous sign-in e-mail was restored, and all devices were signed out. ${englishAdvice}`,
    { en: 'Your sign-in e-mail was restored.', ko: '로그인 이메일이 복구되었어요.' },
    ['email'],
  ),
};

/** Two-factor authentication turned on or off. */
export function twoFactorNotification(enabled: boolean): NotificationContent {
  return {
    ...security,
    type: enabled ? 'success' : 'warning',
    message: `2단계 인증을 ${enabled ? '켰어요' : '껐어요'}. ${checkAdvice}`,
    outside: outsideOf(
      `Two-factor authentication was turned ${enabled ? 'on' : 'off'}. ${englishAdvice}`,
      {
        en: `Two-factor authentication was turned ${enabled ? 'on' : 'off'}.`,
        ko: `2단계 인증을 ${enabled ? '켰어요' : '껐어요'}.`,
      },
    ),
  };
}

/** Two-factor authentication turned off by an operator, at the user's request. */
export const twoFactorEndedNotification: NotificationContent = {
  ...security,
  type: 'warning',
  message:
    '고객 지원팀이 본인 확인 후 2단계 인증을 해제했어요. 모든 기기에서 로그아웃되었어요. 요청하지 않으셨다면 고객 지원팀에 문의해 주세요.',
  outside: outsideOf(
    'Our support turned off two-factor authentication after an identity check. All devices are signed out. If you did not ask for this, contact support.',
    { en: 'Two-factor authentication was turned off.', ko: '2단계 인증이 해제되었어요.' },
    ['email'],
  ),
};

/** A new passkey, made on a device. */
export function passkeyAddedNotification(deviceName: string): NotificationContent {
  return {
    ...security,
    type: 'warning',
    message: `새 패스키가 등록되었어요(${koreanDeviceName(deviceName)}). 이 패스키로 로그인하고 지갑의 잠금을 해제할 수 있어요. ${checkAdvice}`,
    outside: outsideOf(
      `A new passkey was made on ${deviceName}. It can sign in and unlock your wallet. ${englishAdvice}`,
      { en: 'A new passkey was made.', ko: '새 패스키가 등록되었어요.' },
      ['email', 'sms'],
    ),
  };
}

/** A device that the user has signed out on another device. */
export function endedDeviceNotification(deviceName: string): NotificationContent {
  return {
    ...security,
    type: 'info',
    message: `${koreanDeviceName(deviceName)}에서 로그아웃했어요. ${checkAdvice}`,
    outside: outsideOf(`${deviceName} was signed out. ${englishAdvice}`, {
      en: 'A device was signed out.',
      ko: '기기에서 로그아웃했어요.',
    }),
  };
}

/** All other devices signed out. */
export const otherDevicesEndedNotification: NotificationContent = {
  ...security,
  type: 'info',
  message: `다른 기기는 모두 로그아웃했어요. ${checkAdvice}`,
  outside: outsideOf(`All your other devices were signed out. ${englishAdvice}`, {
    en: 'All your other devices were signed out.',
    ko: '다른 기기는 모두 로그아웃했어요.',
  }),
};
