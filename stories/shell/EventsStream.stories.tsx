import { expect, screen, waitFor } from 'storybook/test';

import preview from '#.storybook/preview';
import { mock, mockEventStream, sentRequests } from '#mocks/scenarios.ts';
import { expectText } from '#harness/expect-text.ts';

import { shows } from '../catalogue.ts';
import { rendersApp } from '#harness/render-app.tsx';
import { sameAs } from '#harness/same-as.ts';
import { expectToast } from '#harness/expect-toast.ts';
import { heldMessage } from './held-message.ts';

const meta = preview.meta({
  title: 'Shell/Events stream',
  parameters: { frame: 'app' },
  ...rendersApp(),
});

/** A completed payment shows a toast on any screen. */
export const TransactionCompleted = meta.story({
  parameters: shows('events-stream.toast.transaction-completed'),
  beforeEach({ msw }) {
    msw.use(mockEventStream({ type: 'transaction_update', data: { status: 'completed' } }));
  },
  play: async () => {
    await expectToast('stream.transaction-completed');
    await expect(screen.getByText('거래 업데이트').closest('[lang]')).toHaveAttribute('lang', 'ko');
  },
});

/** The end of a payment is told in the words of the bell, with a link to its receipt. */
export const EndWithFigures = meta.story({
  parameters: shows('events-stream.toast.end-with-figures'),
  beforeEach({ msw }) {
    msw.use(
      mockEventStream(
        {
          type: 'transaction_update',
          data: {
            status: 'completed',
            id: 8,
            news: {
              title: '입금',
              message: 'Minseo Park님이 보낸 25 XP가 지갑에 들어왔어요.',
              type: 'success',
            },
          },
        },
        { type: 'balance_update', data: { assetType: 'XP', quiet: true } },
      ),
    );
  },
  play: async () => {
    await expectToast(
      'stream.notification',
      '입금',
      'Minseo Park님이 보낸 25 XP가 지갑에 들어왔어요.',
    );
    await expect(screen.queryByText('잔액 업데이트')).not.toBeInTheDocument();
  },
});

/** A declined payment shows a toast in the destructive style. */
export const TransactionFailed = meta.story({
  parameters: shows('events-stream.toast.transaction-failed'),
  beforeEach({ msw }) {
    msw.use(mockEventStream({ type: 'transaction_update', data: { status: 'failed' } }));
  },
  play: async () => {
    await expectToast('stream.transaction-failed');
  },
});

/** A pending transaction shows an "in progress" toast. */
export const TransactionInProgress = meta.story({
  parameters: shows('events-stream.toast.transaction-in-progress'),
  beforeEach({ msw }) {
    msw.use(mockEventStream({ type: 'transaction_update', data: { status: 'pending' } }));
  },
  play: async () => {
    await expectToast('stream.transaction-in-progress');
  },
});

/** A changed balance shows a toast that names its asset. */
export const BalanceUpdated = meta.story({
  parameters: shows('events-stream.toast.balance-updated'),
  beforeEach({ msw }) {
    msw.use(mockEventStream({ type: 'balance_update', data: { assetType: 'USDC' } }));
  },
  play: async () => {
    await expectToast('stream.balance-updated', 'USDC');
  },
});

/** The toast shows the provider's text unchanged. A success has the default style. */
export const NotificationSuccess = meta.story({
  parameters: shows('events-stream.toast.notification'),
  beforeEach({ msw }) {
    msw.use(
      mockEventStream({
        type: 'notification',
        data: { title: 'Refund paid', message: '$12.00 are in your wallet.', type: 'success' },
      }),
    );
  },
  play: async () => {
    await expectToast('stream.notification', 'Refund paid', '$12.00 are in your wallet.');
  },
});

/** An information message has the default style. */
export const NotificationInfo = meta.story({
  parameters: shows('events-stream.toast.notification'),
  beforeEach({ msw }) {
    msw.use(
      mockEventStream({
        type: 'notification',
        data: { title: 'Maintenance', message: 'Tonight from 2 to 3 o’clock.', type: 'info' },
      }),
    );
  },
  play: async () => {
    await expectToast('stream.notification', 'Maintenance', 'Tonight from 2 to 3 o’clock.');
  },
});

/** A warning is not an error, so it has the default style. */
export const NotificationWarning = meta.story({
  parameters: shows('events-stream.toast.notification'),
  beforeEach({ msw }) {
    msw.use(
      mockEventStream({
        type: 'notification',
        data: { title: 'Card expires', message: 'Your ID card ends in March.', type: 'warning' },
      }),
    );
  },
  play: async () => {
    await expectToast('stream.notification', 'Card expires', 'Your ID card ends in March.');
  },
});

/** An error from the provider has the destructive style. */
export const NotificationErrorDestructive = meta.story({
  parameters: shows('events-stream.toast.notification-error'),
  beforeEach({ msw }) {
    msw.use(
      mockEventStream({
        type: 'notification',
        data: { title: 'Payment refused', message: 'Your bank said no.', type: 'error' },
      }),
    );
  },
  play: async () => {
    await expectToast('stream.error-notification', 'Payment refused', 'Your bank said no.');
  },
});

/** A heartbeat shows no toast: of the two messages that arrive, only the second shows a toast. */
export const HeartbeatShowsNothing = meta.story({
  parameters: {
    ...shows('events-stream.rule.heartbeat-ignored'),
    ...sameAs('Balance Updated', 'a heartbeat shows nothing'),
  },
  beforeEach({ msw }) {
    msw.use(
      mockEventStream(
        { type: 'heartbeat' },
        { type: 'balance_update', data: { assetType: 'USDC' } },
      ),
    );
  },
  play: async () => {
    await expectToast('stream.balance-updated', 'USDC');
    await expect(document.querySelectorAll('[data-tone]')).toHaveLength(1);
  },
});

const missed = heldMessage({ type: 'reset' });

/** After a long disconnection the provider cannot replay the missed events, so the wallet refetches everything. */
export const MissedEvents = meta.story({
  parameters: shows('events-stream.rule.reset'),
  beforeEach({ msw }) {
    msw.use(mock('assets').ok([]), missed.stream());
  },
  play: async ({ msw, step }) => {
    const total = await screen.findByRole('region', { name: 'Total portfolio value' });
    await step('Home shows the data that were read first', async () => {
      await waitFor(() => expectText(total, '$0.00'));
    });
    await step('all shown data are refetched, without a toast', async () => {
      msw.use(mock('assets').ok());
      missed.send();
      await waitFor(() => expectText(total, '$7,721.95'));
      await expect(sentRequests('transactions')).toHaveLength(2);
      await expect(document.querySelectorAll('[data-tone]')).toHaveLength(0);
    });
  },
});
