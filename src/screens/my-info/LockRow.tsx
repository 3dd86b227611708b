import { LockKeyhole } from 'lucide-react';

import { useMessages } from '#i18n/messages-context.ts';
import { IconMark } from '#components/IconMark.tsx';

/** Locks the wallet on demand (decision 100). */
export function LockRow({ onLock }: { onLock: () => void }) {
  const { lock } = useMessages('account').myInfo;
  return (
    <button
      type="button"
      onClick={onLock}
      className="pressable flex min-h-16 w-full items-center gap-3 rounded-small py-2 text-left text-body font-medium hover:text-brand-ink"
    >
      <IconMark icon={LockKeyhole} tone="brand" />
      {lock}
    </button>
  );
}
