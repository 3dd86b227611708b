import { LogOut } from 'lucide-react';
import { Button } from '#components/Button.tsx';
import { useOneAtATime } from '#components/use-one-at-a-time.ts';
import { notices, type Notify } from '#wallet/notices/notices.ts';

export interface SignOutAllButtonProps {
  /** It was pressed before the screen was left and opened again. */
  underWay: boolean;
  onSignOutAll: () => Promise<void>;
  notify: Notify;
}

/** Says that the session is about to end, and ends it (local §4). */
export function SignOutAllButton({ underWay, onSignOutAll, notify }: SignOutAllButtonProps) {
  const { busy: pressed, run } = useOneAtATime();
  const busy = underWay || pressed;

  async function signOutAll() {
    notify(notices['security-settings.signing-out']);
    await onSignOutAll();
  }

  return (
    <Button tone="secondary" width="full" busy={busy} onClick={() => void run(signOutAll)}>
      {!busy && <LogOut aria-hidden className="size-5" strokeWidth={1.75} />}
      {busy ? 'Signing out…' : 'Sign Out All Devices'}
    </Button>
  );
}
