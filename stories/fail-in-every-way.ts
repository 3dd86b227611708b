import { expect, userEvent, waitFor } from 'storybook/test';

import type { Call } from '#api/call.ts';
import { contract, type CallName } from '#api/contract.ts';
import { mock, sentRequests } from '#mocks/scenarios.ts';

import type { Playing } from './playing.ts';
import { seeText } from './see-text.ts';
import { storyServices } from './story-services.ts';

/** The refusals of a write, each with the sentence that comes with it. */
const refusals = [
  [403, 'This belongs to someone else.'],
  [404, 'There is nothing here.'],
  [409, 'This conflicts with what is already there.'],
  [500, 'Something went wrong on our side.'],
] as const;

/** The refusals that a call fails with: where what is to be removed is gone already, it succeeds. */
function refusalsOf(call: CallName) {
  const { missing }: Call = contract[call];
  return refusals.filter(([status]) => status !== 404 || missing !== 'null');
}

/**
 * Presses the button of a form that is filled in, or of a question, while its write fails in one way after the other.
 * Each time it says why, goes nowhere, and the button has the focus. `offline` is what it says when no answer arrives,
 * `tooMany` what it says of too many tries, where these are its own words.
 */
export async function failInEveryWay(
  call: CallName,
  { canvas, msw }: Playing,
  button: (canvas: Playing['canvas']) => HTMLElement,
  offline: string,
  tooMany = 'Too many tries. Please wait a minute.',
): Promise<void> {
  const { creates }: Call = contract[call];
  const ways = [
    // What a create is not sure about is looked up.
    [creates ? mock(call).lost('not-created') : mock(call).offline(), offline] as const,
    ...refusalsOf(call).map(([status, said]) => [mock(call).refused(status), said] as const),
    [mock(call).refused(429), tooMany] as const,
  ];
  for (const [failure, sentence] of ways) {
    msw.use(failure);
    await userEvent.click(button(canvas));
    await waitFor(() => seeText(canvas.getByRole('alert'), sentence));
    // While the form was busy its button could not have the focus.
    await waitFor(() => expect(button(canvas)).toHaveFocus());
  }
  await expect(sentRequests(call)).toHaveLength(ways.length);
  await expect(storyServices().navigate).not.toHaveBeenCalled();
}
