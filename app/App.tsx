import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { Router, useLocation } from 'wouter';

import { ScreenBoundary } from '#shell/ScreenBoundary.tsx';
import { ScreenSkeleton } from '#shell/ScreenSkeleton.tsx';
import { SessionFailed } from '#shell/SessionFailed.tsx';
import { SessionSkeleton } from '#shell/SessionSkeleton.tsx';
import { Shell } from '#shell/Shell.tsx';
import type { User } from '#wallet/entities.ts';
import { basePath } from '#wallet/paths.ts';

import { useLiveEvents } from './live-events.ts';
import { navigate } from './navigation.ts';
import { loadableOf, query, queryClient, refresh } from './queries.ts';
import { routeOf } from './routes/routes.ts';
import { theme } from './theme.ts';
import { toasts } from './toasts.ts';
import { client, session, useSession } from './wallet-session.ts';

/** Nobody needs these two to see what they own, so they are no part of the first load. */
const SignInScreen = lazy(async () => ({
  default: (await import('#shell/SignInScreen.tsx')).SignInScreen,
}));
const Toaster = lazy(async () => ({ default: (await import('#components/Toaster.tsx')).Toaster }));

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

/** The toaster is fetched when the first screen has had its turn, before anything can go wrong that it must tell. */
function IdleToaster() {
  const [idle, setIdle] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIdle(true));
    return () => clearTimeout(timer);
  }, []);
  return idle ? (
    <Suspense>
      <Toaster store={toasts} />
    </Suspense>
  ) : null;
}

/** With no session the sign-in stands in place of the routed screen, which opens after signing in (decision 5). */
function SessionGate() {
  const current = useSession();
  if (current === null) {
    return (
      <ScreenBoundary onReload={reload}>
        <Suspense fallback={<SessionSkeleton />}>
          <SignInScreen
            onSignIn={async (credentials) => {
              session.save(await client('login', { body: credentials }));
            }}
            onRegister={async (draft) => {
              session.save(await client('register', { body: draft }));
            }}
            log={(problem, detail) => console.warn(problem, detail)}
          />
        </Suspense>
      </ScreenBoundary>
    );
  }
  return <Verified key={current.token} token={current.token} stored={current.user} />;
}

/** The stored user is shown at once and verified behind it; without one the provider says whose session it is. */
function Verified({ token, stored }: { token: string; stored: User | null }) {
  const verified = useQuery(query('verify', {}));
  const user = verified.data?.user;
  useEffect(() => {
    if (user) session.save({ token, user });
  }, [token, user]);

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

function Wallet({ user }: { user: User }) {
  const live = useLiveEvents(user.id);
  const [path] = useLocation();
  const themeChoice = useSyncExternalStore(theme.subscribe, theme.read);
  const { title, Screen } = routeOf(path);
  useEffect(() => {
    document.title = `${title} · Superwallet`;
  }, [title]);
  return (
    <Shell
      activePath={path}
      themeChoice={themeChoice}
      onThemeToggle={theme.toggle}
      onNavigate={navigate}
      connectionLost={live === 'lost'}
    >
      <ScreenBoundary key={path} onReload={reload}>
        <Suspense fallback={<ScreenSkeleton />}>
          <Screen user={user} />
        </Suspense>
      </ScreenBoundary>
    </Shell>
  );
}
