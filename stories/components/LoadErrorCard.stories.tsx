import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview';
import { LoadErrorCard } from '#components/LoadErrorCard.tsx';

import { inKorean, inScreen } from './in-screen.tsx';

const meta = preview.meta({
  title: 'Components/LoadErrorCard',
  tags: ['autodocs'],
  component: LoadErrorCard,
  decorators: [inScreen],
  args: {
    title: 'We could not load your assets',
    message: '500: {"error":"The ledger is being looked after."}',
    retryLabel: 'Try again',
    onRetry: fn(),
  },
});

/** What could not be read, why, and how to read it again. */
export const Default = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('We could not load your assets');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

/** A proxy answers with a whole page; the card keeps its shape. */
export const LongMessage = meta.story({
  args: { message: `502: <html><head><title>Bad Gateway</title></head>${'-'.repeat(160)}</html>` },
});

/** On a screen in Korean its labels are Korean; the error is marked as English. */
export const Korean = meta.story({
  args: { title: '잔액을 불러오지 못했습니다', retryLabel: '다시 시도' },
  decorators: [inKorean],
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText('잔액을 불러오지 못했습니다')).toBeVisible();
    await expect(canvas.getByText(args.message)).toHaveAttribute('lang', 'en');
    await userEvent.click(canvas.getByRole('button', { name: '다시 시도' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});
