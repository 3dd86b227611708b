import { LogOut } from 'lucide-react';
import { useState } from 'react';

import { useMessages } from '#i18n/messages-context.ts';
import { AlertDialog } from '#components/AlertDialog.tsx';
import { Button } from '#components/Button.tsx';
import { Link, type Navigate } from '#components/Link.tsx';
import { useOneAtATime } from '#components/use-one-at-a-time.ts';
import { paths } from '#wallet/paths.ts';

export interface SignOutButtonProps {
  /** Whether this device stores the user's keys, which stay after the sign-out. */
  hasKeysOnDevice: boolean;
  onSignOut: () => Promise<void>;
  onNavigate: Navigate;
}

/** Signs out. It asks once for confirmation if keys would stay behind (decision 146). */
export function SignOutButton({ hasKeysOnDevice, onSignOut, onNavigate }: SignOutButtonProps) {
  const t = useMessages('account').myInfo;
  const { cancel } = useMessages('common');
  const { busy, run } = useOneAtATime();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button
        tone="secondary"
        width="full"
        busy={busy && !asking}
        onClick={() => {
          if (hasKeysOnDevice) setAsking(true);
          else void run(onSignOut);
        }}
      >
        {!busy && <LogOut aria-hidden className="size-5" strokeWidth={1.75} />}
        {busy && !asking ? t.signingOut : t.signOut}
      </Button>
      {asking && (
        <AlertDialog
          title={t.keysStay}
          confirmLabel={busy ? t.signingOut : t.signOut}
          cancelLabel={cancel}
          tone="primary"
          busy={busy}
          onConfirm={() => void run(onSignOut)}
          onCancel={() => setAsking(false)}
        >
          <p>{t.keysStayText}</p>
          <Link
            to={paths.keyManagement}
            onNavigate={onNavigate}
            className="pressable inline-flex min-h-11 items-center text-small font-semibold underline underline-offset-4"
          >
            {t.removeKeys}
          </Link>
        </AlertDialog>
      )}
    </>
  );
}
