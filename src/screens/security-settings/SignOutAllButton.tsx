import { LogOut } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';

import { useMessages } from '#i18n/messages-context.ts';
import { Button } from '#components/Button.tsx';
import { useOneAtATime } from '#components/use-one-at-a-time.ts';
import { notices, type Notify } from '#wallet/notices/notices.ts';

/** Lazy-loaded, because it is rarely opened. */
const AlertDialog = lazy(async () => ({
  default: (await import('#components/AlertDialog.tsx')).AlertDialog,
}));

export interface SignOutAllButtonProps {
  /** True if the sign-out was confirmed before the user left the screen and opened it again. */
  signingOutAll: boolean;
  /** Ends all sessions, shortly after the notice was shown. */
  onSignOutAll: () => Promise<void>;
  notify: Notify;
}

/** Signs out all devices: asks for confirmation, shows a notice, and then ends the sessions (local §4). */
export function SignOutAllButton({ signingOutAll, onSignOutAll, notify }: SignOutAllButtonProps) {
  const t = useMessages('security').sessions;
  const { cancel } = useMessages('common');
  const [asking, setAsking] = useState(false);
  const { busy: confirmed, run } = useOneAtATime();
  const busy = signingOutAll || confirmed;

  async function signOutAll() {
    setAsking(false);
    notify(notices['security-settings.signing-out']);
    await onSignOutAll();
  }

  return (
    <>
      <Button tone="secondary" width="full" busy={busy} onClick={() => setAsking(true)}>
        {!busy && <LogOut aria-hidden className="size-5" strokeWidth={1.75} />}
        {busy ? t.signingOut : t.signOutAll}
      </Button>
      {asking && (
        <Suspense>
          <AlertDialog
            title={t.signOutAllTitle}
            confirmLabel={t.signOutEverywhere}
            cancelLabel={cancel}
            onConfirm={() => void run(signOutAll)}
            onCancel={() => setAsking(false)}
          >
            <p>{t.signOutAllText}</p>
          </AlertDialog>
        </Suspense>
      )}
    </>
  );
}
