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

/** An outgoing payment has a minus sign, an arrow and the recipient. The row leads to the receipt, which leads back. */
export const Default = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    await expectText(canvas.getByRole('listitem'), '−25 XP');
    await userEvent.click(canvas.getByRole('link', { name: /Sent/ }));
    await expect(args.onNavigate).toHaveBeenLastCalledWith('/receipt/12?from=/assets');
  },
});

/** An incoming payment differs by a plus sign and the arrow, not only by colour. */
export const Received = meta.story({
  args: { transaction: buildTransaction({ transactionType: 'receive', toAddress: null }) },
  play: async ({ canvas }) => {
    await expectText(canvas.getByRole('listitem'), 'Received');
    await expectText(canvas.getByRole('listitem'), '+25 XP');
  },
});

/** The row names the other side if it is known. Its figure includes the fee, so that the rows add up to the balance. */
export const NamedWithFee = meta.story({
  args: {
    transaction: buildTransaction({ counterpartyName: 'Minseo Park', fee: '0.001' }),
  },
  play: async ({ canvas }) => {
    await expectText(canvas.getByRole('listitem'), '−25.001 XP');
    await expectText(canvas.getByRole('listitem'), 'To Minseo ParkSent · with fee 0.001 XP');
  },
});

/** A deposit has the verb of the history, and its source. */
export const Deposited = meta.story({
  args: {
    transaction: buildTransaction({
      transactionType: 'receive',
      toAddress: null,
      operation: 'deposit',
      counterpartyName: 'Card',
    }),
  },
  play: async ({ canvas }) => {
    await expectText(canvas.getByRole('listitem'), 'From CardDeposited');
  },
});

/** A withdrawal has the verb of the history, and its bank. */
export const Withdrew = meta.story({
  args: {
    transaction: buildTransaction({
      toAddress: null,
      operation: 'withdrawal',
      counterpartyName: 'Busan Bank',
      fee: '0.125',
    }),
  },
  play: async ({ canvas }) => {
    await expectText(canvas.getByRole('listitem'), 'To Busan BankWithdrew · with fee 0.125 XP');
  },
});

/** An exchange has both sides: the asset that arrived and the one that paid, fee included (decision 167). */
export const Exchanged = meta.story({
  args: {
    transaction: buildTransaction({
      transactionType: 'receive',
      toAddress: null,
      operation: 'top-up',
      assetType: 'BusanCoin',
      amount: '5000',
      counterpartyName: 'XP',
      fee: '0.05',
      paid: { assetType: 'XP', amount: '5' },
    }),
  },
  play: async ({ canvas }) => {
    await expectText(canvas.getByRole('listitem'), 'From XPTopped up · with fee 0.05 XP');
    await expectText(canvas.getByRole('listitem'), '+5,000 BusanCoin−5.05 XP');
  },
});

/** A payment to a merchant has the cashback that came back with it. */
export const WithCashback = meta.story({
  args: {
    transaction: buildTransaction({
      operation: 'local-send',
      toAddress: null,
      counterpartyName: 'Gwangalli Coffee',
      assetType: 'BusanCoin',
      amount: '4500',
      cashback: '450',
    }),
  },
  play: async ({ canvas }) => {
    await expectText(canvas.getByRole('listitem'), '−4,500 BusanCoinCashback +450 BusanCoin');
  },
});

/** A deposit that has not arrived is not in the balance yet, so its amount is grey. */
export const PendingDeposit = meta.story({
  args: {
    transaction: buildTransaction({
      transactionType: 'receive',
      toAddress: null,
      operation: 'deposit',
      counterpartyName: 'Bank transfer',
      amount: '100',
      status: 'pending',
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/\+100/)).toHaveClass('text-ink-muted');
  },
});

/** The transaction is not settled yet, and its row says so. */
export const Pending = meta.story({
  args: { transaction: buildTransaction({ status: 'pending' }) },
});

/** The payment waits for the owner of an address without an account (decision 204). */
export const Waiting = meta.story({
  args: { transaction: buildTransaction({ status: 'waiting' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Waiting')).toBeVisible();
  },
});

/** The payment was returned to the wallet, so its amount is grey. */
export const Returned = meta.story({
  args: { transaction: buildTransaction({ status: 'returned' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Returned')).toBeVisible();
    await expect(canvas.getByText(/−25/)).toHaveClass('text-ink-muted');
  },
});

/** The payment failed and no money moved: the amount is grey, with a label. */
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

/** A status that the wallet does not know is shown unchanged. */
export const UnknownStatus = meta.story({
  args: {
    transaction: buildTransaction({ status: 'under review', amount: '0.000000012345' }),
  },
});
