import { resetCodeMinutes } from '#wallet/entities/password-reset.ts';
import { withParticle } from '#wallet/korean/with-particle.ts';

import { koreanDeviceName } from '../accounts/device-name.ts';
import type { Message, MessageLanguage } from './message.ts';

type Text = Pick<Message, 'subject' | 'text'>;

/** The code that proves a phone number. The code comes early, because most phones preview only an SMS's beginning. */
export function phoneCodeText(code: string, language: MessageLanguage): Text {
  return {
    subject: '',
    text:
      language === 'ko'
        ? `[Superwallet] 인증번호 ${code} (10분간 유효). 누구에게도 알려 주지 마세요.`
        : `Superwallet: your code is ${code}. It is valid for 10 minutes. Do not tell it to anybody.`,
  };
}

/** The code that proves an e-mail address. */
export function emailCodeText(code: string, language: MessageLanguage): Text {
  return language === 'ko'
    ? {
        subject: `Superwallet 인증번호 ${code}`,
        text: `인증번호는 ${withParticle(code, '이에요')}.\n\n지갑의 프로필 화면에 10분 안에 입력해 주세요. 누구에게도 알려 주지 마세요.\n요청하지 않으셨다면 이 메일을 무시해 주세요.`,
      }
    : {
        subject: `${code} is your Superwallet code`,
        text: `Your code is ${code}.\n\nEnter it on the profile screen of the wallet within 10 minutes. Do not tell it to anybody.\nIf you did not ask for it, ignore this message.`,
      };
}

/** Another account has proven the number. The text does not name that account. */
export function numberMovedText(number: string, language: MessageLanguage): Text {
  const ending = number.slice(-4);
  return language === 'ko'
    ? {
        subject: '전화번호 인증이 해제되었어요',
        text: `끝자리 ${ending} 전화번호가 다른 계정에서 인증되어, 이제 이 번호로는 회원님에게 송금할 수 없어요.\n\n아직 사용하는 번호라면 지갑의 프로필 화면에서 다시 인증해 주세요.`,
      }
    : {
        subject: 'Your phone number was confirmed by another account',
        text: `The phone number ending in ${ending} was confirmed by another account. Nobody can pay you by it any more.\n\nIf it is still yours, confirm it again on the profile screen of the wallet.`,
      };
}

/** For the old address after a change of the sign-in e-mail, with the code that undoes it. */
export function emailChangedText(code: string, language: MessageLanguage): Text {
  return language === 'ko'
    ? {
        subject: 'Superwallet 로그인 이메일이 변경되었어요',
        text: `계정의 로그인 이메일이 다른 주소로 변경되었어요. 직접 변경하셨다면 이 메일을 무시해 주세요.\n\n본인이 아니라면 3일 안에 되돌릴 수 있어요. 지갑의 로그인 화면에서 로그인 버튼 아래에 있는 이메일 변경 되돌리기를 선택하고 이 이메일 주소와 다음 코드를 입력하세요.\n\n${code}\n\n모든 기기에서 로그아웃돼요. 그런 다음 로그인하여 비밀번호를 바꿔 주세요.`,
      }
    : {
        subject: 'Your Superwallet sign-in e-mail was changed',
        text: `Your account now signs in with another e-mail address. If you changed it, ignore this message.\n\nIf you did not, you can undo it within three days. Open the wallet's sign-in screen, choose "Undo an e-mail change", and enter this e-mail address and this code:\n\n${code}\n\nAll devices will be signed out. Then sign in and change your password.`,
      };
}

/** For the restored address, after the undo. */
export function emailRestoredText(language: MessageLanguage): Text {
  return language === 'ko'
    ? {
        subject: 'Superwallet 로그인 이메일을 되돌렸어요',
        text: '이 주소가 다시 로그인 이메일이에요. 모든 기기에서 로그아웃되었어요.\n\n변경을 직접 하지 않으셨다면 비밀번호를 바꿔 주세요.',
      }
    : {
        subject: 'Your Superwallet sign-in e-mail was restored',
        text: 'You sign in with this address again. All devices were signed out.\n\nIf the change was not yours, change your password now.',
      };
}

/** The code that sets a new password (decision 210). */
export function resetCodeText(code: string, language: MessageLanguage): Text {
  return language === 'ko'
    ? {
        subject: 'Superwallet 새 비밀번호를 위한 코드',
        text: `새 비밀번호를 설정하는 코드예요.\n\n${code}\n\n지갑의 로그인 화면에서 로그인 버튼 아래에 있는 비밀번호 찾기를 선택하고 ${resetCodeMinutes}분 안에 입력해 주세요. 누구에게도 알려 주지 마세요.\n요청하지 않으셨다면 이 메일을 무시해 주세요. 비밀번호는 그대로예요.`,
      }
    : {
        subject: 'The code for your new Superwallet password',
        text: `With this code you set a new password:\n\n${code}\n\nEnter it on the wallet's sign-in screen, under "Forgot password?", within ${resetCodeMinutes} minutes. Do not tell it to anybody.\nIf you did not ask for it, ignore this message. Your password stays as it is.`,
      };
}

/** After a new password was set by a code. */
export function passwordResetText(language: MessageLanguage): Text {
  return language === 'ko'
    ? {
        subject: 'Superwallet 새 비밀번호가 설정되었어요',
        text: '이 주소로 보낸 코드로 새 비밀번호가 설정되었고, 모든 기기에서 로그아웃되었어요.\n\n본인이 아니라면 이메일 계정의 비밀번호를 먼저 바꾸고, 지갑의 로그인 화면에서 로그인 버튼 아래에 있는 비밀번호 찾기로 다시 설정해 주세요.',
      }
    : {
        subject: 'Your Superwallet has a new password',
        text: 'A new password was set with a code sent to this address, and all devices were signed out.\n\nIf this was not you, first change the password of your e-mail account. Then set another one with "Forgot password?" on the sign-in screen of the wallet.',
      };
}

/** After an operator has turned off two-factor authentication. */
export function twoFactorEndedText(language: MessageLanguage): Text {
  return language === 'ko'
    ? {
        subject: 'Superwallet 2단계 인증이 해제되었어요',
        text: '고객 지원팀이 본인 확인 후 2단계 인증을 해제했고, 모든 기기에서 로그아웃되었어요. 기존 복구 코드는 더 이상 사용할 수 없어요.\n\n로그인한 다음 보안 설정에서 2단계 인증을 다시 켜 주세요. 요청하지 않으셨다면 바로 고객 지원팀에 문의해 주세요.',
      }
    : {
        subject: 'Two-factor authentication of your Superwallet was turned off',
        text: 'Support has checked your identity and turned off two-factor authentication. All devices were signed out, and your recovery codes can no longer be used.\n\nSign in, and turn it on again in the security settings. If you did not ask for this, contact support at once.',
      };
}

/** A new passkey, made on a device. */
export function passkeyAddedText(deviceName: string, language: MessageLanguage): Text {
  return language === 'ko'
    ? {
        subject: 'Superwallet에 새 패스키가 등록되었어요',
        text: `${koreanDeviceName(deviceName)}에서 새 패스키가 등록되었어요. 이 패스키로 로그인하고, 지갑의 잠금을 해제하고, 본인 확인을 할 수 있어요.\n\n본인이 아니라면 지갑의 보안 설정에서 생체 인증을 끄고 비밀번호를 바꿔 주세요.`,
      }
    : {
        subject: 'A new passkey was added to your Superwallet',
        text: `A new passkey was made on ${deviceName}. It can sign in, unlock your wallet and confirm that it is you.\n\nIf this was not you, turn off biometrics in the security settings of the wallet and change your password.`,
      };
}

/** The SMS about a new passkey. */
export function passkeyAddedSms(deviceName: string, language: MessageLanguage): Text {
  return {
    subject: '',
    text:
      language === 'ko'
        ? `[Superwallet] 새 패스키가 등록되었어요(${koreanDeviceName(deviceName)}). 본인이 아니라면 보안 설정을 확인해 주세요.`
        : `Superwallet: a new passkey was made on ${deviceName}. If this was not you, check your security settings.`,
  };
}

/** For the former address of a deleted account. */
export function accountDeletedText(language: MessageLanguage): Text {
  return language === 'ko'
    ? {
        subject: 'Superwallet 계정이 삭제되었어요',
        text: '요청하신 대로 이 주소의 Superwallet 계정을 삭제하고 모든 기기에서 로그아웃했어요. 삭제한 계정은 되돌릴 수 없어요.\n\n이 주소로 새 계정을 만들 수 있어요. 본인이 삭제하지 않았다면 이메일 계정의 비밀번호를 바꿔 주세요.',
      }
    : {
        subject: 'Your Superwallet account was deleted',
        text: 'As requested with its password, the Superwallet account of this address was deleted, and all devices were signed out. This cannot be undone.\n\nYou can open a new account with this address. If you did not delete it, change the password of your e-mail account.',
      };
}
