import { useMessages } from '#i18n/messages-context.ts';
import { Button } from '#components/Button.tsx';
import { Card } from '#components/Card.tsx';
import { FieldSkeleton } from '#components/form/FieldSkeleton.tsx';
import { SubmissionStatus } from '#components/form/SubmissionStatus.tsx';
import type { Navigate } from '#components/Link.tsx';
import { Loaded } from '#components/Loaded.tsx';
import { Screen } from '#components/Screen.tsx';
import { ScreenHeader } from '#components/form/ScreenHeader.tsx';
import { Loading, Skeleton } from '#components/Skeleton.tsx';
import { useSubmission } from '#components/form/use-submission.ts';
import { useDraft } from '#components/form/use-draft.ts';
import { checkProfile, profileOf } from '#wallet/forms/edit-profile.ts';
import type { ContactKind, ContactProof } from '#wallet/entities/contact-proof.ts';
import type { Profile } from '#wallet/entities/profile.ts';
import type { User } from '#wallet/entities/user.ts';
import type { PushStatus } from '#wallet/labels/notification-ways.ts';
import { useFailureMessage } from '#components/form/use-failure-message.ts';
import type { Loadable } from '#wallet/loadable.ts';
import { notices, type Notify, writeFailureNotice } from '#wallet/notices/notices.ts';
import { paths } from '#wallet/paths.ts';

import { AboutSection, NotificationSection, RegionSection } from './profile-sections.tsx';
import { useContactConfirmation } from './use-contact-confirmation.tsx';

export interface EditProfileState {
  profile: Loadable<User>;
  /** Whether this device receives push notifications. */
  push: PushStatus;
}

export interface EditProfileActions {
  onNavigate: Navigate;
  onRetry: () => void;
  /** Saves the changed fields, with a confirmation for a new e-mail or phone; rejects if that failed. */
  onSave: (changes: Partial<Profile>) => Promise<void>;
  /** Sends a code to the saved phone number or e-mail address; rejects if that failed. */
  onSendCode: (kind: ContactKind, signal: AbortSignal) => Promise<ContactProof>;
  /** Confirms the contact data with the code; rejects with the provider's error. */
  onConfirmCode: (kind: ContactKind, code: string) => Promise<void>;
  /** Asks the user for push notifications, and turns them on on this device; rejects if that failed. */
  onTurnOnPush: () => Promise<void>;
  notify: Notify;
}

/** Edits the user's profile (core §2). */
export function EditProfileScreen({
  profile,
  push,
  onNavigate,
  onRetry,
  ...actions
}: EditProfileState & EditProfileActions) {
  const t = useMessages('account').profile;
  const { back } = useMessages('common');
  return (
    <Screen>
      <ScreenHeader
        title={t.title}
        back={{ to: paths.myInfo, label: back }}
        onNavigate={onNavigate}
      />
      <Loaded from={profile} skeleton={<ProfileSkeleton />} errorTitle={t.failed} onRetry={onRetry}>
        {(data) => (
          <ProfileForm
            stored={profileOf(data)}
            push={push}
            proven={{ phone: data.phoneProven, email: data.emailProven }}
            onNavigate={onNavigate}
            {...actions}
          />
        )}
      </Loaded>
    </Screen>
  );
}

function ProfileForm({
  stored,
  proven,
  push,
  onTurnOnPush,
  onNavigate,
  onSave,
  onSendCode,
  onConfirmCode,
  notify,
}: {
  stored: Profile;
  proven: Readonly<Record<ContactKind, boolean>>;
  push: PushStatus;
} & Omit<EditProfileActions, 'onRetry'>) {
  const failureMessage = useFailureMessage();
  const t = useMessages('account').profile;
  // The draft has only the user's changes: the other fields show the stored values, including changes from other tabs.
  const [changes, setChanges] = useDraft<Partial<Profile>>('edit-profile', () => ({}));
  const draft = { ...stored, ...changes };
  const contacts = useContactConfirmation({
    stored,
    draft,
    proven,
    onSendCode,
    onConfirmCode,
    notify,
  });
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
      return failureMessage(error, 'profile');
    },
  });
  const turnOnPush = () =>
    onTurnOnPush().catch((error: unknown) => {
      notify(writeFailureNotice(error, notices['security-settings.setting-failed']));
    });
  const change = (part: Partial<Profile>) => {
    setChanges({ ...changes, ...part });
    if (part.phone !== undefined) contacts.forgetRefusal();
    edited();
  };

  return (
    <>
      <form {...form} className="flex flex-col gap-6">
        {/* Locked during the submission: the form must show exactly the data that is saved. */}
        <fieldset role="none" disabled={submitting} className="flex min-w-0 flex-col gap-6">
          <AboutSection
            stored={stored}
            draft={draft}
            problems={problems}
            contacts={contacts}
            onChange={change}
          />
          <RegionSection stored={stored} draft={draft} onChange={change} />

          <NotificationSection
            stored={stored}
            proven={proven}
            draft={draft}
            push={push}
            onTurnOnPush={turnOnPush}
            onChange={change}
          />
        </fieldset>

        <SubmissionStatus busy={submitting} failure={failure} />

        <Button type="submit" width="full" busy={submitting}>
          {submitting ? t.saving : t.save}
        </Button>
      </form>
      {contacts.sheet}
    </>
  );
}

function ProfileSkeleton() {
  const { loading } = useMessages('account').profile;
  return (
    <Loading label={loading}>
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
