import { describe, expect, test } from 'vitest';

import {
  canonicalJson,
  hashOfLaterEntry,
  hashOfSubmission,
  proofOf,
  sha256Hex,
  type PlainEvent,
} from './document-proof.ts';
import type { WorkDocument } from './entities/document.ts';

describe('canonical JSON', () => {
  test.each([
    [null, 'null'],
    [true, 'true'],
    [612, '612'],
    ['', '""'],
    ['경비 "a"\\\n', '"경비 \\"a\\"\\\\\\n"'],
    [[], '[]'],
    [{}, '{}'],
    [[3, [2], {}], '[3,[2],{}]'],
    [{ b: 1, a: { d: [], c: '' } }, '{"a":{"c":"","d":[]},"b":1}'],
    // By UTF-16 code units, as RFC 8785 requires: capitals first, and digits as text.
    [{ a: 1, B: 2, 10: 3, 9: 4, 가: 5 }, '{"10":3,"9":4,"B":2,"a":1,"가":5}'],
    [{ a: undefined, b: 1 }, '{"b":1}'],
  ])('of %j is %s', (value, text) => expect(canonicalJson(value)).toBe(text));

  test('ignores the order of an object’s keys', () =>
    expect(canonicalJson({ x: 1, y: { z: 2, w: 3 } })).toBe(
      canonicalJson({ y: { w: 3, z: 2 }, x: 1 }),
    ));
});

// The vectors of FIPS 180-4, and the output of `sha256sum` for a text in UTF-8.
test.each([
  ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
  ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
])('the SHA-256 of %j', (text, hash) => {
  expect(sha256Hex(text)).toBe(hash);
  expect(sha256Hex(new TextEncoder().encode(text))).toBe(hash);
});

const submitted: PlainEvent = {
  action: 'submitted',
  by: 'Sumin Choi',
  date: '2025-01-04T02:30:00.000Z',
  comment: '',
};
const commented: PlainEvent = {
  action: 'commented',
  by: 'Jihun Lee',
  date: '2025-01-04T09:30:00.000Z',
  comment: 'At the conference rate.',
};
const approved: PlainEvent = {
  action: 'approved',
  by: 'Jiwoo Kim',
  date: '2025-01-05T05:30:00.000Z',
  comment: '',
};

const content = {
  title: '출장 Tokyo',
  description: 'Three days.',
  type: 'expense_report',
  priority: 'medium',
  createdAt: '2025-01-04T02:30:00.000Z',
  submittedBy: 'Sumin Choi',
  department: 'Partnerships',
  approver: 'Jiwoo Kim',
  amount: '1,284,500',
  currency: 'KRW',
  attachments: [
    { id: 1, name: 'a.pdf', size: 612, type: 'PDF', sha256: '11' },
    { id: 2, name: 'b.png', size: 70, type: 'PNG', sha256: '22' },
  ],
  details: {
    period: 'Jan 12, 2025 – Jan 15, 2025',
    destinations: ['Tokyo, Japan', 'Yokohama, Japan'],
    categories: [
      { name: 'Flights', amount: '1,000,000' },
      { name: 'Hotel', amount: '284,500' },
    ],
  },
} as const satisfies Partial<WorkDocument>;

const first = hashOfSubmission(submitted, content);
const second = hashOfLaterEntry(commented, first);
const third = hashOfLaterEntry(approved, second);

/** Approved, with three entries. */
const document: WorkDocument = {
  ...content,
  attachments: [...content.attachments],
  details: {
    ...content.details,
    destinations: [...content.details.destinations],
    categories: [...content.details.categories],
  },
  id: 7,
  status: 'approved',
  role: 'approver',
  history: [
    { ...submitted, hash: first },
    { ...commented, hash: second },
    { ...approved, hash: third },
  ],
};

test('the first entry’s hash includes the submitted content', () => {
  expect(first).toBe(
    sha256Hex(
      '{"action":"submitted","by":"Sumin Choi","comment":"","date":"2025-01-04T02:30:00.000Z","document":' +
        '{"amount":"1,284,500","approver":"Jiwoo Kim","attachments":' +
        '[{"name":"a.pdf","sha256":"11","size":612,"type":"PDF"},' +
        '{"name":"b.png","sha256":"22","size":70,"type":"PNG"}],' +
        '"createdAt":"2025-01-04T02:30:00.000Z","currency":"KRW","department":"Partnerships",' +
        '"description":"Three days.","details":{"categories":' +
        '[{"amount":"1,000,000","name":"Flights"},{"amount":"284,500","name":"Hotel"}],' +
        '"destinations":["Tokyo, Japan","Yokohama, Japan"],"period":"Jan 12, 2025 – Jan 15, 2025"},' +
        '"priority":"medium","submittedBy":"Sumin Choi","title":"출장 Tokyo","type":"expense_report"}}',
    ),
  );
  // The result of Python's hashlib for the same text.
  expect(first).toBe('afd92e79c4015531a270b23c16202091afc74dfc62fef5fc906b3b19710c46c7');
});

test('the hash of each later entry includes the hash of the previous entry', () => {
  expect(second).toBe(
    sha256Hex(
      '{"action":"commented","by":"Jihun Lee","comment":"At the conference rate.",' +
        `"date":"2025-01-04T09:30:00.000Z","previous":"${first}"}`,
    ),
  );
  expect(second).toBe('ce2c616e2b63abb272adfa5cfc0cfd40545b3b7980c2b2283ba7314d0a6e9372');
});

describe('the proof', () => {
  test('of an unchanged document is valid and has the hash of the latest entry', () =>
    expect(proofOf(document)).toEqual({
      hash: third,
      timestamp: '2025-01-05T05:30:00.000Z',
      verified: true,
    }));

  test('does not depend on the reader or on the ids', () => {
    const attachments = document.attachments.map((file) => ({ ...file, id: file.id + 40 }));
    const read = { ...document, id: 99, role: 'requester' as const, attachments };
    expect(proofOf(read).verified).toBe(true);
  });

  test.each([
    ['pending', 1, true],
    ['pending', 2, true],
    ['approved', 2, false],
    ['rejected', 2, false],
    ['in_review', 2, false],
    ['approved', 3, true],
    ['rejected', 3, false],
    ['pending', 3, false],
    ['', 3, false],
  ])('of the status %j after %d entries is valid: %j', (status, entries, verified) =>
    expect(
      proofOf({ ...document, status, history: document.history.slice(0, entries) }),
    ).toMatchObject({ verified }),
  );

  test('of an empty history is invalid and has no hash', () =>
    expect(proofOf({ ...document, status: 'pending', history: [] })).toEqual({
      hash: '',
      timestamp: '2025-01-04T02:30:00.000Z',
      verified: false,
    }));

  test.each([
    ['without the first entry', [1, 2]],
    ['without the middle entry', [0, 2]],
    ['with two entries exchanged', [0, 2, 1]],
    ['with an entry twice', [0, 1, 1, 2]],
  ])('of a history %s is invalid', (_, places) => {
    const history = places.flatMap((place) => document.history[place] ?? []);
    expect(proofOf({ ...document, history }).verified).toBe(false);
  });

  test('is invalid if an entry is added outside of the chain', () => {
    const added = { ...approved, by: 'Mallory', hash: hashOfLaterEntry(approved, first) };
    expect(proofOf({ ...document, history: [...document.history, added] }).verified).toBe(false);
  });
});

/** All copies of a value in which one character or one number differs. */
function changesOf(value: unknown, path = ''): { path: string; changed: unknown }[] {
  if (typeof value === 'string') {
    return value === ''
      ? [{ path, changed: 'x' }]
      : Array.from(value, (character, at) => ({
          path: `${path}[${at}]`,
          changed: `${value.slice(0, at)}${character === 'x' ? 'y' : 'x'}${value.slice(at + 1)}`,
        }));
  }
  if (typeof value === 'number') return [{ path, changed: value + 1 }];
  if (Array.isArray(value)) {
    return [
      { path: `${path}, one less`, changed: value.slice(1) },
      { path: `${path}, the other way round`, changed: value.toReversed() },
      ...value.flatMap((part: unknown, at) =>
        changesOf(part, `${path}.${at}`).map(({ path: place, changed }) => ({
          path: place,
          changed: value.with(at, changed),
        })),
      ),
    ];
  }
  return Object.entries(value ?? {}).flatMap(([key, part]) =>
    changesOf(part, `${path}.${key}`).map(({ path: place, changed }) => ({
      path: place,
      changed: { ...(value as object), [key]: changed },
    })),
  );
}

test('one changed byte anywhere invalidates the proof', () => {
  // The proof does not cover the ids and the reader's role.
  const changes = changesOf(document).filter(({ path }) => !/\.(id|role)\b/.test(path));
  expect(changes.length).toBeGreaterThan(500);
  const unnoticed = changes.filter(({ changed }) => proofOf(changed as WorkDocument).verified);
  expect(unnoticed.map(({ path }) => path)).toEqual([]);
});
