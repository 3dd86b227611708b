import type { HttpHandler } from 'msw';
import type { ComponentType } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { describe, test } from 'vitest';

import preview from '#.storybook/preview';
import { contract, type CallName } from '#api/contract.ts';
import type { RouteProps } from '#app/routes/route-props.ts';
import { buildVerification, okAnswers } from '#mocks/builders.ts';
import { allSentRequests, mock, sentRequests, type SentRequest } from '#mocks/scenarios.ts';

import { networkContacts } from '../fixtures/contacts.ts';
import type { Playing } from '#harness/playing.ts';
import { rendersRoute } from '#harness/render-route.tsx';
import { expectText } from '#harness/expect-text.ts';
import { storyServices } from '#harness/story-services.ts';
import { expectAllRead } from '#harness/is-loading.ts';
import { screenFacts } from '../catalogue.ts';
import type { ExpectedRead } from '../screen-facts.ts';
import { failureKinds, refusingStatuses, type FailureKind } from './failure-kinds.ts';

/** The explanation on a screen for each kind of failure. */
const explanations = {
  en: {
    refused: 'The wallet service does not give us this.',
    tooMany: 'There were too many requests. Wait a minute, then try again.',
    broken: 'Something went wrong on our side. Try again in a moment.',
    offline: 'We cannot reach the wallet service. Check your connection and try again.',
    unreadable: 'We cannot read the answer of the wallet service. Reload the page.',
  },
  ko: {
    refused: '이 정보를 볼 수 없어요.',
    tooMany: '요청이 너무 많아요. 1분 후에 다시 시도해 주세요.',
    broken: '서비스에 문제가 생겼어요. 잠시 후 다시 시도해 주세요.',
    offline: '지갑 서비스에 연결할 수 없어요. 인터넷 연결을 확인하고 다시 시도해 주세요.',
    unreadable: '정보를 불러오지 못했어요. 페이지를 새로 고쳐 주세요.',
  },
} as const;

const retryButton = { name: /^(Try again|다시 시도)$/ };

/** A zero amount or an empty hint, which a screen must not show before its data are loaded. */
const nothingThere = /[$₩]0(?!,|\.\d*[1-9])|\bNo \w+( \w+)? yet\b/;

const isList = (read: CallName) => contract[read].response.safeParse([]).success;

/** True if the contract accepts an empty answer, which is then not a failure. */
const mayBeEmpty = (read: CallName) => contract[read].response.safeParse(null).success;

/** All failures of a kind for a read. */
function failuresOf(kind: FailureKind, read: CallName): HttpHandler[] {
  const scenarios = mock(read);
  switch (kind) {
    case 'refused':
      return refusingStatuses(read).map((status) => scenarios.refused(status));
    case 'tooMany':
      return [scenarios.refused(429)];
    case 'broken':
      return [scenarios.refused(500)];
    case 'offline':
      return [scenarios.offline()];
    case 'unreadable':
      return [
        ...(mayBeEmpty(read) ? [] : [scenarios.answers(200, '')]),
        scenarios.answers(200, isList(read) ? '[{}]' : '{'),
      ];
    case 'slow':
      return [scenarios.never()];
  }
}

/** Rows that a screen can show, but the mocks lack. */
const moreRows: Partial<Record<CallName, readonly unknown[]>> = {
  recentContacts: networkContacts.filter(({ area }) => area === 'network'),
  verifications: [buildVerification()],
};

/** Answers a read as usual. A list has an additional malformed row. */
function answersWithMalformedRow(read: CallName): HttpHandler {
  if (!isList(read)) return mock(read).ok();
  return mock(read).responds((request) => {
    // An indexed lookup loses the type link between a call's answer and request.
    const rows = okAnswers[read] as (request: SentRequest) => readonly unknown[];
    return Response.json([{}, ...rows(request), ...(moreRows[read] ?? [])]);
  });
}

const sentMoreThan = (before: number, read: CallName) =>
  waitFor(() => expect(sentRequests(read).length).toBeGreaterThan(before));

async function press(label: string | undefined, canvas: Playing['canvas']): Promise<void> {
  if (label === undefined) return;
  // Other controls with this text have a longer name.
  await userEvent.click(await canvas.findByText(label, { selector: ':not([aria-label])' }));
}

async function expectAll(canvasElement: HTMLElement, words: readonly string[]): Promise<void> {
  for (const text of words) await waitFor(() => expectText(canvasElement, text));
}

/** Expects the failure with its explanation, and the rest of the screen. */
async function expectFailure(
  { canvas, canvasElement }: Playing,
  explanation: string,
  { title, data, stillVisible }: ExpectedRead,
): Promise<void> {
  await expectAllRead();
  const alert = await canvas.findByRole('alert');
  await expectText(alert, title);
  await expectText(alert, explanation);
  await expect(canvas.getByRole('button', retryButton)).toBeVisible();
  await expectAll(canvasElement, stillVisible);
  await expect(canvasElement).not.toHaveTextContent(data);
  await expect(canvasElement).not.toHaveTextContent(nothingThere);
}

/** Expects the loading state of a pending read, and the rest of the screen. */
async function expectLoading(
  { canvas, canvasElement }: Playing,
  { loading, data, stillVisible }: ExpectedRead,
): Promise<void> {
  await expectAll(canvasElement, loading === undefined ? stillVisible : [...stillVisible, loading]);
  await expect(canvasElement).not.toHaveTextContent(data);
  await expect(canvasElement).not.toHaveTextContent(nothingThere);
  await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
}

const routes = import.meta.glob<{ default: ComponentType<RouteProps> }>(
  '../../app/routes/*Route.tsx',
);

const meta = preview.meta({ title: 'Failing reads' });

/** Renders a route with the mocked network, as its stories do, and runs the steps. */
async function play(
  screen: string,
  path: string | undefined,
  answers: readonly HttpHandler[],
  steps: (playing: Playing) => Promise<void>,
): Promise<void> {
  const load = routes[`../../app/routes/${screen}Route.tsx`];
  if (load === undefined) throw new Error(`There is no route of ${screen}`);
  const { default: Route } = await load();
  const story = meta.story({
    ...rendersRoute(Route, path),
    globals: { a11y: { manual: true } },
    beforeEach: ({ msw }) => msw.use(...answers),
    play: steps,
  });
  await story.run();
}

/** Retries a read, which fails again. Expects a retry of other reads only if `retriesAll` is set. */
async function failAgain(
  { canvas }: Playing,
  read: CallName,
  { retriesAll }: ExpectedRead,
  expectState: () => Promise<void>,
): Promise<void> {
  await expectState();
  const others = () => allSentRequests().filter(({ name }) => name !== read).length;
  const [before, othersBefore] = [sentRequests(read).length, others()];
  await userEvent.click(canvas.getByRole('button', retryButton));
  await waitFor(() => expect(sentRequests(read)).toHaveLength(before + 1));
  await expectState();
  await expect(others() > othersBefore).toBe(retriesAll === true);
}

/** Runs all failures of a kind for a read, one after another, and checks the screen each time. */
function failRead(
  screen: string,
  path: string | undefined,
  read: CallName,
  kind: FailureKind,
  expectState: (playing: Playing) => Promise<void>,
  opens?: string,
): Promise<void> {
  const failures = failuresOf(kind, read);
  return play(screen, path, failures.slice(0, 1), async (playing) => {
    await press(opens, playing.canvas);
    for (const [turn, failure] of failures.entries()) {
      if (turn > 0) {
        playing.msw.use(failure);
        // Refetches, as when the screen is reopened.
        void storyServices().queries.cache.resetQueries({ queryKey: [read] });
      }
      await sentMoreThan(turn, read);
      await expectState(playing);
    }
  });
}

/** Retries all failed reads, and expects their data without the malformed rows. */
async function tryAgain(
  { canvas, canvasElement, msw }: Playing,
  reads: readonly (readonly [CallName, ExpectedRead])[],
): Promise<void> {
  for (const [read] of reads) await sentMoreThan(0, read);
  await canvas.findAllByRole('button', retryButton);
  msw.use(...reads.map(([read]) => answersWithMalformedRow(read)));
  for (const opens of new Set(reads.map(([, expected]) => expected.opens))) {
    await press(opens, canvas);
    const here = reads.filter(([, expected]) => expected.opens === opens);
    // Another failure may appear after a retry, and one button may retry several reads.
    for (let tries = 0; tries < here.length; tries += 1) {
      await expectAllRead();
      const [again] = canvas.queryAllByRole('button', retryButton);
      if (again) await userEvent.click(again);
    }
    await expectAll(
      canvasElement,
      here.map(([, { data }]) => data),
    );
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  }
  for (const [read] of reads) {
    if (!isList(read)) continue;
    await expect(storyServices().log.warn).toHaveBeenCalledWith(
      `A row of ${read} cannot be read`,
      expect.anything(),
    );
  }
}

// Every read of every screen is tested with every kind of failure (decision 137).
const readingScreens = Object.entries(screenFacts).flatMap(([screen, facts]) =>
  facts.reads === undefined ? [] : [[screen, facts.reads, facts] as const],
);
describe.each(readingScreens)('%s', (screen, expected, facts) => {
  const { path, language = 'en', silentReads = {} } = facts;
  // `Object.entries` and `Object.keys` lose the names of the calls.
  const reads = Object.entries(expected) as (readonly [CallName, ExpectedRead])[];
  const hidden = Object.keys(silentReads) as CallName[];

  describe.each(reads)('%s', (read, words) => {
    const expectState = (kind: FailureKind, playing: Playing) =>
      kind === 'slow'
        ? expectLoading(playing, words)
        : expectFailure(playing, explanations[language][kind], words);

    test.each(failureKinds)('%s', (kind) =>
      failRead(screen, path, read, kind, (playing) => expectState(kind, playing), words.opens),
    );

    test('broken, also after a retry', () =>
      failRead(
        screen,
        path,
        read,
        'broken',
        (playing) => failAgain(playing, read, words, () => expectState('broken', playing)),
        words.opens,
      ));
  });

  describe.each(hidden)('%s (no error message)', (read) => {
    test.each(failureKinds)('%s', (kind) =>
      failRead(screen, path, read, kind, async ({ canvas, canvasElement }) => {
        if (kind !== 'slow') await expectAllRead();
        await expectAll(
          canvasElement,
          reads.flatMap(([, { stillVisible, opens }]) => (opens === undefined ? stillVisible : [])),
        );
        await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
        await expect(canvas.queryByRole('button', retryButton)).not.toBeInTheDocument();
      }),
    );
  });

  test('successful retry', () =>
    play(
      screen,
      path,
      reads.map(([read]) => mock(read).refused(500)),
      (playing) => tryAgain(playing, reads),
    ));
});
