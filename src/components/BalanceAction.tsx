import { cva } from 'class-variance-authority';
import type { LucideIcon } from 'lucide-react';

import type { BalanceTone } from './BalanceCard.tsx';
import { Link, type LinkProps } from './Link.tsx';

const action = cva(
  'pressable flex items-center justify-center rounded-control bg-on-deep text-center font-semibold outline-offset-2 focus-visible:outline-on-deep',
  {
    variants: {
      tone: { brand: 'text-deep-ink', city: 'text-city-deep-ink' },
      shape: {
        wide: 'min-h-13 flex-[1_1_7rem] gap-2 px-3 text-body',
        // Three in a row leave little room on the smallest phones.
        tall: 'min-h-16 min-w-0 flex-[1_1_4.5rem] flex-col gap-1 px-1 py-2 text-small max-[22.5rem]:text-tiny',
      },
    },
  },
);

export interface BalanceActionProps extends Omit<LinkProps, 'className' | 'children'> {
  icon: LucideIcon;
  label: string;
  /** The card's own. */
  tone?: BalanceTone;
  /** The word beside the icon, for two in a row, or below it, for three. */
  shape?: 'wide' | 'tall';
}

/** An action on a balance card: a route with an icon and a word. */
export function BalanceAction({
  icon: Icon,
  label,
  tone = 'brand',
  shape = 'wide',
  ...rest
}: BalanceActionProps) {
  return (
    <Link {...rest} className={action({ tone, shape })}>
      <Icon aria-hidden className="size-5 shrink-0" strokeWidth={2} />
      {label}
    </Link>
  );
}
