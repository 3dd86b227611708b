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

import { useLanguage, useMessages } from '#i18n/messages-context.ts';
import { BiometricSwitch } from '#widgets/BiometricSwitch.tsx';
import { Card } from '#components/Card.tsx';
import { IconMark } from '#components/IconMark.tsx';
import type { Navigate } from '#components/Link.tsx';
import { LinkRow } from '#components/LinkRow.tsx';
import { ListRow } from '#components/ListRow.tsx';
import { Loaded } from '#components/Loaded.tsx';
import { Screen } from '#components/Screen.tsx';
import { ScreenTitle } from '#components/ScreenTitle.tsx';
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

type SettingName =
  'bankInformation' | 'securitySettings' | 'keyManagement' | 'language' | 'notifications';

const settings: readonly { icon: LucideIcon; name: SettingName; to: string }[] = [
  { icon: Landmark, name: 'bankInformation', to: paths.bankInfo },
  { icon: ShieldCheck, name: 'securitySettings', to: paths.securitySettings },
  { icon: KeyRound, name: 'keyManagement', to: paths.keyManagement },
  { icon: Languages, name: 'language', to: paths.languageSettings },
  { icon: Bell, name: 'notifications', to: paths.notificationSettings },
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
  const inLanguage = useLanguage().language === 'ko' ? '?lang=ko' : '';
  const t = useMessages('account').myInfo;
  return (
    <Screen>
      <ScreenTitle>{t.title}</ScreenTitle>
      {user.status === 'failed' && <Profile user={known} onNavigate={onNavigate} />}
      <Loaded from={user} skeleton={<ProfileSkeleton />} errorTitle={t.failed} onRetry={onRetry}>
        {(data) => <Profile user={data} onNavigate={onNavigate} />}
      </Loaded>

      <Section title={t.security}>
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
              <Loading label={t.loadingBiometrics}>
                <SkeletonRows count={1} />
              </Loading>
            )}
            <LockRow onLock={onLock} />
          </div>
        </Card>
      </Section>

      <Section title={t.settings}>
        <Card inset="rows">
          <ul>
            {settings.map(({ icon, name, to }) => (
              <LinkRow key={to} icon={icon} label={t[name]} to={to} onNavigate={onNavigate} />
            ))}
          </ul>
        </Card>
      </Section>

      <Section title={t.support}>
        <Card inset="rows">
          <ul>
            <LinkRow
              icon={CircleHelp}
              label={t.helpCenter}
              to={paths.helpCenter}
              onNavigate={onNavigate}
            />
            <LinkRow
              icon={FileText}
              label={t.terms}
              to={`${operatorPaths.terms}${inLanguage}`}
              newWindowLabel={t.newWindow}
            />
            <LinkRow
              icon={UserLock}
              label={t.privacy}
              to={`${operatorPaths.privacy}${inLanguage}`}
              newWindowLabel={t.newWindow}
            />
          </ul>
        </Card>
      </Section>

      <Section title={t.app}>
        <Card inset="rows">
          <ul>
            <ListRow
              mark={<IconMark icon={Smartphone} tone="brand" />}
              title={t.version}
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
