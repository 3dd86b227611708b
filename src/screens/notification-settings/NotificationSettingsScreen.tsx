import {
  IdCard,
  Bell,
  BriefcaseBusiness,
  Eye,
  Mail,
  Plane,
  ShieldCheck,
  Smartphone,
  Wallet,
} from 'lucide-react';

import { useMessages } from '#i18n/messages-context.ts';
import { Card } from '#components/Card.tsx';
import { ScreenHeader } from '#components/form/ScreenHeader.tsx';
import type { Navigate } from '#components/Link.tsx';
import { LinkRow } from '#components/LinkRow.tsx';
import { Loaded } from '#components/Loaded.tsx';
import { Screen } from '#components/Screen.tsx';
import { Section } from '#components/Section.tsx';
import { SettingSwitch } from '#widgets/SettingSwitch.tsx';
import { Loading, SkeletonRows } from '#components/Skeleton.tsx';
import { useSandbox } from '#widgets/sandboxes.ts';
import { useSettingUpdates, type UpdateSetting } from '#widgets/use-setting-updates.ts';
import type { NotificationSettings } from '#wallet/entities/notification.ts';
import type { Loadable } from '#wallet/loadable.ts';
import type { Notify } from '#wallet/notices/notices.ts';
import {
  canTurnPushOn,
  channelDescriptions,
  type PushStatus,
  type Reachable,
} from '#wallet/labels/notification-ways.ts';
import { paths } from '#wallet/paths.ts';

/** A switch and its new value. */
export interface NotificationUpdate {
  key: keyof NotificationSettings;
  value: boolean;
}

export interface NotificationSettingsState {
  settings: Loadable<NotificationSettings>;
  user: Reachable;
  /** Whether this device receives push notifications. */
  push: PushStatus;
}

export interface NotificationSettingsActions {
  onNavigate: Navigate;
  onRetry: () => void;
  /** Saves one switch; rejects if that failed. */
  onUpdateSetting: UpdateSetting<NotificationUpdate>;
  notify: Notify;
  log: (problem: string, detail: unknown) => void;
}

/** The notification channels, with the labels of Edit Profile. */
const ways = [
  { setting: 'emailNotifications', icon: Mail },
  { setting: 'pushNotifications', icon: Bell },
  { setting: 'smsNotifications', icon: Smartphone },
] as const;

const kinds = [
  { setting: 'money', icon: Wallet },
  { setting: 'identity', icon: IdCard },
  { setting: 'work', icon: BriefcaseBusiness },
  { setting: 'travel', icon: Plane },
] as const;

/** The user's choice of notifications (decision 105). */
export function NotificationSettingsScreen({
  settings,
  user,
  push,
  onNavigate,
  onRetry,
  ...actions
}: NotificationSettingsState & NotificationSettingsActions) {
  const t = useMessages('account').notifications;
  const { back } = useMessages('common');
  return (
    <Screen>
      <ScreenHeader
        title={t.title}
        back={{ to: paths.myInfo, label: back }}
        onNavigate={onNavigate}
      />
      <Loaded
        from={settings}
        skeleton={
          <Card inset="rows">
            <Loading label={t.loading}>
              <SkeletonRows count={8} />
            </Loading>
          </Card>
        }
        errorTitle={t.failed}
        onRetry={onRetry}
      >
        {(stored) => <Switches stored={stored} user={user} push={push} {...actions} />}
      </Loaded>
      <Section title={t.security}>
        <Card inset="rows">
          <ul>
            <LinkRow
              icon={ShieldCheck}
              label={t.securityNotifications}
              detail={t.securityDetail}
              to={paths.securitySettings}
              onNavigate={onNavigate}
            />
          </ul>
        </Card>
      </Section>
    </Screen>
  );
}

function Switches({
  stored,
  user,
  push,
  ...actions
}: { stored: NotificationSettings } & Omit<NotificationSettingsState, 'settings'> &
  Omit<NotificationSettingsActions, 'onNavigate' | 'onRetry'>) {
  const t = useMessages('account').notifications;
  const sandboxes = { email: useSandbox('email'), sms: useSandbox('sms') };
  const descriptions = channelDescriptions(user, sandboxes, push, t);
  const updates = useSettingUpdates<NotificationSettings, NotificationUpdate>({
    // The switch is about this device, which may miss although another one is subscribed.
    stored: { ...stored, pushNotifications: stored.pushNotifications && push === 'on' },
    ...actions,
  });
  return (
    <>
      <Section title={t.ways}>
        <Card inset="rows">
          <div className="divide-y divide-line">
            {ways.map((way) => (
              <SettingSwitch
                key={way.setting}
                updates={updates}
                {...way}
                label={t.way[way.setting]}
                description={descriptions[way.setting]}
                disabled={way.setting === 'pushNotifications' && !canTurnPushOn(push)}
              />
            ))}
            <SettingSwitch
              updates={updates}
              setting="showAmounts"
              icon={Eye}
              label={t.showAmounts}
              description={t.showAmountsText}
            />
          </div>
        </Card>
      </Section>
      <Section title={t.kinds}>
        <Card inset="rows">
          <div className="divide-y divide-line">
            {kinds.map((kind) => (
              <SettingSwitch
                key={kind.setting}
                updates={updates}
                {...kind}
                label={t.kind[kind.setting]}
                description={t.kindDetails[kind.setting]}
              />
            ))}
          </div>
        </Card>
      </Section>
    </>
  );
}
