import type { ReactNode } from 'react';

/** The wallet's column: the whole screen of a phone, capped at 430 px and centred on anything wider. */
export function PhoneFrame({ children }: { children: ReactNode }) {
  return (
    <div className="mx-auto flex min-h-dvh w-full max-w-[430px] flex-col bg-surface sm:border-x sm:border-line">
      {children}
    </div>
  );
}
