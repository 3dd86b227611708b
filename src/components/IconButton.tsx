import { cva, type VariantProps } from 'class-variance-authority';
import { LoaderCircle, type LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';

import { Link, type LinkProps } from './Link.tsx';

/** The variants of an icon button, and their defaults. */
export const iconButtonLook = {
  variants: {
    tone: {
      plain:
        'text-ink hover:bg-well [&[aria-current]]:bg-brand-soft [&[aria-current]]:text-brand-ink',
      /** For rarely used actions. */
      quiet:
        'text-ink-muted hover:bg-well hover:text-ink aria-expanded:bg-brand-soft aria-expanded:text-brand-ink',
      soft: 'bg-brand-soft text-brand-ink hover:brightness-97',
    },
  },
  defaultVariants: { tone: 'plain' },
} as const;

const iconButton = cva(
  'pressable relative inline-flex size-[clamp(44px,2.75rem,56px)] shrink-0 items-center justify-center rounded-full',
  iconButtonLook,
);

interface IconLook extends VariantProps<typeof iconButton> {
  icon: LucideIcon;
  /** The accessible name, also shown as a tooltip. */
  label: string;
}

/**
 * A round button that shows only an icon, with the children as a badge on it. A busy button keeps the focus; its caller
 * ignores further presses.
 */
export function IconButton({
  icon: Icon,
  label,
  tone,
  busy = false,
  type = 'button',
  children,
  ...rest
}: IconLook & { busy?: boolean } & Omit<ComponentProps<'button'>, 'className'>) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      title={label}
      className={iconButton({ tone })}
    >
      {busy ? (
        <LoaderCircle aria-hidden className="size-1/2 animate-turn" strokeWidth={1.75} />
      ) : (
        <Icon aria-hidden className="size-1/2" strokeWidth={1.75} />
      )}
      {children}
    </button>
  );
}

/** A round link that shows only an icon. */
export function IconLink({
  icon: Icon,
  label,
  tone,
  ...rest
}: IconLook & Omit<LinkProps, 'className' | 'children'>) {
  return (
    <Link {...rest} aria-label={label} title={label} className={iconButton({ tone })}>
      <Icon aria-hidden className="size-1/2" strokeWidth={1.75} />
    </Link>
  );
}
