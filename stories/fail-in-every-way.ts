import { expect, userEvent, waitFor } from 'storybook/test';

import type { CallName } from '#api/contract.ts';
import { mock, sentRequests } from '#mocks/scenarios.ts';

import type { Playing } from './playing.ts';
import { storyServices } from './story-services.ts';

/** The refusals of a write, each with the sentence that comes with it. */
const refusals = [
  [403, 'This belongs to someone else.'],
  [404, 'There is nothing here.'],
  [409, 'This conflicts with what is already there.'],
  [500, 'Something went wrong on our side.'],
  [429, 'Too many tries. Please wait a minute.'],
] as const;

/**
 * Presses the button of a form that is filled in, while its write fails in one way after the other. Each time the form
 * says why, goes nowhere, and its button has the focus. `offline` is what it says when no answer arrives.
 */
export async function failInEveryWay(
  call: CallName,
  { canvas, msw }: Playing,
  button: (canvas: Playing['canvas']) => HTMLElement,
  offline: string,
): Promise<void> {
  const ways = [
    [mock(call).offline(), offline] as const,
    ...refusals.map(([status, sentence]) => [mock(call).refused(status), sentence] as const),
  ];
  for (const [failure, sentence] of ways) {
    msw.use(failure);
    await userEvent.click(button(canvas));
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(sentence));
    // While the form was busy its button could not have the focus.
    await waitFor(() => expect(button(canvas)).toHaveFocus());
  }
  await expect(sentRequests(call)).toHaveLength(ways.length);
  await expect(storyServices().navigate).not.toHaveBeenCalled();
}
