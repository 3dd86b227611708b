import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';

import { useLanguage, useMessages } from '#i18n/messages-context.ts';
import { Button } from '#components/Button.tsx';
import { BuoyDrawing } from '#components/drawings/BuoyDrawing.tsx';
import { EmptyState } from '#components/EmptyState.tsx';
import { IconMark } from '#components/IconMark.tsx';
import type { Navigate } from '#components/Link.tsx';
import { InLocalLanguage } from '#i18n/LanguageProvider.tsx';
import { LocalLanguageSwitch } from '#components/LanguageSwitch.tsx';
import { Loaded } from '#components/Loaded.tsx';
import { Section } from '#components/Section.tsx';
import { Sheet } from '#components/Sheet.tsx';
import { Loading, SkeletonRows } from '#components/Skeleton.tsx';
import { useDates } from '#components/use-dates.ts';
import type { Notification } from '#wallet/entities/notification.ts';
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

/** The notifications behind the bell, in the language of local payments (local §2). */
export function NotificationSheet(props: NotificationSheetProps) {
  return (
    <InLocalLanguage>
      <Notifications {...props} />
    </InLocalLanguage>
  );
}

function Notifications({ notifications, onRetry, onClose, ...actions }: NotificationSheetProps) {
  const common = useMessages('common');
  const t = useMessages('notifications');
  return (
    <Sheet
      title={t.title}
      closeLabel={common.close}
      action={<LocalLanguageSwitch />}
      onClose={onClose}
    >
      <Loaded
        from={notifications}
        skeleton={
          <Loading label={t.loading}>
            <SkeletonRows count={3} />
          </Loading>
        }
        errorTitle={t.failed}
        onRetry={onRetry}
      >
        {(list) =>
          list.length === 0 ? (
            <EmptyState drawing={<BuoyDrawing />}>{t.empty}</EmptyState>
          ) : (
            <List notifications={list} onClose={onClose} {...actions} />
          )
        }
      </Loaded>
    </Sheet>
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
  const t = useMessages('notifications');
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
          <Section title={t.pinned}>{rows(pinned)}</Section>
          {others.length > 0 && <Section title={t.others}>{rows(others)}</Section>}
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
          {t.readAll}
        </Button>
      </div>
    </>
  );
}

const looks = {
  success: { icon: CircleCheck, tone: 'positive' },
  error: { icon: CircleAlert, tone: 'negative' },
  warning: { icon: TriangleAlert, tone: 'caution' },
  info: { icon: Info, tone: 'info' },
} as const satisfies Record<Notification['type'], object>;

function Row({ notification, onPress }: { notification: Notification; onPress: () => void }) {
  const t = useMessages('notifications');
  const { language } = useLanguage();
  const { formatDateTime, formatKoreanDateTime } = useDates();
  const { type, timestamp, isRead } = notification;
  const { title, message } = (language === 'en' && notification.english) || notification;
  // Notifications of earlier versions have no English texts.
  const lang = language === 'en' && !notification.english ? 'ko' : undefined;
  const { icon, tone } = looks[type];
  return (
    <li className="border-b border-line last:border-b-0">
      <button
        type="button"
        onClick={onPress}
        className="pressable flex w-full items-start gap-3 rounded-control px-2 py-3 text-left hover:bg-well"
      >
        <IconMark icon={icon} tone={tone} />
        <span className="flex min-w-0 flex-1 flex-col gap-0.5">
          <span className="flex items-start gap-2">
            <span
              className={`min-w-0 flex-1 text-body wrap-anywhere ${isRead ? 'font-medium' : 'font-bold'}`}
            >
              <span className="sr-only">{t.types[type]}: </span>
              <span lang={lang}>{title}</span>
            </span>
            {!isRead && (
              <>
                <span aria-hidden className="mt-1.5 size-2 shrink-0 rounded-full bg-negative" />
                <span className="sr-only">{t.unread}</span>
              </>
            )}
          </span>
          <span lang={lang} className="text-small wrap-anywhere text-ink-muted">
            {message}
          </span>
          <time dateTime={timestamp} className="text-tiny text-ink-muted">
            {language === 'ko' ? formatKoreanDateTime(timestamp) : formatDateTime(timestamp)}
          </time>
        </span>
      </button>
    </li>
  );
}
