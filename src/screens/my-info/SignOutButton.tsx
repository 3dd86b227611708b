import { LogOut } from 'lucide-react';
import { useRef, useState } from 'react';

import { Button } from '#components/Button.tsx';

/** The way out. */
export function SignOutButton({ onSignOut }: { onSignOut: () => Promise<void> }) {
  const [busy, setBusy] = useState(false);
  // A second press can come before the first one's state has been drawn.
  const underWay = useRef(false);

  async function signOut() {
    if (underWay.current) return;
    underWay.current = true;
    setBusy(true);
    try {
      await onSignOut();
    } finally {
      underWay.current = false;
      setBusy(false);
    }
  }

  return (
    <Button tone="secondary" width="full" busy={busy} onClick={() => void signOut()}>
      {!busy && <LogOut aria-hidden className="size-5" strokeWidth={1.75} />}
      {busy ? 'Signing out' : 'Sign Out'}
    </Button>
  );
}
