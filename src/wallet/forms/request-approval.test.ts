import { describe, expect, test } from 'vitest';

import { decimal } from '#wallet/money/decimal.ts';

import { attachmentType } from '#wallet/rules/attachment-type.ts';
import {
  acceptedEndings,
  amountLeft,
  approverRefusal,
  attachmentName,
  checkApprovalRequest,
  concernsDetails,
  emptyApprovalRequest,
  fileProblem,
  isRedrawn,
  redrawnName,
  isWholeCurrency,
  type ApprovalRequestDraft,
} from './request-approval.ts';

const filled: ApprovalRequestDraft = {
  ...emptyApprovalRequest,
  amount: '1284500',
  approverEmail: 'minseo@example.com',
  title: 'Trip to Tokyo',
  type: 'travel_request',
};

const check = (part: Partial<ApprovalRequestDraft> = {}) =>
  checkApprovalRequest({ ...filled, ...part }, []);

describe('a request', () => {
  test('with only the required fields is accepted, with trimmed texts', () =>
    expect(
      check({
        approverEmail: ' minseo@example.com ',
        title: ' Trip to Tokyo ',
        amount: ' 1,284,500 ',
      }),
    ).toEqual({
      accepted: {
        approverEmail: 'minseo@example.com',
        title: 'Trip to Tokyo',
        description: '',
        type: 'travel_request',
        priority: 'medium',
        department: '',
        amount: '1284500',
        currency: 'KRW',
        period: null,
        destinations: [],
        categories: [],
        attachments: [],
      },
    }));

  test('accepts all optional fields too', () => {
    const file = { name: 'offer.pdf', size: 4, type: 'PDF' as const, content: 'JVBERg==' };
    expect(
      checkApprovalRequest(
        {
          ...filled,
          amount: '1.284,50',
          currency: 'EUR',
          priority: 'urgent',
          description: ' Three days.\n',
          department: ' Partnerships ',
          from: '2025-01-12',
          to: '2025-01-12',
          destinations: ' Tokyo, Japan\n\nYokohama, Japan\nTokyo, Japan ',
          categories: [
            { name: ' Flights ', amount: '1000' },
            { name: ' ', amount: '' },
            { name: 'Hotel', amount: '284.5' },
          ],
        },
        [file],
      ),
    ).toEqual({
      accepted: {
        approverEmail: 'minseo@example.com',
        title: 'Trip to Tokyo',
        description: 'Three days.',
        type: 'travel_request',
        priority: 'urgent',
        department: 'Partnerships',
        amount: '1284.5',
        currency: 'EUR',
        period: { from: '2025-01-12', to: '2025-01-12' },
        destinations: ['Tokyo, Japan', 'Yokohama, Japan'],
        categories: [
          { name: 'Flights', amount: '1000' },
          { name: 'Hotel', amount: '284.5' },
        ],
        attachments: [{ name: 'offer.pdf', content: 'JVBERg==' }],
      },
    });
  });

  test('with empty fields reports the missing ones', () =>
    expect(checkApprovalRequest(emptyApprovalRequest, [])).toEqual({
      problem: 'request-approval.missing-information',
      fields: { amount: 'missing', approverEmail: 'missing', title: 'missing', type: 'missing' },
    }));

  test.each([
    ['approverEmail', ' '],
    ['title', '\n'],
    ['type', ''],
  ] as const)('requires its %s', (field, value) =>
    expect(check({ [field]: value })).toEqual({
      problem: 'request-approval.missing-information',
      fields: { [field]: 'missing' },
    }),
  );

  test.each(['minseo', 'minseo@', '@example.com', 'min seo@example.com', 'minseo@example'])(
    'to %j has no valid address',
    (approverEmail) =>
      expect(check({ approverEmail })).toEqual({
        problem: 'request-approval.check-entries',
        fields: { approverEmail: 'malformed' },
      }),
  );
});

describe('the amount', () => {
  test.each([
    ['', 'KRW', 'missing'],
    ['  ', 'USD', 'missing'],
    ['0', 'KRW', 'no-amount'],
    ['-5', 'KRW', 'no-amount'],
    ['0.00', 'USD', 'no-amount'],
    ['free', 'USD', 'no-amount'],
    // A comma that may be a decimal point.
    ['1,500', 'USD', 'no-amount'],
  ] as const)('%j in %s counts as missing', (amount, currency, problem) =>
    expect(check({ amount, currency })).toEqual({
      problem: 'request-approval.missing-information',
      fields: { amount: problem },
    }),
  );

  test.each([
    ['1500.5', 'KRW', 'not-whole'],
    ['1500.5', 'JPY', 'not-whole'],
    ['1500.505', 'USD', 'too-fine'],
    ['1500.001', 'EUR', 'too-fine'],
    ['0.001', 'CNY', 'too-fine'],
    ['0.005', 'SGD', 'too-fine'],
  ] as const)('%j is not an amount of %s', (amount, currency, problem) =>
    expect(check({ amount, currency })).toEqual({
      problem: 'request-approval.check-entries',
      fields: { amount: problem },
    }),
  );

  test.each([
    ['1,500', 'KRW', '1500'],
    ['1,500', 'JPY', '1500'],
    ['1500.50', 'USD', '1500.5'],
    ['.05', 'EUR', '0.05'],
    ['1500.100', 'CNY', '1500.1'],
    ['99999999999999999999.99', 'SGD', '99999999999999999999.99'],
  ] as const)('%j in %s is read as %s', (amount, currency, read) =>
    expect(check({ amount, currency })).toMatchObject({ accepted: { amount: read, currency } }),
  );

  test.each([
    ['KRW', true],
    ['USD', false],
    ['EUR', false],
    ['JPY', true],
    ['CNY', false],
    ['SGD', false],
  ] as const)('of %s must be whole: %j', (currency, whole) =>
    expect(isWholeCurrency(currency)).toBe(whole),
  );
});

describe('the period', () => {
  test.each([
    ['', '2025-01-12', { from: 'missing' }],
    ['2025-01-12', '', { to: 'missing' }],
    ['2025-01-12', '2025-01-11', { to: 'before-start' }],
    ['0202-01-12', '2025-01-12', { from: 'no-date' }],
    ['2025-01-12', '12025-01-12', { to: 'no-date' }],
    ['1899-12-31', '', { from: 'no-date', to: 'missing' }],
  ])('from %j to %j has the problem %j', (from, to, fields) =>
    expect(check({ from, to })).toEqual({ problem: 'request-approval.check-entries', fields }),
  );
});

describe('the destinations', () => {
  const lines = (count: number) =>
    Array.from({ length: count }, (_, at) => `Place ${at}`).join('\n');

  test('may be ten of 80 characters', () => {
    expect(check({ destinations: lines(10) })).toHaveProperty('accepted');
    expect(check({ destinations: 'x'.repeat(80) })).toHaveProperty('accepted');
  });

  test.each([
    [lines(11), 'too-many'],
    ['x'.repeat(81), 'too-long'],
  ])('%j are %s', (destinations, problem) =>
    expect(check({ destinations })).toEqual({
      problem: 'request-approval.check-entries',
      fields: { destinations: problem },
    }),
  );
});

describe('the categories', () => {
  const flights = { name: 'Flights', amount: '1000000' };

  test('must add up to the amount', () => {
    expect(check({ categories: [flights] })).toEqual({
      problem: 'request-approval.check-entries',
      fields: { sum: 'differs' },
    });
    expect(check({ categories: [flights, { name: 'Hotel', amount: '284501' }] })).toEqual({
      problem: 'request-approval.check-entries',
      fields: { sum: 'differs' },
    });
    expect(check({ categories: [flights, { name: 'Hotel', amount: '284,500' }] })).toHaveProperty(
      'accepted',
    );
  });

  test('must each have a name and an amount', () =>
    expect(
      check({
        categories: [
          flights,
          { name: 'Hotel', amount: '' },
          { name: '', amount: '' },
          { name: '', amount: '12.5' },
          { name: 'Meals', amount: '0' },
        ],
      }),
    ).toEqual({
      problem: 'request-approval.check-entries',
      fields: {
        categories: [
          {},
          { amount: 'missing' },
          {},
          { name: 'missing', amount: 'not-whole' },
          { amount: 'no-amount' },
        ],
      },
    }));

  test('are not added up without an amount', () =>
    expect(check({ amount: '', categories: [flights] })).toEqual({
      problem: 'request-approval.missing-information',
      fields: { amount: 'missing' },
    }));

  test.each([
    ['1284500', [], undefined],
    ['', [flights], undefined],
    ['1284500', [{ name: 'Flights', amount: '' }], undefined],
    ['1284500', [flights], decimal('284500')],
    ['1000000', [flights], decimal('0')],
    ['400000', [flights, { name: 'Hotel', amount: '1' }], decimal('-600001')],
  ])('with the amount %j: %j leave %j', (amount, categories, left) =>
    expect(amountLeft({ ...filled, amount, categories })).toBe(left),
  );
});

test.each([
  [{ amount: 'missing' }, false],
  [{ title: 'missing', type: 'missing', approverEmail: 'malformed' }, false],
  [{ from: 'missing' }, true],
  [{ to: 'before-start' }, true],
  [{ destinations: 'too-many' }, true],
  [{ categories: [] }, true],
  [{ sum: 'differs' }, true],
] as const)('the errors of %j concern the details: %j', (fields, among) =>
  expect(concernsDetails(fields)).toBe(among),
);

describe('a file', () => {
  test.each([
    ['offer.pdf', 'PDF'],
    ['OFFER.PDF', 'PDF'],
    ['a.b.png', 'PNG'],
    ['photo.jpg', 'JPEG'],
    ['photo.jpeg', 'JPEG'],
    ['photo.jfif', 'JPEG'],
    ['photo.jpe', 'JPEG'],
    ['photo.webp', 'WEBP'],
    ['계약서.docx', 'DOCX'],
    ['budget.xlsx', 'XLSX'],
    ['list.csv', 'CSV'],
    ['notes.txt', 'TXT'],
    ['costs.tsv', 'TXT'],
    ['logo.svg', undefined],
    ['page.html', undefined],
    ['pdf.exe', undefined],
    ['noending', undefined],
    ['x.constructor', undefined],
    ['', undefined],
  ])('named %j is of the type %s', (name, type) => expect(attachmentType(name)).toBe(type));

  test('has one of the accepted endings', () =>
    expect(acceptedEndings).toBe(
      '.pdf,.png,.jpg,.jpeg,.jpe,.jfif,.webp,.docx,.xlsx,.csv,.txt,.tsv,.heic,.heif',
    ));

  test.each([
    ['offer.pdf', 'offer.pdf'],
    ['\u110b\u1167\u11bc\u1109\u116e\u110c\u1173\u11bc.txt', '영수증.txt'],
    [`${'x'.repeat(116)}.pdf`, `${'x'.repeat(116)}.pdf`],
    [`${'x'.repeat(117)}.pdf`, `${'x'.repeat(116)}.pdf`],
    [`${'x'.repeat(300)}.JPEG`, `${'x'.repeat(115)}.jpeg`],
  ])('named %j is stored as %j', (name, stored) => expect(attachmentName(name)).toBe(stored));

  test.each([
    ['photo.heic', 1, true],
    ['photo.HEIF', 9_000_000, true],
    ['photo.heic', 0, false],
    ['photo.jpg', 2_000_001, true],
    ['photo.jfif', 2_000_001, true],
    ['photo.png', 2_000_000, false],
    ['offer.pdf', 2_000_001, false],
  ])('%s of %d bytes is converted by the device: %s', (name, size, redrawn) =>
    expect(isRedrawn({ name, size })).toBe(redrawn),
  );

  test('is a JPEG after the conversion', () =>
    expect(redrawnName('IMG.0012.HEIC')).toBe('IMG.0012.jpg'));

  const others = (...sizes: number[]) => sizes.map((size, at) => ({ name: `${at}.pdf`, size }));

  test.each([
    ['offer.pdf', 1, [], undefined],
    ['offer.pdf', 2_000_000, [], undefined],
    ['offer.pdf', 2_000_001, [], 'too-large'],
    ['offer.pdf', 0, [], 'empty'],
    ['offer.exe', 1, [], 'type'],
    ['0.pdf', 1, others(1), 'already-there'],
    ['offer.pdf', 1, others(1, 1, 1, 1), undefined],
    ['offer.pdf', 1, others(1, 1, 1, 1, 1), 'too-many'],
    ['offer.pdf', 1_000_000, others(2_000_000, 2_000_000), undefined],
    ['offer.pdf', 1_000_001, others(2_000_000, 2_000_000), 'too-large-together'],
  ])('%s of %d bytes beside %j: %s', (name, size, beside, problem) =>
    expect(fileProblem({ name, size }, beside)).toBe(problem),
  );

  const five = ['a.pdf', 'b.pdf', 'c.pdf', 'd.pdf', 'e.pdf'].map((name) => ({ name, size: 1 }));
  test.each([
    ['its type before its size', 'clip.mov', 0, [], 'type'],
    ['its size before its name', 'a.pdf', 2_000_001, five, 'too-large'],
    ['its name before the number of files', 'a.pdf', 1, five, 'already-there'],
  ])('with two problems reports %s', (_, name, size, beside, problem) =>
    expect(fileProblem({ name, size }, beside)).toBe(problem),
  );
});

test.each([
  [{ status: 422, code: 'approver-unknown' }, 'unknown'],
  [{ status: 422, code: 'approver-self' }, 'self'],
  [{ status: 422, code: 'person-unavailable' }, 'unavailable'],
  [{ status: 422, code: 'password-wrong' }, undefined],
  [{ status: 422 }, undefined],
  [{}, undefined],
])('a refusal like %j concerns the approver: %s', (refusal, said) =>
  expect(approverRefusal(Object.assign(new Error('no'), refusal))).toBe(said),
);
