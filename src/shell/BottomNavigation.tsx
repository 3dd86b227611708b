import {
  BriefcaseBusiness,
  Coins,
  House,
  IdCard,
  Plane,
  Wallet,
  type LucideIcon,
} from 'lucide-react';

import { useMessages } from '#i18n/messages-context.ts';
import { Link, type Navigate } from '#components/Link.tsx';
import type { ShellMessages } from '#i18n/en/shell.ts';
import { badgeText } from '#wallet/notices/notifications.ts';
import { paths } from '#wallet/paths.ts';

import { CountBadge } from './CountBadge.tsx';
import { currentAt } from './current-at.ts';

const tabs: readonly { to: string; name: keyof ShellMessages['tabs']; icon: LucideIcon }[] = [
  { to: paths.home, name: 'home', icon: House },
  { to: paths.digitalId, name: 'digitalId', icon: IdCard },
  { to: paths.assets, name: 'assets', icon: Coins },
  { to: paths.localpay, name: 'localPay', icon: Wallet },
  { to: paths.work, name: 'work', icon: BriefcaseBusiness },
  { to: paths.traveler, name: 'traveler', icon: Plane },
];

/**
 * The six tabs of the wallet, in the documents' order (core §2). No tab changes its width, so that the icons stay in
 * place. Work shows the number of approvals that wait for the user.
 */
export function BottomNavigation({
  activePath,
  pendingWork = 0,
  onNavigate,
}: {
  activePath: string;
  /** The number of pending approvals; undefined until it is known. */
  pendingWork?: number | undefined;
  onNavigate: Navigate;
}) {
  const t = useMessages('shell');
  return (
    <nav
      aria-label={t.navigation}
      className="@container bg-raised pb-[env(safe-area-inset-bottom)]"
    >
      {/* With large text six labels do not fit in one row, so there are two rows of three. */}
      <div className="grid grid-cols-[repeat(6,auto)] @max-[19rem]:grid-cols-3">
        {tabs.map(({ to, name, icon: Icon }) => {
          const label = t.tabs[name];
          const badge = to === paths.work ? badgeText(pendingWork) : undefined;
          return (
            <Link
              key={to}
              to={to}
              onNavigate={onNavigate}
              aria-current={currentAt(to, activePath)}
              className="pressable group flex min-h-[64px] flex-col items-center justify-center gap-0.5 text-tiny font-medium text-ink-muted -outline-offset-4 @max-[21rem]:text-[0.6875rem] @max-[21rem]:tracking-tight [&[aria-current]]:text-brand-ink"
            >
              <span className="relative flex h-7 w-12 items-center justify-center @max-[21rem]:w-10">
                <Icon
                  aria-hidden
                  className="size-[clamp(22px,1.375rem,28px)] group-[[aria-current]]:fill-current/18"
                  strokeWidth={1.75}
                />
                {badge && <CountBadge on="raised">{badge}</CountBadge>}
              </span>
              {badge && <span className="sr-only">{t.pendingTab(label, pendingWork)}</span>}
              <span aria-hidden={badge !== undefined}>{label}</span>
            </Link>
          );
        })}
      </div>
    </nav>
  );
}
