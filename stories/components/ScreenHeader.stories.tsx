import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview';
import { ScreenHeader } from '#components/form/ScreenHeader.tsx';
import { expectText } from '#harness/expect-text.ts';

import { inKorean, inScreen } from './in-screen.tsx';

const meta = preview.meta({
  title: 'Components/ScreenHeader',
  tags: ['autodocs'],
  component: ScreenHeader,
  decorators: [inScreen],
  args: { title: 'Send', back: { to: '/assets', label: 'Back' }, onNavigate: fn() },
});

/** A sub-screen leads back to the screen that opened it. */
export const Default = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    await expectText(canvas.getByRole('heading', { level: 1 }), 'Send');
    await userEvent.click(canvas.getByRole('link', { name: 'Back' }));
    await expect(args.onNavigate).toHaveBeenLastCalledWith('/assets');
  },
});

/** On a Korean screen the back arrow's label is in Korean. */
export const Korean = meta.story({
  args: { title: '보내기', back: { to: '/localpay', label: '뒤로' } },
  decorators: [inKorean],
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: '뒤로' }));
    await expect(args.onNavigate).toHaveBeenLastCalledWith('/localpay');
  },
});
