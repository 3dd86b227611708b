import type { ReactNode } from 'react';

import { useMessages } from '#i18n/messages-context.ts';
import { travelTypes } from '#wallet/entities/travel-plan.ts';
import { choicesOf } from '#components/choices-of.ts';
import { Button } from '#components/Button.tsx';
import { ChoiceCards } from '#components/ChoiceCards.tsx';
import { Field, TextField } from '#components/form/Field.tsx';
import { SubmissionStatus } from '#components/form/SubmissionStatus.tsx';
import { useSubmission } from '#components/form/use-submission.ts';
import { Textarea } from '#components/form/Textarea.tsx';
import type { TravelPlanChanges } from '#wallet/entities/travel-plan.ts';
import { useFailureMessage } from '#components/form/use-failure-message.ts';
import { notices, type Notice, type Notify } from '#wallet/notices/notices.ts';
import { checkTravelPlan, type TravelPlanDraft } from '#wallet/forms/travel-plan.ts';

import { travelTypeIcons } from './travel-type-icons.ts';

export interface TravelPlanFormProps {
  /** The name of the form. */
  label: string;
  /** The label of its button. */
  submitLabel: string;
  draft: TravelPlanDraft;
  onDraftChange: (draft: TravelPlanDraft) => void;
  /** Saves the trip; rejects if that failed. */
  onSave: (plan: TravelPlanChanges) => Promise<void>;
  /** Called after a success. `left` is true if the form was left meanwhile. */
  onSaved: (left: boolean) => void;
  /** The notice of a failure. */
  failureNotice: (error: unknown) => Notice;
  notify: Notify;
  /** Further buttons below the one that saves, while nothing is being saved. */
  children?: ReactNode;
}

/** The fields of a trip, for a new one and for changes (core §2, decision 169). */
export function TravelPlanForm({
  label,
  submitLabel,
  draft,
  onDraftChange,
  onSave,
  onSaved,
  failureNotice,
  notify,
  children,
}: TravelPlanFormProps) {
  const failureMessage = useFailureMessage();
  const { trip, plans } = useMessages('travel');
  const t = trip.fields;
  const { problems, submitting, failure, edited, form } = useSubmission({
    result: checkTravelPlan(draft),
    onRefused: ({ problem }) => notify(notices[problem]),
    submit: onSave,
    onSubmitted: (_, left) => onSaved(left),
    onFailed(error, left) {
      if (!left) notify(failureNotice(error));
      return failureMessage(error, 'trip');
    },
  });
  const change = (part: Partial<TravelPlanDraft>) => {
    onDraftChange({ ...draft, ...part });
    edited();
  };

  return (
    <form {...form} aria-label={label} className="flex flex-col gap-5">
      {/* Locked while saving: the form must show exactly the data that is saved. */}
      <fieldset role="none" disabled={submitting} className="flex min-w-0 flex-col gap-4">
        <TextField
          label={t.title}
          placeholder={t.titlePlaceholder}
          autoComplete="off"
          maxLength={100}
          required
          error={problems.title && t.titleMissing}
          value={draft.title}
          onChange={(event) => change({ title: event.target.value })}
        />
        <TextField
          label={t.destination}
          placeholder={t.destinationPlaceholder}
          autoComplete="off"
          maxLength={100}
          required
          error={problems.destination && t.destinationMissing}
          value={draft.destination}
          onChange={(event) => change({ destination: event.target.value })}
        />
        <DateField
          label={t.start}
          error={problems.startDate && t.startMissing}
          value={draft.startDate}
          onValueChange={(startDate) => change({ startDate })}
        />
        <DateField
          label={t.end}
          from={draft.startDate}
          error={problems.endDate && t.endProblems[problems.endDate]}
          value={draft.endDate}
          onValueChange={(endDate) => change({ endDate })}
        />
        <ChoiceCards
          label={t.type}
          choices={choicesOf(travelTypes, (type) => ({
            icon: travelTypeIcons[type],
            label: plans.types[type],
          }))}
          error={problems.type && t.typeMissing}
          value={draft.type}
          onValueChange={(type) => change({ type })}
        />
        <Field label={t.notes}>
          {(control) => (
            <Textarea
              {...control}
              rows={3}
              maxLength={1000}
              autoComplete="off"
              value={draft.notes}
              onChange={(event) => change({ notes: event.target.value })}
              height="note"
            />
          )}
        </Field>
      </fieldset>
      <SubmissionStatus busy={submitting} failure={failure} />
      <Button type="submit" width="full" busy={submitting}>
        {submitting ? trip.saving : submitLabel}
      </Button>
      {!submitting && children}
    </form>
  );
}

/** A calendar day, chosen with the platform's own picker. */
function DateField({
  label,
  from,
  error,
  value,
  onValueChange,
}: {
  label: string;
  /** The first day that the picker offers. */
  from?: string;
  error: string | undefined;
  value: string;
  onValueChange: (value: string) => void;
}) {
  return (
    <TextField
      type="date"
      label={label}
      autoComplete="off"
      min={from || undefined}
      // A year of five digits is a typing error.
      max="9999-12-31"
      required
      error={error}
      value={value}
      onChange={(event) => onValueChange(event.target.value)}
    />
  );
}
