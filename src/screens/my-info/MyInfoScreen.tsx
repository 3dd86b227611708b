import {
  Bell,
  CircleHelp,
  FileText,
  KeyRound,
  Landmark,
  Languages,
  ShieldCheck,
  Smartphone,
  UserLock,
  type LucideIcon,
} from 'lucide-react';

import { BiometricSwitch } from '#widgets/BiometricSwitch.tsx';
import { Card } from '#components/Card.tsx';
import { IconMark } from '#components/IconMark.tsx';
import type { Navigate } from '#components/Link.tsx';
import { LinkRow } from '#components/LinkRow.tsx';
import { ListRow } from '#components/ListRow.tsx';
import { Loaded } from '#components/Loaded.tsx';
import { Screen } from '#components/Screen.tsx';
import { ScreenHeader } from '#components/form/ScreenHeader.tsx';
import { Section } from '#components/Section.tsx';
import { Loading, SkeletonRows } from '#components/Skeleton.tsx';
import type { ChangeBiometrics, DeviceBiometrics } from '#widgets/use-biometric-change.ts';
import type { User } from '#wallet/entities/user.ts';
import type { Loadable } from '#wallet/loadable.ts';
import { appVersion } from '#wallet/entities/my-info.ts';
import { operatorPaths, paths } from '#wallet/paths.ts';

import { LockRow } from './LockRow.tsx';
import { Profile, ProfileSkeleton } from './Profile.tsx';
import { SignOutButton } from './SignOutButton.tsx';

/** The part of the user that My info shows. */
export type MyInfoUser = Pick<User, 'firstName' | 'lastName' | 'email' | 'biometricEnabled'>;

export interface MyInfoState {
  user: Loadable<MyInfoUser>;
  /** The session's user, shown if the provider's answer could not be loaded. */
  known: Omit<MyInfoUser, 'biometricEnabled'>;
  /** A device without biometrics shows their switch only while the account has them on (decision 216). */
  biometricDevice: DeviceBiometrics;
  /** Whether this device stores the user's keys, which stay after the sign-out. */
  hasKeysOnDevice: boolean;
}

export interface MyInfoActions {
  onNavigate: Navigate;
  onRetry: () => void;
  onBiometricChange: ChangeBiometrics;
  /** Locks the wallet until the user proves their presence (decision 100). */
  onLock: () => void;
  onSignOut: () => Promise<void>;
  log: (problem: string, detail: unknown) => void;
}

interface RowLook {
  icon: LucideIcon;
  label: string;
  to: string;
}

const settings: readonly RowLook[] = [
  { icon: Landmark, label: 'Bank information', to: paths.bankInfo },
  { icon: ShieldCheck, label: 'Security settings', to: paths.securitySettings },
  { icon: KeyRound, label: 'Key management', to: paths.keyManagement },
  { icon: Languages, label: 'Language', to: paths.languageSettings },
  { icon: Bell, label: 'Notifications', to: paths.notificationSettings },
];

/** The signed-in user, their settings, and the sign-out (core §2). */
export function MyInfoScreen({
  user,
  known,
  biometricDevice,
  hasKeysOnDevice,
  onNavigate,
  onRetry,
  onBiometricChange,
  onLock,
  onSignOut,
  log,
}: MyInfoState & MyInfoActions) {
  return (
    <Screen>
      <ScreenHeader title="My info" onNavigate={onNavigate} />
      {user.status === 'failed' && <Profile user={known} onNavigate={onNavigate} />}
      <Loaded
        from={user}
        skeleton={<ProfileSkeleton />}
        errorTitle="We could not load your info"
        onRetry={onRetry}
      >
        {(data) => <Profile user={data} onNavigate={onNavigate} />}
      </Loaded>

      <Section title="Security">
        <Card inset="rows">
          <div className="divide-y divide-line">
            {user.status === 'ready' &&
              (biometricDevice !== 'unsupported' || user.data.biometricEnabled) && (
                <BiometricSwitch
                  enabled={user.data.biometricEnabled}
                  device={biometricDevice}
                  onChange={onBiometricChange}
                  onFailed={(error) => log('Biometrics were not changed', error)}
                />
              )}
            {biometricDevice !== 'unsupported' && user.status === 'loading' && (
              <Loading label="Loading biometrics">
                <SkeletonRows count={1} />
              </Loading>
            )}
            <LockRow onLock={onLock} />
          </div>
        </Card>
      </Section>

      <Section title="Settings">
        <Card inset="rows">
          <ul>
            {settings.map((row) => (
              <LinkRow key={row.to} {...row} onNavigate={onNavigate} />
            ))}
          </ul>
        </Card>
      </Section>

      <Section title="Support">
        <Card inset="rows">
          <ul>
            <LinkRow
              icon={CircleHelp}
              label="Help center"
              to={paths.helpCenter}
              onNavigate={onNavigate}
            />
            <LinkRow
              icon={FileText}
              label="Terms of Service"
              to={operatorPaths.terms}
              newWindowLabel="(opens in a new window)"
            />
            <LinkRow
              icon={UserLock}
              label="Privacy Policy"
              to={operatorPaths.privacy}
              newWindowLabel="(opens in a new window)"
            />
          </ul>
        </Card>
      </Section>

      <Section title="App information">
        <Card inset="rows">
          <ul>
            <ListRow
              mark={<IconMark icon={Smartphone} tone="brand" />}
              title="Version"
              end={<span className="text-body text-ink-muted">{appVersion}</span>}
            />
          </ul>
        </Card>
      </Section>

      <SignOutButton
        hasKeysOnDevice={hasKeysOnDevice}
        onSignOut={onSignOut}
        onNavigate={onNavigate}
      />
    </Screen>
  );
}
