import { describe, expect, test } from 'vitest';

import {
  checkProfile,
  countries,
  currencies,
  hasNewEmail,
  languages,
  profileOf,
  timezones,
} from './edit-profile.ts';
import type { Profile } from '#wallet/entities/profile.ts';
import { profileLengths, User } from '#wallet/entities/user.ts';
import { numberSpellings } from '#wallet/spellings.ts';
import { readTypedText } from '#wallet/typed-text.ts';

const profile: Profile = {
  firstName: 'Jiwoo',
  lastName: 'Kim',
  email: 'jiwoo.kim@example.com',
  phone: '',
  country: '',
  timezone: '',
  language: 'en',
  currency: 'USD',
  emailNotifications: true,
  smsNotifications: false,
  pushNotifications: true,
};

describe('the options', () => {
  test('are twelve countries', () => {
    expect(new Set(countries).size).toBe(12);
    expect(countries.slice(0, 3)).toEqual(['United States', 'Korea', 'Japan']);
  });

  test('are the whole hours from UTC-12 to UTC+12', () => {
    expect(timezones).toHaveLength(25);
    expect([0, 11, 12, 13, 21, 24].map((index) => timezones[index])).toEqual([
      'UTC-12',
      'UTC-1',
      'UTC+0',
      'UTC+1',
      'UTC+9',
      'UTC+12',
    ]);
  });

  test('are six languages and ten currencies', () => {
    expect(Object.keys(languages)).toEqual(['en', 'ko', 'ja', 'zh', 'es', 'fr']);
    expect(currencies).toEqual('USD KRW JPY CNY EUR GBP CAD AUD SGD THB'.split(' '));
  });
});

test('the limits are 254 characters for an e-mail address and 80 for any other text', () =>
  expect(profileLengths).toEqual({ email: 254, other: 80 }));

describe('the form', () => {
  test('starts with the defaults if nothing is stored', () => {
    const user = User.parse({ id: 1, firstName: 'Jiwoo', lastName: 'Kim', email: profile.email });
    expect(profileOf(user)).toEqual(profile);
  });

  test('starts with the stored values, limited to the editable ones', () => {
    const stored = { ...profile, language: 'tlh', currency: 'CHF', smsNotifications: true };
    expect(profileOf(User.parse({ id: 1, didAddress: 'did:x', ...stored }))).toEqual(stored);
  });
});

describe('a profile', () => {
  test('is saved without the blanks around its texts', () => {
    const typed = { ...profile, firstName: ' Minjun ', email: ' minjun@example.com ' };
    expect(checkProfile(typed, profile)).toEqual({
      accepted: { firstName: 'Minjun', email: 'minjun@example.com' },
    });
  });

  test('is saved with its changed fields only', () => {
    expect(checkProfile({ ...profile, lastName: 'Lee', smsNotifications: true }, profile)).toEqual({
      accepted: { lastName: 'Lee', smsNotifications: true },
    });
    expect(checkProfile({ ...profile, firstName: ' Jiwoo ' }, profile)).toEqual({ accepted: {} });
  });

  test.each(numberSpellings.filter(({ typed }) => readTypedText(typed) !== ''))(
    'with the phone $case: $typed is $reads',
    ({ typed, reads }) => {
      expect(checkProfile({ ...profile, phone: typed }, profile)).toEqual(
        reads === 'refused'
          ? { problem: undefined, fields: { phone: 'malformed' } }
          : { accepted: { phone: typed.trim() } },
      );
    },
  );

  test('does not require a phone, and accepts an unchanged stored text that is not a number', () => {
    const stored = { ...profile, phone: '1234' };
    expect(checkProfile({ ...stored, firstName: 'Minjun' }, stored)).toEqual({
      accepted: { firstName: 'Minjun' },
    });
    expect(checkProfile({ ...stored, phone: ' ' }, stored)).toEqual({ accepted: { phone: '' } });
    expect(checkProfile({ ...stored, phone: '12345' }, stored)).toHaveProperty('fields.phone');
  });

  test.each(['firstName', 'lastName', 'email'] as const)('without %s is refused', (field) => {
    expect(checkProfile({ ...profile, [field]: '  ' }, profile)).toEqual({
      problem: 'edit-profile.required-missing',
      fields: { [field]: 'missing' },
    });
  });

  test.each(['jiwoo', 'jiwoo@example', 'ji woo@example.com', '@example.com'])(
    'with the e-mail %j is refused at its field, without a notice',
    (email) => {
      expect(checkProfile({ ...profile, email }, profile)).toEqual({
        problem: undefined,
        fields: { email: 'malformed' },
      });
    },
  );

  test('reports missing fields first, and all errors', () =>
    expect(checkProfile({ ...profile, lastName: '', email: 'jiwoo' }, profile)).toEqual({
      problem: 'edit-profile.required-missing',
      fields: { lastName: 'missing', email: 'malformed' },
    }));
});

describe('hasNewEmail', () => {
  test.each([
    ['JIWOO.KIM@example.com', false],
    [' jiwoo.kim@example.com ', false],
    ['jiwoo@example.com', true],
  ])('of the e-mail %j is %s', (email, isNew) => {
    expect(hasNewEmail({ ...profile, email }, profile)).toBe(isNew);
  });
});
