import type { Notification } from '#wallet/entities/notification.ts';
import { paths } from '#wallet/paths.ts';

const hour = 3_600_000;

/** Notifications of the sample user, the latest first: one of each type, with and without a linked screen. */
export function sampleNotifications(now: Date): Notification[] {
  const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds).toISOString();
  return [
    {
      id: 4,
      title: '입금',
      message: '25 XP를 받았어요.',
      english: { title: 'Payment received', message: 'You received 25 XP.' },
      type: 'success',
      timestamp: ago(hour / 4),
      isRead: false,
      isSecurity: false,
      actionUrl: paths.assets,
    },
    {
      id: 3,
      title: '보안 알림',
      message: '새 기기에서 로그인되었어요. 본인이 아니라면 보안 설정을 확인해 주세요.',
      english: {
        title: 'Security alert',
        message:
          'Your account was signed in to on a new device. If it was not you, check Security Settings.',
      },
      type: 'warning',
      timestamp: ago(5 * hour),
      isRead: false,
      isSecurity: true,
      actionUrl: paths.securitySettings,
    },
    {
      id: 2,
      title: '출금 실패',
      message: '은행에서 거절하여 50 USDC를 지갑으로 돌려드렸어요.',
      english: {
        title: 'Withdrawal failed',
        message: 'The bank refused it. Your 50 USDC are back in your wallet.',
      },
      type: 'error',
      timestamp: ago(30 * hour),
      isRead: true,
      isSecurity: false,
      actionUrl: paths.history,
    },
    {
      id: 1,
      title: '본인 확인 요청',
      message: '신분증 확인 요청을 접수했어요.',
      english: {
        title: 'Verification requested',
        message: 'Your request to verify your document has been received.',
      },
      type: 'info',
      timestamp: ago(50 * hour),
      isRead: true,
      isSecurity: false,
      actionUrl: '',
    },
  ];
}
