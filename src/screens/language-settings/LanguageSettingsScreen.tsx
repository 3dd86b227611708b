import { languages as walletLanguages } from '#i18n/language.ts';
import { useLanguage, useMessages } from '#i18n/messages-context.ts';
import { Card } from '#components/Card.tsx';
import { InlineNotice } from '#components/form/InlineNotice.tsx';
import { LocalLanguageButton } from '#components/LanguageSwitch.tsx';
import { ScreenHeader } from '#components/form/ScreenHeader.tsx';
import type { Navigate } from '#components/Link.tsx';
import { Loaded } from '#components/Loaded.tsx';
import { RadioGroup } from '#components/RadioGroup.tsx';
import { Screen } from '#components/Screen.tsx';
import { Section } from '#components/Section.tsx';
import { SettingNotSaved } from '#widgets/SettingNotSaved.tsx';
import { Loading, Skeleton } from '#components/Skeleton.tsx';
import { useSettingUpdates, type UpdateSetting } from '#widgets/use-setting-updates.ts';
import type { User } from '#wallet/entities/user.ts';
import { languages } from '#wallet/forms/edit-profile.ts';
import type { Loadable } from '#wallet/loadable.ts';
import type { Notify } from '#wallet/notices/notices.ts';
import { paths } from '#wallet/paths.ts';

/** The choice of a language, by its code. */
export interface LanguageUpdate {
  key: 'language';
  value: string;
}

export interface LanguageSettingsState {
  profile: Loadable<Pick<User, 'language'>>;
}

export interface LanguageSettingsActions {
  onNavigate: Navigate;
  onRetry: () => void;
  /** Saves the language with the profile; rejects if that failed. */
  onUpdateSetting: UpdateSetting<LanguageUpdate>;
  notify: Notify;
  log: (problem: string, detail: unknown) => void;
}

/** The language of the user's profile, and the languages of the wallet itself (decision 105). */
export function LanguageSettingsScreen({
  profile,
  onNavigate,
  onRetry,
  ...actions
}: LanguageSettingsState & LanguageSettingsActions) {
  const t = useMessages('account').language;
  const { back } = useMessages('common');
  const { language: current, localLanguage } = useLanguage();
  const spoken = [
    { part: t.screens, languages: t.names[current] },
    {
      part: t.local,
      languages: t.names[localLanguage],
      change: current === 'en' && <LocalLanguageButton shown={localLanguage} />,
    },
    { part: t.chat, languages: t.chatIn },
  ];
  return (
    <Screen>
      <ScreenHeader
        title={t.title}
        back={{ to: paths.myInfo, label: back }}
        onNavigate={onNavigate}
      />
      <Loaded
        from={profile}
        skeleton={<LanguagesSkeleton />}
        errorTitle={t.failed}
        onRetry={onRetry}
      >
        {({ language }) => <LanguageChoice stored={{ language: language || 'en' }} {...actions} />}
      </Loaded>
      <Section title={t.spoken}>
        <Card>
          <dl className="flex flex-col gap-4">
            {spoken.map(({ part, languages: spokenIn, change }) => (
              <div key={part}>
                <dt className="text-body font-medium">{part}</dt>
                <dd className="flex flex-wrap items-center gap-3 text-small text-ink-muted">
                  {spokenIn}
                  {change}
                </dd>
              </div>
            ))}
          </dl>
        </Card>
      </Section>
    </Screen>
  );
}

function LanguageChoice({
  stored,
  ...actions
}: { stored: { language: string } } & Omit<LanguageSettingsActions, 'onNavigate' | 'onRetry'>) {
  const t = useMessages('account').language;
  const { settings, saving, failed, change } = useSettingUpdates<
    { language: string },
    LanguageUpdate
  >({ stored, ...actions });
  const options = Object.entries(languages).map(([value, label]) => ({
    value,
    label,
    lang: value,
  }));
  const isOffered = options.some(({ value }) => value === stored.language);
  return (
    <Card>
      <div aria-busy={saving.size > 0} className="flex flex-col gap-4">
        <RadioGroup
          label={t.ofProfile}
          // A stored value outside of the options stays visible.
          options={
            isOffered ? options : [...options, { value: stored.language, label: stored.language }]
          }
          value={settings.language}
          onValueChange={(value) => change({ key: 'language', value })}
        />
        <InlineNotice>
          {walletLanguages.some((spoken) => spoken === settings.language) ? t.note : t.notSpoken}
        </InlineNotice>
        {failed.has('language') && <SettingNotSaved />}
      </div>
    </Card>
  );
}

function LanguagesSkeleton() {
  const { loading } = useMessages('account').language;
  return (
    <Card>
      <Loading label={loading}>
        {Object.keys(languages).map((language) => (
          <Skeleton key={language} shape="title" width="half" />
        ))}
      </Loading>
    </Card>
  );
}
