import { Award, BadgeCheck, Briefcase, GraduationCap, type LucideIcon } from 'lucide-react';

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
import { useValidityDates } from '#widgets/use-validity-dates.ts';
import { ValidityDates } from '#widgets/ValidityDates.tsx';
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
  const { inputs, typedDraft, isInFuture } = useValidityDates(draft, now);

  const { problems, submitting, failure, edited, form } = useSubmission({
    result: () => checkCredential(typedDraft(), isInFuture),
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
        <fieldset role="none" disabled={submitting} className="flex min-w-0 flex-col gap-5">
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
          <ValidityDates
            issuanceLabel="Issue date"
            dates={draft}
            errors={{
              issuanceDate: problems.issuanceDate && issuanceMessages[problems.issuanceDate],
              expirationDate:
                problems.expirationDate && expirationMessages[problems.expirationDate],
            }}
            inputs={inputs}
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
