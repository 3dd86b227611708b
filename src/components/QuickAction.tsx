import type { LucideIcon } from 'lucide-react';

import { Link, type LinkProps } from './Link.tsx';

/** One of several equal links in a row: a round icon above a label. */
export function QuickAction({
  icon: Icon,
  label,
  ...rest
}: { icon: LucideIcon; label: string } & Omit<LinkProps, 'className' | 'children'>) {
  return (
    <Link
      {...rest}
      className="pressable group flex min-w-0 flex-col items-center gap-1.5 rounded-control py-1 text-small font-semibold"
    >
      <span className="flex size-13 items-center justify-center rounded-full bg-brand-soft text-brand-ink group-hover:brightness-97">
        <Icon aria-hidden className="size-5.5" strokeWidth={2} />
      </span>
      <span className="max-w-full text-center wrap-anywhere">{label}</span>
    </Link>
  );
}
