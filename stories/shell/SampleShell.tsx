import type { ReactNode } from 'react';

import { ActionStrip } from '#shell/ActionStrip.tsx';
import { AddButton } from '#shell/AddButton.tsx';
import { NotificationBell } from '#shell/NotificationBell.tsx';
import { Shell, type ShellProps } from '#shell/Shell.tsx';
import { ThemeToggle } from '#shell/ThemeToggle.tsx';
import { paths } from '#wallet/paths.ts';

import { SampleScreen } from './SampleScreen.tsx';

/** A bell without notifications, for stories about other parts of the shell. */
export const emptyBell = <NotificationBell unread={0}>{() => null}</NotificationBell>;

const stay = () => undefined;

/** A toggle that always shows the device's theme and does nothing when pressed. */
export const systemTheme = <ThemeToggle choice="system" onToggle={stay} />;

/** The strip above the navigation, with the add button at its end. */
export function SampleStrip({
  activePath = paths.home,
  onNavigate = stay,
  chat,
}: Partial<Pick<ShellProps, 'activePath' | 'onNavigate'>> & { chat?: ReactNode }) {
  return (
    <ActionStrip activePath={activePath}>
      {chat}
      <AddButton activePath={activePath} onNavigate={onNavigate} />
    </ActionStrip>
  );
}

/** The shell around a sample screen, for stories about one part of the shell. */
export function SampleShell({
  end,
  ...part
}: Partial<Pick<ShellProps, 'bell' | 'banner' | 'monitor' | 'strip'>> & {
  /** A part at the end of the screen. */
  end?: ReactNode;
}) {
  return (
    <Shell
      activePath={paths.home}
      onNavigate={stay}
      themeToggle={systemTheme}
      bell={emptyBell}
      strip={<SampleStrip />}
      {...part}
    >
      <SampleScreen />
      {end}
    </Shell>
  );
}
