import { describe, expect, test } from 'vitest';

import { decimal, add, compare } from '#wallet/money/decimal.ts';
import { proofOf } from '#wallet/document-proof.ts';
import {
  attachmentLimits,
  documentPriorities,
  documentStatusColour,
} from '#wallet/entities/document.ts';

import { sampleDocument, sampleDocuments } from './documents.ts';

const now = new Date('2025-01-05T05:30:00.000Z');
const documents = sampleDocuments(now);

test('there are exactly eight sample documents', () => {
  expect(documents.map(({ id, title, status }) => [id, title, status])).toEqual([
    [1, 'Business trip expenses', 'pending'],
    [2, 'Cloud hosting renewal', 'pending'],
    [3, 'Team offsite in Gyeongju', 'pending'],
    [4, 'Conference registration', 'approved'],
    [5, 'Overtime request', 'rejected'],
    [6, 'Employment contract', 'approved'],
    [7, 'Laptop replacement', 'approved'],
    [8, 'Partner visit to Singapore', 'pending'],
  ]);
  for (const id of [0, 9, 999, -1, 1.5]) expect(sampleDocument(id, now)).toBeUndefined();
});

test('a document read by its id equals its entry in the list', () => {
  expect(documents.map(({ id }) => sampleDocument(id, now))).toEqual(documents);
});

test('the sample documents have every decision and every priority', () => {
  expect(new Set(documents.map(({ status }) => documentStatusColour(status)))).toEqual(
    new Set(['yellow', 'green', 'red']),
  );
  expect(new Set(documents.map(({ priority }) => priority))).toEqual(new Set(documentPriorities));
});

test('every attachment has a unique id, a hash, and an allowed size', () => {
  const attachments = documents.flatMap((document) => document.attachments);
  expect(attachments.map(({ id }) => id)).toEqual(attachments.map((_, index) => index + 1));
  for (const { size, sha256 } of attachments) {
    expect(sha256).toMatch(/^[0-9a-f]{64}$/);
    expect(size).toBeGreaterThan(0);
    expect(size).toBeLessThanOrEqual(attachmentLimits.bytes);
  }
});

describe.each(documents)('$title', (document) => {
  const { amount, details, history, createdAt, status } = document;

  test('costs the sum of its categories', () => {
    const plain = (figure: string) => decimal(figure.replaceAll(',', ''));
    const total = add(...details.categories.map((category) => plain(category.amount)));
    expect(compare(total, plain(amount))).toBe(0);
  });

  test('is verified, with a unique hash', () => {
    const { hash, verified } = proofOf(document);
    expect(verified).toBe(true);
    expect(hash).toMatch(/^[0-9a-f]{64}$/);
    expect(documents.filter((other) => proofOf(other).hash === hash)).toHaveLength(1);
  });

  test('has a history that starts with its submission, is chronological and ends before now', () => {
    expect(history[0]).toMatchObject({
      action: 'submitted',
      by: document.submittedBy,
      date: createdAt,
      comment: '',
    });
    const moments = history.map(({ date }) => Date.parse(date));
    expect(moments).toEqual(moments.toSorted((left, right) => left - right));
    expect(Math.max(...moments)).toBeLessThan(now.getTime());
  });

  test('has a history that matches its status', () => {
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
