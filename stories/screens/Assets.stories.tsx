import { expect, fn, waitFor, within } from 'storybook/test';

import preview from '#.storybook/preview';
import AssetsRoute from '#app/routes/AssetsRoute.tsx';
import { buildAssets, buildTransaction } from '#mocks/builders.ts';
import { mock } from '#mocks/scenarios.ts';
import { AssetsScreen } from '#screens/assets/AssetsScreen.tsx';
import { expectText } from '#harness/expect-text.ts';

import { shows } from '../catalogue.ts';
import { holdingsFixtures } from '../fixtures/holdings.ts';
import { nowFixtures } from '../fixtures/now.ts';
import { withShortTimeouts } from '#harness/lost-answers.ts';
import { ratesFixtures } from '../fixtures/rates.ts';
import { transactionsFixtures } from '../fixtures/transactions.ts';
import { rendersApp } from '#harness/render-app.tsx';
import { rendersRoute } from '#harness/render-route.tsx';
import { sameAs } from '#harness/same-as.ts';
import { storyServices } from '#harness/story-services.ts';

const meta = preview.meta({
  title: 'Screens/Assets',
  tags: ['autodocs'],
  component: AssetsScreen,
  argTypes: {
    holdings: holdingsFixtures.control,
    rates: ratesFixtures.control,
    transactions: transactionsFixtures.control,
    now: nowFixtures.control,
  },
  args: {
    holdings: holdingsFixtures.named('sample'),
    rates: ratesFixtures.named('sample'),
    transactions: transactionsFixtures.named('sample'),
    now: nowFixtures.named('as in the samples'),
    onNavigate: fn(),
    onRetry: fn(),
  },
});

const flow = rendersRoute(AssetsRoute);

const portfolio = (canvas: ReturnType<typeof within>) =>
  canvas.getByRole('region', { name: 'Total portfolio value' });

/** The total value, four actions, each asset and the latest transactions. */
export const Default = meta.story({
  parameters: shows('assets.state.default'),
  play: async ({ canvas, args, step, userEvent }) => {
    await step('shows the total in dollars, as Home does', async () => {
      const total = await canvas.findByRole('region', { name: 'Total portfolio value' });
      await expectText(total, '$7,721.95');
      await expectText(total, '+5.2% today');
      await expectText(canvas.getByRole('heading', { level: 1 }), 'Assets');
    });
    await step('lists each asset with its name, amount and value', async () => {
      const assets = within(canvas.getByRole('region', { name: 'Your assets' }));
      for (const [name, units, worth] of [
        ['XP Network', '1,250.5 XP', '$1,000.40'],
        ['USD Coin', '820.25 USDC', '$820.25'],
        ['Digital Won', '500 CBDC', '$500.00'],
        ['Bitcoin', '0.0525 BTC', '$2,362.50'],
        ['Ethereum', '1.2 ETH', '$3,000.00'],
        ['Busan local currency', '48,500 BusanCoin', '$38.80'],
      ] as const) {
        const row = assets.getByText(name).closest('li');
        await expectText(row, units);
        await expectText(row, worth);
      }
    });
    await step('leads to the four actions', async () => {
      const actions = within(canvas.getByRole('navigation', { name: 'Move assets' }));
      for (const [name, path] of [
        ['Receive', '/receive'],
        ['Send', '/send'],
        ['Deposit', '/deposit'],
        ['Withdraw', '/withdraw'],
      ] as const) {
        await userEvent.click(actions.getByRole('link', { name }));
        await expect(args.onNavigate).toHaveBeenLastCalledWith(path);
      }
    });
  },
});

/** Every state of the screen, selected with the controls. */
export const Playground = meta.story({ parameters: shows('assets.state.default') });

/** Five of seven transactions are shown, the latest first. */
export const FiveMostRecentOfMany = meta.story({
  parameters: {
    ...shows('assets.content.recent-transactions'),
    ...sameAs('Default', 'the sample user has seven transactions'),
  },
  play: async ({ canvas }) => {
    await canvas.findByText('−42.75');
    const latest = within(canvas.getByRole('region', { name: 'Recent transactions' }));
    const amounts = latest.getAllByRole('listitem').map((row) => row.textContent);
    await expect(amounts).toHaveLength(5);
    await expect(amounts[0]).toContain('−42.75 XP');
    await expect(amounts[4]).toContain('−12.5 USDC');
  },
});

/** A transaction that was just sent is marked as pending. */
export const PendingTransaction = meta.story({
  parameters: shows('assets.content.transaction-pending'),
  args: { transactions: transactionsFixtures.named('one pending') },
  play: async ({ canvas }) => {
    const row = (await canvas.findByText('Pending')).closest('li');
    await expectText(row, 'Sent');
    await expectText(row, '−10 XP');
    await expectText(row, 'To 0xfB69...ends in d359');
  },
});

/** A failed transaction is marked, and its amount is grey because no money has moved. */
export const FailedTransaction = meta.story({
  parameters: shows('assets.content.transaction-failed'),
  args: { transactions: transactionsFixtures.named('one failed') },
  play: async ({ canvas }) => {
    const row = within(canvas.getByRole('link', { name: /^Received/ }));
    await expect(row.getByText('Failed')).toBeVisible();
    await expect(row.getByText(/\+100/)).not.toHaveClass('text-positive');
  },
});

/** An asset that is used up stays in the list, with an amount and a value of zero. */
export const UsedUpAsset = meta.story({
  parameters: shows('assets.content.used-up'),
  args: { holdings: holdingsFixtures.named('one used up') },
  play: async ({ canvas }) => {
    const row = within(canvas.getByRole('region', { name: 'Your assets' })).getByText('Bitcoin');
    await expectText(row.closest('li'), '0 BTC');
    await expectText(row.closest('li'), '$0.00');
  },
});

/** Each transaction links to its receipt, whose Back leads here. The list links to the history. */
export const LeadsToReceipts = meta.story({
  parameters: {
    ...shows('assets.transition.receipt'),
    ...sameAs('Default', 'only the effect of a press differs'),
  },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: /^Received.*80 CBDC/ }));
    await expect(args.onNavigate).toHaveBeenLastCalledWith('/receipt/6?from=/assets');
    await userEvent.click(canvas.getByRole('link', { name: 'History' }));
    await expect(args.onNavigate).toHaveBeenLastCalledWith('/history');
  },
});

/** Each asset links to its page. */
export const LeadsToAssets = meta.story({
  parameters: {
    ...shows('assets.transition.asset'),
    ...sameAs('Default', 'only the effect of a press differs'),
  },
  play: async ({ canvas, args, userEvent }) => {
    const assets = within(canvas.getByRole('region', { name: 'Your assets' }));
    for (const [name, path] of [
      ['Bitcoin', '/asset/BTC'],
      ['Busan local currency', '/asset/BusanCoin'],
    ] as const) {
      await userEvent.click(assets.getByRole('link', { name: new RegExp(`^${name}`) }));
      await expect(args.onNavigate).toHaveBeenLastCalledWith(path);
    }
  },
});

/** A new wallet has a balance of zero and two empty lists with an explanation. */
export const Empty = meta.story({
  parameters: shows('assets.state.empty'),
  args: {
    holdings: holdingsFixtures.named('none'),
    transactions: transactionsFixtures.named('none'),
  },
  play: async ({ canvas, args, userEvent }) => {
    await expect(await canvas.findByText('No assets yet')).toBeVisible();
    await expect(canvas.getByText('No transactions yet')).toBeVisible();
    await expectText(canvas.getByRole('region', { name: 'Total portfolio value' }), '$0.00');
    await userEvent.click(canvas.getByRole('link', { name: 'Receive your first asset' }));
    await expect(args.onNavigate).toHaveBeenLastCalledWith('/receive');
  },
});

/** While the assets load, the screen shows no zero and no empty list. Loaded parts are already visible. */
export const Loading = meta.story({
  parameters: shows('assets.state.loading'),
  args: { holdings: holdingsFixtures.named('loading') },
});

/** While the transactions load, no empty list is shown. */
export const TransactionsLoading = meta.story({
  parameters: shows('assets.state.loading'),
  args: { transactions: transactionsFixtures.named('loading') },
});

/** A captive portal answers: the card says so and explains what to do. */
export const GatewayAnswered = meta.story({
  ...flow,
  parameters: shows('failures.state.gateway'),
  beforeEach({ msw }) {
    msw.use(mock('assets').gateway());
  },
  play: async ({ canvas }) => {
    await expectText(
      await canvas.findByRole('alert'),
      'Another machine answered, such as the sign-in page of a network. Sign in to the network, or use another one, then try again.',
    );
  },
});

/** The request takes too long: the screen says that loading takes longer, and then that it failed. */
export const AnswerTooLate = meta.story({
  ...flow,
  parameters: shows('failures.state.read-slow', 'failures.state.read-timeout'),
  play: async ({ canvas, msw }) => {
    await waitFor(() => expectText(portfolio(canvas), '$7,721.95'));
    msw.use(mock('assets').never());
    await withShortTimeouts(async () => {
      void storyServices().queries.cache.resetQueries({ queryKey: ['assets'] });
      await waitFor(() =>
        expectText(
          canvas.getByText(/^This takes longer/),
          'This takes longer than usual. We are still trying.',
        ),
      );
      await waitFor(
        () =>
          expectText(
            canvas.getByRole('alert'),
            'The wallet service takes too long to answer. Check your connection and try again.',
          ),
        { timeout: 4_000 },
      );
    });
  },
});

/** The assets cannot be loaded: a card explains why. The transactions stay. */
export const LoadError = meta.story({
  parameters: shows('assets.state.load-error'),
  args: { holdings: holdingsFixtures.named('failed') },
});

/** The transactions cannot be loaded: the balance, the actions and the assets stay. */
export const TransactionsFailed = meta.story({
  parameters: shows('assets.state.transactions-failed'),
  args: { transactions: transactionsFixtures.named('failed') },
});

/** One malformed row in each list is skipped and logged. The other rows are shown. */
export const OddRowsLeftOut = meta.story({
  ...flow,
  parameters: shows('assets.rule.odd-rows'),
  beforeEach({ msw }) {
    msw.use(
      mock('assets').answers(
        200,
        JSON.stringify([{ assetType: 'BTC', balance: 1e-9 }, ...buildAssets()]),
      ),
      mock('transactions').answers(200, JSON.stringify([null, buildTransaction()])),
    );
  },
  play: async ({ canvas }) => {
    await waitFor(() => expectText(portfolio(canvas), '$7,721.95'));
    await expect(await canvas.findByText(/^Sent/)).toBeVisible();
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
    const logged = storyServices().log.warn.mock.calls.map(([problem]) => problem);
    await expect(logged.toSorted()).toEqual([
      'A row of assets cannot be read',
      'A row of transactions cannot be read',
    ]);
  },
});

/** The assets are cached from Send. Offline they are shown here, and only the transactions are missing. */
export const KnownOffline = meta.story({
  ...rendersApp('/send'),
  parameters: { ...shows('assets.rule.known-stays'), frame: 'app' },
  play: async ({ canvas, msw, userEvent }) => {
    await canvas.findByRole('combobox', { name: 'Asset' });
    msw.use(mock('assets').offline(), mock('transactions').offline());
    await userEvent.click(canvas.getByRole('link', { name: 'Assets' }));
    await expectText(await canvas.findByRole('alert'), 'We could not load your transactions');
    await expectText(portfolio(canvas), '$7,721.95');
    await expect(canvas.getByText('XP Network')).toBeVisible();
  },
});

/** While the rates load, the screen shows no value. Holdings and transactions are already visible. */
export const RatesLoading = meta.story({
  parameters: shows('assets.state.rates-loading'),
  args: { rates: ratesFixtures.named('loading') },
});

/** The rates cannot be loaded: the value card says so. The rest of the screen stays. */
export const RatesFailed = meta.story({
  parameters: shows('assets.state.rates-failed'),
  args: { rates: ratesFixtures.named('failed') },
});
