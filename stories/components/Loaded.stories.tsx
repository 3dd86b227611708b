import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview';
import { Card } from '#components/Card.tsx';
import { Loaded } from '#components/Loaded.tsx';
import { Loading, Skeleton } from '#components/Skeleton.tsx';
import { expectText } from '#harness/expect-text.ts';
import type { Loadable } from '#wallet/loadable.ts';

import { inScreen } from './in-screen.tsx';

/** A balance that is loaded from the provider. */
function Balance({ balance, onRetry }: { balance: Loadable<string>; onRetry: () => void }) {
  return (
    <Loaded
      from={balance}
      skeleton={
        <Loading label="Loading your balance">
          <Skeleton shape="balance" />
        </Loading>
      }
      errorTitle="We could not load your balance"
      onRetry={onRetry}
    >
      {(units) => <Card>{units} XP</Card>}
    </Loaded>
  );
}

const ready: Loadable<string> = { status: 'ready', data: '1,250.5' };

const meta = preview.meta({
  title: 'Components/Loaded',
  component: Balance,
  decorators: [inScreen],
  args: { balance: ready, onRetry: fn() },
});

/** The data is loaded, and only its content is shown. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1,250.5 XP')).toBeVisible();
    await expect(canvas.queryByRole('status')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
});

/** The data is loading: a skeleton has the shape of the content, and a screen reader announces it. */
export const DataLoading = meta.story({
  args: { balance: { status: 'loading' } },
  play: async ({ canvas }) => {
    await expectText(canvas.getByRole('status'), 'Loading your balance');
  },
});

/** The data could not be loaded: a card explains why and offers a retry. */
export const DataFailed = meta.story({
  args: {
    balance: { status: 'failed', kind: 'broken', message: '500: {"error":"Out of order."}' },
  },
  play: async ({ args, canvas, userEvent }) => {
    const alert = canvas.getByRole('alert');
    await expectText(alert, 'We could not load your balance');
    await expectText(alert, '500: {"error":"Out of order."}');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});
