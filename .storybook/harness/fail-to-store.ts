import { expect, userEvent } from 'storybook/test';

import type { CreateName } from '#api/contract.ts';
import { mock } from '#mocks/scenarios.ts';

import type { Playing } from './playing.ts';
import { expectText } from './expect-text.ts';

/** Why a provider cannot store: its disk is full, or read-only. */
type StorageRefusal = 'storage-full' | 'storage-read-only';

/** Submits a form that the provider cannot store. Expects the message, and that the form can be submitted again. */
export async function failToStore(
  call: CreateName,
  code: StorageRefusal,
  { canvas, msw }: Playing,
  button: (canvas: Playing['canvas']) => HTMLElement,
  message: string,
): Promise<void> {
  msw.use(mock(call).refusedBy(503, code, { seconds: '60' }));
  await userEvent.click(button(canvas));
  await expectText(await canvas.findByRole('alert'), message);
  await expect(button(canvas)).toBeEnabled();
  await expect(button(canvas)).not.toHaveAttribute('aria-busy');
}
