import type { within } from 'storybook/test';

/** Waits for what is fetched after the first screen. */
export async function seeLateParts(canvas: ReturnType<typeof within>) {
  await canvas.findByRole('button', { name: 'Support chat' });
  await canvas.findByRole('button', { name: '알림, 읽지 않음 2개' });
}
