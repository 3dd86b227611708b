import type { LucideIcon } from 'lucide-react';

import { useMessages } from '#i18n/messages-context.ts';
import { Button } from '#components/Button.tsx';
import { IconMark } from '#components/IconMark.tsx';

export interface ManageRowProps {
  icon: LucideIcon;
  title: string;
  description: string;
  /** The accessible name of the button, if "Manage" alone is not clear. */
  manageLabel?: string;
  onManage: () => void;
}

/** A row with a button that opens the list of what it describes. */
export function ManageRow({ icon, title, description, manageLabel, onManage }: ManageRowProps) {
  const { manage } = useMessages('security');
  return (
    <div className="flex items-center gap-3">
      <IconMark icon={icon} tone="brand" />
      {/* A button that would squeeze the text wraps below it. */}
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-2">
        <div className="min-w-0 flex-[1_1_6rem]">
          <h3 className="text-body font-medium">{title}</h3>
          <p className="text-small text-ink-muted">{description}</p>
        </div>
        <Button tone="secondary" size="small" aria-label={manageLabel} onClick={onManage}>
          {manage}
        </Button>
      </div>
    </div>
  );
}
