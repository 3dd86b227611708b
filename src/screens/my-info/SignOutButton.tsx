import { LogOut } from 'lucide-react';
import { Button } from '#components/Button.tsx';
import { useOneAtATime } from '#components/use-one-at-a-time.ts';

/** The way out. */
export function SignOutButton({ onSignOut }: { onSignOut: () => Promise<void> }) {
  const { busy, run } = useOneAtATime();
  return (
    <Button tone="secondary" width="full" busy={busy} onClick={() => void run(onSignOut)}>
      {!busy && <LogOut aria-hidden className="size-5" strokeWidth={1.75} />}
      {busy ? 'Signing out' : 'Sign Out'}
    </Button>
  );
}
