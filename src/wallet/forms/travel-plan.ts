import type { TravelPlanChanges, TravelType } from '#wallet/entities/travel-plan.ts';
import { hasProblems, type FormResult } from './form-result.ts';
import { missingFields } from './missing-fields.ts';

/** The draft of the form. */
export interface TravelPlanDraft {
  title: string;
  destination: string;
  startDate: string;
  endDate: string;
  type: TravelType | '';
  notes: string;
}

/** The empty draft. */
export const emptyTravelPlan: TravelPlanDraft = {
  title: '',
  destination: '',
  startDate: '',
  endDate: '',
  type: '',
  notes: '',
};

/** The required fields; notes are optional (core §5). */
const requiredFields = ['title', 'destination', 'startDate', 'endDate', 'type'] as const;

/** The possible errors of each field. */
export type TravelPlanFields = Record<
  Exclude<(typeof requiredFields)[number], 'endDate'>,
  'missing'
> & { endDate: 'missing' | 'before-start' };

/** The trip of a draft, or the first rule that it breaks. A trip may end on the day it starts. */
export function checkTravelPlan(
  draft: TravelPlanDraft,
): FormResult<
  TravelPlanChanges,
  'travel-plan.missing-information' | 'travel-plan.end-before-start',
  TravelPlanFields
> {
  const { type } = draft;
  const missing = missingFields(draft, requiredFields);
  if (type === '' || hasProblems(missing)) {
    return { problem: 'travel-plan.missing-information', fields: missing };
  }
  // Days in this format sort as strings.
  if (draft.endDate < draft.startDate) {
    return { problem: 'travel-plan.end-before-start', fields: { endDate: 'before-start' } };
  }
  const title = draft.title.trim();
  const destination = draft.destination.trim();
  return { accepted: { ...draft, title, destination, type } };
}
