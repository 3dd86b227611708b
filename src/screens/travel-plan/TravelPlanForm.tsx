import { useRef, useState, type FormEvent, type Ref } from 'react';
import { flushSync } from 'react-dom';

import { Button } from '#components/Button.tsx';
import { ChoiceCards } from '#components/ChoiceCards.tsx';
import { Field, TextField } from '#components/form/Field.tsx';
import { Textarea } from '#components/form/Textarea.tsx';
import { notices, type Notify } from '#wallet/notices/notices.ts';
import {
  checkTravelPlan,
  emptyTravelPlan,
  missingTravelFields,
  travelTypes,
  type RequiredTravelField,
  type TravelPlanDraft,
} from '#wallet/forms/travel-plan.ts';

import { travelTypeLooks } from './travel-type-looks.ts';

export interface TravelPlanFormProps {
  draft: TravelPlanDraft;
  onDraftChange: (draft: TravelPlanDraft) => void;
  notify: Notify;
}

const typeChoices = travelTypes.map((value) => ({
  value,
  label: travelTypeLooks[value].label,
  icon: travelTypeLooks[value].icon,
}));

const missingMessages: Readonly<Record<RequiredTravelField, string>> = {
  title: 'Give the trip a title.',
  destination: 'Enter where the trip goes.',
  startDate: 'Choose the day it starts.',
  endDate: 'Choose the day it ends.',
  type: 'Choose the type of trip.',
};

/** The form's state of mind: nothing said yet, a refused plan's fields marked, or just saved and empty again. */
type Stage = 'editing' | 'refused' | 'saved';

/** Adds a trip. Saving says so and clears the form, and nothing more (core §2). */
export function TravelPlanForm({ draft, onDraftChange, notify }: TravelPlanFormProps) {
  const [stage, setStage] = useState<Stage>('editing');
  const titleField = useRef<HTMLInputElement>(null);
  const destinationField = useRef<HTMLInputElement>(null);
  const startField = useRef<HTMLInputElement>(null);
  const endField = useRef<HTMLInputElement>(null);
  const typeField = useRef<HTMLInputElement>(null);
  const change = (part: Partial<TravelPlanDraft>) => {
    onDraftChange({ ...draft, ...part });
    if (stage === 'saved') setStage('editing');
  };
  const errors = stage === 'refused' ? fieldErrors(draft) : {};

  function submit(event: FormEvent) {
    event.preventDefault();
    // What has just been saved left an empty form: one more press has nothing to save or to refuse.
    if (stage === 'saved') return;
    const problem = checkTravelPlan(draft);
    if (problem === undefined) {
      onDraftChange(emptyTravelPlan);
      setStage('saved');
      notify(notices['travel-plan.created']);
      return;
    }
    notify(notices[problem]);
    flushSync(() => setStage('refused'));
    const fields = {
      title: titleField,
      destination: destinationField,
      startDate: startField,
      endDate: endField,
      type: typeField,
    };
    fields[missingTravelFields(draft)[0] ?? 'endDate'].current?.focus();
  }

  return (
    <form noValidate aria-label="New travel plan" onSubmit={submit} className="flex flex-col gap-5">
      <div className="flex flex-col gap-4">
        <TextField
          ref={titleField}
          label="Title"
          placeholder="Summer holiday"
          autoComplete="off"
          maxLength={120}
          required
          error={errors.title}
          value={draft.title}
          onChange={(event) => change({ title: event.target.value })}
        />
        <TextField
          ref={destinationField}
          label="Destination"
          placeholder="City, country"
          autoComplete="off"
          maxLength={120}
          required
          error={errors.destination}
          value={draft.destination}
          onChange={(event) => change({ destination: event.target.value })}
        />
        <DateField
          ref={startField}
          label="Start date"
          error={errors.startDate}
          value={draft.startDate}
          onValueChange={(startDate) => change({ startDate })}
        />
        <DateField
          ref={endField}
          label="End date"
          from={draft.startDate}
          error={errors.endDate}
          value={draft.endDate}
          onValueChange={(endDate) => change({ endDate })}
        />
        <ChoiceCards
          ref={typeField}
          label="Type"
          choices={typeChoices}
          error={errors.type}
          value={draft.type}
          onValueChange={(type) => change({ type })}
        />
        <Field label="Notes (optional)">
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
      </div>
      <Button type="submit" width="full">
        Save travel plan
      </Button>
    </form>
  );
}

/** A calendar day, chosen with the platform's own picker. */
function DateField({
  ref,
  label,
  from,
  error,
  value,
  onValueChange,
}: {
  ref: Ref<HTMLInputElement>;
  label: string;
  /** The first day that the picker offers. */
  from?: string;
  error: string | undefined;
  value: string;
  onValueChange: (value: string) => void;
}) {
  return (
    <TextField
      ref={ref}
      type="date"
      label={label}
      autoComplete="off"
      min={from || undefined}
      // A year of five digits is a slip of the finger.
      max="9999-12-31"
      required
      error={error}
      value={value}
      onChange={(event) => onValueChange(event.target.value)}
    />
  );
}

function fieldErrors(draft: TravelPlanDraft): Partial<Record<RequiredTravelField, string>> {
  const missing = missingTravelFields(draft);
  if (missing.length > 0) {
    return Object.fromEntries(missing.map((field) => [field, missingMessages[field]]));
  }
  return checkTravelPlan(draft) === 'travel-plan.end-before-start'
    ? { endDate: 'This is before the start date.' }
    : {};
}
