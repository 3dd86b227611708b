import { describe, expect, test } from 'vitest';

import { decimal, add, compare } from '#wallet/money/decimal.ts';
import { documentPriorities, documentStatusColour } from '#wallet/entities/document.ts';

import { sampleDocument } from './documents.ts';

const now = new Date('2025-01-05T05:30:00.000Z');
const documents = Array.from({ length: 8 }, (_, index) => sampleDocument(index + 1, now)).filter(
  (document) => document !== undefined,
);

test('there are the eight that the work list refers to, and no other', () => {
  expect(documents.map(({ id, title, status }) => [id, title, status])).toEqual([
    [1, 'Business trip expenses', 'pending'],
    [2, 'Cloud hosting renewal', 'pending'],
    [3, 'Team offsite in Gyeongju', 'pending'],
    [4, 'Conference registration', 'approved'],
    [5, 'Overtime request', 'rejected'],
    [6, 'Employment contract', 'in_review'],
    [7, 'Laptop replacement', 'approved'],
    [8, 'Partner visit to Singapore', 'pending'],
  ]);
  for (const id of [0, 9, 999, -1, 1.5]) expect(sampleDocument(id, now)).toBeUndefined();
});

test('between them they have every status, every priority and both kinds of proof', () => {
  expect(new Set(documents.map(({ status }) => documentStatusColour(status)))).toEqual(
    new Set(['yellow', 'green', 'red', 'blue']),
  );
  expect(new Set(documents.map(({ priority }) => priority))).toEqual(new Set(documentPriorities));
  expect(new Set(documents.map(({ blockchain }) => blockchain.verified))).toEqual(
    new Set([true, false]),
  );
});

describe.each(documents)('$title', (document) => {
  const { amount, details, blockchain, history, createdAt, status } = document;

  test('costs what its categories add up to', () => {
    const plain = (figure: string) => decimal(figure.replaceAll(',', ''));
    const total = add(...details.categories.map((category) => plain(category.amount)));
    expect(compare(total, plain(amount))).toBe(0);
  });

  test('has a hash of its own, made of 64 hexadecimal digits', () => {
    expect(blockchain.hash).toMatch(/^0x[0-9a-f]{64}$/);
    expect(documents.filter((other) => other.blockchain.hash === blockchain.hash)).toHaveLength(1);
  });

  test('has a history that begins with its submission, goes forward and ends before now', () => {
    expect(history[0]).toEqual({
      action: 'submitted',
      by: document.submittedBy,
      date: createdAt,
      comment: '',
    });
    const moments = history.map(({ date }) => Date.parse(date));
    expect(moments).toEqual(moments.toSorted((left, right) => left - right));
    expect(Math.max(...moments)).toBeLessThan(now.getTime());
    expect(Date.parse(blockchain.timestamp)).toBeGreaterThan(Date.parse(createdAt));
  });

  test('has a history that agrees with its status', () => {
    const last = history.at(-1)?.action;
    if (status === 'approved' || status === 'rejected') expect(last).toBe(status);
    else expect(history.map(({ action }) => action)).not.toContain('approved');
  });
});

test('the dates follow the given time', () => {
  expect(sampleDocument(1, now)?.createdAt).toBe('2025-01-04T02:30:00.000Z');
  expect(sampleDocument(1, now)?.details.period).toBe('Dec 27, 2024 – Dec 30, 2024');
  const later = new Date('2026-03-05T05:30:00.000Z');
  expect(sampleDocument(1, later)?.createdAt).toBe('2026-03-04T02:30:00.000Z');
});
