import { cva, type VariantProps } from 'class-variance-authority';
import { LoaderCircle, type LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';

import { Link, type LinkProps } from './Link.tsx';

/** The variants of an icon button, and its default ones. */
export const iconButtonLook = {
  variants: {
    tone: {
      plain:
        'text-ink hover:bg-sunken [&[aria-current]]:bg-brand-soft [&[aria-current]]:text-brand-ink',
      /** For what a person seldom needs. */
      quiet:
        'text-ink-muted hover:bg-sunken hover:text-ink aria-expanded:bg-brand-soft aria-expanded:text-brand-ink',
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
 * A round button that shows an icon only, and a badge over it as its content. While its action is under way it is busy
 * and keeps the focus; what it calls ignores another press.
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

/** A round link that shows an icon only. */
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
