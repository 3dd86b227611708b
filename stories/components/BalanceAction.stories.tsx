import { ArrowUpRight } from 'lucide-react';
import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview';
import { BalanceAction } from '#components/BalanceAction.tsx';

/** Its colours are made for the card, so it is shown on the card's ground. */
const meta = preview.meta({
  title: 'Components/BalanceAction',
  tags: ['autodocs'],
  component: BalanceAction,
  decorators: [
    (Story) => (
      <div className="flex bg-deep p-5">
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
