import { expect } from 'storybook/test';

import preview from '#.storybook/preview';
import { QrCode } from '#components/QrCode.tsx';
import { expectText } from '#harness/expect-text.ts';

const meta = preview.meta({
  title: 'Components/QrCode',
  component: QrCode,
  args: {
    text: 'superwallet:pay?recipient=010-1234-5678',
    label: 'QR code: Pay Jiwoo Kim',
    labels: { failed: 'The code could not be drawn.', retry: 'Try again' },
  },
});

/** Dark on light in both themes, with the quiet zone that scanners need. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const code = await canvas.findByRole('img', { name: 'QR code: Pay Jiwoo Kim' });
    await expect(getComputedStyle(code).fill).toBe('rgb(21, 18, 43)');
  },
});

/** A long text makes a dense code. */
export const LongText = meta.story({
  args: { text: `superwallet:pay?recipient=${'x'.repeat(700)}` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img')).toBeVisible();
  },
});

/** The code cannot be drawn: an error and a retry button are shown. */
export const Failed = meta.story({
  args: { text: 'x'.repeat(3_000) },
  play: async ({ canvas, userEvent }) => {
    await expectText(await canvas.findByRole('alert'), 'The code could not be drawn.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
});
