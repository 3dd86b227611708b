import {
  BriefcaseBusiness,
  Coins,
  House,
  IdCard,
  Plane,
  Wallet,
  type LucideIcon,
} from 'lucide-react';

import { Link, type Navigate } from '#components/Link.tsx';
import { paths } from '#wallet/paths.ts';

const tabs: readonly { to: string; label: string; icon: LucideIcon }[] = [
  { to: paths.home, label: 'Home', icon: House },
  { to: paths.digitalId, label: 'DigitalID', icon: IdCard },
  { to: paths.assets, label: 'Assets', icon: Coins },
  { to: paths.localpay, label: 'LocalPay', icon: Wallet },
  { to: paths.work, label: 'Work', icon: BriefcaseBusiness },
  { to: paths.traveler, label: 'Traveler', icon: Plane },
];

/** The six tabs of the wallet, in the documents' order (core §2). */
export function BottomNavigation({
  activePath,
  onNavigate,
}: {
  activePath: string;
  onNavigate: Navigate;
}) {
  return (
    <nav
      aria-label="Main"
      className="sticky bottom-0 z-20 flex overflow-x-auto border-t border-line bg-raised pb-[env(safe-area-inset-bottom)]"
    >
      {tabs.map(({ to, label, icon: Icon }) => {
        const active = to === activePath;
        return (
          <Link
            key={to}
            to={to}
            onNavigate={onNavigate}
            aria-current={active ? 'page' : undefined}
            className="group flex min-h-16 min-w-13 flex-1 flex-col items-center justify-center gap-0.5 text-tiny font-medium text-ink-muted -outline-offset-4 aria-[current=page]:font-semibold aria-[current=page]:text-brand-ink"
          >
            <span className="flex h-7 w-12 items-center justify-center rounded-full transition-colors duration-160 group-aria-[current=page]:bg-brand-soft">
              <Icon aria-hidden className="size-5.5" strokeWidth={1.75} />
            </span>
            {label}
          </Link>
        );
      })}
    </nav>
  );
}
