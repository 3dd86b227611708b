import { cva } from 'class-variance-authority';
import type { LucideIcon } from 'lucide-react';

const look = cva('pressable flex min-w-0 rounded-card px-4 text-left shadow-soft', {
  variants: {
    main: {
      true: 'min-h-19 items-center gap-3.5 bg-brand py-3 text-on-brand hover:bg-brand-pressed',
      false: 'min-h-26 flex-col items-start justify-between gap-3 bg-raised py-3.5',
    },
  },
});

const detailLine = cva('block text-small', {
  variants: { main: { true: 'opacity-90', false: 'text-ink-muted' } },
});

export interface PayButtonProps {
  icon: LucideIcon;
  label: string;
  /** A short instruction. */
  detail: string;
  /** The way that most people pay. */
  main?: boolean;
  onPress: () => void;
}

/** A way to pay on the spot, large enough to press while holding out the phone. */
export function PayButton({ icon: Icon, label, detail, main = false, onPress }: PayButtonProps) {
  return (
    <button type="button" onClick={onPress} className={look({ main })}>
      <span className={main ? '' : 'text-city-ink'}>
        <Icon aria-hidden className="size-6.5 shrink-0" strokeWidth={1.75} />
      </span>
      <span className="min-w-0 wrap-anywhere">
        <span className="block text-row font-semibold">{label}</span>
        <span className={detailLine({ main })}>{detail}</span>
      </span>
    </button>
  );
}
