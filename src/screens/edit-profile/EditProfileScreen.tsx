import { useRef, useState, type ChangeEvent } from 'react';
import { flushSync } from 'react-dom';

import { Button } from '#components/Button.tsx';
import { Card } from '#components/Card.tsx';
import { TextField } from '#components/form/Field.tsx';
import { FieldSkeleton } from '#components/form/FieldSkeleton.tsx';
import { SubmissionStatus } from '#components/form/SubmissionStatus.tsx';
import type { Navigate } from '#components/Link.tsx';
import { Loaded } from '#components/Loaded.tsx';
import { Screen } from '#components/Screen.tsx';
import { ScreenHeader } from '#components/form/ScreenHeader.tsx';
import { Section } from '#components/Section.tsx';
import { Select } from '#components/Select.tsx';
import { Loading, Skeleton } from '#components/Skeleton.tsx';
import { Switch } from '#components/Switch.tsx';
import { useSubmission } from '#components/form/use-submission.ts';
import { useDraft } from '#components/form/use-draft.ts';
import { english } from '#wallet/labels/english.ts';
import {
  checkProfile,
  hasNewEmail,
  profileOf,
  type ProfileFields,
} from '#wallet/forms/edit-profile.ts';
import type { ContactKind, ContactProof } from '#wallet/entities/contact-proof.ts';
import type { Profile } from '#wallet/entities/profile.ts';
import { profileLengths, type User } from '#wallet/entities/user.ts';
import { failureMessage } from '#wallet/failure-message.ts';
import type { Loadable } from '#wallet/loadable.ts';
import { notices, type Notify, writeFailureNotice } from '#wallet/notices/notices.ts';
import { paths } from '#wallet/paths.ts';
import { phoneNumberOf } from '#wallet/typed-text.ts';

import { ConfirmContactSheet } from './ConfirmContactSheet.tsx';
import {
  countryOptions,
  currencyOptions,
  languageOptions,
  timezoneOptions,
  withStored,
} from './profile-options.ts';

export interface EditProfileState {
  profile: Loadable<User>;
}

export interface EditProfileActions {
  onNavigate: Navigate;
  onRetry: () => void;
  /** Saves the changed fields, for another e-mail or phone after a question; rejects when it could not. */
  onSave: (changes: Partial<Profile>) => Promise<void>;
  /** Sends a code to the saved phone number or e-mail address; rejects when it could not. */
  onSendCode: (kind: ContactKind, signal: AbortSignal) => Promise<ContactProof>;
  /** Confirms it by the code; rejects with what the provider answered. */
  onConfirmCode: (kind: ContactKind, code: string) => Promise<void>;
  notify: Notify;
}

/** Changes what the wallet knows of a person (core §2). */
export function EditProfileScreen({
  profile,
  onNavigate,
  onRetry,
  ...actions
}: EditProfileState & EditProfileActions) {
  return (
    <Screen>
      <ScreenHeader
        title="Edit Profile"
        back={{ to: paths.myInfo, label: english.back }}
        onNavigate={onNavigate}
      />
      <Loaded
        from={profile}
        skeleton={<ProfileSkeleton />}
        errorTitle="We could not load your profile"
        labels={english.loadError}
        onRetry={onRetry}
      >
        {(data) => (
          <ProfileForm
            stored={profileOf(data)}
            proven={{ phone: data.phoneProven, email: data.emailProven }}
            onNavigate={onNavigate}
            {...actions}
          />
        )}
      </Loaded>
    </Screen>
  );
}

type TextFieldName = 'firstName' | 'lastName' | 'email' | 'phone';
type SelectName = 'country' | 'timezone' | 'language' | 'currency';
type SwitchName = 'emailNotifications' | 'smsNotifications' | 'pushNotifications';

function ProfileForm({
  stored,
  proven,
  onNavigate,
  onSave,
  onSendCode,
  onConfirmCode,
  notify,
}: { stored: Profile; proven: Readonly<Record<ContactKind, boolean>> } & Omit<
  EditProfileActions,
  'onRetry'
>) {
  // Only what the person has changed: the other fields show what is stored, also when another tab changes it.
  const [changes, setChanges] = useDraft<Partial<Profile>>('edit-profile', () => ({}));
  const draft = { ...stored, ...changes };
  const [confirming, setConfirming] = useState<ContactKind>();
  const [phoneRefused, setPhoneRefused] = useState(false);
  const phoneInput = useRef<HTMLInputElement>(null);
  const emailInput = useRef<HTMLInputElement>(null);
  const { problems, submitting, failure, edited, form } = useSubmission({
    result: checkProfile(draft, stored),
    onRefused({ problem }) {
      if (problem !== undefined) notify(notices[problem]);
    },
    submit: onSave,
    onSubmitted(saved, left) {
      setChanges(saved);
      notify(notices['edit-profile.updated']);
      if (!left) onNavigate(paths.myInfo);
    },
    onFailed(error) {
      notify(writeFailureNotice(error, notices['edit-profile.failed']));
      return failureMessage(error, 'save again. Your changes are still here');
    },
  });
  const change = (part: Partial<Profile>) => {
    setChanges({ ...changes, ...part });
    if (part.phone !== undefined) setPhoneRefused(false);
    edited();
  };

  /** What a saved phone number or e-mail address has beside it. */
  const status = (kind: ContactKind) => {
    if (stored[kind].trim() === '' || draft[kind].trim() !== stored[kind].trim()) return {};
    if (proven[kind]) return { aside: 'Confirmed' };
    return {
      aside: 'Not confirmed',
      action: (
        <Button
          tone="secondary"
          size="small"
          aria-label={confirmLabels[kind]}
          onClick={() => startConfirming(kind)}
        >
          Confirm
        </Button>
      ),
    };
  };
  function startConfirming(kind: ContactKind) {
    if (kind === 'phone' && phoneNumberOf(stored.phone) === undefined) {
      flushSync(() => setPhoneRefused(true));
      phoneInput.current?.focus();
      return;
    }
    setConfirming(kind);
  }
  function confirmed(kind: ContactKind) {
    flushSync(() => setConfirming(undefined));
    // The button that had the focus is gone with what it was for.
    (kind === 'phone' ? phoneInput : emailInput).current?.focus();
    notify(notices[`edit-profile.${kind}-confirmed`]);
  }

  const text = (name: TextFieldName) => ({
    value: draft[name],
    maxLength: name === 'email' ? profileLengths.email : profileLengths.other,
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => change({ [name]: target.value }),
  });
  const select = (name: SelectName) => ({
    value: draft[name],
    onChange: ({ target }: ChangeEvent<HTMLSelectElement>) => change({ [name]: target.value }),
  });
  const toggle = (name: SwitchName) => ({
    checked: draft[name],
    onCheckedChange: (checked: boolean) => change({ [name]: checked }),
  });
  const fields = (
    <form {...form} className="flex flex-col gap-6">
      {/* Nothing may change while it is submitted: what is shown is what is being saved. */}
      <fieldset disabled={submitting} className="flex min-w-0 flex-col gap-6">
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
                autoComplete="off"
                options={withStored(currencyOptions, stored.currency)}
              />
            </div>
          </Card>
        </Section>

        <Section title="Notifications">
          <Card inset="rows">
            <div className="divide-y divide-line">
              <Switch
                {...toggle('emailNotifications')}
                label="E-mail notifications"
                description="To your e-mail address"
              />
              <Switch
                {...toggle('pushNotifications')}
                label="Push notifications"
                description="On this device"
              />
              <Switch
                {...toggle('smsNotifications')}
                label="SMS notifications"
                description="To your phone number"
              />
            </div>
          </Card>
        </Section>
      </fieldset>

      <SubmissionStatus busy={submitting} failure={failure} />

      <Button type="submit" width="full" busy={submitting}>
        {submitting ? 'Saving…' : 'Save changes'}
      </Button>
    </form>
  );
  return (
    <>
      {fields}
      {confirming && (
        <ConfirmContactSheet
          kind={confirming}
          contact={stored[confirming]}
          onSendCode={(signal) => onSendCode(confirming, signal)}
          onConfirmCode={(code) => onConfirmCode(confirming, code)}
          onDone={() => confirmed(confirming)}
          onClose={() => setConfirming(undefined)}
        />
      )}
    </>
  );
}

const confirmLabels: Readonly<Record<ContactKind, string>> = {
  phone: 'Confirm your phone number',
  email: 'Confirm your e-mail address',
};

const emailMessages: Readonly<Record<ProfileFields['email'], string>> = {
  missing: 'Enter your e-mail address.',
  malformed: 'Enter an e-mail address like name@example.com.',
};

function ProfileSkeleton() {
  return (
    <Loading label="Loading your profile">
      <div className="flex flex-col gap-6">
        {[0, 1].map((section) => (
          <div key={section} className="flex flex-col gap-3">
            <Skeleton shape="title" width="half" />
            <Card>
              <div className="flex flex-col gap-4">
                <FieldSkeleton />
                <FieldSkeleton />
                <FieldSkeleton />
                <FieldSkeleton />
              </div>
            </Card>
          </div>
        ))}
        <Skeleton shape="control" />
      </div>
    </Loading>
  );
}
