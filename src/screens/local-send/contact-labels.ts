import type { ContactSheetLabels } from '#widgets/ContactSheet.tsx';
import { koreanFailureMessage } from '#wallet/failure-message.ts';
import { korean } from '#wallet/labels/korean.ts';
import { localContactNotices } from '#wallet/notices/contact-notices.ts';

/** The labels of a contact's sheet, in Korean. */
export const contactLabels: ContactSheetLabels = {
  title: '연락처 수정',
  ownName: '내가 정한 이름',
  ownNameHint: '나에게만 보여요. 비워 두면 계정의 이름이 보여요.',
  favourite: '즐겨찾기',
  favouriteHint: '목록의 맨 앞에 보여요.',
  save: '저장',
  saving: '저장 중…',
  cancel: '취소',
  close: korean.close,
  slow: korean.slowWrite,
  uncertain:
    '저장되었는지 알 수 없어요. 인터넷 연결을 확인하고 다시 저장해 주세요. 여러 번 저장해도 괜찮어요.',
  failed: (error) => koreanFailureMessage(error, '저장되지 않았어요.'),
  notices: localContactNotices,
};
