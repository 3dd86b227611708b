import { ArrowDownLeft, ArrowUpRight } from 'lucide-react';
import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview';
import { Dollars } from '#components/Amount.tsx';
import { BalanceAction } from '#components/BalanceAction.tsx';
import { BalanceCard } from '#components/BalanceCard.tsx';

import { inScreen } from './in-screen.tsx';

const meta = preview.meta({
  title: 'Components/BalanceCard',
  tags: ['autodocs'],
  component: BalanceCard,
  decorators: [inScreen],
  args: {
    label: 'Total portfolio value',
    figure: <Dollars value="56183.15" size="balance" />,
    chip: '+5.2% today',
  },
});

/** What a person has, as the largest thing on the screen. */
export const Default = meta.story();

/** Not every balance has moved. */
export const WithoutChip = meta.story({ args: { chip: undefined } });

const onNavigate = fn();

/** What can be done with a balance stands on it, in targets for a thumb. */
export const WithActions = meta.story({
  args: {
    children: (
      <div className="flex gap-3">
        <BalanceAction icon={ArrowUpRight} label="Send" to="/send" onNavigate={onNavigate} />
        <BalanceAction icon={ArrowDownLeft} label="Receive" to="/receive" onNavigate={onNavigate} />
      </div>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Send' }));
    await expect(onNavigate).toHaveBeenLastCalledWith('/send');
  },
});
