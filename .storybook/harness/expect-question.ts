import { expect, waitFor } from 'storybook/test';

import type { Playing } from './playing.ts';

/** The question of this name, once it is there to see: a dialog is transparent until its first frame. */
export async function expectQuestion(
  canvas: Playing['canvas'],
  name: string,
): Promise<HTMLElement> {
  const question = await canvas.findByRole('alertdialog', { name });
  await waitFor(() => expect(question).toBeVisible());
  return question;
}
