import type { HttpHandler } from 'msw';
import type { ComponentType } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';

import { contract, type CallName } from '#api/contract.ts';
import type { RouteProps } from '#app/routes/route-props.ts';
import { buildVerification, okAnswers } from '#mocks/builders.ts';
import { mock, sentRequests, type SentRequest } from '#mocks/scenarios.ts';
import { seeText } from '#stories/see-text.ts';

import { shows, type CatalogueId } from '../catalogue.ts';
import { networkContacts } from '../fixtures/contacts.ts';
import type { Playing } from '../playing.ts';
import { rendersRoute } from '../render-route.tsx';
import { storyServices } from '../story-services.ts';
import { isUnderWay } from '../under-way.ts';
import {
  expectedScreens,
  failureKinds,
  refusingStatuses,
  type ExpectedRead,
  type FailureKind,
} from './expected.ts';

/** What a screen says of each kind of failure. */
const explanations = {
  en: {
    refused: 'The wallet service does not give us this.',
    tooMany: 'There were too many requests. Wait a minute, then try again.',
    broken: 'Something went wrong on our side. Try again in a moment.',
    offline: 'We cannot reach the wallet service. Check your connection and try again.',
    unreadable: 'We cannot read the answer of the wallet service. Reload the page.',
  },
  ko: {
    refused: '지갑 서비스가 이 정보를 제공하지 않습니다.',
    tooMany: '요청이 너무 많습니다. 1분 후에 다시 시도해 주세요.',
    broken: '서비스에 문제가 생겼습니다. 잠시 후 다시 시도해 주세요.',
    offline: '지갑 서비스에 연결할 수 없습니다. 인터넷 연결을 확인하고 다시 시도해 주세요.',
    unreadable: '지갑 서비스의 응답을 읽을 수 없습니다. 페이지를 새로 고쳐 주세요.',
  },
} as const;

const retryLabels = { en: 'Try again', ko: '다시 시도' } as const;

const kindEntries: Readonly<Record<FailureKind, CatalogueId>> = {
  refused: 'failures.state.refused',
  tooMany: 'failures.state.too-many',
  broken: 'failures.state.broken',
  offline: 'failures.state.offline',
  unreadable: 'failures.state.unreadable',
  slow: 'failures.state.slow',
};

/** A zero amount, or a hint that there is nothing: what a screen must not say before it knows. */
const nothingThere = /[$₩]0(?!,|\.\d*[1-9])|\bNo \w+( \w+)? yet\b/;

const isList = (read: CallName) => contract[read].response.safeParse([]).success;

/** Where the contract reads nothing as none, an empty answer is no failure. */
const mayBeEmpty = (read: CallName) => contract[read].response.safeParse(null).success;

/** Every way of a kind in which a read can fail. */
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

/** Rows that a screen shows, and that the person of the mocks does not have. */
const moreRows: Partial<Record<CallName, readonly unknown[]>> = {
  recentContacts: networkContacts.filter(({ area }) => area === 'network'),
  verifications: [buildVerification()],
};

/** Answers a read as usual, and a list with a row besides that cannot be read. */
function answersWithOddRow(read: CallName): HttpHandler {
  if (!isList(read)) return mock(read).ok();
  return mock(read).responds((request) => {
    // An indexed lookup loses that answer and request are of one call.
    const rows = okAnswers[read] as (request: SentRequest) => readonly unknown[];
    return Response.json([{}, ...rows(request), ...(moreRows[read] ?? [])]);
  });
}

const sentMoreThan = (before: number, read: CallName) =>
  waitFor(() => expect(sentRequests(read).length).toBeGreaterThan(before));

const allAnswered = (canvasElement: HTMLElement) =>
  waitFor(() => expect(isUnderWay(canvasElement)).toBe(false));

async function press(label: string | undefined, canvas: Playing['canvas']): Promise<void> {
  if (label !== undefined) await userEvent.click(await canvas.findByText(label));
}

async function seeAll(canvasElement: HTMLElement, words: readonly string[]): Promise<void> {
  for (const text of words) await waitFor(() => seeText(canvasElement, text));
}

/**
 * The stories of a screen whose reads fail (decision 137). Each is the route, with the failing mocks in the provider's
 * place.
 */
export function failureStories(screen: string, Route: ComponentType<RouteProps>) {
  const { path, language = 'en', reads, unseen = {} } = expectedScreens[screen] ?? { reads: {} };
  const route = rendersRoute(Route, path);
  const retry = { name: retryLabels[language] };

  function expectedOf(read: CallName): ExpectedRead {
    const expected = reads[read];
    if (expected === undefined) throw new Error(`No words for ${read} of ${screen}`);
    return expected;
  }

  /** What says that a read failed and why, with everything else that the screen has. */
  async function seeFailure(
    { canvas, canvasElement }: Playing,
    kind: Exclude<FailureKind, 'slow'>,
    { title, data, rest }: ExpectedRead,
  ) {
    await allAnswered(canvasElement);
    const alert = await canvas.findByRole('alert');
    await seeText(alert, title);
    await seeText(alert, explanations[language][kind]);
    await expect(canvas.getByRole('button', retry)).toBeVisible();
    await seeAll(canvasElement, rest);
    await expect(canvasElement).not.toHaveTextContent(data);
    await expect(canvasElement).not.toHaveTextContent(nothingThere);
    alert.scrollIntoView({ block: 'center' });
  }

  /** What stands in the place of a read that is under way, with everything else that the screen has. */
  async function seeLoading(
    { canvas, canvasElement }: Playing,
    { loading, data, rest }: ExpectedRead,
  ) {
    await seeAll(canvasElement, loading === undefined ? rest : [...rest, loading]);
    await expect(canvasElement).not.toHaveTextContent(data);
    await expect(canvasElement).not.toHaveTextContent(nothingThere);
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  }

  /** Reads that look the same when they fail: each of them fails in turn, in every way of this kind. */
  function failed(kind: FailureKind, ...names: readonly [CallName, ...CallName[]]) {
    const turns = names.flatMap((read) =>
      failuresOf(kind, read).map((failure) => ({
        read,
        answers: [failure, ...names.map((name) => mock(name).ok())],
      })),
    );
    const { entries, opens } = expectedOf(names[0]);
    return {
      ...route,
      parameters: shows(kind === 'slow' ? entries.loading : entries.failed, kindEntries[kind]),
      beforeEach({ msw }: Playing) {
        msw.use(...(turns[0]?.answers ?? []));
      },
      async play(playing: Playing) {
        await press(opens, playing.canvas);
        for (const [turn, { read, answers }] of turns.entries()) {
          if (turn > 0) {
            playing.msw.use(...answers);
            // As if the screen was opened again.
            for (const name of names) {
              void storyServices().queries.cache.resetQueries({ queryKey: [name] });
            }
          }
          await sentMoreThan(turn, read);
          if (kind === 'slow') await seeLoading(playing, expectedOf(read));
          else await seeFailure(playing, kind, expectedOf(read));
        }
      },
    };
  }

  /** Everything fails, and is there when it is tried again. What no one is told of goes on failing, in every way. */
  function triedAgain() {
    const seen = Object.keys(reads) as CallName[];
    const hidden = Object.keys(unseen) as CallName[];
    return {
      ...route,
      parameters:
        hidden.length === 0
          ? shows('failures.rule.tried-again')
          : shows('failures.rule.tried-again', 'failures.rule.unseen'),
      beforeEach({ msw }: Playing) {
        msw.use(...[...seen, ...hidden].map((read) => mock(read).refused(500)));
      },
      async play({ canvas, canvasElement, msw }: Playing) {
        for (const read of [...seen, ...hidden]) await sentMoreThan(0, read);
        await canvas.findAllByRole('button', retry);
        msw.use(...seen.map(answersWithOddRow));
        for (const opens of new Set(seen.map((read) => expectedOf(read).opens))) {
          await press(opens, canvas);
          const here = seen.filter((read) => expectedOf(read).opens === opens);
          // A failure may stand behind another one, and a button may read several again.
          for (let tries = 0; tries < here.length; tries += 1) {
            await allAnswered(canvasElement);
            const [again] = canvas.queryAllByRole('button', retry);
            if (again) await userEvent.click(again);
          }
          await seeAll(
            canvasElement,
            here.map((read) => expectedOf(read).data),
          );
          await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
        }
        for (const read of seen.filter(isList)) {
          await expect(storyServices().log.warn).toHaveBeenCalledWith(
            `A row of ${read} cannot be read`,
            expect.anything(),
          );
        }
        for (const read of hidden) {
          for (const kind of failureKinds) {
            for (const failure of failuresOf(kind, read)) {
              const before = sentRequests(read).length;
              msw.use(failure);
              void storyServices().queries.refresh(read);
              await sentMoreThan(before, read);
              if (kind !== 'slow') await allAnswered(canvasElement);
              await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
              await expect(canvas.queryByRole('button', retry)).not.toBeInTheDocument();
            }
          }
        }
      },
    };
  }

  return { failed, triedAgain };
}
