import type { ComponentType } from 'react';
import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview';
import { Card } from '#components/Card.tsx';
import { Screen } from '#components/Screen.tsx';
import { TransactionRow } from '#widgets/TransactionRow.tsx';
import { buildTransaction } from '#mocks/builders.ts';
import { expectText } from '#harness/expect-text.ts';
import { paths } from '#wallet/paths.ts';

const meta = preview.meta({
  title: 'Components/TransactionRow',
  tags: ['autodocs'],
  component: TransactionRow,
  decorators: [
    (Story: ComponentType) => (
      <Screen>
        <Card inset="rows">
          <ul>
            <Story />
          </ul>
        </Card>
      </Screen>
    ),
  ],
  args: { transaction: buildTransaction({ id: 12 }), from: paths.assets, onNavigate: fn() },
});

/** Money that went out: a minus, an arrow, and to whom. It leads to its receipt, which leads back here. */
export const Default = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    await expectText(canvas.getByRole('listitem'), '−25 XP');
    await userEvent.click(canvas.getByRole('link', { name: /^Sent/ }));
    await expect(args.onNavigate).toHaveBeenLastCalledWith('/receipt/12?from=/assets');
  },
});

/** Money that came in: a plus and another arrow, not only another colour. */
export const Received = meta.story({
  args: { transaction: buildTransaction({ transactionType: 'receive', toAddress: null }) },
  play: async ({ canvas }) => {
    await expectText(canvas.getByRole('listitem'), 'Received');
    await expectText(canvas.getByRole('listitem'), '+25 XP');
  },
});

/** Not settled yet, and it says so. */
export const Pending = meta.story({
  args: { transaction: buildTransaction({ status: 'pending' }) },
});

/** It waits for the owner of an address without an account (decision 204). */
export const Waiting = meta.story({
  args: { transaction: buildTransaction({ status: 'waiting' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Waiting')).toBeVisible();
  },
});

/** What was returned is in the wallet again: its amount is grey. */
export const Returned = meta.story({
  args: { transaction: buildTransaction({ status: 'returned' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Returned')).toBeVisible();
    await expect(canvas.getByText(/−25/)).toHaveClass('text-ink-muted');
  },
});

/** What failed did not move any money: its amount is grey, and it says so in words. */
export const Failed = meta.story({
  args: {
    transaction: buildTransaction({
      transactionType: 'receive',
      toAddress: null,
      status: 'failed',
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Failed')).toBeVisible();
    await expect(canvas.getByText(/\+25/)).not.toHaveClass('text-positive');
  },
});

/** A provider may know a status that the wallet does not: it is shown as it came. */
export const UnknownStatus = meta.story({
  args: {
    transaction: buildTransaction({ status: 'under review', amount: '0.000000012345' }),
  },
});
