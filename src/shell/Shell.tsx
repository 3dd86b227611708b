import { Plus, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';

import { IconLink } from '#components/IconButton.tsx';
import { Link, type Navigate } from '#components/Link.tsx';
import { paths } from '#wallet/paths.ts';
import type { ThemeChoice } from '#wallet/theme.ts';

import { BottomNavigation } from './BottomNavigation.tsx';
import { NotificationBell } from './NotificationBell.tsx';
import { ShellFrame } from './ShellFrame.tsx';
import { ThemeToggle } from './ThemeToggle.tsx';
import { Wordmark } from './Wordmark.tsx';

export interface ShellProps {
  /** The route shown, without the base path. */
  activePath: string;
  themeChoice: ThemeChoice;
  onThemeToggle: () => void;
  onNavigate: Navigate;
  /** The live event stream broke off, so what is on screen may grow old. */
  connectionLost?: boolean;
  /** The routed screen. */
  children: ReactNode;
}

/** What stands around every screen: header, bottom navigation and the floating add button (core §2). */
export function Shell({
  activePath,
  themeChoice,
  onThemeToggle,
  onNavigate,
  connectionLost = false,
  children,
}: ShellProps) {
  return (
    <ShellFrame
      header={
        <>
          <Link
            to={paths.home}
            onNavigate={onNavigate}
            aria-label="Superwallet, home"
            className="flex min-h-14 min-w-11 items-center rounded-control"
          >
            <Wordmark />
          </Link>
          <div className="-mr-2.5 flex">
            <ThemeToggle choice={themeChoice} onToggle={onThemeToggle} />
            <NotificationBell />
            <IconLink icon={UserRound} label="My info" to={paths.myInfo} onNavigate={onNavigate} />
          </div>
        </>
      }
      floating={<FloatingAddButton />}
      navigation={<BottomNavigation activePath={activePath} onNavigate={onNavigate} />}
    >
      <div role="status">
        {connectionLost && (
          <p className="bg-caution-soft px-gutter py-2 text-center text-small font-medium text-caution">
            Live updates are paused. Reconnecting…
          </p>
        )}
      </div>
      {children}
    </ShellFrame>
  );
}

/** Present and without effect, as the documents say (core §1). */
function FloatingAddButton() {
  return (
    <button
      type="button"
      aria-label="Add"
      title="Add"
      className="pressable flex size-[clamp(52px,3.25rem,64px)] items-center justify-center rounded-full bg-brand text-on-brand shadow-float hover:bg-brand-pressed"
    >
      <Plus aria-hidden className="size-6" strokeWidth={2} />
    </button>
  );
}
