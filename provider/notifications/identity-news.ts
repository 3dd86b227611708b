import type { NewCredential } from '#wallet/entities/credential.ts';
import { paths } from '#wallet/paths.ts';

import type { News } from './notifications.ts';

/** What the person does in the wallet has a notice there, so these show in the bell only. */
const quiet = true;

/** A credential that was added. */
export function credentialNews({
  credentialData: { name },
}: Pick<NewCredential, 'credentialData'>): News {
  return {
    title: '자격 증명 추가',
    message: `${name} 자격 증명이 지갑에 추가되었습니다.`,
    type: 'success',
    actionUrl: paths.digitalId,
    quiet,
  };
}

/** A document that waits to be verified. */
export const verificationNews: News = {
  title: '신원 확인 요청',
  message: '신분증 확인 요청을 접수했습니다.',
  type: 'info',
  actionUrl: paths.digitalId,
  quiet,
};
