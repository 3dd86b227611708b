import type { HttpHandler } from 'msw';
import { expect, userEvent, waitFor } from 'storybook/test';

import type { Call } from '#api/calls/call.ts';
import { contract, type CallName } from '#api/contract.ts';
import { mock, sentRequests } from '#mocks/scenarios.ts';

import type { Playing } from './playing.ts';
import { expectText } from './expect-text.ts';
import { storyServices } from './story-services.ts';

/** The refusals of a write, each with its sentence. */
const refusals = [
  [403, 'This belongs to someone else.'],
  [404, 'There is nothing here.'],
  [409, 'This conflicts with what is already there.'],
  [500, 'Something went wrong on our side.'],
] as const;

/** The Korean messages for refusals by status. They follow the sentence that states what was not done. */
const korean: ReadonlyMap<number, string> = new Map([
  [429, '요청이 너무 많아요. 1분 후에 다시 시도해 주세요.'],
  [500, '서비스에 문제가 생겼어요. 잠시 후 다시 시도해 주세요.'],
]);
const koreanRefused =
  '지갑 서비스가 요청을 받아들이지 않았어요. 입력한 내용을 확인하고 다시 시도해 주세요.';

/** The refusals of a call. A removal has no 404: removing a missing entity succeeds. */
function refusalsOf(call: CallName) {
  const { missing }: Call = contract[call];
  return refusals.filter(([status]) => status !== 404 || missing !== 'null');
}

/** As `failInEveryWay`, on a Korean screen. `notDone` is the sentence at the start of every message. */
export async function failInEveryWayInKorean(
  call: CallName,
  playing: Playing,
  button: (canvas: Playing['canvas']) => HTMLElement,
  notDone: string,
): Promise<void> {
  const messageOf = (status: number) => `${notDone} ${korean.get(status) ?? koreanRefused}`;
  await failEach(call, playing, button, [
    [mock(call).lost('not-created'), `${notDone} 인터넷 연결을 확인하고 다시 시도해 주세요.`],
    ...([403, 404, 409, 500, 429] as const).map(
      (status) => [mock(call).refused(status), messageOf(status)] as const,
    ),
  ]);
}

/**
 * Presses the button of a filled form, or of a dialog, once for each way in which its write can fail. Each time it
 * expects the reason, no navigation, and the focus on the button. `offline` is the form's message if no answer arrives,
 * and `tooMany` is its message after too many tries.
 */
export async function failInEveryWay(
  call: CallName,
  playing: Playing,
  button: (canvas: Playing['canvas']) => HTMLElement,
  offline: string,
  tooMany = 'Too many tries. Please wait a minute.',
): Promise<void> {
  const creates = 'creates' in contract[call];
  await failEach(call, playing, button, [
    // The wallet looks up a create with an unknown outcome.
    [creates ? mock(call).lost('not-created') : mock(call).offline(), offline] as const,
    ...refusalsOf(call).map(
      ([status, sentence]) => [mock(call).refused(status), sentence] as const,
    ),
    [mock(call).refused(429), tooMany] as const,
  ]);
}

async function failEach(
  call: CallName,
  { canvas, msw }: Playing,
  button: (canvas: Playing['canvas']) => HTMLElement,
  ways: readonly (readonly [failure: HttpHandler, sentence: string])[],
): Promise<void> {
  for (const [failure, sentence] of ways) {
    msw.use(failure);
    await userEvent.click(button(canvas));
    await waitFor(() => expectText(canvas.getByRole('alert'), sentence));
    await waitFor(() => expect(button(canvas)).toHaveFocus());
  }
  await expect(sentRequests(call)).toHaveLength(ways.length);
  await expect(storyServices().navigate).not.toHaveBeenCalled();
}
