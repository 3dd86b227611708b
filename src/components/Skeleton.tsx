import { cva, type VariantProps } from 'class-variance-authority';
import type { ReactNode } from 'react';

/** The variants of a skeleton, and their defaults. */
export const skeletonLook = {
  variants: {
    shape: {
      line: 'h-4 rounded-small',
      title: 'h-6 rounded-small',
      icon: 'size-7 rounded-full',
      circle: 'size-10 rounded-full',
      avatar: 'size-14 rounded-full',
      control: 'h-13 rounded-control',
      pill: 'h-11 rounded-full',
      choice: 'h-16.5 rounded-control',
      choiceWithNote: 'h-21 rounded-control',
      card: 'h-44 rounded-card',
      idCard: 'aspect-[85.6/54] rounded-id',
      stack: 'h-37.5 rounded-track',
      pocket: 'h-53 rounded-card',
      identity: 'h-28 rounded-card',
      balance: 'h-32 rounded-plate',
      balanceWithActions: 'h-53.5 rounded-plate',
      balanceWithTallActions: 'h-50.5 rounded-plate',
      portfolio: 'h-29.5 rounded-plate',
    },
    width: {
      full: 'w-full',
      half: 'w-1/2',
      third: 'w-1/3',
      quarter: 'w-1/4',
      own: '',
    },
  },
  defaultVariants: { shape: 'line', width: 'full' },
} as const;

const skeleton = cva('block animate-breathe bg-line', skeletonLook);

/** A placeholder in the shape of the loading content. */
export function Skeleton(props: VariantProps<typeof skeleton>) {
  return <span aria-hidden className={skeleton(props)} />;
}

/** Announces to a screen reader once that something is loading. */
export function Loading({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="status" aria-busy className="flex flex-col gap-4">
      <span className="sr-only">{label}</span>
      {children}
    </div>
  );
}

/** Rows of a loading list. */
export function SkeletonRows({ count }: { count: number }) {
  return (
    <div>
      {Array.from({ length: count }, (_, row) => (
        <div
          key={row}
          className="flex min-h-16 items-center gap-3 border-b border-line last:border-b-0"
        >
          <Skeleton shape="circle" width="own" />
          <div className="flex flex-1 flex-col gap-2">
            <Skeleton width="half" />
            <Skeleton width="third" />
          </div>
          <div className="w-1/5">
            <Skeleton />
          </div>
        </div>
      ))}
    </div>
  );
}
