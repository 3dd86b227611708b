import type { NotificationsMessages } from '#i18n/en/notifications.ts';

export const notifications: NotificationsMessages = {
  title: '알림',
  loading: '알림을 불러오는 중',
  failed: '알림을 불러오지 못했어요',
  empty: '새로운 알림이 없어요',
  pinned: '확인하지 않은 보안 알림',
  others: '다른 알림',
  readAll: '모두 읽음',
  unread: '읽지 않음',
  types: { success: '성공', error: '오류', warning: '주의', info: '안내' },
};
