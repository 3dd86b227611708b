import { expect, test } from 'vitest';

import type { LiveEvent } from '#api/applied-events.ts';
import { createToastStore } from '#components/toast-store.ts';
import { decimal } from '#wallet/money/decimal.ts';
import { notices, withReceipt } from '#wallet/notices/notices.ts';

import { isShownAlready } from './own-events.ts';
import { createOwnCreates } from './services/own-creates.ts';

const news = { title: '출금 완료', message: '10 XP를 출금했어요.', type: 'success' } as const;
const ended = (id: number, status = 'completed'): LiveEvent => ({
  type: 'transaction_update',
  data: { status, id, news },
});
const begun: LiveEvent = { type: 'transaction_update', data: { status: 'pending' } };
const balance: LiveEvent = { type: 'balance_update', data: { assetType: 'XP' } };

/** A device on Home without own creates. */
function device() {
  return { own: createOwnCreates(), toasts: createToastStore(), path: '/' };
}

const answers = (answer: unknown) => () => Promise.resolve(answer);

test('an event of another device or person is news', async () => {
  const here = device();
  for (const event of [ended(7), begun, balance]) {
    expect(await isShownAlready(event, here)).toBe(false);
  }
});

test.each([
  ['a payment', { success: true, transactionId: 7, status: 'completed' }],
  ['a send', { id: 7, transactionType: 'send', status: 'completed' }],
])('the end that the answer of %s tells is no news', async (_create, answer) => {
  const here = device();
  await here.own.run(answers(answer));
  expect(await isShownAlready(ended(7), here)).toBe(true);
  expect(await isShownAlready(ended(8), here)).toBe(false);
});

test('the end of a payment that was answered as pending is news', async () => {
  const here = device();
  await here.own.run(answers({ success: false, transactionId: 7, status: 'pending' }));
  expect(await isShownAlready(ended(7), here)).toBe(false);
  expect(await isShownAlready(ended(7, 'failed'), here)).toBe(false);
});

test('an answer without a transaction makes nothing own', async () => {
  const here = device();
  await here.own.run(answers({ id: 7, status: 'completed' }));
  expect(await isShownAlready(ended(7), here)).toBe(false);
});

test('an event before the answer waits for it', async () => {
  const here = device();
  let answer: (value: object) => void = () => undefined;
  const running = here.own.run(() => new Promise<object>((resolve) => (answer = resolve)));
  expect(await isShownAlready(begun, here)).toBe(true);
  expect(await isShownAlready(balance, here)).toBe(true);
  const [own, other, refused] = [ended(7), ended(8), ended(9, 'failed')].map((event) =>
    isShownAlready(event, here),
  );
  answer({ success: true, transactionId: 7, status: 'completed' });
  await running;
  expect(await own).toBe(true);
  expect(await other).toBe(false);
  expect(await refused).toBe(true);
});

test('steps are shown by the toast of the own create and by an open receipt', async () => {
  const here = device();
  here.toasts.notify(withReceipt(notices['deposit.initiated'](decimal('10'), 'XP'), 7));
  expect(await isShownAlready(begun, here)).toBe(true);
  here.toasts.reset();
  here.toasts.notify(notices['deposit.initiated'](decimal('10'), 'XP'));
  expect(await isShownAlready(begun, here)).toBe(false);
  here.toasts.reset();
  const reading = { ...here, path: '/receipt/7' };
  expect(await isShownAlready(balance, reading)).toBe(true);
  expect(await isShownAlready(ended(7, 'failed'), reading)).toBe(true);
  expect(await isShownAlready(ended(8), reading)).toBe(false);
});
