import { useMessages } from '#i18n/messages-context.ts';
import { Button } from '#components/Button.tsx';
import { LoadErrorCard } from '#components/LoadErrorCard.tsx';
import { PhoneFrame } from '#components/PhoneFrame.tsx';
import { Screen } from '#components/Screen.tsx';
import type { LoadFailure } from '#wallet/loadable.ts';

export interface SessionFailedProps {
  failure: LoadFailure;
  onRetry: () => void;
  onSignOut: () => void;
}

/** Shown when the provider could not identify the session's user: the user can retry, or sign in again. */
export function SessionFailed({ failure, onRetry, onSignOut }: SessionFailedProps) {
  const t = useMessages('session');
  return (
    <PhoneFrame>
      <main className="flex flex-1 flex-col justify-center">
        <Screen>
          <LoadErrorCard title={t.failed} failure={failure} onRetry={onRetry} />
          <Button tone="quiet" onClick={onSignOut}>
            {t.signInAgain}
          </Button>
        </Screen>
      </main>
    </PhoneFrame>
  );
}
