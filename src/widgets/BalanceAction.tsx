import { cva } from 'class-variance-authority';
import type { LucideIcon } from 'lucide-react';

import type { BalanceTone } from './BalanceCard.tsx';
import { Link, type LinkProps } from '#components/Link.tsx';

const action = cva(
  'pressable flex items-center justify-center rounded-control bg-on-deep text-center font-semibold outline-offset-2 focus-visible:outline-on-deep',
  {
    variants: {
      tone: { brand: 'text-deep-ink', city: 'text-city-deep-ink' },
      shape: {
        wide: 'min-h-13 flex-[1_1_7rem] gap-2 px-3 text-body',
        // Three actions in a row have little room on the smallest phones.
        tall: 'min-h-16 min-w-0 flex-[1_1_4.5rem] flex-col gap-1 px-1 py-2 text-small max-[22.5rem]:text-tiny',
      },
    },
  },
);

export interface BalanceActionProps extends Omit<LinkProps, 'className' | 'children'> {
  icon: LucideIcon;
  label: string;
  /** The tone of the card. */
  tone?: BalanceTone;
  /** `wide` has the label beside the icon, for two in a row; `tall` has it below the icon, for three. */
  shape?: 'wide' | 'tall';
}

/** A link on a balance card: an icon and a label. */
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
