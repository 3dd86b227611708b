import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import {
  lazy,
  Suspense,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type ComponentType,
} from 'react';
import { Router, useLocation } from 'wouter';

import type { ToastStore } from '#components/toast-store.ts';
import { InstallBanner } from '#shell/InstallBanner.tsx';
import { NotificationBell } from '#shell/NotificationBell.tsx';
import { ScreenBoundary } from '#shell/ScreenBoundary.tsx';
import { ScreenSkeleton } from '#shell/ScreenSkeleton.tsx';
import { SessionFailed } from '#shell/SessionFailed.tsx';
import { SessionSkeleton } from '#shell/SessionSkeleton.tsx';
import { Shell } from '#shell/Shell.tsx';
import { UpdateBanner } from '#shell/UpdateBanner.tsx';
import type { User } from '#wallet/entities/entities.ts';
import { basePath } from '#wallet/paths.ts';

import { afterFirstScreen } from './after-first-screen.tsx';
import { installOffer } from './offline/install-offer.ts';
import { useLiveEvents } from './live-events.ts';
import { navigate } from './navigation.ts';
import { useNotifications } from './notifications.ts';
import { useOnline } from './offline/online.ts';
import { loadableOf, query, queryClient, refresh } from './queries.ts';
import { routeOf } from './routes/routes.ts';
import { theme } from './theme.ts';
import { toasts } from './toasts.ts';
import { client, session, useSession } from './session/wallet-session.ts';
import { walletUpdate } from './offline/wallet-update.ts';

const SupportChat = afterFirstScreen(() => import('./WalletSupportChat.tsx'));
const PerformanceMonitor = afterFirstScreen(() => import('./monitor/WalletPerformanceMonitor.tsx'));

/** Nobody who is signed in needs it, so it is no part of the first load. */
const SignInScreen = lazy(async () => ({
  default: (await import('#shell/SignInScreen.tsx')).SignInScreen,
}));

export function App() {
  return (
    <QueryClientProvider client={queryClient}>
      <Router base={basePath}>
        <SessionGate />
        <IdleToaster />
      </Router>
    </QueryClientProvider>
  );
}

/**
 * The toaster is fetched when the first screen has had its turn. Where that fails, each notice tries again: the store
 * keeps it until there is a toaster to show it.
 */
function IdleToaster() {
  const [loaded, setLoaded] = useState<{ Toaster: ComponentType<{ store: ToastStore }> }>();
  useEffect(() => {
    let mounted = true;
    const load = () => {
      import('#components/Toaster.tsx').then(
        (module) => mounted && setLoaded(module),
        (error: unknown) => console.warn('The toaster could not be fetched', error),
      );
    };
    const timer = setTimeout(load);
    const unsubscribe = toasts.subscribe(load);
    return () => {
      mounted = false;
      clearTimeout(timer);
      unsubscribe();
    };
  }, []);
  return loaded ? <loaded.Toaster store={toasts} /> : null;
}

/** With no session the sign-in stands in place of the routed screen, which opens after signing in (decision 5). */
function SessionGate() {
  const current = useSession();
  const signedIn = current !== null;
  useEffect(() => {
    if (!signedIn) document.title = 'Sign in · Superwallet';
  }, [signedIn]);
  if (current === null) {
    return (
      <ScreenBoundary onReload={reload}>
        <Suspense fallback={<SessionSkeleton />}>
          <SignInScreen
            onSignIn={async (details) => {
              session.save(await client('login', { body: details }));
            }}
            onRegister={async (draft) =>
              (await import('./keys/register.ts')).registerWithKeys(draft)
            }
            log={(problem, detail) => console.warn(problem, detail)}
          />
        </Suspense>
      </ScreenBoundary>
    );
  }
  return <Verified key={current.token} stored={current.user} />;
}

/** The stored user is shown at once and verified behind it; without one the provider says whose session it is. */
function Verified({ stored }: { stored: User | null }) {
  const verified = useQuery(query('verify', {}));
  const user = verified.data?.user;
  useEffect(() => {
    if (user) session.mergeUser(user);
  }, [user]);

  if (stored) return <Wallet user={stored} />;
  const checked = loadableOf(verified);
  return checked.status === 'failed' ? (
    <SessionFailed
      message={checked.message}
      onRetry={() => void refresh('verify')}
      onSignOut={session.signOut}
    />
  ) : (
    <SessionSkeleton />
  );
}

const reload = () => location.reload();

/** An update comes first: it is what the person already has. */
function Banner() {
  const updateReady = useSyncExternalStore(walletUpdate.subscribe, walletUpdate.isReady);
  const installStage = useSyncExternalStore(installOffer.subscribe, installOffer.read);
  return updateReady ? (
    <UpdateBanner onUpdate={walletUpdate.apply} />
  ) : (
    <InstallBanner
      stage={installStage}
      onInstall={() => void installOffer.install()}
      onDismiss={installOffer.dismiss}
    />
  );
}

function Wallet({ user }: { user: User }) {
  const live = useLiveEvents(user.id);
  const online = useOnline();
  const bell = useNotifications();
  const [path] = useLocation();
  const themeChoice = useSyncExternalStore(theme.subscribe, theme.read);
  const { title, Screen } = useMemo(() => {
    const route = routeOf(path);
    return { title: route.title, Screen: route.screen() };
  }, [path]);
  const shownPath = useRef(path);
  useEffect(() => {
    document.title = `${title} · Superwallet`;
    if (shownPath.current === path) return;
    shownPath.current = path;
    // The link that was pressed is gone: whoever reads by ear or goes by keyboard begins at the new screen.
    document.querySelector('main')?.focus({ preventScroll: true });
  }, [path, title]);
  return (
    <Shell
      activePath={path}
      themeChoice={themeChoice}
      onThemeToggle={theme.toggle}
      onNavigate={navigate}
      connection={online ? live : 'offline'}
      banner={<Banner />}
      monitor={<PerformanceMonitor />}
      chat={<SupportChat user={user} />}
      bell={<NotificationBell {...bell} onNavigate={navigate} />}
    >
      <ScreenBoundary key={path} onReload={reload}>
        <Suspense fallback={<ScreenSkeleton />}>
          <Screen user={user} />
        </Suspense>
      </ScreenBoundary>
    </Shell>
  );
}
