import { useQuery } from '@tanstack/react-query';
import {
  lazy,
  memo,
  Suspense,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';

import { TimeZoneContext } from '#components/time-zone.ts';
import { useStore } from '#components/use-store.ts';
import { NotificationBell } from '#shell/NotificationBell.tsx';
import { ScreenBoundary } from '#shell/ScreenBoundary.tsx';
import { ScreenSkeleton } from '#shell/ScreenSkeleton.tsx';
import { SessionSkeleton } from '#shell/SessionSkeleton.tsx';
import { Shell } from '#shell/Shell.tsx';
import { hasTabTitle, useTabTitle } from '#shell/tab-title.ts';
import { ThemeToggle } from '#shell/ThemeToggle.tsx';
import type { User } from '#wallet/entities/user.ts';
import { EngravingSeed } from '#widgets/engraving-seed.ts';
import { SandboxesContext } from '#widgets/sandboxes.ts';
import { unreadCount } from '#wallet/notices/notifications.ts';
import { paths } from '#wallet/paths.ts';

import { useNotifications } from './notifications.ts';
import { useOnline } from './offline/online.ts';
import { afterFirstScreen, onDemand, startOnDemand } from './on-demand.tsx';
import { usePendingWork } from './pending-work.ts';
import { completeHydration } from './page/complete-hydration.ts';
import { useShownScreen, type ShownScreen } from './routes/use-shown-screen.ts';
import { useWalletServices, type PageServices, type WalletServices } from './context.ts';
import { loadableOf } from './services/use-loadable.ts';
import { WalletProvider, type Address } from './compose/WalletProvider.tsx';
import { useEarlierCreates } from './use-earlier-creates.ts';
import { useLiveEvents } from './use-live-events.ts';
import { withMessages } from './wallet-messages.ts';

const Strip = afterFirstScreen(
  withMessages(() => import('./WalletStrip.tsx'), { messages: ['monitor', 'session'] }),
);
const NotificationSheet = afterFirstScreen(
  withMessages(
    async () => ({ default: (await import('#shell/NotificationSheet.tsx')).NotificationSheet }),
    { localMessages: ['common', 'notifications'] },
  ),
);
const PerformanceMonitor = afterFirstScreen(
  withMessages(() => import('./monitor/WalletPerformanceMonitor.tsx'), { messages: ['monitor'] }),
);

/** The provider's page has its title already. */
const PageTitle = afterFirstScreen(() => import('./page/PageTitle.tsx'));
const AccountLanguage = afterFirstScreen(() => import('./session/AccountLanguage.tsx'));

/** Loaded at the first notice; the store queues notices until the toaster is mounted. */
const Toaster = afterFirstScreen(
  withMessages(() => import('./WalletToaster.tsx'), { messages: ['common', 'notices'] }),
  (run, { toasts }) => toasts.subscribe(run),
);

/** Loaded as soon as there is an update. */
const UpdateBanner = afterFirstScreen(
  withMessages(() => import('./WalletUpdateBanner.tsx'), { messages: ['session'] }),
  (run, { update }) => {
    if (update.read()) run();
    return update.subscribe(run);
  },
);

/** At the end of Home, where it moves nothing. */
const InstallOffer = afterFirstScreen(
  withMessages(() => import('./WalletInstallOffer.tsx'), { messages: ['session'] }),
);

/** The parts of the page that load after the first screen. A story loads them before its first render. */
export const lazyParts = [
  PageTitle,
  AccountLanguage,
  Strip,
  NotificationSheet,
  PerformanceMonitor,
  Toaster,
  UpdateBanner,
  InstallOffer,
];

const lockScreen = onDemand(
  withMessages(() => import('./session/WalletLock.tsx'), { messages: ['forms', 'session'] }),
);

/** Loaded only when the session cannot be read. */
const SessionFailed = lazy(
  withMessages(
    async () => ({ default: (await import('#shell/SessionFailed.tsx')).SessionFailed }),
    { messages: ['session'] },
  ),
);

/** Loaded on demand: a signed-in user does not need it. */
const SignIn = lazy(
  withMessages(() => import('./session/WalletSignIn.tsx'), { messages: ['forms', 'session'] }),
);

interface AppProps {
  services: WalletServices;
  page: PageServices;
  address?: Address;
}

/** The wallet: the sign-in, or the shell around the route of the address. */
export function App({ services, page, address }: AppProps) {
  return (
    <WalletProvider services={services} address={address}>
      <SessionGate page={page} />
      <Toaster {...services} />
    </WalletProvider>
  );
}

/**
 * Without a session the sign-in replaces the routed screen, which opens after signing in (decision 5). In a locked
 * wallet the lock screen replaces it (decision 100).
 */
function SessionGate({ page }: { page: PageServices }) {
  const { session } = useWalletServices();
  const current = useStore(session);
  const storageRefused = useStore(page.storageRefused);
  const locked = useStore(session.locked);
  const signedIn = current !== null;
  const wasAway = useRef(false);
  useEffect(() => {
    const away = !signedIn || locked;
    // The focused sign-in form is unmounted: move the focus to the screen for screen readers and the keyboard.
    if (wasAway.current && !away) document.querySelector('main')?.focus({ preventScroll: true });
    wasAway.current = away;
  }, [signedIn, locked]);
  if (current === null) {
    return (
      <ScreenBoundary onRetry={page.reload}>
        <Suspense fallback={<SessionSkeleton />}>
          <PageTitle name="signIn" />
          <SignIn storageRefused={storageRefused} keysRefused={page.keysRefused} />
        </Suspense>
      </ScreenBoundary>
    );
  }
  if (locked) {
    return (
      <ScreenBoundary onRetry={page.reload}>
        <Suspense fallback={<SessionSkeleton />}>
          <PageTitle name="locked" />
          <Locked />
        </Suspense>
      </ScreenBoundary>
    );
  }
  return <Verified key={current.token} stored={current.user} page={page} />;
}

/** The lock screen. Its lazy component is picked once: every render must use the same one. */
function Locked() {
  const [Screen] = useState(() => lockScreen.component());
  return <Screen />;
}

/** Locks the idle wallet. The lock screen is prefetched because it must also work offline. */
function useIdleLock() {
  const services = useWalletServices();
  useEffect(
    () =>
      startOnDemand(
        services.scheduler,
        () => import('./session/idle-lock.ts'),
        ({ watchIdleness }) => watchIdleness(services, window),
      ),
    [services],
  );
  const { idle } = services.scheduler;
  useEffect(() => idle(() => void lockScreen.fetch().catch(() => undefined)), [idle]);
}

/** Slides screens in and out. */
function useScreenMotion() {
  const { scheduler } = useWalletServices();
  useEffect(
    () =>
      startOnDemand(
        scheduler,
        () => import('./services/screen-motion.ts'),
        ({ watchScreens }) => watchScreens(window),
      ),
    [scheduler],
  );
}

/** Shows the stored user at once and verifies the session in the background. Without one, waits for the provider. */
function Verified({ stored, page }: { stored: User | null; page: PageServices }) {
  const { session, queries } = useWalletServices();
  useIdleLock();
  const verified = useQuery(queries.query('verify', {}));
  const user = verified.data?.user;
  useEffect(() => {
    if (user) session.mergeUser(user);
  }, [session, user]);

  if (stored) return <Wallet user={stored} page={page} />;
  const checked = loadableOf(verified);
  if (checked.status !== 'failed') return <SessionSkeleton />;
  return (
    <ScreenBoundary onRetry={page.reload}>
      <Suspense fallback={<SessionSkeleton />}>
        <SessionFailed
          failure={checked}
          onRetry={() => void queries.refresh('verify')}
          onSignOut={session.signOut}
        />
      </Suspense>
    </ScreenBoundary>
  );
}

const noSandboxes: readonly string[] = [];

/** The time zone of the profile; undefined if none was chosen, or if it is no offset from UTC (decision 217). */
const timeZoneOf = ({ timezone }: User) =>
  /^UTC[+-]\d{1,2}$/.test(timezone) ? timezone : undefined;

/** The signed-in wallet, memoised: verifying the session must not render it again. */
const Wallet = memo(function Wallet({ user, page }: { user: User; page: PageServices }) {
  const { navigate } = useWalletServices();
  // A rendered page knows the zone of the device, which the server cannot ask.
  const deviceZone = useContext(TimeZoneContext);
  const live = useLiveEvents(page, user.id);
  useEarlierCreates();
  useScreenMotion();
  const online = useOnline(page.network);
  const { path, shown, opening, retry } = useShownScreen();
  const focusedPath = useRef(shown.path);
  useLayoutEffect(() => {
    if (!opening) page.screenShown();
  }, [opening, page]);
  useEffect(() => {
    if (focusedPath.current === shown.path) return;
    focusedPath.current = shown.path;
    // The pressed link is unmounted: move the focus to the new screen.
    document.querySelector('main')?.focus({ preventScroll: true });
  }, [shown.path]);
  return (
    <TimeZoneContext value={timeZoneOf(user) ?? deviceZone}>
      <SandboxesContext value={user.sandboxes ?? noSandboxes}>
        <EngravingSeed value={String(user.id)}>
          <PageTitle path={shown.path} />
          <AccountLanguage user={user} />
          <Shell
            activePath={path}
            opening={opening}
            onNavigate={navigate}
            title={hasTabTitle(shown.path) ? <TabTitle path={shown.path} user={user} /> : undefined}
            connection={online ? live : 'offline'}
            storageRefused={useStore(page.storageRefused)}
            banner={<UpdateBanner update={page.update} />}
            monitor={<PerformanceMonitor />}
            strip={<Strip user={user} activePath={shown.path} />}
            pendingWork={usePendingWork(user.id)}
            themeToggle={<WalletTheme theme={page.theme} />}
            bell={<WalletBell userId={user.id} />}
          >
            <Suspense fallback={<ScreenSkeleton />}>
              <ScreenBoundary
                key={`${shown.path} ${shown.tries}`}
                // A reload while offline could lose the page and its state.
                onRetry={online ? page.reload : retry}
              >
                <RoutedScreen {...shown} user={user} />
              </ScreenBoundary>
              <InstallOffer
                update={page.update}
                installOffer={page.installOffer}
                onHome={shown.path === paths.home}
              />
            </Suspense>
          </Shell>
        </EngravingSeed>
      </SandboxesContext>
    </TimeZoneContext>
  );
});

/** The title of a tab. The session has the user before the provider answers, and while it is unreachable. */
function TabTitle({ path, user }: { path: string; user: User }) {
  const { queries } = useWalletServices();
  const read = queries.query('user', { params: { userId: user.id } });
  // Home reads the profile; the header only follows it.
  const profile = useQuery({ ...read, enabled: false });
  return useTabTitle(path, (profile.data ?? user).firstName);
}

/** The theme switch: pressing it renders only the switch. */
const WalletTheme = memo(function WalletTheme({ theme }: Pick<PageServices, 'theme'>) {
  const choice = useSyncExternalStore(theme.subscribe, theme.read, () => theme.rendered);
  return <ThemeToggle choice={choice} onToggle={theme.toggle} />;
});

/** The bell: a new notification renders only the bell. */
const WalletBell = memo(function WalletBell({ userId }: { userId: number }) {
  const { navigate, queries } = useWalletServices();
  const bell = useNotifications(userId);
  return (
    <NotificationBell unread={unreadCount(bell.notifications)}>
      {(close) => (
        <NotificationSheet
          {...bell}
          onRetry={() => void queries.refresh('notifications')}
          onNavigate={navigate}
          onClose={close}
        />
      )}
    </NotificationBell>
  );
});

/** The routed screen, memoised by route and user. */
const RoutedScreen = memo(function RoutedScreen({
  Screen,
  path,
  search,
  user,
}: ShownScreen & { user: User }) {
  useEffect(() => completeHydration(document.getElementById('root')), []);
  return <Screen user={user} path={path} search={search} />;
});
