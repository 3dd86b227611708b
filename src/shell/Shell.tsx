import { Plus, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';

import { IconLink } from '#components/IconButton.tsx';
import { Link, type Navigate } from '#components/Link.tsx';
import { PhoneFrame } from '#components/PhoneFrame.tsx';
import { paths } from '#wallet/paths.ts';
import type { ThemeChoice } from '#wallet/theme.ts';

import { BottomNavigation } from './BottomNavigation.tsx';
import { Logo } from './Logo.tsx';
import { NotificationBell } from './NotificationBell.tsx';
import { ThemeToggle } from './ThemeToggle.tsx';

export interface ShellProps {
  /** The route shown, without the base path. */
  activePath: string;
  themeChoice: ThemeChoice;
  onThemeToggle: () => void;
  onNavigate: Navigate;
  /** The routed screen. */
  children: ReactNode;
}

/** What stands around every screen: header, bottom navigation and the floating add button (core §2). */
export function Shell({
  activePath,
  themeChoice,
  onThemeToggle,
  onNavigate,
  children,
}: ShellProps) {
  return (
    <PhoneFrame>
      <header className="sticky top-0 z-20 flex items-center justify-between gap-2 bg-surface px-gutter pt-[env(safe-area-inset-top)]">
        <Link
          to={paths.home}
          onNavigate={onNavigate}
          aria-label="Superwallet, home"
          className="flex min-h-14 items-center gap-2.5 rounded-control text-row font-bold"
        >
          <Logo />
          <span className="max-[359px]:sr-only">Superwallet</span>
        </Link>
        <div className="-mr-2.5 flex">
          <ThemeToggle choice={themeChoice} onToggle={onThemeToggle} />
          <NotificationBell />
          <IconLink icon={UserRound} label="My info" to={paths.myInfo} onNavigate={onNavigate} />
        </div>
      </header>
      {/* The bottom padding keeps the last line clear of the floating button. */}
      <main className="flex flex-1 flex-col pb-16">{children}</main>
      <FloatingAddButton />
      <BottomNavigation activePath={activePath} onNavigate={onNavigate} />
    </PhoneFrame>
  );
}

/** Present and without effect, as the documents say (core §1). */
function FloatingAddButton() {
  return (
    <div className="pointer-events-none sticky bottom-[calc(4rem+env(safe-area-inset-bottom))] z-10 flex h-0 justify-end px-gutter">
      <button
        type="button"
        aria-label="Add"
        title="Add"
        className="pressable pointer-events-auto absolute bottom-3 flex size-13 items-center justify-center rounded-full bg-brand text-on-brand shadow-float hover:bg-brand-pressed"
      >
        <Plus aria-hidden className="size-6" strokeWidth={2} />
      </button>
    </div>
  );
}
