import { expect, userEvent, waitFor } from 'storybook/test';

import { idempotencyKeyHeader } from '#api/calls/call.ts';
import type { CreateName } from '#api/contract.ts';
import { unsettledCreates } from '#app/services/unsettled-creates.ts';
import { mock, sentLookUps, sentRequests } from '#mocks/scenarios.ts';

import type { Playing } from './playing.ts';
import { expectText } from './expect-text.ts';
import { expectToast, type Toast } from './expect-toast.ts';
import { storyServices } from './story-services.ts';

/** The form's messages while the outcome is unknown. */
const words = {
  en: {
    toast: 'create.unknown',
    unknown: 'We do not know yet whether it arrived. We are checking.',
    slow: 'This takes longer than usual. Please keep this page open.',
    timeout: 'The wallet service did not answer in time. ',
  },
  ko: {
    toast: 'create.unknown-ko',
    unknown: '도착했는지 아직 알 수 없어요. 확인하고 있어요.',
    slow: '평소보다 오래 걸리고 있어요. 이 화면을 닫지 말아 주세요.',
    timeout: '',
  },
} as const;

/** The wallet's real timeouts, each with its shortened duration in a story, in milliseconds. */
const shortenedDelays: ReadonlyMap<number, number> = new Map([
  [5_000, 100],
  [15_000, 1_000],
  [30_000, 1_000],
  [120_000, 1_000],
]);

/** Runs a part of a story with shortened timeouts of the wallet. */
export async function withShortTimeouts(run: () => Promise<void>): Promise<void> {
  const wait = globalThis.setTimeout.bind(globalThis);
  const shortTimeout = (handler: () => void, delay = 0, ...given: unknown[]) =>
    wait(handler, shortenedDelays.get(delay) ?? delay, ...given);
  globalThis.setTimeout = shortTimeout as typeof globalThis.setTimeout;
  try {
    await run();
  } finally {
    globalThis.setTimeout = wait;
  }
}

/** The catalogue entries of a story that uses `loseAnswers`. */
export const lostAnswerEntries = [
  'failures.state.outcome-unknown',
  'failures.state.outcome-not-created',
  'failures.state.write-slow',
  'failures.state.write-timeout',
] as const;

/** A form whose answer is lost: how it is submitted, and its messages. */
interface LostAnswer {
  button: (canvas: Playing['canvas']) => HTMLElement;
  language?: keyof typeof words;
  /** The message if there was no connection and nothing was created. */
  offline: string;
}

/**
 * Loses the answers of a filled form: no connection, a captive portal, a timeout. Each time it expects the message
 * about an unknown outcome, and a retry with the same idempotency key. Then the look-up finds that nothing was
 * created, and the answer to the next create, which has a new key, is lost too.
 */
export async function loseAnswers(
  call: CreateName,
  { canvas, msw }: Playing,
  { button, language = 'en', offline }: LostAnswer,
): Promise<void> {
  const { toast, unknown, slow, timeout } = words[language];
  const press = async () => userEvent.click(button(canvas));
  const expectUnknown = () => waitFor(() => expectText(canvas.getByRole('alert'), unknown));

  msw.use(mock(call).lost('nothing'));
  await press();
  await expectUnknown();
  await expectToast(toast);

  msw.use(mock(call).gateway());
  await press();
  await waitFor(() => expect(sentLookUps(call)).toHaveLength(2));
  await expectUnknown();

  msw.use(mock(call).never());
  await withShortTimeouts(async () => {
    await press();
    await waitFor(() => expectText(canvas.getByText(slow), slow));
    await waitFor(() => expect(sentLookUps(call)).toHaveLength(3), { timeout: 4_000 });
    await waitFor(() => expectText(canvas.getByRole('alert'), unknown), { timeout: 4_000 });
  });
  const keys = sentRequests(call).map(({ headers }) => headers.get(idempotencyKeyHeader));
  await expect(keys).toHaveLength(3);
  await expect(new Set(keys).size).toBe(1);

  msw.use(mock(call).lost('not-created'));
  storyServices().clock.advance(5_000);
  await waitFor(() => expectText(canvas.getByRole('alert'), timeout + offline));
  await expect(unsettledCreates(storyServices()).list()).toEqual([]);

  msw.use(mock(call).lost('nothing'));
  await press();
  await expectUnknown();
  await expect(sentRequests(call).at(-1)?.headers.get(idempotencyKeyHeader)).not.toBe(keys[0]);
  await expect(storyServices().navigate).not.toHaveBeenCalled();
}

/**
 * Submits a filled form, loses the answer, and lets the look-up find that the create succeeded. Expects the usual
 * success message.
 */
export async function findCreated(
  call: CreateName,
  { canvas, msw }: Playing,
  button: LostAnswer['button'],
  ...toast: Toast
): Promise<void> {
  msw.use(mock(call).lost('created'));
  await userEvent.click(button(canvas));
  await expectToast(...toast);
  await expect(sentRequests(call)).toHaveLength(1);
  await expect(sentLookUps(call)).toHaveLength(1);
  await expect(unsettledCreates(storyServices()).list()).toEqual([]);
}
