import { describe, expect, test } from 'vitest';

import { checkTravelPlan, emptyTravelPlan, type TravelPlanDraft } from './travel-plan.ts';

const filled: TravelPlanDraft = {
  title: 'Cherry blossoms',
  destination: 'Kyoto, Japan',
  startDate: '2025-04-01',
  endDate: '2025-04-06',
  type: 'leisure',
  notes: '',
};

describe('checkTravelPlan', () => {
  test('accepts a plan without notes', () =>
    expect(checkTravelPlan(filled)).toEqual({ accepted: filled }));

  test('accepts a trip of one day', () =>
    expect(checkTravelPlan({ ...filled, endDate: filled.startDate })).toHaveProperty('accepted'));

  test.each(['title', 'destination', 'startDate', 'endDate', 'type'])('requires %s', (field) =>
    expect(checkTravelPlan({ ...filled, [field]: '' })).toEqual({
      problem: 'travel-plan.missing-information',
      fields: { [field]: 'missing' },
    }),
  );

  test('treats blanks as missing', () =>
    expect(checkTravelPlan({ ...filled, title: '  ' })).toHaveProperty('fields', {
      title: 'missing',
    }));

  test('refuses an end before the start', () =>
    expect(checkTravelPlan({ ...filled, endDate: '2025-03-31' })).toEqual({
      problem: 'travel-plan.end-before-start',
      fields: { endDate: 'before-start' },
    }));

  test('reports missing fields first', () =>
    expect(checkTravelPlan({ ...filled, endDate: '2025-03-31', destination: '' })).toEqual({
      problem: 'travel-plan.missing-information',
      fields: { destination: 'missing' },
    }));
});

test('an empty form lacks every required field', () =>
  expect(checkTravelPlan(emptyTravelPlan)).toHaveProperty('fields', {
    title: 'missing',
    destination: 'missing',
    startDate: 'missing',
    endDate: 'missing',
    type: 'missing',
  }));
