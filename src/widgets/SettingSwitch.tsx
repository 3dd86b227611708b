import type { LucideIcon } from 'lucide-react';

import { IconMark } from '#components/IconMark.tsx';
import { SettingNotSaved } from './SettingNotSaved.tsx';
import { Switch } from '#components/Switch.tsx';

/** The part of the settings' updates that a switch uses. */
interface SwitchUpdates<Key extends string> {
  settings: Readonly<Record<Key, boolean>>;
  saving: { has: (key: Key) => boolean };
  failed: { has: (key: Key) => boolean };
  change: (update: { key: Key; value: boolean }) => void;
}

export interface SettingSwitchProps<Key extends string> {
  updates: SwitchUpdates<NoInfer<Key>>;
  setting: Key;
  icon: LucideIcon;
  label: string;
  description: string;
  disabled?: boolean;
}

/** A setting that is on or off, and is saved as soon as it is switched. */
export function SettingSwitch<Key extends string>({
  updates,
  setting,
  icon,
  label,
  description,
  disabled = false,
}: SettingSwitchProps<Key>) {
  const { settings, saving, failed, change } = updates;
  return (
    <div>
      <Switch
        mark={<IconMark icon={icon} tone="brand" />}
        label={label}
        description={description}
        checked={settings[setting]}
        disabled={disabled}
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
