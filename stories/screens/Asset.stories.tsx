import { expect, fireEvent, fn, waitFor, within } from 'storybook/test';

import preview from '#.storybook/preview';
import AssetRoute from '#app/routes/AssetRoute.tsx';
import { buildTransaction } from '#mocks/builders.ts';
import { allSentRequests, mock, sentRequests } from '#mocks/scenarios.ts';
import { AssetScreen } from '#screens/asset/AssetScreen.tsx';
import { decimal } from '#wallet/money/decimal.ts';
import type { PriceRange } from '#wallet/money/price-range.ts';
import { expectText } from '#harness/expect-text.ts';
import { rendersApp } from '#harness/render-app.tsx';
import { rendersRoute } from '#harness/render-route.tsx';
import { sameAs } from '#harness/same-as.ts';
import { storyServices } from '#harness/story-services.ts';

import { shows } from '../catalogue.ts';
import { activitiesFixtures, activityPages, manyActivities } from '../fixtures/activities.ts';
import { nowFixtures } from '../fixtures/now.ts';
import { holdingsFixtures } from '../fixtures/holdings.ts';
import { namedFixtures } from '../fixtures/named-fixtures.ts';
import { pricesFixtures } from '../fixtures/prices.ts';
import { ratesFixtures } from '../fixtures/rates.ts';

type Canvas = ReturnType<typeof within>;

const ranges = namedFixtures<PriceRange, PriceRange>({ day: 'day', month: 'month', year: 'year' });

const meta = preview.meta({
  title: 'Screens/Asset',
  tags: ['autodocs'],
  component: AssetScreen,
  argTypes: {
    assetType: { control: 'select', options: ['XP', 'USDC', 'CBDC', 'BTC', 'ETH', 'BusanCoin'] },
    holdings: holdingsFixtures.control,
    rates: ratesFixtures.control,
    prices: pricesFixtures.control,
    range: ranges.control,
    activities: activitiesFixtures.control,
    now: nowFixtures.control,
  },
  args: {
    assetType: 'BTC',
    holdings: holdingsFixtures.named('sample'),
    rates: ratesFixtures.named('sample'),
    prices: pricesFixtures.named('bitcoin, day'),
    range: ranges.named('day'),
    activities: activitiesFixtures.named('bitcoin'),
    now: nowFixtures.named('as in the samples'),
    onRange: fn(),
    onMore: fn(),
    onRetry: fn(),
    onNavigate: fn(),
  },
});

const flow = rendersRoute(AssetRoute, '/asset/BTC');

const priceOf = (canvas: Canvas) => canvas.getByRole('region', { name: 'Price' });
const slider = (canvas: Canvas, name = 'Prices of Bitcoin') =>
  canvas.findByRole('slider', { name });

/** Balance and value, four ways to move the asset, the prices of a day, and the transactions. */
export const Default = meta.story({
  parameters: shows('asset.state.default'),
  play: async ({ canvas, step }) => {
    await step('shows the balance and its value', async () => {
      await expectText(canvas.getByRole('heading', { level: 1 }), 'Bitcoin');
      const balance = canvas.getByRole('region', { name: 'Your balance' });
      await expectText(balance, 'Your balance · Test money');
      await expectText(balance, '0.0525 BTC');
      await expectText(balance, '$2,362.50');
    });
    await step('shows the price, its change, and the figures of the line', async () => {
      const price = priceOf(canvas);
      await expectText(price, '$45,000.00');
      await expectText(price, '₩56,250,000 · Jan 5, 2025 14:00');
      await expectText(price, '+6.3% in 24 hours');
      await expectText(
        canvas.getByRole('status'),
        'From $42,345.00 to $45,000.00. Lowest $42,345.00, highest $45,000.00.',
      );
      await expect(canvas.getByRole('radio', { name: 'Day' })).toBeChecked();
      await expect(await slider(canvas)).toHaveAttribute(
        'aria-valuetext',
        '$45,000.00, Jan 5, 2025 14:00',
      );
    });
    await step('lists its transactions only', async () => {
      const list = within(canvas.getByRole('region', { name: 'Transactions' }));
      await expect(list.getAllByRole('listitem')).toHaveLength(1);
      await expectText(list.getByRole('listitem'), 'Sent');
    });
  },
});

/** Every state of the screen, selected with the controls. */
export const Playground = meta.story({ parameters: shows('asset.state.default') });

/** Thirty days have one price a day, with a date and no time. */
export const Month = meta.story({
  parameters: shows('asset.state.month'),
  args: { range: ranges.named('month'), prices: pricesFixtures.named('bitcoin, month') },
  play: async ({ canvas }) => {
    await expectText(priceOf(canvas), '+6.5% in 30 days');
    await expect(await slider(canvas)).toHaveAttribute('max', '30');
    await expect(await slider(canvas)).toHaveAttribute('aria-valuetext', '$45,000.00, Jan 5, 2025');
  },
});

/** A year has one price a week. */
export const Year = meta.story({
  parameters: shows('asset.state.year'),
  args: { range: ranges.named('year'), prices: pricesFixtures.named('bitcoin, year') },
  play: async ({ canvas }) => {
    await expectText(priceOf(canvas), '+40.8% in 52 weeks');
    await expect(await slider(canvas)).toHaveAttribute('max', '52');
  },
});

/** A fallen price has a negative change. */
export const Loss = meta.story({
  parameters: shows('asset.state.loss'),
  args: { prices: pricesFixtures.named('bitcoin, falling') },
  play: async ({ canvas }) => {
    await expectText(priceOf(canvas), '−5.9% in 24 hours');
    await expectText(priceOf(canvas), '$42,345.00');
  },
});

/** A stable asset has a straight line, and a sentence says that its price has not changed. */
export const FlatPrice = meta.story({
  parameters: shows('asset.state.flat'),
  args: {
    assetType: 'USDC',
    prices: pricesFixtures.named('usd coin, day'),
    activities: activitiesFixtures.named('none'),
  },
  play: async ({ canvas }) => {
    await expectText(priceOf(canvas), '+0.0% in 24 hours');
    await expectText(canvas.getByRole('status'), 'The price stayed at $1.00.');
  },
});

/** The local currency is priced in won, and is received by a top-up. */
export const LocalCurrency = meta.story({
  parameters: shows('asset.state.local-currency'),
  args: {
    assetType: 'BusanCoin',
    prices: pricesFixtures.named('busan coin, day'),
    activities: activitiesFixtures.named('none'),
  },
  play: async ({ canvas, args, userEvent }) => {
    await expectText(canvas.getByRole('region', { name: 'Your balance' }), '48,500 BusanCoin');
    await expectText(priceOf(canvas), '₩1');
    await expectText(priceOf(canvas), '$0.0008 · Jan 5, 2025 14:00');
    await expectText(canvas.getByRole('status'), 'The price stayed at ₩1.');
    const moves = within(canvas.getByRole('navigation', { name: 'Move Busan local currency' }));
    for (const [name, path] of [
      ['Top Up', '/local-topup'],
      ['Send', '/send?asset=BusanCoin'],
      ['Withdraw', '/withdraw?asset=BusanCoin'],
    ] as const) {
      await userEvent.click(moves.getByRole('link', { name }));
      await expect(args.onNavigate).toHaveBeenLastCalledWith(path);
    }
    await expect(moves.getAllByRole('link')).toHaveLength(3);
  },
});

/** An asset that is not held has a zero balance, and still its price. */
export const NotHeld = meta.story({
  parameters: shows('asset.state.not-held', 'asset.state.no-transactions'),
  args: {
    assetType: 'ETH',
    holdings: holdingsFixtures.named('one asset'),
    prices: pricesFixtures.named('ethereum, day'),
    activities: activitiesFixtures.named('none'),
  },
  play: async ({ canvas }) => {
    const balance = canvas.getByRole('region', { name: 'Your balance' });
    await expectText(balance, '0 ETH');
    await expectText(balance, '$0.00');
    await expectText(priceOf(canvas), '$2,500.00');
    await expect(canvas.getByText('No transactions of Ethereum yet')).toBeVisible();
  },
});

/** The longest amounts and the longest prices wrap, and are complete. */
export const Longest = meta.story({
  parameters: shows('asset.state.longest'),
  args: {
    assetType: 'XP',
    holdings: holdingsFixtures.named('largest amounts'),
    prices: pricesFixtures.named('longest'),
    activities: activitiesFixtures.named('thousand'),
  },
  play: async ({ canvas }) => {
    await expectText(
      canvas.getByRole('region', { name: 'Your balance' }),
      '99,999,999,999,999,999,999.99999999 XP',
    );
    await expectText(
      canvas.getByRole('status'),
      'From $0.000000000000000001 to $100,000,000,000,000,000,000.00. Lowest $0.000000000000000001, highest $100,000,000,000,000,000,000.00.',
    );
  },
});

/** While everything loads, no zero and no empty list is shown. */
export const Loading = meta.story({
  parameters: shows('asset.state.loading'),
  args: {
    holdings: holdingsFixtures.named('loading'),
    prices: pricesFixtures.named('loading'),
    activities: activitiesFixtures.named('loading'),
  },
  play: async ({ canvas }) => {
    await expectText(canvas.getByRole('heading', { level: 1 }), 'Bitcoin');
    const labels = canvas.getAllByRole('status').map(({ textContent }) => textContent);
    await expect(labels).toEqual([
      'Loading your balance',
      'Loading the prices',
      'Loading the transactions',
    ]);
  },
});

/** While the rates load, the balance card is a skeleton. */
export const RatesLoading = meta.story({
  parameters: shows('asset.state.rates-loading'),
  args: { rates: ratesFixtures.named('loading') },
});

/** The balance cannot be loaded: a card explains why. Prices and transactions stay. */
export const BalanceFailed = meta.story({
  parameters: shows('asset.state.balance-failed'),
  args: { holdings: holdingsFixtures.named('failed') },
  play: async ({ canvas, args, userEvent }) => {
    await expectText(canvas.getByRole('alert'), 'We could not load your balance');
    await expectText(priceOf(canvas), '$45,000.00');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledWith('assets');
  },
});

/** The rates cannot be loaded: only the value is missing. */
export const RatesFailed = meta.story({
  parameters: shows('asset.state.rates-failed'),
  args: { rates: ratesFixtures.named('failed') },
  play: async ({ canvas, args, userEvent }) => {
    const balance = canvas.getByRole('region', { name: 'Your balance' });
    await expectText(balance, '0.0525 BTC');
    await expectText(canvas.getByRole('alert'), 'We could not load the rates');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledWith('exchangeRates');
  },
});

/** The prices cannot be loaded: a card explains why. The period can still be changed. */
export const PricesFailed = meta.story({
  parameters: shows('asset.state.prices-failed'),
  args: { prices: pricesFixtures.named('failed') },
  play: async ({ canvas, args, userEvent }) => {
    await expectText(canvas.getByRole('alert'), 'We could not load the prices');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledWith('assetPrices');
    await userEvent.click(canvas.getByRole('radio', { name: 'Year' }));
    await expect(args.onRange).toHaveBeenCalledWith('year');
  },
});

/** The market has no price of the asset: the details of the card have the reason. */
export const PriceMissing = meta.story({
  ...flow,
  parameters: shows('asset.state.price-missing'),
  beforeEach: ({ msw }) =>
    msw.use(mock('assetPrices').refusedBy(503, 'rate-missing', { assetType: 'BTC' })),
  play: async ({ canvas, userEvent }) => {
    await expectText(await canvas.findByRole('alert'), 'We could not load the prices');
    await userEvent.click(canvas.getByText('Details'));
    await expect(canvas.getByText(/BTC/, { selector: 'details p' })).toBeVisible();
  },
});

/** The transactions cannot be loaded: a card explains why. Balance and prices stay. */
export const TransactionsFailed = meta.story({
  parameters: shows('asset.state.transactions-failed'),
  args: { activities: activitiesFixtures.named('failed') },
  play: async ({ canvas, args, userEvent }) => {
    await expectText(canvas.getByRole('alert'), 'We could not load the transactions');
    await expectText(priceOf(canvas), '$45,000.00');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledWith('activities');
  },
});

/** The provider does not know the asset: the screen says so and links to all assets. */
export const NotFound = meta.story({
  ...rendersRoute(AssetRoute, '/asset/DOGE'),
  parameters: shows('asset.state.not-found'),
  beforeEach: ({ msw }) =>
    msw.use(mock('assetPrices').refused(404), mock('activities').refused(422)),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('There is no asset at this address.')).toBeVisible();
    await expectText(canvas.getByRole('heading', { level: 1 }), 'Asset');
    await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('link', { name: 'Show all assets' }));
    await expect(storyServices().navigate).toHaveBeenLastCalledWith('/assets');
  },
});

/** An address that cannot be an asset sends no request about it. */
export const NoAsset = meta.story({
  ...rendersRoute(AssetRoute, '/asset/%3Cb%3E'),
  parameters: {
    ...shows('asset.state.not-found'),
    ...sameAs('Not Found', 'the page is the same for both addresses'),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There is no asset at this address.')).toBeVisible();
    const asked = allSentRequests().map(({ name }) => name);
    await expect(asked).not.toContain('assetPrices');
    await expect(asked).not.toContain('activities');
  },
});

/** The slider over the line selects a price. A journey selects one by keys and by touch. */
export const SelectedPrice = meta.story({
  parameters: shows('asset.content.selected-price'),
  play: async ({ canvas }) => {
    const line = await slider(canvas);
    await fireEvent.change(line, { target: { value: '0' } });
    await expectText(priceOf(canvas), '$42,345.00');
    await expectText(priceOf(canvas), '₩52,931,250 · Jan 4, 2025 14:00');
    await expect(line).toHaveAttribute('aria-valuetext', '$42,345.00, Jan 4, 2025 14:00');
    await expectText(priceOf(canvas), '+6.3% in 24 hours');
    await fireEvent.change(line, { target: { value: '12' } });
    await expectText(priceOf(canvas), '$43,118.01');
  },
});

/** A disclosure lists all prices, the latest first. */
export const AllPrices = meta.story({
  parameters: shows('asset.content.all-prices'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('All prices'));
    const rows = within(await canvas.findByRole('table')).getAllByRole('row');
    await expect(rows).toHaveLength(26);
    await expectText(rows[0], 'Time');
    await expectText(rows[1], 'Jan 5, 2025 14:00');
    await expectText(rows[1], '$45,000.00');
    await expectText(rows.at(-1), 'Jan 4, 2025 14:00');
    await expectText(rows.at(-1), '$42,345.00');
  },
});

/** Each period is read once. A selected price does not stay selected in another period. */
export const Periods = meta.story({
  ...flow,
  parameters: {
    ...shows('asset.rule.period'),
    ...sameAs('Default', 'the day is shown again at the end'),
  },
  play: async ({ canvas, userEvent }) => {
    await fireEvent.change(await slider(canvas), { target: { value: '0' } });
    await expectText(priceOf(canvas), '$42,345.00');
    for (const [period, text] of [
      ['Month', '+6.5% in 30 days'],
      ['Year', '+40.8% in 52 weeks'],
      ['Day', '+6.3% in 24 hours'],
    ] as const) {
      await userEvent.click(canvas.getByRole('radio', { name: period }));
      await waitFor(() => expectText(priceOf(canvas), text));
      await expectText(priceOf(canvas), '$45,000.00');
    }
    await expect(sentRequests('assetPrices').map(({ query }) => String(query))).toEqual([
      'asset=BTC&range=day',
      'asset=BTC&range=month',
      'asset=BTC&range=year',
    ]);
  },
});

/** The transactions of the asset are read page by page. */
export const Paged = meta.story({
  ...flow,
  parameters: shows('asset.content.paged'),
  beforeEach: ({ msw }) =>
    msw.use(
      activityPages(
        manyActivities(150).flatMap((activity) =>
          activity.type === 'transaction'
            ? [Object.assign(activity, { amount: { value: decimal('0.00125'), unit: 'BTC' } })]
            : [],
        ),
        60,
      ),
    ),
  play: async ({ canvas, userEvent }) => {
    const expectRows = (count: number) =>
      waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(count));
    await expectRows(50);
    for (const count of [60, 75]) {
      await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
      await expectRows(count);
    }
    await expect(sentRequests('activities').map(({ query }) => String(query))).toEqual([
      'asset=BTC',
      'asset=BTC&before=transaction-32',
    ]);
  },
});

/** Each way to move the asset opens its form with the asset selected. */
export const LeadsToForms = meta.story({
  parameters: {
    ...shows('asset.transition.forms', 'asset.transition.back'),
    ...sameAs('Default', 'only the effect of a press differs'),
  },
  play: async ({ canvas, args, userEvent }) => {
    const moves = within(canvas.getByRole('navigation', { name: 'Move Bitcoin' }));
    for (const [name, path] of [
      ['Receive', '/receive?asset=BTC'],
      ['Send', '/send?asset=BTC'],
      ['Deposit', '/deposit?asset=BTC'],
      ['Withdraw', '/withdraw?asset=BTC'],
    ] as const) {
      await userEvent.click(moves.getByRole('link', { name }));
      await expect(args.onNavigate).toHaveBeenLastCalledWith(path);
    }
    await userEvent.click(canvas.getByRole('link', { name: 'Back' }));
    await expect(args.onNavigate).toHaveBeenLastCalledWith('/assets');
  },
});

/** A transaction opens its receipt, whose Back leads here again. */
export const LeadsToReceipt = meta.story({
  ...rendersApp('/asset/BTC'),
  parameters: {
    ...shows('asset.transition.receipt'),
    frame: 'app',
  },
  beforeEach: ({ msw }) => msw.use(mock('transactions').ok([buildTransaction()])),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: /Sent.*BTC/ }));
    await expect(await canvas.findByRole('heading', { name: 'Receipt' })).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Back' }));
    await expect(await canvas.findByRole('heading', { name: 'Bitcoin' })).toBeVisible();
  },
});
