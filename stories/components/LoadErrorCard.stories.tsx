import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview';
import { LoadErrorCard } from '#components/LoadErrorCard.tsx';
import { shows } from '#stories/catalogue.ts';
import { expectText } from '#harness/expect-text.ts';
import type { FailureKind } from '#wallet/failure.ts';
import type { LoadFailure } from '#wallet/loadable.ts';

import { inScreen } from './in-screen.tsx';

const failure = (kind: FailureKind, message: string): LoadFailure => ({ kind, message });

const meta = preview.meta({
  title: 'Components/LoadErrorCard',
  tags: ['autodocs'],
  component: LoadErrorCard,
  decorators: [inScreen],
  args: {
    title: 'We could not load your assets',
    failure: failure('broken', '500: {"error":"The ledger is being looked after."}'),
    onRetry: fn(),
  },
});

/** Shows what failed to load, why, and a retry button. The error text opens on demand. */
export const Default = meta.story({
  parameters: shows('failures.state.broken'),
  play: async ({ canvas, args, step, userEvent }) => {
    await step('states the problem and what to do', async () => {
      await expectText(canvas.getByRole('alert'), 'We could not load your assets');
      await expect(
        canvas.getByText('Something went wrong on our side. Try again in a moment.'),
      ).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
      await expect(args.onRetry).toHaveBeenCalledOnce();
    });
    await step('shows the error behind Details', async () => {
      const error = canvas.getByText('500: {"error":"The ledger is being looked after."}');
      await expect(error).not.toBeVisible();
      await userEvent.click(canvas.getByText('Details'));
      await expect(error).toBeVisible();
    });
  },
});

/** The request timed out or the provider is unreachable. */
export const Unreachable = meta.story({
  parameters: shows('failures.state.offline'),
  args: { failure: failure('unreachable', 'The wallet service cannot be reached.') },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('We cannot reach the wallet service. Check your connection and try again.'),
    ).toBeVisible();
  },
});

/** The answer is malformed. */
export const Unreadable = meta.story({
  parameters: shows('failures.state.unreadable'),
  args: { failure: failure('unreadable', 'The answer cannot be read.') },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('We cannot read the answer of the wallet service. Reload the page.'),
    ).toBeVisible();
  },
});

/** The provider asks to wait before a retry. */
export const TooManyRequests = meta.story({
  parameters: shows('failures.state.too-many'),
  args: { failure: failure('too-many', '429: {"error":"Slow down."}') },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('There were too many requests. Wait a minute, then try again.'),
    ).toBeVisible();
  },
});

/** The provider refuses this data. */
export const Refused = meta.story({
  parameters: shows('failures.state.refused'),
  args: { failure: failure('refused', '403: {"error":"This belongs to someone else."}') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The wallet service does not give us this.')).toBeVisible();
  },
});

/** A proxy answers with a full page of text. The card keeps its shape. */
export const LongMessage = meta.story({
  args: {
    failure: failure(
      'broken',
      `502: <html><head><title>Bad Gateway</title></head>${'-'.repeat(160)}</html>`,
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Details'));
    await expect(canvas.getByText(/^502: /)).toBeVisible();
  },
});

/** On a Korean screen the card is in Korean, and the error text is marked as English. */
export const Korean = meta.story({
  args: { title: '잔액을 불러오지 못했습니다' },
  globals: { language: 'ko' },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText('잔액을 불러오지 못했습니다')).toBeVisible();
    await expect(
      canvas.getByText('서비스에 문제가 생겼어요. 잠시 후 다시 시도해 주세요.'),
    ).toBeVisible();
    await expect(canvas.getByText(args.failure.message)).toHaveAttribute('lang', 'en');
    await userEvent.click(canvas.getByText('자세히'));
    await expect(canvas.getByText(args.failure.message)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '다시 시도' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});
