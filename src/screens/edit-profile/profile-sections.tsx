import type { ChangeEvent } from 'react';

import { useMessages } from '#i18n/messages-context.ts';
import { Card } from '#components/Card.tsx';
import { TextField } from '#components/form/Field.tsx';
import { Section } from '#components/Section.tsx';
import { Select } from '#components/Select.tsx';
import { Switch } from '#components/Switch.tsx';
import { useOneAtATime } from '#components/use-one-at-a-time.ts';
import { useSandbox } from '#widgets/sandboxes.ts';
import {
  canTurnPushOn,
  channelDescriptions,
  type PushStatus,
} from '#wallet/labels/notification-ways.ts';
import type { ContactKind } from '#wallet/entities/contact-proof.ts';
import type { Profile } from '#wallet/entities/profile.ts';
import { profileLengths } from '#wallet/entities/user.ts';
import { hasNewEmail, type ProfileFields } from '#wallet/forms/edit-profile.ts';

import {
  countryOptions,
  currencyOptions,
  languageOptions,
  timezoneOptions,
  withStored,
} from './profile-options.ts';
import type { ContactConfirmation } from './use-contact-confirmation.tsx';

type TextFieldName = 'firstName' | 'lastName' | 'email' | 'phone';
type SelectName = 'country' | 'timezone' | 'language' | 'currency';
type SwitchName = 'emailNotifications' | 'smsNotifications' | 'pushNotifications';

interface ProfileSectionProps {
  draft: Profile;
  onChange: (part: Partial<Profile>) => void;
}

/** The name and the contact data of the user. */
export function AboutSection({
  stored,
  draft,
  problems,
  contacts: { status, phoneRefused, phoneInput, emailInput },
  onChange,
}: ProfileSectionProps & {
  stored: Profile;
  problems: Readonly<Partial<ProfileFields>>;
  contacts: ContactConfirmation;
}) {
  const t = useMessages('account').profile;
  const text = (name: TextFieldName) => ({
    value: draft[name],
    maxLength: name === 'email' ? profileLengths.email : profileLengths.other,
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => onChange({ [name]: target.value }),
  });
  return (
    <Section title={t.about}>
      <Card>
        <div className="flex flex-col gap-4">
          <TextField
            {...text('firstName')}
            label={t.firstName}
            autoComplete="given-name"
            required
            error={problems.firstName && t.firstNameMissing}
          />
          <TextField
            {...text('lastName')}
            label={t.lastName}
            autoComplete="family-name"
            required
            error={problems.lastName && t.lastNameMissing}
          />
          <TextField
            {...text('email')}
            {...status('email')}
            ref={emailInput}
            label={t.email}
            type="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            required
            hint={
              problems.email === undefined && draft.email.trim() && hasNewEmail(draft, stored)
                ? t.newEmail
                : undefined
            }
            error={problems.email && t.emailProblems[problems.email]}
          />
          <TextField
            {...text('phone')}
            {...status('phone')}
            ref={phoneInput}
            label={t.phone}
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            error={problems.phone ? t.phoneMalformed : phoneRefused ? t.phoneRefused : undefined}
          />
        </div>
      </Card>
    </Section>
  );
}

/** The user's country, time zone, language and currency. */
export function RegionSection({
  stored,
  draft,
  onChange,
}: ProfileSectionProps & { stored: Profile }) {
  const t = useMessages('account').profile;
  const select = (name: SelectName) => ({
    value: draft[name],
    onChange: ({ target }: ChangeEvent<HTMLSelectElement>) => onChange({ [name]: target.value }),
  });
  return (
    <Section title={t.region}>
      <Card>
        <div className="flex flex-col gap-4">
          <Select
            {...select('country')}
            label={t.country}
            autoComplete="country-name"
            placeholder={t.chooseCountry}
            options={withStored(countryOptions(t), stored.country)}
          />
          <Select
            {...select('timezone')}
            label={t.timezone}
            hint={t.timezoneHint}
            autoComplete="off"
            placeholder={t.chooseTimezone}
            options={withStored(timezoneOptions, stored.timezone)}
          />
          <Select
            {...select('language')}
            label={t.language}
            autoComplete="language"
            options={withStored(languageOptions, stored.language)}
          />
          <Select
            {...select('currency')}
            label={t.currency}
            hint={t.currencyHint}
            autoComplete="off"
            options={withStored(currencyOptions(t), stored.currency)}
          />
        </div>
      </Card>
    </Section>
  );
}

/** The notification settings of the user. Push notifications are turned on at once, because the browser asks. */
export function NotificationSection({
  stored,
  proven,
  draft,
  push,
  onTurnOnPush,
  onChange,
}: ProfileSectionProps & {
  stored: Profile;
  proven: Readonly<Record<ContactKind, boolean>>;
  push: PushStatus;
  onTurnOnPush: () => Promise<void>;
}) {
  const { profile, notifications: t } = useMessages('account');
  const sandboxes = { email: useSandbox('email'), sms: useSandbox('sms') };
  const { busy, run } = useOneAtATime();
  const descriptions = channelDescriptions(
    { phone: stored.phone, emailProven: proven.email, phoneProven: proven.phone },
    sandboxes,
    push,
    t,
  );
  const toggle = (name: SwitchName) => ({
    checked: draft[name],
    description: descriptions[name],
    onCheckedChange: (checked: boolean) => onChange({ [name]: checked }),
  });
  return (
    <Section title={profile.notifications}>
      <Card inset="rows">
        <div className="divide-y divide-line">
          <Switch {...toggle('emailNotifications')} label={t.way.emailNotifications} />
          <Switch
            {...toggle('pushNotifications')}
            label={t.way.pushNotifications}
            checked={draft.pushNotifications && push === 'on'}
            disabled={!canTurnPushOn(push)}
            busy={busy}
            onCheckedChange={(checked) => {
              onChange({ pushNotifications: checked });
              if (checked && push !== 'on') void run(onTurnOnPush);
            }}
          />
          <Switch {...toggle('smsNotifications')} label={t.way.smsNotifications} />
        </div>
      </Card>
    </Section>
  );
}
