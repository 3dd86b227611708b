import { ArrowDownLeft, ArrowDownToLine, ArrowUpRight, Plus } from 'lucide-react';
import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview';
import { Dollars } from '#widgets/Amount.tsx';
import { Won } from '#widgets/Won.tsx';
import { BalanceAction } from '#widgets/BalanceAction.tsx';
import { BalanceCard } from '#widgets/BalanceCard.tsx';
import { expectText } from '#harness/expect-text.ts';

import { inScreen } from './in-screen.tsx';
import { decimal } from '#wallet/money/decimal.ts';

const meta = preview.meta({
  title: 'Components/BalanceCard',
  tags: ['autodocs'],
  component: BalanceCard,
  decorators: [inScreen],
  args: {
    label: 'Total portfolio value',
    figure: <Dollars value={decimal('56183.15')} size="balance" />,
    chip: '+5.2% today',
  },
});

/** The balance is the largest element on the screen. */
export const Default = meta.story();

/** Without a change of the balance there is no chip. */
export const WithoutChip = meta.story({ args: { chip: undefined } });

const onNavigate = fn();

/** The actions of a balance are shown on its card, in targets of at least 44 px. */
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

/** The city's currency has a teal card and three actions. */
export const City = meta.story({
  args: {
    tone: 'city',
    label: 'BusanCoin balance',
    figure: <Won value={decimal('48500')} size="balance" />,
    chip: '1 coin = ₩1',
    children: (
      <div className="flex flex-wrap gap-2">
        {(
          [
            { icon: Plus, label: 'Top Up', to: '/local-topup' },
            { icon: ArrowUpRight, label: 'Send', to: '/local-send' },
            { icon: ArrowDownToLine, label: 'Withdraw', to: '/local-withdraw' },
          ] as const
        ).map((action) => (
          <BalanceAction
            key={action.to}
            {...action}
            tone="city"
            shape="tall"
            onNavigate={onNavigate}
          />
        ))}
      </div>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await expectText(canvas.getByRole('region', { name: 'BusanCoin balance' }), '₩48,500');
    const [first, ...others] = canvas
      .getAllByRole('link')
      .map((link) => link.getBoundingClientRect());
    for (const other of others) await expect(other.top).toBe(first?.top);
    await userEvent.click(canvas.getByRole('link', { name: 'Withdraw' }));
    await expect(onNavigate).toHaveBeenLastCalledWith('/local-withdraw');
  },
});
