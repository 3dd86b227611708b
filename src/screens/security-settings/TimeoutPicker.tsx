import { SettingNotSaved } from '#widgets/SettingNotSaved.tsx';
import { SegmentedControl } from '#components/SegmentedControl.tsx';
import type { SettingUpdates } from '#widgets/use-setting-updates.ts';
import type { SecuritySettings, SettingUpdate } from '#wallet/entities/security-settings.ts';
import { sessionTimeouts, type SessionTimeout } from '#wallet/entities/session-timeout.ts';

const labels: Readonly<Record<SessionTimeout, string>> = {
  15: '15 min',
  30: '30 min',
  60: '1 hour',
  240: '4 hours',
};

const segments = sessionTimeouts.map((minutes) => ({
  value: `${minutes}` as const,
  label: labels[minutes],
}));

/**
 * The idle time before the wallet locks (decision 66). Of several quick choices, as made with the arrow keys, the
 * last one is saved.
 */
export function TimeoutPicker({
  updates: { settings, saving, failed, change },
}: {
  updates: SettingUpdates<SecuritySettings, SettingUpdate>;
}) {
  return (
    <div aria-busy={saving.has('sessionTimeout')} className="flex flex-col gap-2">
      <SegmentedControl
        label="Session timeout"
        segments={segments}
        value={`${settings.sessionTimeout}`}
        onValueChange={(chosen) => {
          const value = sessionTimeouts.find((minutes) => `${minutes}` === chosen);
          if (value !== undefined) change({ key: 'sessionTimeout', value });
        }}
      />
      <p className="text-small wrap-anywhere text-ink-muted">
        The wallet locks after this time without use.
      </p>
      {failed.has('sessionTimeout') && <SettingNotSaved />}
    </div>
  );
}
