import type { LucideIcon } from 'lucide-react';

import { Link, type LinkProps } from './Link.tsx';

/** An action on a balance card: a route with an icon and a word. */
export function BalanceAction({
  icon: Icon,
  label,
  ...rest
}: { icon: LucideIcon; label: string } & Omit<LinkProps, 'className' | 'children'>) {
  return (
    <Link
      {...rest}
      className="pressable flex min-h-13 flex-[1_1_7rem] items-center justify-center gap-2 rounded-control bg-on-deep px-3 text-body font-semibold text-deep-ink outline-offset-2 focus-visible:outline-on-deep"
    >
      <Icon aria-hidden className="size-5" strokeWidth={2} />
      {label}
    </Link>
  );
}
