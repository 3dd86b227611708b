import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview';
import type { Navigate } from '#components/Link.tsx';
import { buildAsset, buildUser } from '#mocks/builders.ts';
import { mock, sentRequests } from '#mocks/scenarios.ts';
import { sampleIdCards, sampleSignedDocument } from '#samples/identity.ts';
import { HomeScreen } from '#screens/home/HomeScreen.tsx';

import { shows } from '../catalogue.ts';
import { useRemote } from '../use-remote.ts';

const me = { params: { userId: 1 } };

function Home({ onNavigate }: { onNavigate: Navigate }) {
  const [user] = useRemote('user', me);
  const [holdings, readHoldings] = useRemote('assets', me);
  const [transactions, readTransactions] = useRemote('transactions', me);
  return (
    <HomeScreen
      firstName={user.status === 'ready' ? user.data?.firstName : undefined}
      holdings={holdings}
      transactions={transactions}
      idCards={sampleIdCards}
      signedDocument={sampleSignedDocument}
      onNavigate={onNavigate}
      onRetry={() => {
        readHoldings();
        readTransactions();
      }}
    />
  );
}

const meta = preview.meta({ title: 'Screens/Home', component: Home, args: { onNavigate: fn() } });

/** What a person sees first: who they are to the wallet, what they own, what happened last. */
export const Default = meta.story({
  parameters: shows('home.state.default'),
  play: async ({ canvas, args, step, userEvent }) => {
    await step('greets by the first name', async () => {
      await expect(await canvas.findByRole('heading', { name: 'Hello, Jiwoo' })).toBeVisible();
    });
    await step('adds everything up in dollars', async () => {
      // 1,250.5 × 0.8 + 820.25 + 500 + 0.0525 × 45,000 + 1.2 × 2,500 + 48,500
      const total = await canvas.findByRole('region', { name: 'Total portfolio value' });
      await expect(total).toHaveTextContent('$56,183.15');
      await expect(total).toHaveTextContent('+5.2% today');
    });
    await step('lists the three ID cards and the last activity', async () => {
      for (const name of ['National ID', 'Student ID', "Driver's License"]) {
        await expect(canvas.getByRole('article', { name })).toBeVisible();
      }
      await expect(canvas.getByText('Document signed')).toBeVisible();
      await expect(canvas.getByText('Sent XP').closest('li')).toHaveTextContent('−42.75 XP');
    });
    await step('leads to Send and Receive', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Send' }));
      await expect(args.onNavigate).toHaveBeenLastCalledWith('/send');
      await userEvent.click(canvas.getByRole('link', { name: 'Receive' }));
      await expect(args.onNavigate).toHaveBeenLastCalledWith('/receive');
    });
  },
});

/** A person without a first name is still greeted. */
export const GreetingFallbackUser = meta.story({
  parameters: shows('home.state.greeting-fallback'),
  beforeEach({ msw }) {
    msw.use(mock('user').ok(buildUser({ firstName: '' })));
  },
  play: async ({ canvas }) => {
    await canvas.findByText('+5.2% today');
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Hello, User');
  },
});

/** An asset that the rate table does not know, such as BusanCoin, counts one dollar a unit. */
export const UnknownAssetAtRateOne = meta.story({
  parameters: shows('home.constant.rate-default'),
  beforeEach({ msw }) {
    msw.use(mock('assets').ok([buildAsset('BusanCoin', '1234.5'), buildAsset('XP', '10', 2)]));
  },
  play: async ({ canvas }) => {
    const total = await canvas.findByRole('region', { name: 'Total portfolio value' });
    await expect(total).toHaveTextContent('$1,242.50');
  },
});

/** Before the first transaction only the signed document has happened. */
export const NoTransactions = meta.story({
  parameters: shows('home.state.no-transactions'),
  beforeEach({ msw }) {
    msw.use(mock('transactions').ok([]));
  },
  play: async ({ canvas }) => {
    const list = (await canvas.findByText('Document signed')).closest('ul');
    await expect(list?.children).toHaveLength(1);
  },
});

/** While the wallet is read nothing pretends to be a zero. */
export const Loading = meta.story({
  parameters: shows('home.state.loading'),
  beforeEach({ msw }) {
    msw.use(mock('assets').never());
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Hello, Jiwoo' })).toBeVisible();
    await expect(canvas.getByText('Loading your wallet')).toBeInTheDocument();
    await expect(canvas.queryByText('$0.00')).not.toBeInTheDocument();
  },
});

/** The provider cannot say what there is: the card says why, and reading again brings it. */
export const LoadError = meta.story({
  parameters: shows('home.state.load-error'),
  beforeEach({ msw }) {
    msw.use(mock('assets').refused(500, 'The ledger is being looked after.'));
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      '500: {"error":"The ledger is being looked after."}',
    );
    const before = sentRequests('assets').length;
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await canvas.findByRole('alert');
    await expect(sentRequests('assets')).toHaveLength(before + 1);
  },
});
