import type { Clock } from '#wallet/clock.ts';
import {
  CurrentPasswordIncorrect,
  withSetting,
  type PasswordChange,
  type SecuritySettings,
  type SettingUpdate,
} from '#wallet/forms/security-settings.ts';
import { createStore, type ReadableStore } from '#wallet/store.ts';

/** How long a setting takes to be saved, in milliseconds (local §9). */
const settingUpdateMilliseconds = 500;

/** How long a password change takes, in milliseconds (local §9). */
const passwordChangeMilliseconds = 1_000;

/** The one current password that is refused; the documents withhold theirs (local §5, decision 67). */
export const refusedCurrentPassword = 'wrong-password';

const day = 86_400_000;

/** What a session begins with; the password was changed 45 days before. */
export function sampleSecuritySettings(now: Date): SecuritySettings {
  return {
    twoFactorEnabled: false,
    biometricEnabled: false,
    sessionTimeout: 30,
    trustedDevices: 3,
    lastPasswordChange: new Date(now.getTime() - 45 * day).toISOString(),
    loginNotifications: true,
    suspiciousActivityAlerts: true,
    deviceManagement: false,
  };
}

/**
 * The security settings in memory, which an update changes for later reads (decision 69). They stand for what the
 * documents keep under `/api/security-settings`, which is never fetched (local §7).
 */
export interface SecuritySettingsStore extends ReadableStore<SecuritySettings> {
  /** Saves a setting. A signal that aborts in time leaves everything as it was. */
  update: (update: SettingUpdate, signal: AbortSignal) => Promise<void>;
  /**
   * Stands for a password change: it makes no call, keeps neither password, and changes only the date of the last
   * change.
   * @throws {CurrentPasswordIncorrect} for the one current password that is refused
   */
  changePassword: (change: PasswordChange, signal: AbortSignal) => Promise<void>;
}

export function createSecuritySettings(
  clock: Pick<Clock, 'now' | 'wait'>,
  initial: SecuritySettings = sampleSecuritySettings(clock.now()),
): SecuritySettingsStore {
  const { read, subscribe, write } = createStore(initial);
  return {
    read,
    subscribe,
    async update(update, signal) {
      await clock.wait(settingUpdateMilliseconds, signal);
      write(withSetting(read(), update));
    },
    async changePassword({ current }, signal) {
      await clock.wait(passwordChangeMilliseconds, signal);
      if (current === refusedCurrentPassword) throw new CurrentPasswordIncorrect();
      write({ ...read(), lastPasswordChange: clock.now().toISOString() });
    },
  };
}
