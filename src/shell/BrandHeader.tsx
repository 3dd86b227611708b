import { lazy, Suspense, type ComponentType } from 'react';

import { useMessages } from '#i18n/messages-context.ts';

import { Logo } from './Logo.tsx';

/** Decoration that is drawn after the first paint. If it cannot be loaded, the plate is complete without it. */
const SignInTide = lazy<ComponentType<{ email: string }>>(async () => {
  try {
    return { default: (await import('./SignInTide.tsx')).SignInTide };
  } catch {
    return { default: () => null };
  }
});

export interface BrandHeaderProps {
  /** The complete e-mail address of the form, which has its own tide. Otherwise the sea is calm. */
  email?: string;
  /** The plate is closed by the flap of the wallet, with its seams. */
  closed?: boolean;
}

const wave = (y: number) => `M0 ${y}c65-28 130-28 195 0s130 28 195 0`;

/** The plate of the sign-in and of the lock screen: deep indigo that ends in the wave of the logo. */
export function BrandHeader({ email = '', closed = false }: BrandHeaderProps) {
  const { tagline } = useMessages('session');
  return (
    <header className="relative isolate flex min-h-[min(300px,36svh)] flex-col items-start overflow-hidden bg-deep px-gutter pt-[calc(2.5rem+env(safe-area-inset-top))] pb-20 text-on-deep">
      <Suspense>
        <SignInTide email={email} />
      </Suspense>
      <svg
        aria-hidden
        viewBox="0 0 390 64"
        preserveAspectRatio="none"
        className="absolute inset-x-0 -bottom-px -z-10 h-16 w-full"
      >
        <path d={`${wave(28)}v36H0z`} className="fill-surface" />
        {closed &&
          [36, 43].map((y) => (
            <path
              key={y}
              d={wave(y)}
              fill="none"
              vectorEffect="non-scaling-stroke"
              className="stroke-line"
            />
          ))}
      </svg>
      <Logo tone="deep" />
      <p className="mt-3 text-[1.75rem] leading-tight font-bold">Superwallet</p>
      <p className="mt-1 text-body text-on-deep-muted">{tagline}</p>
    </header>
  );
}
