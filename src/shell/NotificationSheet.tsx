import { BellOff, CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';

import { Button } from '#components/Button.tsx';
import { EmptyState } from '#components/EmptyState.tsx';
import { IconMark } from '#components/IconMark.tsx';
import type { Navigate } from '#components/Link.tsx';
import { InLocalLanguage } from '#i18n/LanguageProvider.tsx';
import { Loaded } from '#components/Loaded.tsx';
import { Section } from '#components/Section.tsx';
import { Sheet } from '#components/Sheet.tsx';
import { Loading, SkeletonRows } from '#components/Skeleton.tsx';
import { useDates } from '#components/use-dates.ts';
import type { Notification } from '#wallet/entities/notification.ts';
import { korean } from '#wallet/labels/korean.ts';
import type { Loadable } from '#wallet/loadable.ts';
import { isPinned } from '#wallet/notices/notifications.ts';

export interface NotificationSheetProps {
  /** The latest first. */
  notifications: Loadable<readonly Notification[]>;
  /** Marks a notification as read: the user has pressed it, or has marked all as read. */
  onRead: (id: Notification['id']) => void;
  onRetry: () => void;
  onNavigate: Navigate;
  onClose: () => void;
}

/** The notifications behind the bell. All texts are Korean (local §2). */
export function NotificationSheet({
  notifications,
  onRetry,
  onClose,
  ...actions
}: NotificationSheetProps) {
  return (
    <InLocalLanguage>
      <Sheet title="알림" closeLabel={korean.close} onClose={onClose}>
        <Loaded
          from={notifications}
          skeleton={
            <Loading label="알림을 불러오는 중">
              <SkeletonRows count={3} />
            </Loading>
          }
          errorTitle="알림을 불러오지 못했어요"
          onRetry={onRetry}
        >
          {(list) =>
            list.length === 0 ? (
              <EmptyState icon={BellOff}>새로운 알림이 없어요</EmptyState>
            ) : (
              <List notifications={list} onClose={onClose} {...actions} />
            )
          }
        </Loaded>
      </Sheet>
    </InLocalLanguage>
  );
}

function List({
  notifications,
  onRead,
  onNavigate,
  onClose,
}: { notifications: readonly Notification[] } & Omit<
  NotificationSheetProps,
  'notifications' | 'onRetry'
>) {
  const unread = notifications.filter(({ isRead }) => !isRead);
  const pinned = notifications.filter(isPinned);
  const others = notifications.filter((notification) => !isPinned(notification));
  const rows = (group: readonly Notification[]) => (
    <ul className="-mx-2">
      {group.map((notification) => (
        <Row
          key={notification.id}
          notification={notification}
          onPress={() => {
            if (!notification.isRead) onRead(notification.id);
            if (notification.actionUrl === '') return;
            onClose();
            onNavigate(notification.actionUrl);
          }}
        />
      ))}
    </ul>
  );
  return (
    <>
      {pinned.length === 0 ? (
        rows(others)
      ) : (
        <div className="flex flex-col gap-4">
          <Section title="확인하지 않은 보안 알림">{rows(pinned)}</Section>
          {others.length > 0 && <Section title="다른 알림">{rows(others)}</Section>}
        </div>
      )}
      <div className="pt-3">
        <Button
          tone="quiet"
          size="small"
          width="full"
          disabled={unread.length === 0}
          onClick={() => {
            for (const { id } of unread) onRead(id);
          }}
        >
          모두 읽음
        </Button>
      </div>
    </>
  );
}

const looks = {
  success: { icon: CircleCheck, tone: 'positive', label: '성공' },
  error: { icon: CircleAlert, tone: 'negative', label: '오류' },
  warning: { icon: TriangleAlert, tone: 'caution', label: '주의' },
  info: { icon: Info, tone: 'info', label: '안내' },
} as const satisfies Record<Notification['type'], object>;

function Row({
  notification: { title, message, type, timestamp, isRead },
  onPress,
}: {
  notification: Notification;
  onPress: () => void;
}) {
  const { formatKoreanDateTime } = useDates();
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
