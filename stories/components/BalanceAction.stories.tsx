import { cx } from 'class-variance-authority';
import { ArrowUpRight } from 'lucide-react';
import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview';
import { BalanceAction } from '#widgets/BalanceAction.tsx';

/** Its colours are made for the card, so it is shown on the card's ground. */
const meta = preview.meta({
  title: 'Components/BalanceAction',
  tags: ['autodocs'],
  component: BalanceAction,
  decorators: [
    (Story, { args }) => (
      <div className={cx('flex p-5', args.tone === 'city' ? 'bg-city-deep' : 'bg-deep')}>
        <Story />
      </div>
    ),
  ],
  args: { icon: ArrowUpRight, label: 'Send', to: '/send', onNavigate: fn() },
});

/** The first thing one does with a balance. */
export const Default = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Send' }));
    await expect(args.onNavigate).toHaveBeenLastCalledWith('/send');
  },
});

/** A translated word may be long; the target grows and the icon keeps its size. */
export const LongLabel = meta.story({ args: { label: 'Send to somebody in the city' } });

/** On the city's card it has the card's own teal. */
export const City = meta.story({ args: { tone: 'city' } });

/** The word below the icon, where three share a row; still a target for a thumb. */
export const Tall = meta.story({
  args: { tone: 'city', shape: 'tall' },
  play: async ({ canvas }) => {
    const { height } = canvas.getByRole('link', { name: 'Send' }).getBoundingClientRect();
    await expect(height).toBeGreaterThanOrEqual(44);
  },
});
