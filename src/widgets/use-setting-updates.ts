import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';

import { notices, type Notify, writeFailureNotice } from '#wallet/notices/notices.ts';

import { useLeaveSignal } from '#components/use-leave-signal.ts';

/** One setting and its new value. */
interface AnyUpdate<Settings> {
  key: keyof Settings;
  value: unknown;
}

/** Saves one setting; rejects if that failed. The signal aborts when the user has changed the setting again. */
export type UpdateSetting<Update> = (update: Update, signal: AbortSignal) => Promise<void>;

/** The settings as shown, and a function that changes one. */
export interface SettingUpdates<Settings, Update extends AnyUpdate<Settings>> {
  /** The settings, including the new values that are being saved. */
  settings: Settings;
  /** The settings that are being saved. */
  saving: ReadonlySet<Update['key']>;
  /** The settings that could not be saved and show the stored value. */
  failed: ReadonlySet<Update['key']>;
  change: (update: Update) => void;
}

/**
 * Shows the new value of a setting at once and saves it. A setting that could not be saved is reset, with a notice. If
 * the screen is left meanwhile, the setting is still saved, because the user has seen the new value, but no notice is
 * shown. Simulated actions are cancelled instead (decision 63).
 */
export function useSettingUpdates<Settings extends object, Update extends AnyUpdate<Settings>>({
  stored,
  onUpdateSetting,
  notify,
  log,
}: {
  stored: Settings;
  onUpdateSetting: UpdateSetting<Update>;
  notify: Notify;
  log: (problem: string, detail: unknown) => void;
}): SettingUpdates<Settings, Update> {
  const [pending, setPending] = useState<readonly Update[]>([]);
  const [failed, setFailed] = useState<ReadonlySet<Update['key']>>(new Set());
  const running = useRef(new Map<Update['key'], AbortController>());
  const leaveSignal = useLeaveSignal();

  async function change(update: Update) {
    const { key } = update;
    running.current.get(key)?.abort();
    const superseded = new AbortController();
    running.current.set(key, superseded);
    const left = leaveSignal();
    setPending((updates) => [...without(updates, key), update]);
    setFailed((keys) => new Set([...keys].filter((other) => other !== key)));
    try {
      await onUpdateSetting(update, superseded.signal);
      if (!superseded.signal.aborted) setPending((updates) => without(updates, key));
    } catch (error) {
      if (superseded.signal.aborted) return;
      log(`The setting ${String(key)} was not saved`, error);
      if (left.aborted) return;
      // Synchronously: a notice is rendered at once, and the switch beside it must not lag a frame behind.
      flushSync(() => {
        notify(writeFailureNotice(error, notices['security-settings.setting-failed']));
        setPending((updates) => without(updates, key));
        setFailed((keys) => new Set(keys).add(key));
      });
    }
  }

  return {
    settings: { ...stored, ...Object.fromEntries(pending.map(({ key, value }) => [key, value])) },
    saving: new Set(pending.map(({ key }) => key)),
    failed,
    change: (update) => void change(update),
  };
}

function without<Update extends { key: PropertyKey }>(
  updates: readonly Update[],
  key: Update['key'],
): Update[] {
  return updates.filter((update) => update.key !== key);
}
