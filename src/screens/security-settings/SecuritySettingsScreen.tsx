import { BellRing, KeyRound, Laptop, MonitorSmartphone, TriangleAlert, UserX } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';

import { useMessages } from '#i18n/messages-context.ts';
import { BiometricSwitch } from '#widgets/BiometricSwitch.tsx';
import { Card } from '#components/Card.tsx';
import type { Navigate } from '#components/Link.tsx';
import { Loaded } from '#components/Loaded.tsx';
import { Screen } from '#components/Screen.tsx';
import { ScreenHeader } from '#components/form/ScreenHeader.tsx';
import { Section } from '#components/Section.tsx';
import { Loading, Skeleton, SkeletonRows } from '#components/Skeleton.tsx';
import { SettingSwitch } from '#widgets/SettingSwitch.tsx';
import type { ChangeBiometrics, DeviceBiometrics } from '#widgets/use-biometric-change.ts';
import {
  useSettingUpdates,
  type SettingUpdates,
  type UpdateSetting,
} from '#widgets/use-setting-updates.ts';
import { DeviceRefused } from '#wallet/device-refused.ts';
import type { SecuritySettings, SettingUpdate } from '#wallet/entities/security-settings.ts';
import type { Loadable } from '#wallet/loadable.ts';
import { notices, type Notice, type Notify, writeFailureNotice } from '#wallet/notices/notices.ts';
import { paths } from '#wallet/paths.ts';

import type { SettingsPart } from './AuditFindings.tsx';
import type { BlockedPeople } from './BlockedPeopleSheet.tsx';
import type { DeviceActions, DevicesSheetProps } from './DevicesSheet.tsx';
import { ManageRow } from './ManageRow.tsx';
import { OwnData, type OwnDataActions } from './OwnData.tsx';
import type { PasskeyActions } from './PasskeysSheet.tsx';
import { PasswordCard, type PasswordCardProps } from './PasswordCard.tsx';
import { SecurityStatus, type SecurityStatusProps } from './SecurityStatus.tsx';
import { SignOutAllButton, type SignOutAllButtonProps } from './SignOutAllButton.tsx';
import { TimeoutPicker } from './TimeoutPicker.tsx';
import { TwoFactorSetting, type TwoFactorActions } from './TwoFactorSetting.tsx';

/** Lazy-loaded, because they are rarely opened. */
const DevicesSheet = lazy(async () => ({
  default: (await import('./DevicesSheet.tsx')).DevicesSheet,
}));
const PasskeysSheet = lazy(async () => ({
  default: (await import('./PasskeysSheet.tsx')).PasskeysSheet,
}));
const BlockedPeopleSheet = lazy(async () => ({
  default: (await import('./BlockedPeopleSheet.tsx')).BlockedPeopleSheet,
}));

/** The account's sign-in methods: password, second factor, biometrics and passkeys. */
export interface SignIn
  extends TwoFactorActions, PasskeyActions, Pick<PasswordCardProps, 'email' | 'onChangePassword'> {
  /** A device without biometrics shows their switch only while the account has them on (decision 216). */
  biometricDevice: DeviceBiometrics;
  onBiometricChange: ChangeBiometrics;
}

/** The account's sessions, and the ways to sign out. */
export interface SignedIn
  extends DeviceActions, Pick<SignOutAllButtonProps, 'signingOutAll' | 'onSignOutAll'> {}

/** The people whom the user has blocked, and all data of the account. */
export interface Privacy extends BlockedPeople, OwnDataActions {}

export interface SecuritySettingsState {
  settings: Loadable<SecuritySettings>;
  /** The signed-in devices. */
  devices: DevicesSheetProps['devices'];
  audit: SecurityStatusProps['audit'];
}

export interface SecuritySettingsActions {
  signIn: SignIn;
  signedIn: SignedIn;
  privacy: Privacy;
  onNavigate: Navigate;
  onRetry: (part: 'settings' | 'devices') => void;
  /** Saves one setting; rejects if that failed. */
  onUpdateSetting: UpdateSetting<SettingUpdate>;
  onRunAudit: SecurityStatusProps['onRunAudit'];
  notify: Notify;
  log: (problem: string, detail: unknown) => void;
}

/** The security settings of the account (local §2). */
export function SecuritySettingsScreen({
  settings,
  ...content
}: SecuritySettingsState & SecuritySettingsActions) {
  const t = useMessages('security');
  const { back } = useMessages('common');
  return (
    <Screen>
      <ScreenHeader
        title={t.title}
        back={{ to: paths.myInfo, label: back }}
        onNavigate={content.onNavigate}
      />
      <Loaded
        from={settings}
        skeleton={<SettingsSkeleton />}
        errorTitle={t.failed}
        onRetry={() => content.onRetry('settings')}
      >
        {(stored) => <Settings stored={stored} {...content} />}
      </Loaded>
    </Screen>
  );
}

function Settings({
  stored,
  devices,
  audit,
  signIn,
  signedIn,
  privacy,
  onNavigate,
  onRetry,
  onUpdateSetting,
  onRunAudit,
  notify,
  log,
}: Omit<SecuritySettingsState, 'settings'> &
  SecuritySettingsActions & { stored: SecuritySettings }) {
  const t = useMessages('security');
  const updates = useSettingUpdates({ stored, onUpdateSetting, notify, log });
  /** The open list. */
  const [managing, setManaging] = useState<'devices' | 'passkeys'>();
  const parts = useRef<Partial<Record<SettingsPart, HTMLElement | null>>>({});
  const part = (name: SettingsPart) => (element: HTMLElement | null) => {
    parts.current[name] = element;
  };

  function goTo(place: SettingsPart) {
    if (place === 'devices') setManaging('devices');
    else parts.current[place]?.querySelector<HTMLElement>('button, input')?.focus();
  }

  return (
    <>
      <Section title={t.signIn}>
        <div ref={part('password')}>
          <PasswordCard
            email={signIn.email}
            lastChanged={stored.lastPasswordChange}
            onChangePassword={signIn.onChangePassword}
            notify={notify}
          />
        </div>
        <Card inset="rows">
          <div className="divide-y divide-line">
            <div ref={part('two-factor')}>
              <TwoFactorSetting {...signIn} settings={stored} log={log} />
            </div>
            {(signIn.biometricDevice !== 'unsupported' || stored.biometricEnabled) && (
              <div ref={part('biometrics')}>
                <BiometricSwitch
                  enabled={stored.biometricEnabled}
                  device={signIn.biometricDevice}
                  onChange={signIn.onBiometricChange}
                  onFailed={(error, wanted) => {
                    log('Biometrics were not changed', error);
                    notify(biometricFailure(error, wanted));
                  }}
                />
              </div>
            )}
            {stored.biometricEnabled && (
              <div className="py-4">
                <ManageRow
                  icon={KeyRound}
                  title={t.passkeys.title}
                  description={t.passkeys.description}
                  manageLabel={t.passkeys.manage}
                  onManage={() => setManaging('passkeys')}
                />
              </div>
            )}
          </div>
        </Card>
      </Section>

      <Section title={t.sessions.title}>
        <Card inset="rows">
          <div className="flex flex-col gap-4 py-4">
            <TimeoutPicker updates={updates} />
            <div className="border-t border-line pt-4">
              <ManageRow
                icon={MonitorSmartphone}
                title={t.devices.title}
                description={t.devices.count(stored.trustedDevices)}
                onManage={() => setManaging('devices')}
              />
            </div>
            <SignOutAllButton {...signedIn} notify={notify} />
          </div>
        </Card>
      </Section>

      <SecurityNotifications updates={updates} />

      <SecurityStatus audit={audit} onRunAudit={onRunAudit} onGoTo={goTo} onNavigate={onNavigate} />

      <PeopleSection {...privacy} />

      <OwnData
        {...privacy}
        email={signIn.email}
        twoFactorEnabled={stored.twoFactorEnabled}
        log={log}
      />

      <Suspense>
        {managing === 'devices' && (
          <DevicesSheet
            {...signedIn}
            devices={devices}
            onRetry={() => onRetry('devices')}
            onClose={() => setManaging(undefined)}
          />
        )}
        {managing === 'passkeys' && (
          <PasskeysSheet {...signIn} onClose={() => setManaging(undefined)} />
        )}
      </Suspense>
    </>
  );
}

/** Opens the blocked people (decision 248). */
function PeopleSection(blockedPeople: BlockedPeople) {
  const t = useMessages('security').people;
  const [managing, setManaging] = useState(false);
  return (
    <Section title={t.title}>
      <Card inset="rows">
        <div className="py-4">
          <ManageRow
            icon={UserX}
            title={t.blocked}
            description={t.description}
            manageLabel={t.manage}
            onManage={() => setManaging(true)}
          />
        </div>
      </Card>
      {managing && (
        <Suspense>
          <BlockedPeopleSheet {...blockedPeople} onClose={() => setManaging(false)} />
        </Suspense>
      )}
    </Section>
  );
}

/** The security events that the provider reports under the bell (decision 101). */
function SecurityNotifications({
  updates,
}: {
  updates: SettingUpdates<SecuritySettings, SettingUpdate>;
}) {
  const t = useMessages('security').notifications;
  return (
    <Section title={t.title}>
      <Card inset="rows">
        <div className="divide-y divide-line">
          <SettingSwitch
            updates={updates}
            setting="loginNotifications"
            icon={BellRing}
            label={t.login}
            description={t.loginText}
          />
          <SettingSwitch
            updates={updates}
            setting="suspiciousActivityAlerts"
            icon={TriangleAlert}
            label={t.suspicious}
            description={t.suspiciousText}
          />
          <SettingSwitch
            updates={updates}
            setting="deviceManagement"
            icon={Laptop}
            label={t.devices}
            description={t.devicesText}
          />
        </div>
      </Card>
      <p className="px-1 text-small wrap-anywhere text-ink-muted">{t.where}</p>
    </Section>
  );
}

function SettingsSkeleton() {
  const { loading } = useMessages('security');
  return (
    <Loading label={loading}>
      <Skeleton shape="title" width="third" />
      <Card inset="rows">
        <SkeletonRows count={3} />
      </Card>
      <Skeleton shape="title" width="half" />
      <Skeleton shape="card" />
      <Skeleton shape="title" width="half" />
      <Card inset="rows">
        <SkeletonRows count={3} />
      </Card>
    </Loading>
  );
}

/** Unlike My info, this screen shows a notice that biometrics did not change (decision 24). */
function biometricFailure(error: unknown, wanted: boolean): Notice {
  if (!(error instanceof DeviceRefused)) {
    return writeFailureNotice(error, notices['security-settings.setting-failed']);
  }
  return notices[`security-settings.${wanted ? 'biometric-failed' : 'biometric-still-on'}`];
}
