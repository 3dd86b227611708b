import type { LucideIcon } from 'lucide-react';

import { IconMark } from '#components/IconMark.tsx';

export interface PayButtonProps {
  icon: LucideIcon;
  label: string;
  /** A short instruction. */
  detail: string;
  onPress: () => void;
}

/** A way to pay on the spot, large enough to press while holding out the phone. */
export function PayButton({ icon, label, detail, onPress }: PayButtonProps) {
  return (
    <button
      type="button"
      onClick={onPress}
      className="pressable flex min-w-0 flex-col items-start gap-3 rounded-card bg-raised p-4 text-left shadow-soft"
    >
      <IconMark icon={icon} tone="city" />
      <span className="min-w-0 wrap-anywhere">
        <span className="block text-row font-semibold">{label}</span>
        <span className="block text-small text-ink-muted">{detail}</span>
      </span>
    </button>
  );
}
