import type { ChangeEvent } from 'react';

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

const emailMessages: Readonly<Record<ProfileFields['email'], string>> = {
  missing: 'Enter your e-mail address.',
  malformed: 'Enter an e-mail address like name@example.com.',
};

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
  const text = (name: TextFieldName) => ({
    value: draft[name],
    maxLength: name === 'email' ? profileLengths.email : profileLengths.other,
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => onChange({ [name]: target.value }),
  });
  return (
    <Section title="About you">
      <Card>
        <div className="flex flex-col gap-4">
          <TextField
            {...text('firstName')}
            label="First name"
            autoComplete="given-name"
            required
            error={problems.firstName && 'Enter your first name.'}
          />
          <TextField
            {...text('lastName')}
            label="Last name"
            autoComplete="family-name"
            required
            error={problems.lastName && 'Enter your last name.'}
          />
          <TextField
            {...text('email')}
            {...status('email')}
            ref={emailInput}
            label="E-mail address"
            type="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            required
            hint={
              problems.email === undefined && draft.email.trim() && hasNewEmail(draft, stored)
                ? 'You will sign in with it. We tell your old address, which can undo this for three days.'
                : undefined
            }
            error={problems.email && emailMessages[problems.email]}
          />
          <TextField
            {...text('phone')}
            {...status('phone')}
            ref={phoneInput}
            label="Phone (optional)"
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            error={
              problems.phone
                ? 'This is no complete phone number. Enter one like 010-1234-5678, or one of another country with + and its code.'
                : phoneRefused
                  ? 'This is no complete phone number. Correct it and save, then confirm it.'
                  : undefined
            }
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
  const select = (name: SelectName) => ({
    value: draft[name],
    onChange: ({ target }: ChangeEvent<HTMLSelectElement>) => onChange({ [name]: target.value }),
  });
  return (
    <Section title="Region and language">
      <Card>
        <div className="flex flex-col gap-4">
          <Select
            {...select('country')}
            label="Country"
            autoComplete="country-name"
            placeholder="Choose a country"
            options={withStored(countryOptions, stored.country)}
          />
          <Select
            {...select('timezone')}
            label="Time zone"
            hint="Times are shown in it. Without one, they are those of your device."
            autoComplete="off"
            placeholder="Choose a time zone"
            options={withStored(timezoneOptions, stored.timezone)}
          />
          <Select
            {...select('language')}
            label="Language"
            autoComplete="language"
            options={withStored(languageOptions, stored.language)}
          />
          <Select
            {...select('currency')}
            label="Currency"
            hint="The value of your portfolio is shown in it. Payments keep their own currency."
            autoComplete="off"
            options={withStored(currencyOptions, stored.currency)}
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
  const sandboxes = { email: useSandbox('email'), sms: useSandbox('sms') };
  const { busy, run } = useOneAtATime();
  const descriptions = channelDescriptions(
    { phone: stored.phone, emailProven: proven.email, phoneProven: proven.phone },
    sandboxes,
    push,
  );
  const toggle = (name: SwitchName) => ({
    checked: draft[name],
    description: descriptions[name],
    onCheckedChange: (checked: boolean) => onChange({ [name]: checked }),
  });
  return (
    <Section title="Notifications">
      <Card inset="rows">
        <div className="divide-y divide-line">
          <Switch {...toggle('emailNotifications')} label="E-mail notifications" />
          <Switch
            {...toggle('pushNotifications')}
            label="Push notifications"
            checked={draft.pushNotifications && push === 'on'}
            disabled={!canTurnPushOn(push)}
            busy={busy}
            onCheckedChange={(checked) => {
              onChange({ pushNotifications: checked });
              if (checked && push !== 'on') void run(onTurnOnPush);
            }}
          />
          <Switch {...toggle('smsNotifications')} label="SMS notifications" />
        </div>
      </Card>
    </Section>
  );
}
