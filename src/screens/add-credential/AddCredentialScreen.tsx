import { Award, BadgeCheck, Briefcase, GraduationCap, type LucideIcon } from 'lucide-react';
import { useRef, type Ref } from 'react';

import { choicesOf } from '#components/choices-of.ts';
import { Button } from '#components/Button.tsx';
import { Card } from '#components/Card.tsx';
import { ChoiceCards } from '#components/ChoiceCards.tsx';
import { Field, TextField } from '#components/form/Field.tsx';
import { Textarea } from '#components/form/Textarea.tsx';
import { IconMark } from '#components/IconMark.tsx';
import { SubmissionStatus } from '#components/form/SubmissionStatus.tsx';
import type { Navigate } from '#components/Link.tsx';
import { ListRow } from '#components/ListRow.tsx';
import { Screen } from '#components/Screen.tsx';
import { ScreenHeader } from '#components/form/ScreenHeader.tsx';
import { Section } from '#components/Section.tsx';
import { useSubmission } from '#components/form/use-submission.ts';
import { typedDate } from '#components/form/typed-date.ts';
import { useDates } from '#components/use-dates.ts';
import { useDraft } from '#components/form/use-draft.ts';
import { credentialLimits } from '#wallet/entities/credential.ts';
import { english } from '#wallet/labels/english.ts';
import {
  checkCredential,
  newCredentialTypes,
  type CredentialDraft,
  type CredentialFields,
  type CredentialToAdd,
  type NewCredentialType,
} from '#wallet/forms/add-credential.ts';
import { failureMessage } from '#wallet/failure-message.ts';
import { failureNotice, notices, type Notify } from '#wallet/notices/notices.ts';
import { paths } from '#wallet/paths.ts';

export interface AddCredentialActions {
  onNavigate: Navigate;
  /** The current time: an issue date in the future is refused. */
  now: Date;
  /** Adds the credential; rejects if that failed. */
  onAdd: (credential: CredentialToAdd) => Promise<void>;
  notify: Notify;
}

const emptyDraft: CredentialDraft = {
  credentialType: '',
  name: '',
  issuer: '',
  credentialNumber: '',
  issuanceDate: '',
  expirationDate: '',
  description: '',
};

const typeLooks: Readonly<Record<NewCredentialType, { label: string; icon: LucideIcon }>> = {
  education: { label: 'Education', icon: GraduationCap },
  employment: { label: 'Employment', icon: Briefcase },
  professional: { label: 'Professional', icon: BadgeCheck },
  certification: { label: 'Certification', icon: Award },
};

const typeChoices = choicesOf(newCredentialTypes, (type) => typeLooks[type]);

const examples = [
  {
    icon: GraduationCap,
    title: 'University degree',
    detail: 'Education, issued by your university',
  },
  {
    icon: Briefcase,
    title: 'Employment certificate',
    detail: 'Employment, issued by your employer',
  },
  {
    icon: BadgeCheck,
    title: 'Professional license',
    detail: 'Professional, issued by a chamber or an authority',
  },
] as const;

const issuanceMessages: Readonly<Record<CredentialFields['issuanceDate'], string>> = {
  missing: 'Enter when it was issued.',
  'no-date': 'Enter a whole date from 1900 to 2999.',
  'in-future': 'This is in the future.',
};

const expirationMessages: Readonly<Record<CredentialFields['expirationDate'], string>> = {
  'no-date': 'Enter a whole date from 1900 to 2999, or none.',
  'before-issue': 'This is before the issue date.',
};

/** Adds a credential to the user's wallet (core §2). */
export function AddCredentialScreen({ onNavigate, now, onAdd, notify }: AddCredentialActions) {
  const [draft, setDraft] = useDraft('add-credential', () => emptyDraft);
  const { daysOld } = useDates();
  const issuanceField = useRef<HTMLInputElement>(null);
  const expirationField = useRef<HTMLInputElement>(null);

  const { problems, submitting, failure, edited, form } = useSubmission({
    // Only the inputs themselves report a half-typed date.
    result: () =>
      checkCredential(
        {
          ...draft,
          issuanceDate: typedDate(issuanceField.current, draft.issuanceDate),
          expirationDate: typedDate(expirationField.current, draft.expirationDate),
        },
        (day) => (daysOld(day, now) ?? 0) < 0,
      ),
    clearErrors: 'until-edited',
    onRefused: ({ problem }) => notify(notices[problem]),
    submit: onAdd,
    onSubmitted(_, left) {
      setDraft(emptyDraft);
      notify(notices['add-credential.added']);
      if (!left) onNavigate(paths.digitalId);
    },
    onFailed(error) {
      notify(failureNotice(error, notices['add-credential.failed']));
      return failureMessage(error, 'add it again. What you filled in is still here');
    },
  });
  const change = (part: Partial<CredentialDraft>) => {
    setDraft((current) => ({ ...current, ...part }));
    edited(part);
  };

  return (
    <Screen>
      <ScreenHeader
        title="Add Credential"
        back={{ to: paths.digitalId, label: english.back }}
        onNavigate={onNavigate}
      />

      <form {...form} className="flex flex-col gap-6">
        {/* Locked during the submission: the form must show exactly the data that is sent. */}
        <fieldset disabled={submitting} className="flex min-w-0 flex-col gap-5">
          <ChoiceCards
            layout="tiles"
            label="Credential type"
            choices={typeChoices}
            value={draft.credentialType}
            onValueChange={(credentialType) => change({ credentialType })}
            error={problems.credentialType && 'Choose the type of the credential.'}
          />
          <TextField
            label="Credential name"
            placeholder="University degree"
            autoComplete="off"
            maxLength={credentialLimits.name}
            error={problems.name && 'Enter the name of the credential.'}
            value={draft.name}
            onChange={(event) => change({ name: event.target.value })}
          />
          <TextField
            label="Issuing organisation"
            placeholder="Pusan National University"
            autoComplete="organization"
            maxLength={credentialLimits.issuer}
            error={problems.issuer && 'Enter who issued it.'}
            value={draft.issuer}
            onChange={(event) => change({ issuer: event.target.value })}
          />
          <TextField
            label="Credential number (optional)"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={credentialLimits.credentialNumber}
            value={draft.credentialNumber}
            onChange={(event) => change({ credentialNumber: event.target.value })}
          />
          <DateFields
            draft={draft}
            problems={problems}
            issuanceField={issuanceField}
            expirationField={expirationField}
            onChange={change}
          />
          <Field label="Description (optional)">
            {(control) => (
              <Textarea
                {...control}
                rows={3}
                autoComplete="off"
                maxLength={credentialLimits.description}
                value={draft.description}
                onChange={(event) => change({ description: event.target.value })}
              />
            )}
          </Field>
        </fieldset>

        <SubmissionStatus busy={submitting} failure={failure} />

        <Button type="submit" width="full" busy={submitting}>
          {submitting ? 'Adding' : 'Add Credential'}
        </Button>
      </form>

      <Examples />
    </Screen>
  );
}

function DateFields({
  draft,
  problems,
  issuanceField,
  expirationField,
  onChange,
}: {
  draft: CredentialDraft;
  problems: Partial<CredentialFields>;
  issuanceField: Ref<HTMLInputElement>;
  expirationField: Ref<HTMLInputElement>;
  onChange: (part: Partial<CredentialDraft>) => void;
}) {
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(9.75rem,100%),1fr))] items-start gap-x-3 gap-y-5">
      <TextField
        ref={issuanceField}
        type="date"
        label="Issue date"
        autoComplete="off"
        min="1900-01-01"
        max="2999-12-31"
        error={problems.issuanceDate && issuanceMessages[problems.issuanceDate]}
        value={draft.issuanceDate}
        onChange={(event) => onChange({ issuanceDate: event.target.value })}
      />
      <TextField
        ref={expirationField}
        type="date"
        label="Expiry date (optional)"
        autoComplete="off"
        min={draft.issuanceDate || '1900-01-01'}
        max="2999-12-31"
        error={problems.expirationDate && expirationMessages[problems.expirationDate]}
        value={draft.expirationDate}
        onChange={(event) => onChange({ expirationDate: event.target.value })}
      />
    </div>
  );
}

function Examples() {
  return (
    <Section title="Examples">
      <Card inset="rows">
        <ul>
          {examples.map(({ icon, title, detail }) => (
            <ListRow
              key={title}
              mark={<IconMark icon={icon} tone="brand" />}
              title={title}
              detail={detail}
            />
          ))}
        </ul>
      </Card>
    </Section>
  );
}
