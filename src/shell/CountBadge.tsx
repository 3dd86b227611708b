import { cva, type VariantProps } from 'class-variance-authority';

// Not larger with large text: the badge would cover its icon.
const badge = cva(
  'pointer-events-none absolute left-1/2 min-w-4.5 rounded-full bg-negative-fill px-1 text-center text-[min(0.75rem,14px)]/[18px] font-bold text-on-brand ring-2',
  { variants: { on: { surface: 'top-1 ring-surface', raised: '-top-1 ring-raised' } } },
);

/** A number on an icon, on one of two grounds. Its button or link names the number for screen readers. */
export function CountBadge({
  on,
  children,
}: { on: NonNullable<VariantProps<typeof badge>['on']> } & { children: string }) {
  return (
    <span aria-hidden className={badge({ on })}>
      {children}
    </span>
  );
}
