import type { NewCredential } from '#wallet/entities/credential.ts';
import { credentialPath, paths } from '#wallet/paths.ts';

import type { Rejection } from '../database/schema.ts';
import type { NotificationContent } from './notifications.ts';

/** The wallet shows its own notice of a user's actions, so their notifications appear only in the bell. */
const quiet = true;

/** The notification of an added credential. */
export function credentialNotification({
  credentialData: { name },
}: Pick<NewCredential, 'credentialData'>): NotificationContent {
  return {
    title: '자격 증명 추가',
    message: `${name} 자격 증명이 지갑에 추가되었습니다.`,
    type: 'success',
    actionUrl: paths.digitalId,
    quiet,
  };
}

/** The notification of a verification request. */
export const verificationNotification: NotificationContent = {
  title: '신원 확인 요청',
  message: '신분증 확인 요청을 접수했습니다.',
  type: 'info',
  actionUrl: paths.digitalId,
  quiet,
};

/** The notification of a verified document, which links to the new credential. */
export function verifiedNotification(credentialId: number): NotificationContent {
  return {
    title: '신원 확인 완료',
    message: '샌드박스 심사를 통과하여 테스트 자격 증명이 지갑에 추가되었습니다.',
    type: 'success',
    actionUrl: credentialPath(credentialId),
  };
}

const rejectionWords: Readonly<Record<Rejection, string>> = {
  unreadable: '사진을 읽을 수 없습니다.',
  mismatch: '번호가 사진과 다릅니다.',
  expired: '신분증의 유효 기간이 지났습니다.',
  'check-digit': '번호의 검증 숫자가 맞지 않습니다.',
  'name-mismatch': '이름이 프로필과 다릅니다.',
};

/** The notification of a rejected document. */
export function rejectedNotification(rejection: Rejection): NotificationContent {
  return {
    title: '신원 확인 거절',
    message: `${rejectionWords[rejection]} 확인한 뒤 다시 요청해 주세요.`,
    type: 'warning',
    actionUrl: paths.digitalId,
  };
}
