import { LockKeyhole } from 'lucide-react';

import { Button } from '#components/Button.tsx';
import { IconMark } from '#components/IconMark.tsx';

/** Locks the wallet on demand (decision 100). */
export function LockRow({ onLock }: { onLock: () => void }) {
  return (
    <div className="flex min-h-16 items-center gap-3 py-3">
      <IconMark icon={LockKeyhole} tone="brand" />
      {/* A button that would squeeze the words goes below them. */}
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-2">
        <div className="min-w-0 flex-[1_1_6rem]">
          <h3 className="text-body font-medium">Wallet lock</h3>
          <p className="text-small text-ink-muted">Your password opens it again</p>
        </div>
        <Button tone="secondary" size="small" onClick={onLock}>
          Lock wallet
        </Button>
      </div>
    </div>
  );
}
