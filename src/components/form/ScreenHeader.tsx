import type { ReactNode } from 'react';

import { ChevronLeft } from 'lucide-react';

import { IconLink } from '#components/IconButton.tsx';
import type { Navigate } from '#components/Link.tsx';
import { LocalLanguageSwitch } from '#components/LanguageSwitch.tsx';

export interface ScreenHeaderProps {
  title: string;
  /** The back arrow: the route that it leads to, and its accessible name. */
  back: { to: string; label: string };
  /** Short content beside the title, such as a balance. */
  aside?: ReactNode;
  onNavigate: Navigate;
}

/** The back arrow and the title of a sub-screen. Content that does not fit beside the title wraps below it. */
export function ScreenHeader({ title, back, aside, onNavigate }: ScreenHeaderProps) {
  return (
    <div className="-mt-1 -mb-4 flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
      <div className="flex min-h-11 min-w-0 items-center gap-1">
        <div className="-ml-2.5">
          <IconLink icon={ChevronLeft} {...back} onNavigate={onNavigate} />
        </div>
        <h1 className="min-w-0 text-title font-bold wrap-anywhere">{title}</h1>
      </div>
      <LocalLanguageSwitch />
      {aside && <div className="ml-auto max-w-full min-w-0">{aside}</div>}
    </div>
  );
}
