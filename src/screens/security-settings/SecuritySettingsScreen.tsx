import { BellRing, Laptop, MonitorSmartphone, ShieldCheck, TriangleAlert } from 'lucide-react';

import { Button } from '#components/Button.tsx';
import { Card } from '#components/Card.tsx';
import { IconMark } from '#components/IconMark.tsx';
import type { Navigate } from '#components/Link.tsx';
import { Screen } from '#components/Screen.tsx';
import { ScreenHeader } from '#components/form/ScreenHeader.tsx';
import { Section } from '#components/Section.tsx';
import { english } from '#wallet/labels/english.ts';
import type { Notify } from '#wallet/notices/notices.ts';
import { paths } from '#wallet/paths.ts';
import type { PasswordChange, SecuritySettings } from '#wallet/forms/security-settings.ts';

import { BiometricSetting } from './BiometricSetting.tsx';
import { PasswordCard } from './PasswordCard.tsx';
import { SettingSwitch } from './SettingSwitch.tsx';
import { SignOutAllButton } from './SignOutAllButton.tsx';
import { TimeoutPicker } from './TimeoutPicker.tsx';
import { TwoFactorSetting } from './TwoFactorSetting.tsx';
import { useSettingUpdates, type UpdateSetting } from './use-setting-updates.ts';

export interface SecuritySettingsState {
  settings: SecuritySettings;
  /** Whether the device can check who holds it: without that there is nothing to switch. */
  biometricSupported: boolean;
  /** Sign Out All Devices was pressed before the screen was left and opened again. */
  signingOutAll: boolean;
}

export interface SecuritySettingsActions {
  onNavigate: Navigate;
  /** Saves one setting; rejects when it could not. */
  onUpdateSetting: UpdateSetting;
  /** Changes the password; rejects when it was not. The signal aborts when the person leaves. */
  onChangePassword: (change: PasswordChange, signal: AbortSignal) => Promise<void>;
  /** Lets the device check its person before biometrics go on or off; rejects when it did not. */
  onDeviceCheck: (enable: boolean) => Promise<void>;
  /** Registers this device for its person; rejects when the device did not confirm. */
  onRegisterDevice: () => Promise<void>;
  /** Ends the session a moment after its notice. */
  onSignOutAll: () => Promise<void>;
  notify: Notify;
  log: (problem: string, detail: unknown) => void;
}

/** How a person guards their account: sample settings, which last as long as the session (local §2, decision 69). */
export function SecuritySettingsScreen({
  settings: stored,
  biometricSupported,
  signingOutAll,
  onNavigate,
  onUpdateSetting,
  onChangePassword,
  onDeviceCheck,
  onRegisterDevice,
  onSignOutAll,
  notify,
  log,
}: SecuritySettingsState & SecuritySettingsActions) {
  const updates = useSettingUpdates({ stored, onUpdateSetting, notify, log });
  return (
    <Screen>
      <ScreenHeader
        title="Security Settings"
        back={{ to: paths.myInfo, label: english.back }}
        onNavigate={onNavigate}
      />

      <Section title="Sign-in">
        <PasswordCard
          lastChanged={stored.lastPasswordChange}
          onChangePassword={onChangePassword}
          notify={notify}
        />
        <Card inset="rows">
          <div className="divide-y divide-line">
            <TwoFactorSetting updates={updates} />
            {biometricSupported && (
              <BiometricSetting
                updates={updates}
                onDeviceCheck={onDeviceCheck}
                onRegisterDevice={onRegisterDevice}
                notify={notify}
                log={log}
              />
            )}
          </div>
        </Card>
      </Section>

      <Section title="Sessions and devices">
        <Card inset="rows">
          <div className="flex flex-col gap-4 py-4">
            <TimeoutPicker updates={updates} />
            <TrustedDevices count={stored.trustedDevices} />
            <SignOutAllButton
              underWay={signingOutAll}
              onSignOutAll={onSignOutAll}
              notify={notify}
            />
          </div>
        </Card>
      </Section>

      <Section title="Security notifications">
        <Card inset="rows">
          <div className="divide-y divide-line">
            <SettingSwitch
              updates={updates}
              setting="loginNotifications"
              icon={BellRing}
              label="Login notifications"
              description="When somebody signs in"
            />
            <SettingSwitch
              updates={updates}
              setting="suspiciousActivityAlerts"
              icon={TriangleAlert}
              label="Suspicious activity alerts"
              description="When something looks off"
            />
            <SettingSwitch
              updates={updates}
              setting="deviceManagement"
              icon={Laptop}
              label="Device management"
              description="When your devices change"
            />
          </div>
        </Card>
      </Section>

      <SecurityStatus />
    </Screen>
  );
}

/** How many devices are trusted. The button has no effect yet (local §2). */
function TrustedDevices({ count }: { count: number }) {
  return (
    <div className="flex items-center gap-3 border-t border-line pt-4">
      <IconMark icon={MonitorSmartphone} tone="brand" />
      {/* A button that would squeeze the words goes below them. */}
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-2">
        <div className="min-w-0 flex-[1_1_6rem]">
          <h3 className="text-body font-medium">Trusted devices</h3>
          <p className="text-small text-ink-muted">
            {count === 1 ? '1 device' : `${count} devices`}
          </p>
        </div>
        <Button tone="secondary" size="small">
          Manage
        </Button>
      </div>
    </div>
  );
}

/** Fixed, and the button has no effect yet (local §2). */
function SecurityStatus() {
  return (
    <Card inset="rows">
      <div className="flex flex-col gap-4 py-4">
        <div className="flex items-center gap-3">
          <IconMark icon={ShieldCheck} tone="positive" />
          <h2 className="min-w-0 flex-1 text-row font-semibold wrap-anywhere">
            Security Status: Good
          </h2>
        </div>
        <Button tone="secondary" width="full">
          Run Security Audit
        </Button>
      </div>
    </Card>
  );
}
