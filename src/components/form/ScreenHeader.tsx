import { ChevronLeft } from 'lucide-react';

import { IconLink } from '#components/IconButton.tsx';
import type { Navigate } from '#components/Link.tsx';

export interface ScreenHeaderProps {
  title: string;
  /** Where the back arrow of a sub-screen goes. */
  backTo?: string;
  onNavigate: Navigate;
  /** On a screen in Korean its own words are Korean too. */
  lang?: 'ko';
}

/** The title of a screen, after a back arrow on a sub-screen. */
export function ScreenHeader({ title, backTo, onNavigate, lang }: ScreenHeaderProps) {
  return (
    <div className="flex min-h-11 items-center gap-1">
      {backTo !== undefined && (
        <div className="-ml-2.5">
          <IconLink
            icon={ChevronLeft}
            label={lang === 'ko' ? '뒤로' : 'Back'}
            to={backTo}
            onNavigate={onNavigate}
          />
        </div>
      )}
      <h1 className="min-w-0 text-title font-bold wrap-anywhere">{title}</h1>
    </div>
  );
}
