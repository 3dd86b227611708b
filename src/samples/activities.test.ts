import { expect, test } from 'vitest';

import { activityTypes } from '#wallet/entities/activity.ts';
import { statusColour } from '#wallet/entities/history.ts';

import { sampleActivities } from './activities.ts';

const now = new Date('2025-01-05T05:30:00.000Z');
const day = 86_400_000;

test('the sample activities have every type and every colour of status', () => {
  const activities = sampleActivities(now);
  expect(new Set(activities.map(({ type }) => type))).toEqual(new Set(activityTypes));
  expect(new Set(activities.map(({ status }) => statusColour(status)))).toEqual(
    new Set(['green', 'yellow', 'red', 'grey']),
  );
});

test('the sample activities are sorted latest first, with ages from zero to more than a month', () => {
  const ages = sampleActivities(now).map(({ date }) => now.getTime() - Date.parse(date));
  expect(ages[0]).toBe(0);
  expect(ages).toEqual(ages.toSorted((left, right) => left - right));
  expect(ages.some((age) => age > day && age < 7 * day)).toBe(true);
  expect(ages.some((age) => age > 7 * day && age < 30 * day)).toBe(true);
  expect(ages.some((age) => age > 31 * day)).toBe(true);
});
