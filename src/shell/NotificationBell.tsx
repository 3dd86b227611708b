import { Bell as BellIcon } from 'lucide-react';
import { useState, type ReactNode } from 'react';

import { InLocalLanguage } from '#i18n/LanguageProvider.tsx';
import { useMessages } from '#i18n/messages-context.ts';
import { IconButton } from '#components/IconButton.tsx';
import { badgeText } from '#wallet/notices/notifications.ts';

import { CountBadge } from './CountBadge.tsx';
import { RiseStatus } from './RiseStatus.tsx';

export interface NotificationBellProps {
  /** The number of unread notifications; undefined until it is known. */
  unread: number | undefined;
  /** Renders the notifications while the bell is open. */
  children: (onClose: () => void) => ReactNode;
}

/** The header's bell with the number of unread notifications, in the language of local payments (local §2). */
export function NotificationBell(props: NotificationBellProps) {
  return (
    <InLocalLanguage>
      <Bell {...props} />
    </InLocalLanguage>
  );
}

function Bell({ unread, children }: NotificationBellProps) {
  const t = useMessages('bell');
  const [open, setOpen] = useState(false);
  const badge = badgeText(unread ?? 0);
  return (
    <div className="relative">
      <IconButton
        icon={BellIcon}
        label={unread ? t.withUnread(unread) : t.title}
        onClick={() => setOpen(true)}
      />
      {badge && <CountBadge on="surface">{badge}</CountBadge>}
      <RiseStatus count={unread} label={t.unread(unread ?? 0)} />
      {open && children(() => setOpen(false))}
    </div>
  );
}
