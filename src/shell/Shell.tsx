import { UserRound } from 'lucide-react';
import type { ReactNode } from 'react';

import { IconLink } from '#components/IconButton.tsx';
import { useMessages } from '#i18n/messages-context.ts';
import { Link, type Navigate } from '#components/Link.tsx';
import { TitleInHeader } from '#components/title-in-header.ts';
import { areaOf, paths } from '#wallet/paths.ts';

import { BottomNavigation } from './BottomNavigation.tsx';
import { currentAt } from './current-at.ts';
import { Logo } from './Logo.tsx';
import { ShellFrame } from './ShellFrame.tsx';
import { Wordmark } from './Wordmark.tsx';

/** `connecting`, `connected` and `lost` are states of the event stream; `offline` of the device. */
export type Connection = 'connecting' | 'connected' | 'lost' | 'offline';

export interface ShellProps {
  /** The current route, without the base path. */
  activePath: string;
  /** The next screen is loading: the previous one stays visible, but disabled. */
  opening?: boolean;
  onNavigate: Navigate;
  /** The title of the shown screen if it is a tab or My info; another screen has its own. */
  title?: ReactNode;
  /** The connection to the provider. A status appears if the visible data may be out of date. */
  connection?: Connection;
  /** The browser does not store the wallet's data. */
  storageRefused?: boolean;
  /** The theme switch. */
  themeToggle: ReactNode;
  /** The notification bell. */
  bell: ReactNode;
  /** A banner above the screen, such as the offer of an update. */
  banner?: ReactNode;
  /** The performance monitor. */
  monitor?: ReactNode;
  /** The support chat and the add button. */
  strip?: ReactNode;
  /** The number of approvals that wait for the user; undefined until it is known. */
  pendingWork?: number | undefined;
  /** The routed screen. */
  children: ReactNode;
}

/** The frame of every screen: header, bottom navigation, and the strip above it (core §2, decisions 112 and 179). */
export function Shell({
  activePath,
  opening = false,
  onNavigate,
  title,
  connection = 'connected',
  storageRefused = false,
  themeToggle,
  bell,
  banner,
  monitor,
  strip,
  pendingWork,
  children,
}: ShellProps) {
  const t = useMessages('shell');
  const connectionText =
    connection === 'lost' || connection === 'offline' ? t.connection[connection] : undefined;
  return (
    <ShellFrame
      area={areaOf(activePath)}
      opening={opening}
      header={
        <>
          <Link
            to={paths.home}
            onNavigate={onNavigate}
            aria-label={t.brandLink}
            className="flex min-h-14 min-w-11 shrink-0 items-center rounded-control"
          >
            {title === undefined ? <Wordmark /> : <Logo />}
          </Link>
          {/* A title that is too long for the row, such as one in large text, wraps below the buttons. */}
          <div className="flex min-w-0 flex-1 flex-wrap-reverse items-center gap-x-1">
            {title !== undefined && (
              <h1 className="min-w-0 grow basis-[min-content] text-title leading-6 font-bold wrap-break-word @max-[20rem]:text-row">
                {title}
              </h1>
            )}
            <div className="-mr-2.5 ml-auto flex min-h-14 items-center">
              {monitor}
              {themeToggle}
              {bell}
              <IconLink
                icon={UserRound}
                label={t.myInfo}
                to={paths.myInfo}
                onNavigate={onNavigate}
                aria-current={currentAt(paths.myInfo, activePath)}
              />
            </div>
          </div>
        </>
      }
      strip={strip}
      navigation={
        <BottomNavigation
          activePath={activePath}
          pendingWork={pendingWork}
          onNavigate={onNavigate}
        />
      }
    >
      <div role="status">
        {[connectionText, storageRefused && t.storageRefused].map(
          (text) =>
            text && (
              <p
                key={text}
                className="bg-caution-soft px-12 py-2 text-center text-small font-medium text-caution"
              >
                {text}
              </p>
            ),
        )}
      </div>
      {banner}
      <TitleInHeader value={title !== undefined}>{children}</TitleInHeader>
    </ShellFrame>
  );
}
