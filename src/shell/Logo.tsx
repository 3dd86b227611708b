import { cva, type VariantProps } from 'class-variance-authority';

const size = cva('shrink-0', {
  variants: { tone: { brand: 'size-[clamp(32px,2rem,40px)]', deep: 'size-16' } },
  defaultVariants: { tone: 'brand' },
});

const ground = cva('', {
  variants: { tone: { brand: 'fill-brand', deep: 'fill-on-deep' } },
  defaultVariants: { tone: 'brand' },
});

const figure = cva('', {
  variants: { tone: { brand: 'fill-on-brand', deep: 'fill-deep-ink' } },
  defaultVariants: { tone: 'brand' },
});

/** The wallet's logo: a folded wallet with a wave as its flap. On deep indigo it is larger, in swapped colours. */
export function Logo({ tone }: VariantProps<typeof ground>) {
  return (
    <svg aria-hidden viewBox="0 0 32 32" className={size({ tone })}>
      <rect width="32" height="32" rx="9" className={ground({ tone })} />
      <path
        d="M7 12.5c3-3.4 6-3.4 9 0s6 3.4 9 0V22a2.5 2.5 0 01-2.5 2.5h-13A2.5 2.5 0 017 22z"
        className={figure({ tone })}
      />
      <circle cx="21" cy="19.5" r="1.75" className={ground({ tone })} />
    </svg>
  );
}
