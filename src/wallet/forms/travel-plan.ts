export const travelStatuses = ['confirmed', 'planning', 'completed'] as const;
export type TravelStatus = (typeof travelStatuses)[number];

export const travelTypes = ['business', 'leisure', 'family'] as const;
export type TravelType = (typeof travelTypes)[number];

/** A trip (core §3); both dates are calendar days, `2025-01-31`. Status and type are only displayed (core §4). */
export interface TravelPlan {
  id: number;
  title: string;
  destination: string;
  startDate: string;
  endDate: string;
  status: TravelStatus;
  type: TravelType;
}

/** The add form as typed. */
export interface TravelPlanDraft {
  title: string;
  destination: string;
  startDate: string;
  endDate: string;
  type: TravelType | '';
  notes: string;
}

export const emptyTravelPlan: TravelPlanDraft = {
  title: '',
  destination: '',
  startDate: '',
  endDate: '',
  type: '',
  notes: '',
};

/** What must be filled, in the form's order; notes need not be (core §5). */
export const requiredTravelFields = [
  'title',
  'destination',
  'startDate',
  'endDate',
  'type',
] as const;
export type RequiredTravelField = (typeof requiredTravelFields)[number];

/** The required fields that hold nothing, in the form's order. */
export function missingTravelFields(draft: TravelPlanDraft): RequiredTravelField[] {
  return requiredTravelFields.filter((field) => draft[field].trim() === '');
}

export type TravelPlanProblem = 'travel-plan.missing-information' | 'travel-plan.end-before-start';

/** The first rule that a draft breaks, or nothing. A trip may end on the day it starts. */
export function checkTravelPlan(draft: TravelPlanDraft): TravelPlanProblem | undefined {
  if (missingTravelFields(draft).length > 0) return 'travel-plan.missing-information';
  // Days of this form are in order when their texts are.
  return draft.endDate < draft.startDate ? 'travel-plan.end-before-start' : undefined;
}
