import { Bell, BellOff, CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import { useState } from 'react';

import { EmptyState } from '#components/EmptyState.tsx';
import { IconButton } from '#components/IconButton.tsx';
import { IconMark } from '#components/IconMark.tsx';
import type { Navigate } from '#components/Link.tsx';
import { Sheet } from '#components/Sheet.tsx';
import { korean } from '#wallet/labels/korean.ts';
import { formatKoreanDateTime } from '#wallet/dates.ts';
import {
  badgeText,
  unreadCount,
  type ClientNotification,
  type NotificationType,
} from '#wallet/notices/notifications.ts';

import { RiseStatus } from './RiseStatus.tsx';

export interface NotificationBellProps {
  /** Newest first. */
  notifications: readonly ClientNotification[];
  /** Called when the person presses a notification, which reads it. */
  onRead: (id: ClientNotification['id']) => void;
  onNavigate: Navigate;
}

/** The header's bell with the number of unread notifications. All its texts are Korean (local §2). */
export function NotificationBell({ notifications, onRead, onNavigate }: NotificationBellProps) {
  const [open, setOpen] = useState(false);
  const unread = unreadCount(notifications);
  const badge = badgeText(unread);
  return (
    <div lang="ko" className="relative">
      <IconButton
        icon={Bell}
        label={unread === 0 ? '알림' : `알림, 읽지 않음 ${unread}개`}
        onClick={() => setOpen(true)}
      />
      {badge && (
        <span
          aria-hidden
          className="pointer-events-none absolute top-0.5 left-1/2 min-w-5 rounded-full bg-negative-fill px-1 text-center text-tiny font-bold text-on-brand ring-2 ring-surface"
        >
          {badge}
        </span>
      )}
      <RiseStatus count={unread} label={`읽지 않은 알림 ${unread}개`} />
      {open && (
        <Sheet title="알림" lang="ko" closeLabel={korean.close} onClose={() => setOpen(false)}>
          {notifications.length === 0 ? (
            <EmptyState icon={BellOff}>새로운 알림이 없습니다</EmptyState>
          ) : (
            <ul className="-mx-2">
              {notifications.map((notification) => (
                <Row
                  key={notification.id}
                  notification={notification}
                  onPress={() => {
                    onRead(notification.id);
                    if (notification.actionUrl === undefined) return;
                    setOpen(false);
                    onNavigate(notification.actionUrl);
                  }}
                />
              ))}
            </ul>
          )}
        </Sheet>
      )}
    </div>
  );
}

const looks = {
  success: { icon: CircleCheck, tone: 'positive', label: '성공' },
  error: { icon: CircleAlert, tone: 'negative', label: '오류' },
  warning: { icon: TriangleAlert, tone: 'caution', label: '주의' },
  info: { icon: Info, tone: 'info', label: '안내' },
} as const satisfies Record<NotificationType, object>;

function Row({
  notification: { title, message, type, timestamp, isRead },
  onPress,
}: {
  notification: ClientNotification;
  onPress: () => void;
}) {
  const { icon, tone, label } = looks[type];
  return (
    <li className="border-b border-line last:border-b-0">
      <button
        type="button"
        onClick={onPress}
        className="pressable flex w-full items-start gap-3 rounded-control px-2 py-3 text-left hover:bg-sunken"
      >
        <IconMark icon={icon} tone={tone} />
        <span className="flex min-w-0 flex-1 flex-col gap-0.5">
          <span className="flex items-start gap-2">
            <span
              className={`min-w-0 flex-1 text-body wrap-anywhere ${isRead ? 'font-medium' : 'font-bold'}`}
            >
              <span className="sr-only">{label}: </span>
              {title}
            </span>
            {!isRead && (
              <>
                <span aria-hidden className="mt-1.5 size-2 shrink-0 rounded-full bg-negative" />
                <span className="sr-only">읽지 않음</span>
              </>
            )}
          </span>
          <span className="text-small wrap-anywhere text-ink-muted">{message}</span>
          <time dateTime={timestamp} className="text-tiny text-ink-muted">
            {formatKoreanDateTime(timestamp)}
          </time>
        </span>
      </button>
    </li>
  );
}
