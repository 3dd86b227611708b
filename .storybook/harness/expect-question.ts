import { expect, waitFor } from 'storybook/test';

import type { Playing } from './playing.ts';

/** Waits for the dialog of this name to become visible: it is transparent until its first frame. */
export async function expectQuestion(
  canvas: Playing['canvas'],
  name: string,
): Promise<HTMLElement> {
  const question = await canvas.findByRole('alertdialog', { name });
  await waitFor(() => expect(question).toBeVisible());
  return question;
}
