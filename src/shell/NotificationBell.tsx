import { Bell } from 'lucide-react';
import { useState, type ReactNode } from 'react';

import { IconButton } from '#components/IconButton.tsx';
import { badgeText } from '#wallet/notices/notifications.ts';

import { RiseStatus } from './RiseStatus.tsx';

export interface NotificationBellProps {
  /** The number of unread notifications; undefined until it is known. */
  unread: number | undefined;
  /** Renders the notifications while the bell is open. */
  children: (onClose: () => void) => ReactNode;
}

/** The header's bell with the number of unread notifications. All its texts are Korean (local §2). */
export function NotificationBell({ unread, children }: NotificationBellProps) {
  const [open, setOpen] = useState(false);
  const badge = badgeText(unread ?? 0);
  return (
    <div lang="ko" className="relative">
      <IconButton
        icon={Bell}
        label={badge ? `알림, 읽지 않음 ${unread}개` : '알림'}
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
      {open && children(() => setOpen(false))}
    </div>
  );
}
