import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { Suspense, useEffect, useSyncExternalStore } from 'react';
import { Router, useLocation } from 'wouter';

import { Toaster } from '#components/Toaster.tsx';
import { ScreenBoundary } from '#shell/ScreenBoundary.tsx';
import { ScreenSkeleton } from '#shell/ScreenSkeleton.tsx';
import { SessionFailed } from '#shell/SessionFailed.tsx';
import { SessionSkeleton } from '#shell/SessionSkeleton.tsx';
import { Shell } from '#shell/Shell.tsx';
import { SignInScreen } from '#shell/SignInScreen.tsx';
import type { User } from '#wallet/entities.ts';
import { basePath } from '#wallet/paths.ts';

import { useLiveEvents } from './live-events.ts';
import { navigate } from './navigation.ts';
import { loadableOf, query, queryClient, refresh } from './queries.ts';
import { routeOf } from './routes/routes.ts';
import { theme } from './theme.ts';
import { toasts } from './toasts.ts';
import { client, session, useSession } from './wallet-session.ts';

export function App() {
  return (
    <QueryClientProvider client={queryClient}>
      <Router base={basePath}>
        <SessionGate />
        <Toaster store={toasts} />
      </Router>
    </QueryClientProvider>
  );
}

/** With no session the sign-in stands in place of the routed screen, which opens after signing in (decision 5). */
function SessionGate() {
  const current = useSession();
  if (current === null) {
    return (
      <SignInScreen
        onSignIn={async (credentials) => {
          session.save(await client('login', { body: credentials }));
        }}
        onRegister={async (draft) => {
          session.save(await client('register', { body: draft }));
        }}
        log={(problem, detail) => console.warn(problem, detail)}
      />
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

function Wallet({ user }: { user: User }) {
  useLiveEvents(user.id);
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
    >
      <ScreenBoundary key={path} onReload={() => location.reload()}>
        <Suspense fallback={<ScreenSkeleton />}>
          <Screen user={user} />
        </Suspense>
      </ScreenBoundary>
    </Shell>
  );
}
