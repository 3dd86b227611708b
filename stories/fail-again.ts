import { expect, userEvent, waitFor } from 'storybook/test';

import type { CallName } from '#api/contract.ts';
import { sentRequests } from '#mocks/scenarios.ts';

import type { Playing } from './playing.ts';

/** Tries a read again that has failed, and waits until it has failed once more: the story ends in its error. */
export async function failAgain(call: CallName, canvas: Playing['canvas']): Promise<void> {
  const before = sentRequests(call).length;
  await userEvent.click(canvas.getByRole('button', { name: /^(Try again|다시 시도)$/ }));
  await waitFor(() => expect(sentRequests(call)).toHaveLength(before + 1));
  await canvas.findByRole('alert');
}
