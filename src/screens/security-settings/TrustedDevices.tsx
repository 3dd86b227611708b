import { MonitorSmartphone } from 'lucide-react';

import { Button } from '#components/Button.tsx';
import { IconMark } from '#components/IconMark.tsx';

/** The number of signed-in devices, and a link to the list (decision 100). */
export function TrustedDevices({ count, onManage }: { count: number; onManage: () => void }) {
  return (
    <div className="flex items-center gap-3 border-t border-line pt-4">
      <IconMark icon={MonitorSmartphone} tone="brand" />
      {/* A button that would squeeze the text wraps below it. */}
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-2">
        <div className="min-w-0 flex-[1_1_6rem]">
          <h3 className="text-body font-medium">Trusted devices</h3>
          <p className="text-small text-ink-muted">
            {count === 1 ? '1 device' : `${count} devices`}
          </p>
        </div>
        <Button tone="secondary" size="small" onClick={onManage}>
          Manage
        </Button>
      </div>
    </div>
  );
}
