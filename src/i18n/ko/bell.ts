import type { BellMessages } from '#i18n/en/bell.ts';

export const bell: BellMessages = {
  title: '알림',
  withUnread: (count) => `알림, 읽지 않음 ${count}개`,
  unread: (count) => `읽지 않은 알림 ${count}개`,
};
