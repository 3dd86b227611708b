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
  args: { title: 'Assets', onNavigate: fn() },
});

/** A screen of the bottom navigation has no back arrow. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 1 });
    await expectText(heading, 'Assets');
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
    // The same height as with a back arrow, so that the titles of all screens are at the same place.
    await expect(heading.parentElement?.offsetHeight).toBe(44);
  },
});

/** A sub-screen leads back to the screen that opened it. */
export const WithBack = meta.story({
  args: { title: 'Send', back: { to: '/assets', label: 'Back' } },
  play: async ({ canvas, args, userEvent }) => {
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
