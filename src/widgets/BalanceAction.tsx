import { cva } from 'class-variance-authority';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

import type { BalanceTone } from './balance-tone.ts';
import { Link, type LinkProps } from '#components/Link.tsx';

const action = cva(
  'pressable flex min-w-11 items-center justify-center rounded-track text-center font-semibold outline-offset-2 focus-visible:outline-on-deep',
  {
    variants: {
      tone: { brand: '', city: '' },
      main: { true: 'bg-on-deep', false: 'text-on-deep' },
      shape: {
        wide: 'min-h-12.5 gap-2 px-3 text-body',
        tall: 'min-h-14.5 flex-col gap-1 py-2 text-small max-[22.5rem]:text-[0.6875rem] max-[22.5rem]:tracking-tight',
      },
    },
    compoundVariants: [
      { tone: 'brand', main: true, className: 'text-deep-ink' },
      { tone: 'city', main: true, className: 'text-city-deep-ink' },
      { tone: 'brand', main: false, className: 'bg-deep-chip' },
      { tone: 'city', main: false, className: 'bg-city-chip' },
    ],
  },
);

export interface BalanceActionProps extends Omit<LinkProps, 'className' | 'children'> {
  icon: LucideIcon;
  label: string;
  /** The tone of the card. */
  tone?: BalanceTone;
  /** The action that most people come for; a card has one at most. */
  main?: boolean;
  /** `wide` has the label beside the icon, for two in a row; `tall` has it below the icon, for three or four. */
  shape?: 'wide' | 'tall';
}

/** A link on a balance card: an icon and a label. */
export function BalanceAction({
  icon: Icon,
  label,
  tone = 'brand',
  main = false,
  shape = 'wide',
  ...rest
}: BalanceActionProps) {
  return (
    <Link {...rest} className={action({ tone, main, shape })}>
      <Icon aria-hidden className="size-5 shrink-0" strokeWidth={2} />
      <span className="max-w-full wrap-anywhere">{label}</span>
    </Link>
  );
}

/** The actions on a balance, in equal columns that wrap if large text needs the room. */
export function BalanceActions({ children }: { children: ReactNode }) {
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(3.25rem,40%),1fr))] gap-1.5">
      {children}
    </div>
  );
}
