import { describe, expect, test } from 'vitest';

import { settingOfAccount } from './account-language.ts';
import {
  choiceOf,
  documentedLanguages,
  readLanguageSetting,
  settingOfBrowser,
} from './language.ts';

test.each([
  ['en-ko', documentedLanguages],
  ['en', { language: 'en', localLanguage: 'en' }],
  ['ko', { language: 'ko', localLanguage: 'ko' }],
] as const)('the setting "%s" has its languages', (setting, choice) => {
  expect(choiceOf(setting)).toEqual(choice);
  expect(readLanguageSetting(setting)).toBe(setting);
});

test.each([null, undefined, '', 'ja', 'ko-en'])('%j is no setting', (text) =>
  expect(readLanguageSetting(text)).toBeUndefined(),
);

describe('the setting of an account', () => {
  test.each([
    [{ language: 'ko', localLanguage: '' }, 'ko'],
    [{ language: 'ko', localLanguage: 'en' }, 'ko'],
    [{ language: 'en', localLanguage: 'ko' }, 'en-ko'],
    [{ language: 'en', localLanguage: 'en' }, 'en'],
    [{ language: 'ja', localLanguage: 'en' }, 'en'],
    [{ language: 'en', localLanguage: '' }, undefined],
    [{ language: '', localLanguage: '' }, undefined],
  ])('of %o is %s', (account, setting) => expect(settingOfAccount(account)).toBe(setting));
});

test.each([
  [['ko-KR', 'en'], 'ko'],
  [['ko'], 'ko'],
  [['en-US', 'ko-KR'], 'en-ko'],
  [['kok-IN'], 'en-ko'],
  [[], 'en-ko'],
])('a browser that prefers %j gets "%s"', (preferred, setting) =>
  expect(settingOfBrowser(preferred)).toBe(setting),
);
