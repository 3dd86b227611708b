import { cva, type VariantProps } from 'class-variance-authority';
import { LoaderCircle } from 'lucide-react';
import type { ComponentProps } from 'react';

import { Link, type LinkProps } from './Link.tsx';

/** The variants of a button, and their defaults. */
export const buttonLook = {
  variants: {
    tone: {
      primary:
        'bg-brand text-on-brand hover:bg-brand-pressed disabled:bg-well disabled:text-ink-muted',
      secondary:
        'bg-brand-soft text-brand-ink hover:brightness-97 disabled:bg-well disabled:text-ink-muted',
      quiet: 'bg-transparent text-brand-ink hover:bg-brand-soft disabled:text-ink-muted',
      destructive:
        'bg-negative-fill text-on-brand hover:brightness-97 disabled:bg-well disabled:text-ink-muted',
    },
    width: { auto: '', full: 'w-full' },
    size: { regular: 'min-h-13 px-5 py-3 text-body', small: 'min-h-11 px-4 py-2 text-small' },
  },
  defaultVariants: { tone: 'primary', width: 'auto', size: 'regular' },
} as const;

const button = cva(
  // Only the label wraps, so the icon stays beside it.
  'pressable inline-flex items-center justify-center gap-2 rounded-control text-center font-semibold select-none *:[svg]:shrink-0 disabled:cursor-not-allowed',
  buttonLook,
);

type Look = VariantProps<typeof button>;

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'className'>, Look {
  /**
   * Shows a spinner and ignores presses while its action is running. The button keeps the focus, and its label is
   * announced.
   */
  busy?: boolean;
}

/** A button with a label. Its default `type` does not submit a form. */
export function Button({
  tone,
  width,
  size,
  busy,
  disabled = false,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  return (
    <>
      <button
        {...rest}
        type={type}
        disabled={disabled && !busy}
        aria-busy={busy || undefined}
        aria-disabled={busy || undefined}
        // A press of a busy button must not submit the form.
        onClick={busy ? (event) => event.preventDefault() : onClick}
        className={button({ tone, width, size })}
      >
        {busy && <LoaderCircle aria-hidden className="size-5 animate-turn" />}
        {children}
      </button>
      {busy !== undefined && (
        <span aria-live="polite" className="sr-only">
          {busy && (rest['aria-label'] ?? children)}
        </span>
      )}
    </>
  );
}

/** A link that looks like a button. */
export function ButtonLink({ tone, width, size, ...rest }: Omit<LinkProps, 'className'> & Look) {
  return <Link {...rest} className={button({ tone, width, size })} />;
}
