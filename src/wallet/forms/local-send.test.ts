import { maxMessageLength } from '#wallet/entities/money-choices.ts';
import type { Contact } from '#wallet/entities/contact.ts';
import { describe, expect, test } from 'vitest';

import { dailyLocalSendMaximum, minimumLocalSend } from '#wallet/rules/local-send.ts';
import { limitMessage, messageLength } from '#wallet/rules/payment-message.ts';
import {
  checkLocalSend,
  chooseContact,
  recipientFormProblem,
  emptyLocalSend,
  localSendOf,
  localSendQuickAmounts,
  type LocalSendDraft,
} from './local-send.ts';
import { decimal } from '#wallet/money/decimal.ts';

const balance = decimal('48500');
const draft: LocalSendDraft = {
  method: 'phone',
  recipient: '010-2345-6789',
  amount: '5000',
  message: '',
};
const check = (part: Partial<LocalSendDraft>, held = balance) =>
  checkLocalSend({ ...draft, ...part }, held);

describe('a local send', () => {
  test('has recipient, amount and method if it follows every rule', () =>
    expect(check({ recipient: ' 010-2345-6789 ', amount: '5,000' })).toEqual({
      accepted: { recipient: '010-2345-6789', amount: '5000', method: 'phone' },
    }));

  test('includes a message that is not blank', () => {
    expect(check({ message: ' 점심값 ' })).toHaveProperty('accepted.message', '점심값');
    expect(check({ message: '  ' })).not.toHaveProperty('accepted.message');
    expect(check({ message: '가'.repeat(101) })).toHaveProperty(
      'accepted.message',
      '가'.repeat(100),
    );
  });

  test.each<[Partial<LocalSendDraft>, object]>([
    [{ recipient: '' }, { recipient: 'missing' }],
    [{ recipient: ' \t ' }, { recipient: 'missing' }],
    [{ amount: '' }, { amount: 'missing' }],
    [{ amount: '  ' }, { amount: 'missing' }],
    [
      { recipient: '', amount: 'ten' },
      { recipient: 'missing', amount: 'no-amount' },
    ],
    [
      { recipient: '', amount: '99999999' },
      { recipient: 'missing', amount: 'above-balance' },
    ],
    // Without a recipient, the error belongs to the recipient for a QR code, but to the method for NFC.
    [{ method: 'qr', recipient: '' }, { recipient: 'missing' }],
    [{ method: 'nfc', recipient: '' }, { method: 'no-recipient' }],
  ])('with %j reports what is missing, even with other errors', (part, fields) =>
    expect(check(part)).toEqual({ problem: 'local-send.missing', fields }),
  );

  test.each(['0', '0.0', '-1', '-99999999', 'ten', '1e5', '$500', '1,2,3'])(
    'of %s has no valid amount',
    (amount) =>
      expect(check({ amount })).toEqual({
        problem: 'local-send.invalid-amount',
        fields: { amount: 'no-amount' },
      }),
  );

  test.each(['1,5', '1.5', '500.', '99.999', '48500.01'])(
    'of %s is not a whole number of won',
    (amount) =>
      expect(check({ amount })).toEqual({
        problem: 'local-send.invalid-amount',
        fields: { amount: 'not-whole' },
      }),
  );

  test('may use the full balance, but not a won more', () => {
    const refused = {
      problem: 'local-send.insufficient-balance',
      figures: ['48500'],
      fields: { amount: 'above-balance' },
    };
    expect(check({ amount: '48500' })).toHaveProperty('accepted.amount', '48500');
    expect(check({ amount: '48501' })).toEqual(refused);
  });

  test('is at least 100 won; an insufficient balance is reported first', () => {
    const refused = { problem: 'local-send.minimum', fields: { amount: 'below-minimum' } };
    expect(check({ amount: '100' })).toHaveProperty('accepted.amount', '100');
    expect(check({ amount: '99' })).toEqual(refused);
    expect(check({ amount: '99' }, decimal('50'))).toHaveProperty(
      'problem',
      'local-send.insufficient-balance',
    );
  });

  test('has no daily maximum', () =>
    expect(check({ amount: '1000001' }, decimal('5000000'))).toHaveProperty(
      'accepted.amount',
      '1000001',
    ));

  test('starts with the phone method and empty fields', () => {
    expect(emptyLocalSend).toEqual({ method: 'phone', recipient: '', amount: '', message: '' });
    expect(checkLocalSend(emptyLocalSend, balance)).toEqual({
      problem: 'local-send.missing',
      fields: { recipient: 'missing', amount: 'missing' },
    });
  });
});

test('the limits are the documented ones', () => {
  expect(minimumLocalSend).toBe('100');
  expect(dailyLocalSendMaximum).toBe('1000000');
  expect(maxMessageLength).toBe(100);
});

test('the quick amounts set 1,000 to 50,000 won', () =>
  expect(localSendQuickAmounts.map(({ label, amount }) => [label, amount])).toEqual([
    ['1K', '1000'],
    ['5K', '5000'],
    ['10K', '10000'],
    ['50K', '50000'],
  ]));

describe('the query of the address', () => {
  test.each([
    ['method=qr', 'qr'],
    ['method=nfc', 'nfc'],
    ['method=QR', 'phone'],
    ['method=toString', 'phone'],
    ['method=', 'phone'],
    ['', 'phone'],
    ['merchant=BUSAN-1', 'phone'],
  ])('%j starts with the method %s', (query, method) =>
    expect(localSendOf(new URLSearchParams(query))).toEqual({ ...emptyLocalSend, method }),
  );

  test('names a merchant with any method', () =>
    expect(localSendOf(new URLSearchParams('merchant=busan-0008&method=nfc'))).toEqual({
      ...emptyLocalSend,
      method: 'qr',
      recipient: 'merchant:busan-0008',
      source: { kind: 'directory' },
    }));
});

describe('a recipient', () => {
  test.each([
    ['phone', 'asdf', 'no-phone-number'],
    ['phone', '1', 'no-phone-number'],
    ['phone', '🍕', 'no-phone-number'],
    ['phone', '010-7777-1234 (집)', 'no-phone-number'],
    ['phone', '김서연', 'no-phone-number'],
    ['phone', 'seoyeon@example.com', 'no-phone-number'],
    ['phone', 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq', 'other-kind'],
    ['account', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', 'other-kind'],
    [
      'account',
      'abandon ability able about above absent absorb abstract absurd abuse access accident',
      'other-kind',
    ],
  ] as const)('by %s is refused as %s', (method, recipient, problem) => {
    expect(recipientFormProblem({ method, recipient })).toBe(problem);
    expect(check({ method, recipient })).toEqual({
      problem: undefined,
      fields: { recipient: problem },
    });
    expect(check({ method, recipient, amount: 'ten' })).toMatchObject({
      fields: { recipient: problem, amount: 'no-amount' },
    });
  });

  test.each([
    ['phone', '+82 10 7777 1234'],
    ['account', '010-7777-1234'],
    ['account', '김서연'],
    ['account', 'seoyeon@example.com'],
    ['account', 'did:ethr:0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359'],
    ['qr', 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq'],
    ['phone', ' '],
  ] as const)('by %s is accepted as %s', (method, recipient) => {
    expect(recipientFormProblem({ method, recipient })).toBeUndefined();
  });
});

describe('a recent contact', () => {
  const contact: Contact = {
    id: 1,
    area: 'local',
    payee: 'account:2',
    name: '김서연',
    ownName: '',
    favourite: false,
    recipient: '010-2345-6789',
    phone: '010-2345-6789',
    avatar: '김',
    lastSent: '',
  };
  const here = { ...contact, recipient: 'seoyeon@example.com' };

  test('fills in the phone number', () => {
    expect(chooseContact(contact, 'phone')).toMatchObject({
      method: 'phone',
      recipient: '010-2345-6789',
    });
    expect(chooseContact(here, 'phone')).toHaveProperty('recipient', '010-2345-6789');
  });

  test('fills in the account name; a contact without one is paid by its number', () => {
    expect(chooseContact(here, 'account')).toMatchObject({
      method: 'account',
      recipient: 'seoyeon@example.com',
    });
    expect(chooseContact(contact, 'account')).toMatchObject({
      method: 'phone',
      recipient: '010-2345-6789',
    });
  });

  test('without a number is paid by its account name', () =>
    expect(chooseContact({ ...here, phone: '' }, 'phone')).toEqual({
      method: 'account',
      recipient: 'seoyeon@example.com',
      source: { kind: 'contact', contact: { ...here, phone: '' } },
    }));
});

describe('a message', () => {
  const family = '👨‍👩‍👧‍👦';

  test.each([
    ['', 0],
    ['점심', 2],
    // The same word in separate jamo.
    ['점심'.normalize('NFD'), 2],
    ['a b', 3],
    ['👍🏽', 1],
    ['🇰🇷', 1],
    [family, 1],
    ['1\n2', 3],
  ])('%j has %i characters as users count them', (message, length) =>
    expect(messageLength(message)).toBe(length),
  );

  test('of a hundred characters is accepted in any encoding', () => {
    const message = family.repeat(100);
    expect(limitMessage(message)).toBe(message);
  });

  test('is truncated between characters', () =>
    expect(limitMessage('가'.repeat(99) + family + family)).toBe('가'.repeat(99) + family));

  test('preserves the text behind the caret when something is inserted before it', () => {
    const full = '가'.repeat(50) + '나'.repeat(50);
    const typed = `${'가'.repeat(50)}X${'나'.repeat(50)}`;
    expect(limitMessage(typed, 51)).toBe(full);
    const pasted = `가나${'다'.repeat(150)}라마`;
    expect(limitMessage(pasted, 152)).toBe(`가나${'다'.repeat(96)}라마`);
  });

  test('never exceeds its limit, at any caret position', () =>
    expect(messageLength(limitMessage('가'.repeat(150), 0))).toBe(100));
});

test('a local send above the remainder of the daily limit is refused at its amount', () => {
  const withLeft = (amount: string) =>
    checkLocalSend({ ...draft, amount }, balance, decimal('3000'));
  expect(withLeft('3000')).toHaveProperty('accepted.amount', '3000');
  expect(withLeft('3001')).toEqual({ problem: undefined, fields: { amount: 'above-limit' } });
});
