import { expect, fn, waitFor, type within } from 'storybook/test';

import preview from '#.storybook/preview';
import HomeRoute from '#app/routes/HomeRoute.tsx';
import { buildUser } from '#mocks/builders.ts';
import { mock, sentRequests } from '#mocks/scenarios.ts';
import { sampleIdCards, sampleSignedDocument } from '#samples/identity.ts';
import { HomeScreen } from '#screens/home/HomeScreen.tsx';
import type { Vault } from '#wallet/keys/vault-record.ts';

import { shows } from '../catalogue.ts';
import { holdingsFixtures } from '../fixtures/holdings.ts';
import { namedFixtures } from '../fixtures/named-fixtures.ts';
import { ratesFixtures } from '../fixtures/rates.ts';
import { transactionsFixtures } from '../fixtures/transactions.ts';
import { rendersApp } from '../render-app.tsx';
import { rendersRoute } from '../render-route.tsx';
import { storyServices } from '../story-services.ts';

const idCards = namedFixtures({ sample: sampleIdCards, none: [] });
const signedDocuments = namedFixtures({
  sample: sampleSignedDocument,
  'long title': {
    title: 'Framework agreement on the shared use of research vessels in the East Sea',
    detail: '국립부경대학교 해양과학공동연구소',
  },
});

const meta = preview.meta({
  title: 'Screens/Home',
  component: HomeScreen,
  argTypes: {
    holdings: holdingsFixtures.control,
    rates: ratesFixtures.control,
    transactions: transactionsFixtures.control,
    idCards: idCards.control,
    signedDocument: signedDocuments.control,
  },
  args: {
    firstName: 'Jiwoo',
    holdings: holdingsFixtures.named('sample'),
    rates: ratesFixtures.named('sample'),
    transactions: transactionsFixtures.named('sample'),
    idCards: idCards.named('sample'),
    signedDocument: signedDocuments.named('sample'),
    onNavigate: fn(),
    onRetry: fn(),
  },
});

const flow = rendersRoute(HomeRoute);

const portfolio = (canvas: ReturnType<typeof within>) =>
  canvas.getByRole('region', { name: 'Total portfolio value' });

/** Greeting, total value, ID cards and recent activity. */
export const Default = meta.story({
  parameters: shows('home.state.default'),
  play: async ({ canvas, args, step, userEvent }) => {
    await step('greets by the first name', async () => {
      await expect(await canvas.findByRole('heading', { name: 'Hello, Jiwoo' })).toBeVisible();
    });
    await step('adds everything up in dollars', async () => {
      // 1,250.5 × 0.8 + 820.25 + 500 + 0.0525 × 45,000 + 1.2 × 2,500 + 48,500 × 0.0008
      const total = await canvas.findByRole('region', { name: 'Total portfolio value' });
      await expect(total).toHaveTextContent('$7,721.95');
      await expect(total).toHaveTextContent('+5.2% today');
    });
    await step('lists the three ID cards and the last activity', async () => {
      for (const name of ['National ID', 'Student ID', "Driver's License"]) {
        await expect(canvas.getByRole('article', { name })).toBeVisible();
      }
      await expect(canvas.getByText('Document signed')).toBeVisible();
      await expect(canvas.getByText('Sent').closest('li')).toHaveTextContent('−42.75 XP');
      const activity = canvas.getByText('Sent').closest('ul');
      await expect(activity?.children).toHaveLength(2);
    });
    await step('leads to Send and Receive', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Send' }));
      await expect(args.onNavigate).toHaveBeenLastCalledWith('/send');
      await userEvent.click(canvas.getByRole('link', { name: 'Receive' }));
      await expect(args.onNavigate).toHaveBeenLastCalledWith('/receive');
    });
  },
});

/** Every state of the screen, chosen by the controls. */
export const Playground = meta.story({ parameters: shows('home.state.default') });

/** The latest transaction leads to its receipt, which leads back here; the others are in the history. */
export const LeadsToReceipt = meta.story({
  parameters: shows('home.transition.receipt'),
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: /^Sent.*42\.75 XP/ }));
    await expect(args.onNavigate).toHaveBeenLastCalledWith('/receipt/7?from=/');
    await userEvent.click(canvas.getByRole('link', { name: 'History' }));
    await expect(args.onNavigate).toHaveBeenLastCalledWith('/history');
  },
});

/** A person without a first name is still greeted. */
export const GreetingFallbackUser = meta.story({
  ...flow,
  parameters: shows('home.state.greeting-fallback'),
  beforeEach({ msw }) {
    msw.use(mock('user').ok(buildUser({ firstName: '' })));
  },
  play: async ({ canvas }) => {
    await canvas.findByText('+5.2% today');
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Hello, User');
  },
});

/** An asset that the provider gives no rate for counts one dollar a unit. */
export const UnknownAssetAtRateOne = meta.story({
  parameters: shows('home.constant.rate-default'),
  args: { holdings: holdingsFixtures.named('an asset without a rate') },
  play: async ({ canvas }) => {
    const total = await canvas.findByRole('region', { name: 'Total portfolio value' });
    await expect(total).toHaveTextContent('$1,242.50');
  },
});

/** Without assets the total is zero, and there is no change of the day. */
export const NoAssets = meta.story({
  parameters: shows('home.state.no-assets'),
  args: { holdings: holdingsFixtures.named('none') },
  play: async ({ canvas }) => {
    const total = await canvas.findByRole('region', { name: 'Total portfolio value' });
    await expect(total).toHaveTextContent('$0.00');
    await expect(canvas.queryByText('+5.2% today')).not.toBeInTheDocument();
  },
});

/** Without transactions only the signed document is listed. */
export const NoTransactions = meta.story({
  parameters: shows('home.state.no-transactions'),
  args: { transactions: transactionsFixtures.named('none') },
  play: async ({ canvas }) => {
    const list = (await canvas.findByText('Document signed')).closest('ul');
    await expect(list?.children).toHaveLength(1);
  },
});

/** While the balances load, the screen shows no zero. What is there already shows. */
export const Loading = meta.story({
  parameters: shows('home.state.loading'),
  args: { holdings: holdingsFixtures.named('loading') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Hello, Jiwoo' })).toBeVisible();
    await expect(canvas.getByText('Loading your wallet')).toBeInTheDocument();
    await expect(canvas.queryByText('$0.00')).not.toBeInTheDocument();
    await expect(canvas.getByText('Sent')).toBeVisible();
  },
});

/** The assets cannot be loaded: a card says why, and Try again loads them. The activity stays. */
export const LoadError = meta.story({
  ...flow,
  parameters: shows('home.state.load-error'),
  beforeEach({ msw }) {
    msw.use(mock('assets').refused(500, 'The ledger is being looked after.'));
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      '500: {"error":"The ledger is being looked after."}',
    );
    await expect(
      canvas.getByText('Something went wrong on our side. Try again in a moment.'),
    ).toBeVisible();
    await expect(await canvas.findByText('Sent')).toBeVisible();
    const before = sentRequests('assets').length;
    const others = sentRequests('transactions').length;
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(sentRequests('assets')).toHaveLength(before + 1));
    await canvas.findByRole('alert');
    await expect(sentRequests('transactions')).toHaveLength(others);
  },
});

/** The transactions cannot be loaded: the balance, its actions and the signed document stay. */
export const TransactionsFailed = meta.story({
  ...flow,
  parameters: shows('home.state.transactions-failed'),
  beforeEach({ msw }) {
    msw.use(mock('transactions').refused(500));
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'We could not load your transactions',
    );
    await waitFor(() => expect(portfolio(canvas)).toHaveTextContent('$7,721.95'));
    await expect(canvas.getByRole('link', { name: 'Send' })).toBeVisible();
    await expect(canvas.getByText('Document signed')).toBeVisible();
    const before = sentRequests('transactions').length;
    const others = sentRequests('assets').length;
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(sentRequests('transactions')).toHaveLength(before + 1));
    await canvas.findByRole('alert');
    await expect(sentRequests('assets')).toHaveLength(others);
  },
});

/** The provider's name of the person replaces the name that the session has stored. */
export const GreetsByTheProvidersName = meta.story({
  ...flow,
  parameters: shows('home.state.default'),
  beforeEach({ msw }) {
    msw.use(mock('user').ok(buildUser({ firstName: 'Minji' })));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Hello, Minji' })).toBeVisible();
    await waitFor(() =>
      expect(sentRequests('assets').map(({ params }) => params['userId'])).toEqual(['1']),
    );
  },
});

/** While the rates load, the screen shows no value. What is held and what moved already show. */
export const RatesLoading = meta.story({
  parameters: shows('home.state.rates-loading'),
  args: { rates: ratesFixtures.named('loading') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading your wallet')).toBeInTheDocument();
    await expect(canvas.queryByText(/\$/)).not.toBeInTheDocument();
    await expect(canvas.getByText('Document signed')).toBeVisible();
  },
});

/** The rates cannot be loaded: the card of the value says so, and Try again reads them. The rest stays. */
export const RatesFailed = meta.story({
  ...flow,
  parameters: shows('home.state.rates-failed'),
  beforeEach({ msw }) {
    msw.use(mock('exchangeRates').refused(500));
  },
  play: async ({ canvas, msw, step, userEvent }) => {
    await step('says so in the place of the value', async () => {
      await expect(await canvas.findByRole('alert')).toHaveTextContent(
        'We could not load the ratesSomething went wrong on our side. Try again in a moment.',
      );
      await expect(canvas.getByRole('link', { name: 'Send' })).toBeVisible();
      await expect(await canvas.findByText('Sent')).toBeVisible();
      await expect(canvas.queryByText(/\$/)).not.toBeInTheDocument();
    });
    await step('reads them again', async () => {
      const others = sentRequests('assets').length;
      msw.use(mock('exchangeRates').ok());
      await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
      await waitFor(() => expect(portfolio(canvas)).toHaveTextContent('$7,721.95+5.2% today'));
      await expect(sentRequests('assets')).toHaveLength(others);
    });
  },
});

/** The change of the day is that of the rates. */
export const DayOfLosses = meta.story({
  parameters: shows('home.content.change-today'),
  args: { rates: ratesFixtures.named('a day of losses') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('−3.4% today')).toBeVisible();
  },
});

const did = 'did:ethr:0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';

/** The keys of the person of the mocks are on this device. Nothing here opens them. */
function keepKeys(lastBackup: string | null) {
  const vault: Vault = {
    version: 1,
    address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    did,
    path: "m/44'/60'/0'/0/0",
    createdAt: '2024-03-01T00:00:00.000Z',
    lastBackup,
    sealed: 'sealed',
  };
  storyServices().keys.storage.setItem(`key_vault:${did}`, JSON.stringify(vault));
}

const withReminder = (...entries: Parameters<typeof shows>) => ({
  ...rendersApp(),
  parameters: { ...shows(...entries), frame: 'app' },
});

/** The keys on this device have no backup: a card below all of Home says so. */
export const BackupReminder = meta.story({
  ...withReminder('home.state.backup-reminder'),
  beforeEach: () => keepKeys(null),
  play: async ({ canvas }) => {
    const activity = await canvas.findByRole('region', { name: 'Recent activity' });
    const reminder = await canvas.findByRole('region', { name: 'Back up your keys' });
    await expect(reminder).toHaveTextContent(
      'Your keys are on this device only. If it is lost, no one can bring them back: keep a backup somewhere else.',
    );
    // It stands below everything, so nothing has moved.
    await expect(
      activity.compareDocumentPosition(reminder) & Node.DOCUMENT_POSITION_FOLLOWING,
    ).toBeTruthy();
  },
});

/** The reminder leads to where a backup is made. */
export const BackupReminderFollowed = meta.story({
  ...withReminder('home.transition.backup-reminder'),
  beforeEach: () => keepKeys(null),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Make a backup' }));
    await expect(await canvas.findByRole('heading', { name: 'Key Management' })).toBeVisible();
  },
});

/** Put away, it is gone for this session, also after leaving Home and coming back. */
export const BackupReminderLater = meta.story({
  ...withReminder('home.rule.backup-reminder-later'),
  beforeEach: () => keepKeys(null),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Later' }));
    await expect(canvas.queryByText('Back up your keys')).not.toBeInTheDocument();
    await expect(canvas.getByRole('main')).toHaveFocus();
    await userEvent.click(canvas.getByRole('link', { name: 'My info' }));
    await canvas.findByRole('heading', { name: 'My info' });
    await userEvent.click(canvas.getByRole('link', { name: 'Home' }));
    await canvas.findByRole('region', { name: 'Recent activity' });
    await expect(canvas.queryByText('Back up your keys')).not.toBeInTheDocument();
  },
});

/** With a backup there is nothing to be reminded of. */
export const BackedUp = meta.story({
  ...withReminder('home.rule.no-backup-reminder'),
  beforeEach: () => keepKeys('2024-06-01T00:00:00.000Z'),
  play: async ({ canvas }) => {
    // What is fetched after the first screen is there by then.
    await canvas.findByRole('button', { name: 'Support chat' });
    await canvas.findByRole('button', { name: '알림, 읽지 않음 2개' });
    await expect(canvas.queryByText('Back up your keys')).not.toBeInTheDocument();
  },
});
