import { LogOut } from 'lucide-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';

import { Button } from '#components/Button.tsx';
import { notices, type Notify } from '#wallet/notices/notices.ts';

export interface SignOutAllButtonProps {
  /** It was pressed before the screen was left and opened again. */
  underWay: boolean;
  onSignOutAll: () => Promise<void>;
  notify: Notify;
}

/** Says that the session is about to end, and ends it (local §4). */
export function SignOutAllButton({ underWay, onSignOutAll, notify }: SignOutAllButtonProps) {
  const [busy, setBusy] = useState(underWay);
  // A second press can come before the first one's state has been drawn.
  const pressed = useRef(underWay);

  async function signOutAll() {
    if (pressed.current) return;
    pressed.current = true;
    flushSync(() => {
      setBusy(true);
      notify(notices['security-settings.signing-out']);
    });
    try {
      await onSignOutAll();
    } finally {
      pressed.current = false;
      setBusy(false);
    }
  }

  return (
    <Button tone="secondary" width="full" busy={busy} onClick={() => void signOutAll()}>
      {!busy && <LogOut aria-hidden className="size-5" strokeWidth={1.75} />}
      {busy ? 'Signing out…' : 'Sign Out All Devices'}
    </Button>
  );
}
