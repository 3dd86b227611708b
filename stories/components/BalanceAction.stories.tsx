import { cx } from 'class-variance-authority';
import { ArrowUpRight } from 'lucide-react';
import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview';
import { BalanceAction } from '#widgets/BalanceAction.tsx';

/** Rendered on the background of the balance card, because its colours are made for it. */
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

/** The first action on a balance. */
export const Default = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Send' }));
    await expect(args.onNavigate).toHaveBeenLastCalledWith('/send');
  },
});

/** With a long translated label the target grows, but not the icon. */
export const LongLabel = meta.story({ args: { label: 'Send to somebody in the city' } });

/** On the city's card the button has the card's teal. */
export const City = meta.story({ args: { tone: 'city' } });

/** The label is below the icon, for rows of three. The target is still large enough. */
export const Tall = meta.story({
  args: { tone: 'city', shape: 'tall' },
  play: async ({ canvas }) => {
    const { height } = canvas.getByRole('link', { name: 'Send' }).getBoundingClientRect();
    await expect(height).toBeGreaterThanOrEqual(44);
  },
});
