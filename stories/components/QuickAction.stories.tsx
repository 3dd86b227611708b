import { ArrowDownLeft, ArrowUpRight, Banknote, Landmark } from 'lucide-react';
import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview';
import { QuickAction } from '#components/QuickAction.tsx';

import { inLine } from './in-screen.tsx';

const meta = preview.meta({
  title: 'Components/QuickAction',
  tags: ['autodocs'],
  component: QuickAction,
  decorators: [inLine],
  args: { icon: ArrowUpRight, label: 'Send', to: '/send', onNavigate: fn() },
});

/** A link with an icon above its label. */
export const Default = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Send' }));
    await expect(args.onNavigate).toHaveBeenLastCalledWith('/send');
  },
});

/** Four actions of equal weight share a row. */
export const FourInARow = meta.story({
  render: ({ onNavigate }) => (
    <div className="grid flex-1 grid-cols-4 gap-2">
      <QuickAction icon={ArrowUpRight} label="Send" to="/send" onNavigate={onNavigate} />
      <QuickAction icon={ArrowDownLeft} label="Receive" to="/receive" onNavigate={onNavigate} />
      <QuickAction icon={Landmark} label="Deposit" to="/deposit" onNavigate={onNavigate} />
      <QuickAction icon={Banknote} label="Withdraw" to="/withdraw" onNavigate={onNavigate} />
    </div>
  ),
});
