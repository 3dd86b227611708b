import { useState, type ReactNode } from 'react';

import { SubmitPlace } from '#components/submit-place.ts';
import { PhoneFrame } from '#components/PhoneFrame.tsx';

export interface ShellFrameProps {
  header: ReactNode;
  /** The routed screen. */
  children: ReactNode;
  /** Below the header, at its right end. */
  underHeader?: ReactNode;
  /** Floats above the navigation, from the bottom up. */
  floating?: ReactNode;
  navigation: ReactNode;
}

/**
 * The layout of the shell. The shell and its skeleton share it, so that nothing moves when the session has been read.
 */
export function ShellFrame({
  header,
  children,
  underHeader,
  floating,
  navigation,
}: ShellFrameProps) {
  const [submitPlace, setSubmitPlace] = useState<HTMLElement | null>(null);
  return (
    <PhoneFrame>
      <header className="@container sticky top-0 z-20 line-when-scrolled bg-surface px-gutter pt-[env(safe-area-inset-top)]">
        <div className="flex min-h-14 items-center justify-between gap-2">{header}</div>
        <div className="pointer-events-none absolute top-full right-0 *:pointer-events-auto">
          {underHeader}
        </div>
      </header>
      {/* The bottom padding keeps the last line clear of the floating buttons, also when they grow with large text. */}
      <main tabIndex={-1} className="flex flex-1 flex-col pb-38 outline-none">
        <SubmitPlace value={submitPlace}>{children}</SubmitPlace>
      </main>
      <div className="sticky bottom-0 z-20">
        <div className="above-keyboard-hidden pointer-events-none absolute right-0 bottom-full flex flex-col-reverse items-end gap-3 px-gutter pb-3 *:pointer-events-auto">
          {floating}
        </div>
        <div ref={setSubmitPlace} />
        <div className="above-keyboard-hidden">{navigation}</div>
      </div>
    </PhoneFrame>
  );
}
