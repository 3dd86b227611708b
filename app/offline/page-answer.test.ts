import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { walletVersionHeader } from '#api/page.ts';

import { answerPage } from './page-answer.ts';

const kept = new Response('kept');
const rendered = (version: string) =>
  new Response('rendered', { headers: { [walletVersionHeader]: version } });
const answerTo = (network: Promise<Response>) =>
  answerPage('this', network, () => Promise.resolve(kept));

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
  ['with nothing rendered into it', () => Promise.resolve(new Response('nothing'))],
  ['of a provider that fails', () => Promise.resolve(new Response('', { status: 503 }))],
  ['that does not arrive', () => Promise.reject(new TypeError('Failed to fetch'))],
])('answers with the cached page instead of one %s', async (_, network) => {
  expect(await answerTo(network())).toBe(kept);
});

test('answers with the cached page after three seconds without a response', async () => {
  const answered = vi.fn();
  const answer = answerTo(new Promise(() => undefined)).then(answered);
  await vi.advanceTimersByTimeAsync(2_999);
  expect(answered).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await answer;
  expect(answered).toHaveBeenCalledWith(kept);
});
