import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { walletVersionHeader } from '#api/page.ts';

import { answerPage } from './page-answer.ts';

const cachedPage = new Response('cached page');
const rendered = (version: string) =>
  new Response('rendered', { headers: { [walletVersionHeader]: version } });
const answerTo = (network: Promise<Response>) =>
  answerPage('this', network, () => Promise.resolve(cachedPage));

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('answers with a rendered page of this version', async () => {
  const page = rendered('this');
  expect(await answerTo(Promise.resolve(page))).toBe(page);
});

test.each([
  ['of another version', () => Promise.resolve(rendered('another'))],
  ['without a rendered screen', () => Promise.resolve(new Response('nothing'))],
  ['of a provider that fails', () => Promise.resolve(new Response('', { status: 503 }))],
  ['that does not arrive', () => Promise.reject(new TypeError('Failed to fetch'))],
])('answers with the cached page instead of a response %s', async (_, network) => {
  expect(await answerTo(network())).toBe(cachedPage);
});

test('answers with the cached page after three seconds without a response', async () => {
  const answered = vi.fn();
  const answer = answerTo(new Promise(() => undefined)).then(answered);
  await vi.advanceTimersByTimeAsync(2_999);
  expect(answered).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await answer;
  expect(answered).toHaveBeenCalledWith(cachedPage);
});
