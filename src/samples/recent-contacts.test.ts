import { describe, expect, test } from 'vitest';

import { datesIn } from '#wallet/dates.ts';

import { sampleRecentContacts } from './recent-contacts.ts';

describe('sampleRecentContacts', () => {
  const now = new Date('2025-01-05T05:30:00.000Z');
  const contacts = sampleRecentContacts(now);

  test('were last paid before the given time, the latest first', () =>
    expect(
      contacts.map(({ lastSent }) => datesIn(undefined).formatKoreanAge(lastSent, now)),
    ).toEqual(['오늘', '어제', '4일 전', '2주 전', '1개월 전']));

  test('are people with a phone number each', () => {
    expect(new Set(contacts.map(({ id }) => id)).size).toBe(contacts.length);
    for (const { name, phone, avatar } of contacts) {
      expect(phone).toMatch(/^0\d{1,2}-\d{3,4}-\d{4}$/);
      expect(name.startsWith(avatar)).toBe(true);
    }
  });
});
