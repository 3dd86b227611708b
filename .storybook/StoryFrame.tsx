import type { ReactNode } from 'react';

import { BasePath } from '#components/base-path.ts';
import { PhoneFrame } from '#components/PhoneFrame.tsx';
import { Toaster } from '#components/Toaster.tsx';
import { Shell } from '#shell/Shell.tsx';
import { useTabTitle } from '#shell/tab-title.ts';
import { emptyBell, SampleStrip, systemTheme } from '#stories/shell/SampleShell.tsx';
import { storyServices } from '#harness/story-services.ts';
import { buildUser } from '#mocks/builders.ts';
import { User } from '#wallet/entities/user.ts';
import { basePath } from '#wallet/paths.ts';

import type { Display } from './display-options.ts';

const navigate = (to: string) => storyServices().navigate(to);

/** A phone around a story: alone, or with the header and the navigation that a screen has in the wallet. */
function Phone({
  frame,
  path,
  network,
  children,
}: Pick<Display, 'frame' | 'network'> & { path: string; children: ReactNode }) {
  const { firstName } = User.parse(buildUser());
  const title = useTabTitle(path, firstName);
  if (frame === 'alone') return <PhoneFrame>{children}</PhoneFrame>;
  return (
    <Shell
      activePath={path}
      onNavigate={navigate}
      title={title}
      connection={network === 'offline' ? 'offline' : 'connected'}
      themeToggle={systemTheme}
      bell={emptyBell}
      strip={<SampleStrip activePath={path} onNavigate={navigate} />}
    >
      {children}
    </Shell>
  );
}

/**
 * The frame around a story. `own` is the story's parameter `frame`: `'own'` if the story renders its own phone frame,
 * `'app'` if it renders the complete wallet with its toaster, `'page'` for a page about the stories. If it is missing,
 * the story is rendered in a phone. `frame` is the option of the toolbar, and `path` the path of the story's screen.
 */
export function StoryFrame({
  own,
  path,
  frame,
  network,
  children,
}: Pick<Display, 'frame' | 'network'> & { own: unknown; path: string; children: ReactNode }) {
  if (own === 'app' || own === 'page') return children;
  return (
    <BasePath value={basePath}>
      {own === 'own' ? (
        children
      ) : (
        <Phone frame={frame} path={path} network={network}>
          {children}
        </Phone>
      )}
      <Toaster store={storyServices().toasts} onNavigate={navigate} />
    </BasePath>
  );
}
