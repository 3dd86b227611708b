import { useLayoutEffect, useRef, useState, type ReactNode, type SyntheticEvent } from 'react';

import { useMessages } from '#i18n/messages-context.ts';
import { SubmitSlot } from '#components/submit-slot.ts';
import { PhoneFrame } from '#components/PhoneFrame.tsx';
import type { WalletArea } from '#wallet/paths.ts';
import { createStore } from '#wallet/store.ts';

export interface ShellFrameProps {
  /** The area of the routed screen. */
  area?: WalletArea | undefined;
  header: ReactNode;
  /** The next screen is loading, and the previous one is disabled. */
  opening?: boolean;
  /** The routed screen. */
  children: ReactNode;
  /** The strip above the navigation. Its space is reserved while it is missing. */
  strip?: ReactNode;
  navigation: ReactNode;
}

/** Ignores presses. `inert` would do so too, but it would restyle the complete screen during a tap. */
function refuse(event: SyntheticEvent) {
  event.preventDefault();
  event.stopPropagation();
}

/**
 * The layout of the shell, shared by the shell and its skeleton, so that nothing moves once the session has been
 * read.
 */
export function ShellFrame({
  area,
  header,
  opening = false,
  children,
  strip,
  navigation,
}: ShellFrameProps) {
  const t = useMessages('common');
  const [submitSlot] = useState(() => createStore<HTMLElement | null>(null));
  const { write: setSubmitSlot } = submitSlot;
  const aboveNavigation = useRef<HTMLDivElement>(null);
  const navigationBox = useRef<HTMLDivElement>(null);
  // A form's button is part of `main`, so it cannot share the sticky box of the navigation.
  useLayoutEffect(() => {
    const [upper, lower] = [aboveNavigation.current, navigationBox.current];
    if (!upper || !lower) return undefined;
    // The height of one row of tabs, until the first frame measures it.
    upper.style.bottom = '64px';
    const resized = new ResizeObserver(() => {
      upper.style.bottom = `${lower.getBoundingClientRect().height}px`;
    });
    resized.observe(lower);
    return () => resized.disconnect();
  }, []);
  return (
    <PhoneFrame>
      <header className="@container sticky top-0 z-20 line-when-scrolled bg-surface px-gutter pt-[env(safe-area-inset-top)]">
        <div className="flex min-h-14 items-start">{header}</div>
        {opening && (
          <div
            role="progressbar"
            aria-label={t.loadingScreen}
            className="absolute inset-x-0 bottom-0 h-0.5 origin-left animate-draw-near bg-brand"
          />
        )}
      </header>
      <main
        tabIndex={-1}
        data-area={area}
        aria-busy={opening}
        className="flex flex-1 flex-col outline-none"
      >
        <div
          data-screen
          // A portal into the submit place is part of the screen too: React events bubble to here.
          onClickCapture={opening ? refuse : undefined}
          onSubmitCapture={opening ? refuse : undefined}
          className="flex flex-1 flex-col"
        >
          <SubmitSlot value={submitSlot}>{children}</SubmitSlot>
        </div>
        {/* The space of a hidden strip belongs to the page, which can be seen and pressed through it. */}
        <div ref={aboveNavigation} className="pointer-events-none sticky z-20">
          <div className="absolute inset-x-0 bottom-0 h-px bg-line" />
          <div className="above-keyboard-closed min-h-strip">{strip}</div>
          <div ref={setSubmitSlot} className="pointer-events-auto relative" />
        </div>
      </main>
      <div
        ref={navigationBox}
        data-area={area}
        className="above-keyboard-hidden sticky bottom-0 z-20"
      >
        {navigation}
      </div>
    </PhoneFrame>
  );
}
