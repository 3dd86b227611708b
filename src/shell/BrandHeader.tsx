import { useMessages } from '#i18n/messages-context.ts';

import { Logo } from './Logo.tsx';

/** The header of the sign-in and of the lock screen: deep indigo that ends in the wave of the balance card. */
export function BrandHeader() {
  const { tagline } = useMessages('session');
  return (
    <header className="relative isolate overflow-hidden bg-deep px-gutter pt-[calc(2.5rem+env(safe-area-inset-top))] pb-20 text-on-deep">
      <svg
        aria-hidden
        viewBox="0 0 390 64"
        preserveAspectRatio="none"
        className="absolute inset-x-0 -bottom-px -z-10 h-16 w-full"
      >
        <path
          d="M0 24c65-28 130-28 195 0s130 28 195 0"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          vectorEffect="non-scaling-stroke"
          className="text-deep-line"
        />
        <path d="M0 42c65-28 130-28 195 0s130 28 195 0v22H0z" className="fill-surface" />
      </svg>
      <p className="flex items-center gap-3 text-title font-bold">
        <Logo tone="deep" />
        Superwallet
      </p>
      <p className="mt-2 text-body text-on-deep-muted">{tagline}</p>
    </header>
  );
}
