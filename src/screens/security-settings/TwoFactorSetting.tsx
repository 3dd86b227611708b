import { CircleCheck, Smartphone } from 'lucide-react';

import { SettingSwitch } from './SettingSwitch.tsx';
import type { SettingUpdates } from './use-setting-updates.ts';

/** Two-factor authentication, with a note while it is on and saved (local §2). */
export function TwoFactorSetting({ updates }: { updates: SettingUpdates }) {
  const { settings, saving } = updates;
  return (
    <div>
      <SettingSwitch
        updates={updates}
        setting="twoFactorEnabled"
        icon={Smartphone}
        label="Two-factor authentication"
        description="A second step at sign-in"
      />
      {settings.twoFactorEnabled && !saving.has('twoFactorEnabled') && (
        <p className="mb-4 flex items-start gap-2 rounded-control bg-positive-soft px-3 py-2.5 text-small font-medium text-positive">
          <CircleCheck aria-hidden className="mt-px size-4 shrink-0" strokeWidth={2} />
          <span className="min-w-0 wrap-anywhere">Two-factor authentication is active</span>
        </p>
      )}
    </div>
  );
}
