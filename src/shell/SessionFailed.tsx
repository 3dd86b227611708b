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
  return (
    <PhoneFrame>
      <main className="flex flex-1 flex-col justify-center">
        <Screen>
          <LoadErrorCard
            title="We could not load your session"
            failure={failure}
            onRetry={onRetry}
          />
          <Button tone="quiet" onClick={onSignOut}>
            Sign in again
          </Button>
        </Screen>
      </main>
    </PhoneFrame>
  );
}
