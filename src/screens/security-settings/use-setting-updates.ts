import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';

import { useLeaveSignal } from '#components/use-leave-signal.ts';
import { notices, type Notify } from '#wallet/notices/notices.ts';
import type { SecuritySettings, SettingUpdate } from '#wallet/entities/security-settings.ts';
import { withSetting, type SettingKey } from '#wallet/forms/security-settings.ts';

/**
 * Saves one setting; rejects when it could not. The signal aborts when the person has set it to something else since.
 */
export type UpdateSetting = (update: SettingUpdate, signal: AbortSignal) => Promise<void>;

/** The settings as the screen shows them, and the way to change one. */
export interface SettingUpdates {
  /** The settings, with those that are being saved in their new position. */
  settings: SecuritySettings;
  /** The settings that are being saved. */
  saving: ReadonlySet<SettingKey>;
  /** The settings that could not be saved, and show what is stored. */
  failed: ReadonlySet<SettingKey>;
  change: (update: SettingUpdate) => void;
}

/**
 * Shows a setting in its new position at once and saves it. One that could not be saved goes back, with a notice. A
 * setting is saved even when the screen is left meanwhile, unlike after other delays (decision 63): the person saw it
 * switched. Then no notice is shown.
 */
export function useSettingUpdates({
  stored,
  onUpdateSetting,
  notify,
  log,
}: {
  stored: SecuritySettings;
  onUpdateSetting: UpdateSetting;
  notify: Notify;
  log: (problem: string, detail: unknown) => void;
}): SettingUpdates {
  const [pending, setPending] = useState<readonly SettingUpdate[]>([]);
  const [failed, setFailed] = useState<ReadonlySet<SettingKey>>(new Set());
  const underWay = useRef(new Map<SettingKey, AbortController>());
  const leaveSignal = useLeaveSignal();

  async function change(update: SettingUpdate) {
    const { key } = update;
    underWay.current.get(key)?.abort();
    const superseded = new AbortController();
    underWay.current.set(key, superseded);
    const left = leaveSignal();
    setPending((updates) => [...without(updates, key), update]);
    setFailed((keys) => new Set([...keys].filter((other) => other !== key)));
    try {
      await onUpdateSetting(update, superseded.signal);
      if (!superseded.signal.aborted) setPending((updates) => without(updates, key));
    } catch (error) {
      if (superseded.signal.aborted) return;
      log(`The setting ${key} was not saved`, error);
      if (left.aborted) return;
      // Together: a notice is drawn at once, and the switch beside it must not be a frame behind what it says.
      flushSync(() => {
        notify(notices['security-settings.setting-failed']);
        setPending((updates) => without(updates, key));
        setFailed((keys) => new Set(keys).add(key));
      });
    }
  }

  return {
    settings: pending.reduce(withSetting, stored),
    saving: new Set(pending.map(({ key }) => key)),
    failed,
    change: (update) => void change(update),
  };
}

function without(updates: readonly SettingUpdate[], key: SettingKey): SettingUpdate[] {
  return updates.filter((update) => update.key !== key);
}
