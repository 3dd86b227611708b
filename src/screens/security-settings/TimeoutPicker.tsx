import { useMessages } from '#i18n/messages-context.ts';
import { SettingNotSaved } from '#widgets/SettingNotSaved.tsx';
import { SegmentedControl } from '#components/SegmentedControl.tsx';
import type { SettingUpdates } from '#widgets/use-setting-updates.ts';
import type { SecuritySettings, SettingUpdate } from '#wallet/entities/security-settings.ts';
import { sessionTimeouts } from '#wallet/entities/session-timeout.ts';

/**
 * The idle time before the wallet locks (decision 66). Of several quick choices, as made with the arrow keys, the
 * last one is saved.
 */
export function TimeoutPicker({
  updates: { settings, saving, failed, change },
}: {
  updates: SettingUpdates<SecuritySettings, SettingUpdate>;
}) {
  const t = useMessages('security').sessions;
  const segments = sessionTimeouts.map((minutes) => ({
    value: `${minutes}` as const,
    label: t.timeouts[minutes],
  }));
  return (
    <div aria-busy={saving.has('sessionTimeout')} className="flex flex-col gap-2">
      <SegmentedControl
        label={t.timeout}
        segments={segments}
        value={`${settings.sessionTimeout}`}
        onValueChange={(chosen) => {
          const value = sessionTimeouts.find((minutes) => `${minutes}` === chosen);
          if (value !== undefined) change({ key: 'sessionTimeout', value });
        }}
      />
      <p className="text-small wrap-anywhere text-ink-muted">{t.timeoutText}</p>
      {failed.has('sessionTimeout') && <SettingNotSaved />}
    </div>
  );
}
