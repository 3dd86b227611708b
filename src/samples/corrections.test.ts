import { expect, test } from 'vitest';

import { datesIn } from '#wallet/dates.ts';
import { correctionDraft } from '#wallet/forms/correction.ts';
import { checkApprovalRequest } from '#wallet/forms/request-approval.ts';

import { sampleDocuments } from './documents.ts';

const now = new Date('2025-01-05T03:00:00.000Z');
const plain = (amount: string) => amount.replaceAll(',', '').replace(/\.00$/, '');
const samples = sampleDocuments(now);

test.each(samples.map((document) => [document.title, document] as const))(
  'the correction of %s starts with its content and can be sent',
  (_, document) => {
    const draft = correctionDraft(document);
    const result = checkApprovalRequest(draft, [], { withApprover: false });
    expect(result).toMatchObject({
      accepted: {
        title: document.title,
        description: document.description,
        type: document.type,
        priority: document.priority,
        department: document.department,
        amount: plain(document.amount),
        currency: document.currency,
        destinations: document.details.destinations,
        categories: document.details.categories.map(({ name, amount }) => ({
          name,
          amount: plain(amount),
        })),
      },
    });
    const { formatDate } = datesIn('UTC');
    expect(`${formatDate(draft.from)} – ${formatDate(draft.to)}`).toBe(document.details.period);
  },
);

test.each(
  Array.from({ length: 12 }, (_, month) => `2026-${String(month + 1).padStart(2, '0')}-09`),
)('the day %s is read from its words', (day) => {
  const [sample] = samples;
  if (sample === undefined) throw new Error('There is no sample');
  const period = `${datesIn('UTC').formatDate(day)} – ${datesIn('UTC').formatDate(day)}`;
  const document = { ...sample, details: { ...sample.details, period } };
  expect(correctionDraft(document)).toMatchObject({ from: day, to: day });
});

test.each(['', 'all year', 'Jan 5, 2026', 'Jan 5, 2026 – later', 'Foo 5, 2026 – Jan 6, 2026'])(
  'the period %j leaves the days empty',
  (period) => {
    const [sample] = samples;
    if (sample === undefined) throw new Error('There is no sample');
    const document = { ...sample, details: { ...sample.details, period } };
    expect(correctionDraft(document)).toMatchObject({ from: '', to: '' });
  },
);

test('an unknown kind or currency must be chosen', () => {
  const [sample] = samples;
  if (sample === undefined) throw new Error('There is no sample');
  expect(correctionDraft({ ...sample, type: 'bribe', currency: 'XP' })).toMatchObject({
    type: '',
    currency: 'KRW',
  });
});
