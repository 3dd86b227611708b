import { NotificationBell } from '#shell/NotificationBell.tsx';
import { Shell, type ShellProps } from '#shell/Shell.tsx';
import { paths } from '#wallet/paths.ts';

import { SampleScreen } from './SampleScreen.tsx';

/** The bell of a shell that is about something else. */
export const emptyBell = <NotificationBell unread={0}>{() => null}</NotificationBell>;

/** The shell around a sample screen, for stories about one part of the shell. */
export function SampleShell(
  part: Partial<Pick<ShellProps, 'bell' | 'banner' | 'monitor' | 'chat'>>,
) {
  return (
    <Shell
      activePath={paths.home}
      themeChoice="system"
      onThemeToggle={() => undefined}
      onNavigate={() => undefined}
      bell={emptyBell}
      {...part}
    >
      <SampleScreen />
    </Shell>
  );
}
