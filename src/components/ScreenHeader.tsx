import { ChevronLeft } from 'lucide-react';

import { IconLink } from './IconButton.tsx';
import type { Navigate } from './Link.tsx';

export interface ScreenHeaderProps {
  title: string;
  /** Where the back arrow of a sub-screen goes. */
  backTo?: string;
  onNavigate: Navigate;
}

/** The title of a screen, after a back arrow on a sub-screen. */
export function ScreenHeader({ title, backTo, onNavigate }: ScreenHeaderProps) {
  return (
    <div className="flex min-h-11 items-center gap-1">
      {backTo !== undefined && (
        <div className="-ml-2.5">
          <IconLink icon={ChevronLeft} label="Back" to={backTo} onNavigate={onNavigate} />
        </div>
      )}
      <h1 className="text-title font-bold">{title}</h1>
    </div>
  );
}
