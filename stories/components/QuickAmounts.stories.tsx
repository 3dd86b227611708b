import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview';
import { QuickAmounts } from '#widgets/QuickAmounts.tsx';

import { inKorean, inScreen } from './in-screen.tsx';
import { decimal } from '#wallet/money/decimal.ts';

const meta = preview.meta({
  title: 'Components/QuickAmounts',
  tags: ['autodocs'],
  component: QuickAmounts,
  decorators: [inScreen],
  args: {
    label: 'Quick amounts',
    amounts: [
      { label: '10K', amount: decimal('10000') },
      { label: '50K', amount: decimal('50000') },
      { label: '100K', amount: decimal('100000') },
      { label: '200K', amount: decimal('200000') },
    ],
    onChoose: fn(),
  },
});

/** Common amounts. A press sets the amount instead of adding to it. */
export const Default = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('group', { name: 'Quick amounts' })).toBeVisible();
    for (const [label, amount] of [
      ['200K', '200000'],
      ['10K', '10000'],
    ] as const) {
      await userEvent.click(canvas.getByRole('button', { name: label }));
      await expect(args.onChoose).toHaveBeenLastCalledWith(amount);
    }
    for (const button of canvas.getAllByRole('button')) {
      await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    }
  },
});

/** Amounts above the balance are disabled. */
export const SomeDisabled = meta.story({
  args: {
    amounts: [
      { label: '10K', amount: decimal('10000') },
      { label: '50K', amount: decimal('50000'), disabled: true },
      { label: '100K', amount: decimal('100000'), disabled: true },
    ],
  },
  play: async ({ canvas, args, userEvent }) => {
    const disabled = canvas.getByRole('button', { name: '50K' });
    await expect(disabled).toBeDisabled();
    await userEvent.setup({ pointerEventsCheck: 0 }).click(disabled);
    await expect(args.onChoose).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: '10K' })).toBeEnabled();
  },
});

/** A longer label on a Korean screen. A screen reader says the amount before its short label. */
export const Korean = meta.story({
  args: {
    label: '빠른 금액 선택',
    amounts: [
      { label: '10K', words: '10,000원', amount: decimal('10000') },
      { label: '50K', words: '50,000원', amount: decimal('50000') },
      { label: '100K', words: '100,000원', amount: decimal('100000') },
      { label: '전액', amount: decimal('48500') },
    ],
  },
  decorators: [inKorean],
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '전액' }));
    await expect(args.onChoose).toHaveBeenLastCalledWith('48500');
    await userEvent.click(canvas.getByRole('button', { name: '100,000원, 100K' }));
    await expect(args.onChoose).toHaveBeenLastCalledWith('100000');
  },
});
