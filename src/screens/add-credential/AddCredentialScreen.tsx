import { Award, BadgeCheck, Briefcase, GraduationCap, type LucideIcon } from 'lucide-react';

import type { IdentityMessages } from '#i18n/en/identity.ts';
import { useMessages } from '#i18n/messages-context.ts';
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
import {
  checkCredential,
  newCredentialTypes,
  type CredentialDraft,
  type CredentialFields,
  type CredentialToAdd,
  type NewCredentialType,
} from '#wallet/forms/add-credential.ts';
import { useFailureMessage } from '#components/form/use-failure-message.ts';
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

const typeIcons: Readonly<Record<NewCredentialType, LucideIcon>> = {
  education: GraduationCap,
  employment: Briefcase,
  professional: BadgeCheck,
  certification: Award,
};

/** The error of each date in words; undefined for a date without one. */
function dateErrors(
  { issuanceDate, expirationDate }: Partial<CredentialFields>,
  t: IdentityMessages['dates'],
) {
  const issuance: Readonly<Record<CredentialFields['issuanceDate'], string>> = {
    missing: t.missing,
    'no-date': t.noDate,
    'in-future': t.inFuture,
  };
  const expiration: Readonly<Record<CredentialFields['expirationDate'], string>> = {
    'no-date': t.noDateOrNone,
    'before-issue': t.beforeIssue,
  };
  return {
    issuanceDate: issuanceDate && issuance[issuanceDate],
    expirationDate: expirationDate && expiration[expirationDate],
  };
}

/** Adds a credential to the user's wallet (core §2). */
export function AddCredentialScreen({ onNavigate, now, onAdd, notify }: AddCredentialActions) {
  const failureMessage = useFailureMessage();
  const { add: t, dates } = useMessages('identity');
  const { back } = useMessages('common');
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
      return failureMessage(error, 'credential');
    },
  });
  const change = (part: Partial<CredentialDraft>) => {
    setDraft((current) => ({ ...current, ...part }));
    edited(part);
  };

  return (
    <Screen>
      <ScreenHeader
        title={t.title}
        back={{ to: paths.digitalId, label: back }}
        onNavigate={onNavigate}
      />

      <form {...form} className="flex flex-col gap-6">
        {/* Locked during the submission: the form must show exactly the data that is sent. */}
        <fieldset role="none" disabled={submitting} className="flex min-w-0 flex-col gap-5">
          <ChoiceCards
            layout="tiles"
            label={t.type}
            choices={choicesOf(newCredentialTypes, (type) => ({
              icon: typeIcons[type],
              label: t.types[type],
            }))}
            value={draft.credentialType}
            onValueChange={(credentialType) => change({ credentialType })}
            error={problems.credentialType && t.typeMissing}
          />
          <TextField
            label={t.name}
            placeholder={t.nameExample}
            autoComplete="off"
            maxLength={credentialLimits.name}
            error={problems.name && t.nameMissing}
            value={draft.name}
            onChange={(event) => change({ name: event.target.value })}
          />
          <TextField
            label={t.issuer}
            placeholder={t.issuerExample}
            autoComplete="organization"
            maxLength={credentialLimits.issuer}
            error={problems.issuer && t.issuerMissing}
            value={draft.issuer}
            onChange={(event) => change({ issuer: event.target.value })}
          />
          <TextField
            label={t.number}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={credentialLimits.credentialNumber}
            value={draft.credentialNumber}
            onChange={(event) => change({ credentialNumber: event.target.value })}
          />
          <ValidityDates
            issuanceLabel={t.issueDate}
            dates={draft}
            errors={dateErrors(problems, dates)}
            inputs={inputs}
            onChange={change}
          />
          <Field label={t.description}>
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
          {submitting ? t.submitting : t.submit}
        </Button>
      </form>

      <Examples />
    </Screen>
  );
}

function Examples() {
  const t = useMessages('identity').add.examples;
  const examples = [
    { icon: GraduationCap, title: t.degree, detail: t.degreeDetail },
    { icon: Briefcase, title: t.employment, detail: t.employmentDetail },
    { icon: BadgeCheck, title: t.licence, detail: t.licenceDetail },
  ];
  return (
    <Section title={t.title}>
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
