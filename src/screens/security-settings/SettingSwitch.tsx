import type { LucideIcon } from 'lucide-react';

import { IconMark } from '#components/IconMark.tsx';
import { Switch } from '#components/Switch.tsx';
import type { SettingKey } from '#wallet/forms/security-settings.ts';

import { SettingNotSaved } from './SettingNotSaved.tsx';
import type { SettingUpdates } from './use-setting-updates.ts';

export interface SettingSwitchProps {
  updates: SettingUpdates;
  setting: Exclude<SettingKey, 'sessionTimeout'>;
  icon: LucideIcon;
  label: string;
  description: string;
}

/** A setting that is on or off, and is saved as soon as it is switched. */
export function SettingSwitch({ updates, setting, icon, label, description }: SettingSwitchProps) {
  const { settings, saving, failed, change } = updates;
  return (
    <div>
      <Switch
        mark={<IconMark icon={icon} tone="brand" />}
        label={label}
        description={description}
        checked={settings[setting]}
        busy={saving.has(setting)}
        onCheckedChange={(value) => change({ key: setting, value })}
      />
      {failed.has(setting) && (
        <div className="pb-4">
          <SettingNotSaved />
        </div>
      )}
    </div>
  );
}
