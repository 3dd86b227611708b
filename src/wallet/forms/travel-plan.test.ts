import { describe, expect, test } from 'vitest';

import {
  checkTravelPlan,
  emptyTravelPlan,
  missingTravelFields,
  requiredTravelFields,
  type TravelPlanDraft,
} from './travel-plan.ts';

const filled: TravelPlanDraft = {
  title: 'Cherry blossoms',
  destination: 'Kyoto, Japan',
  startDate: '2025-04-01',
  endDate: '2025-04-06',
  type: 'leisure',
  notes: '',
};

describe('checkTravelPlan', () => {
  test('takes a plan without notes', () => expect(checkTravelPlan(filled)).toBeUndefined());

  test('takes a trip of one day', () =>
    expect(checkTravelPlan({ ...filled, endDate: filled.startDate })).toBeUndefined());

  test.each(requiredTravelFields)('needs %s', (field) => {
    const draft = { ...filled, [field]: '' };
    expect(checkTravelPlan(draft)).toBe('travel-plan.missing-information');
    expect(missingTravelFields(draft)).toEqual([field]);
  });

  test('takes blanks for nothing', () =>
    expect(checkTravelPlan({ ...filled, title: '  ' })).toBe('travel-plan.missing-information'));

  test('refuses an end before the start', () =>
    expect(checkTravelPlan({ ...filled, endDate: '2025-03-31' })).toBe(
      'travel-plan.end-before-start',
    ));

  test('asks for what is missing first', () =>
    expect(checkTravelPlan({ ...filled, endDate: '2025-03-31', destination: '' })).toBe(
      'travel-plan.missing-information',
    ));
});

test('an empty form lacks every required field', () =>
  expect(missingTravelFields(emptyTravelPlan)).toEqual([...requiredTravelFields]));
