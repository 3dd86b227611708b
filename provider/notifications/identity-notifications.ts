import type { NewCredential } from '#wallet/entities/credential.ts';
import { credentialPath, paths } from '#wallet/paths.ts';

import type { Rejection } from '../database/schema.ts';
import type { MessageLanguage } from '../messages/message.ts';
import type { NotificationContent } from './notification-content.ts';

/** The wallet shows its own notice of a user's actions, so their notifications appear only in the bell. */
const quiet = true as const;

/** The notification of an added credential. */
export function credentialNotification({
  credentialData: { name },
}: Pick<NewCredential, 'credentialData'>): NotificationContent {
  return {
    title: '증명서 추가',
    message: `${name} 증명서를 지갑에 추가했어요.`,
    type: 'success',
    actionUrl: paths.digitalId,
    quiet,
    english: { title: 'Credential added', message: `${name} has been added to your wallet.` },
  };
}

/** The notification of a verification request. */
export const verificationNotification: NotificationContent = {
  title: '본인 확인 요청',
  message: '신분증 확인 요청을 접수했어요.',
  type: 'info',
  actionUrl: paths.digitalId,
  quiet,
  english: {
    title: 'Verification requested',
    message: 'Your request to verify your document has been received.',
  },
};

/** Does not reveal the result. */
const reviewed = {
  en: 'The review of your document has ended.',
  ko: '신분증 심사가 끝났어요.',
};

/** The notification of a verified document, which links to the new credential. */
export function verifiedNotification(credentialId: number): NotificationContent {
  return {
    title: '본인 확인 완료',
    message: '샌드박스 심사를 통과해 테스트 증명서를 지갑에 추가했어요.',
    type: 'success',
    actionUrl: credentialPath(credentialId),
    outside: {
      english: {
        title: 'Identity verified',
        message: 'Your document was accepted. The credential is in your wallet.',
      },
      discreet: reviewed,
    },
  };
}

const rejectionWords: Readonly<Record<Rejection, Readonly<Record<MessageLanguage, string>>>> = {
  unreadable: { en: 'The photo cannot be read.', ko: '사진을 읽을 수 없어요.' },
  mismatch: { en: 'The number is not the one in the photo.', ko: '번호가 사진과 달라요.' },
  expired: { en: 'The document has expired.', ko: '신분증의 유효 기간이 지났어요.' },
  'check-digit': {
    en: 'The check digit of the number is wrong.',
    ko: '번호의 검증 숫자가 맞지 않아요.',
  },
  'name-mismatch': {
    en: 'The name is not the one in your profile.',
    ko: '이름이 프로필과 달라요.',
  },
};

/** The notification of a rejected document. */
export function rejectedNotification(rejection: Rejection): NotificationContent {
  const { en, ko } = rejectionWords[rejection];
  return {
    title: '본인 확인 거절',
    message: `${ko} 확인한 뒤 다시 요청해 주세요.`,
    type: 'warning',
    actionUrl: paths.digitalId,
    outside: {
      english: { title: 'Identity not verified', message: `${en} Check it and ask again.` },
      discreet: reviewed,
    },
  };
}
