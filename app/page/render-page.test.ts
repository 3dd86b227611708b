import { expect, test, vi } from 'vitest';

import type { PageAnswer, PageRead } from '#api/page.ts';
import type { LanguageSetting } from '#i18n/language.ts';
import { paths, withBase } from '#wallet/paths.ts';

import { person } from '../testing/test-services.ts';
import { renderPage } from './render-page.tsx';

const user = { ...person(1), firstName: 'Minji' };
const answers: Partial<Record<string, unknown>> = {
  verify: { user },
  user,
  assets: [{ assetType: 'XP', balance: '1250.5' }],
  exchangeRates: [{ assetType: 'XP', won: '1000', dollars: '0.8', change: '5.2' }],
  transactions: [],
  workApprovals: [],
  credentials: [],
};

const read = vi.fn((reads: readonly PageRead[]) =>
  Promise.resolve(reads.map((wanted): PageAnswer => ({ ...wanted, data: answers[wanted.name] }))),
);

const render = (path: string, language: LanguageSetting = 'en-ko') =>
  renderPage({
    path: withBase(path),
    search: '',
    user,
    now: new Date('2026-03-02T09:00:00.000Z'),
    theme: 'dark',
    language,
    timeZone: 'Asia/Seoul',
    read,
  });

test('Home is rendered with its reads, once each', async () => {
  const page = await render(paths.home);
  expect(page?.title).toBe('Home · Superwallet');
  const text = page?.markup.replaceAll(/<[^>]*>/g, '');
  expect(text).toContain('Hello, Minji');
  expect(text).toContain('$1,000.40');
  expect(text).toContain('No activity yet');
  expect(read).toHaveBeenCalledOnce();
  const reads = page?.answers.map(({ name, params }) => `${name} ${JSON.stringify(params)}`);
  expect(reads?.toSorted()).toEqual([
    'assets {"userId":1}',
    'credentials {"userId":1}',
    'exchangeRates {}',
    'transactions {"userId":1}',
    'user {"userId":1}',
    'verify {}',
    'workApprovals {"userId":1}',
  ]);
});

test('Home is rendered in Korean', async () => {
  const page = await render(paths.home, 'ko');
  expect(page?.title).toBe('홈 · Superwallet');
  expect(page?.markup).toContain('총자산');
  expect(page?.markup).not.toContain('Total portfolio');
});

test.each([paths.keyManagement, paths.localReceive])(
  '%s has data that only the device has, and is not rendered',
  async (path) => {
    expect(await render(path)).toBeUndefined();
  },
);

test('a read without an answer does not cause an endless loop', async () => {
  read.mockResolvedValueOnce([{ name: 'verify', params: {}, data: undefined }]);
  await expect(render(paths.home)).rejects.toThrow('There is no answer to verify');
});

test('the error of a failed read is thrown to the caller', async () => {
  read.mockRejectedValueOnce(new Error('no database'));
  await expect(render(paths.home)).rejects.toThrow('no database');
});
