import { expect, test } from 'vitest';

import { emptyApprovalRequest, type ChosenFile } from './request-approval.ts';
import { StoredDraft, StoredFiles, withChanges } from './stored-request.ts';

const file: ChosenFile = { name: 'offer.pdf', size: 4, type: 'PDF', content: 'JVBERg==' };
const initial = { draft: emptyApprovalRequest, files: [] };
const stored = {
  draft: { ...emptyApprovalRequest, title: 'Stored', amount: '5' },
  files: [file],
};

test('an unchanged form shows the stored content', () => {
  expect(withChanges(stored, initial, initial)).toEqual(stored);
});

test('a field that was typed meanwhile is newer than the stored one', () => {
  const typed = { ...initial, draft: { ...initial.draft, title: 'Typed' } };
  expect(withChanges(stored, typed, initial)).toEqual({
    draft: { ...stored.draft, title: 'Typed' },
    files: [file],
  });
});

test('files that were chosen meanwhile are newer than the stored ones', () => {
  const other = { ...file, name: 'other.pdf' };
  expect(withChanges(stored, { ...initial, files: [other] }, initial).files).toEqual([other]);
});

test('the stored form is read as it was written', () => {
  expect(StoredDraft.parse(structuredClone(stored.draft))).toEqual(stored.draft);
  expect(StoredFiles.parse(structuredClone(stored.files))).toEqual(stored.files);
});

test.each([
  undefined,
  null,
  'text',
  { ...stored.draft, currency: 'XP' },
  { ...stored.draft, categories: [{ name: 1 }] },
])('a draft of another form is not read: %j', (draft) => {
  expect(StoredDraft.safeParse(draft).success).toBe(false);
});

test.each([[[{ ...file, type: 'EXE' }]], [Array.from({ length: 6 }, () => file)], ['text']])(
  'files of another form are not read: %j',
  (files) => {
    expect(StoredFiles.safeParse(files).success).toBe(false);
  },
);
