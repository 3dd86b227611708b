import type { ReactNode } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import * as z from 'zod/mini';

import preview from '#.storybook/preview';
import HomeRoute from '#app/routes/HomeRoute.tsx';
import {
  buildCredential,
  buildCredentials,
  buildUser,
  buildWorkApproval,
  fixedNow,
} from '#mocks/builders.ts';
import { mock, sentRequests } from '#mocks/scenarios.ts';
import { HomeScreen } from '#screens/home/HomeScreen.tsx';
import { IdCards } from '#screens/home/IdCards.tsx';
import { expectText } from '#harness/expect-text.ts';
import { WorkApproval } from '#wallet/entities/work-approval.ts';
import type { Vault } from '#wallet/keys/vault-record.ts';

import { shows } from '../catalogue.ts';
import { credentialsFixtures } from '../fixtures/credentials.ts';
import { holdingsFixtures } from '../fixtures/holdings.ts';
import { loadableFixtures, namedFixtures } from '../fixtures/named-fixtures.ts';
import { ratesFixtures } from '../fixtures/rates.ts';
import { transactionsFixtures } from '../fixtures/transactions.ts';
import { rendersApp } from '#harness/render-app.tsx';
import { rendersRoute } from '#harness/render-route.tsx';
import { sameAs } from '#harness/same-as.ts';
import { storyServices } from '#harness/story-services.ts';
import { expectAllRead } from '#harness/is-loading.ts';

type CredentialsName = Parameters<typeof credentialsFixtures.named>[0];

/** The ID cards as Home shows them after their chunk is loaded. */
const idCards = namedFixtures<ReactNode, CredentialsName>(
  // `Object.entries` loses the type of the names.
  Object.fromEntries(
    Object.entries(credentialsFixtures.control.mapping).map(([name, credentials]) => [
      name,
      <IdCards
        key={name}
        credentials={credentials}
        now={fixedNow}
        onNavigate={fn()}
        onRetry={fn()}
      />,
    ]),
  ) as Record<CredentialsName, ReactNode>,
);

const contract = buildWorkApproval({
  id: 8,
  documentId: 8,
  title: 'Employment contract',
  status: 'approved',
  decidedAt: '2025-01-04T08:00:00.000Z',
});
const readApprovals = (approvals: unknown) => z.array(WorkApproval).parse(approvals);

const approvalsFixtures = loadableFixtures({
  sample: readApprovals([
    buildWorkApproval(),
    buildWorkApproval({
      id: 4,
      documentId: 4,
      title: 'Conference registration',
      status: 'approved',
      decidedAt: '2025-01-02T08:00:00.000Z',
    }),
    contract,
    buildWorkApproval({ id: 9, status: 'rejected', decidedAt: '2025-01-05T01:00:00.000Z' }),
  ]),
  'none signed': readApprovals([buildWorkApproval()]),
  none: readApprovals([]),
  'long title': readApprovals([
    {
      ...contract,
      title:
        'Framework agreement on the shared use of research vessels: 국립부경대학교 해양과학공동연구소',
    },
  ]),
});

const meta = preview.meta({
  title: 'Screens/Home',
  tags: ['autodocs'],
  component: HomeScreen,
  argTypes: {
    holdings: holdingsFixtures.control,
    rates: ratesFixtures.control,
    transactions: transactionsFixtures.control,
    idCards: idCards.control,
    approvals: approvalsFixtures.control,
  },
  args: {
    firstName: 'Jiwoo',
    holdings: holdingsFixtures.named('sample'),
    rates: ratesFixtures.named('sample'),
    transactions: transactionsFixtures.named('sample'),
    idCards: idCards.named('sample'),
    approvals: approvalsFixtures.named('sample'),
    onNavigate: fn(),
    onRetry: fn(),
  },
});

const flow = rendersRoute(HomeRoute);

/** Greeting, total value, ID cards and recent activity. */
export const Default = meta.story({
  parameters: shows('home.state.default', 'home.content.test-money'),
  play: async ({ canvas, args, step, userEvent }) => {
    await step('greets by the first name', async () => {
      await expect(await canvas.findByRole('heading', { name: 'Hello, Jiwoo' })).toBeVisible();
    });
    await step('shows the total in dollars', async () => {
      // 1,250.5 × 0.8 + 820.25 + 500 + 0.0525 × 45,000 + 1.2 × 2,500 + 48,500 × 0.0008
      const total = await canvas.findByRole('region', { name: 'Total portfolio value' });
      await expectText(total, '$7,721.95');
      await expectText(total, 'Total portfolio value · Test money');
      await expectText(total, '+5.2% today');
    });
    await step('lists the three ID cards and the last activity', async () => {
      const part = within(canvas.getByRole('region', { name: 'ID cards' }));
      const cards = within(part.getByRole('list', { name: 'ID cards' })).getAllByRole('article');
      await expect(cards.map((card) => card.getAttribute('aria-label'))).toEqual([
        'National ID',
        'Student ID',
        "Driver's License",
      ]);
      await expectText(canvas.getByText('Document signed').closest('li'), 'Employment contract');
      await expectText(canvas.getByText('Sent').closest('li'), '−42.75 XP');
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

/** Every state of the screen, selected with the controls. */
export const Playground = meta.story({ parameters: shows('home.state.default') });

/** The latest transaction links to its receipt, whose Back leads here. The list links to the history. */
export const LeadsToReceipt = meta.story({
  parameters: {
    ...shows('home.transition.receipt'),
    ...sameAs('Default', 'only the effect of a press differs'),
  },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: /^To .*42\.75 XP/ }));
    await expect(args.onNavigate).toHaveBeenLastCalledWith('/receipt/7?from=/');
    await userEvent.click(canvas.getByRole('link', { name: 'History' }));
    await expect(args.onNavigate).toHaveBeenLastCalledWith('/history');
  },
});

/** A user without a first name gets a general greeting. */
export const GreetingFallbackUser = meta.story({
  ...flow,
  parameters: shows('home.state.greeting-fallback'),
  beforeEach({ msw }) {
    msw.use(mock('user').ok(buildUser({ firstName: '' })));
  },
  play: async ({ canvas }) => {
    await canvas.findByText('+5.2% today');
    await expectText(canvas.getByRole('heading', { level: 1 }), 'Hello, User');
  },
});

/** An asset without a rate counts as one dollar a unit. */
export const UnknownAssetAtRateOne = meta.story({
  parameters: shows('home.constant.rate-default'),
  args: { holdings: holdingsFixtures.named('an asset without a rate') },
  play: async ({ canvas }) => {
    const total = await canvas.findByRole('region', { name: 'Total portfolio value' });
    await expectText(total, '$1,242.50');
  },
});

/** Without assets the total is zero, and the change of the day is hidden. */
export const NoAssets = meta.story({
  parameters: shows('home.state.no-assets'),
  args: { holdings: holdingsFixtures.named('none') },
  play: async ({ canvas }) => {
    const total = await canvas.findByRole('region', { name: 'Total portfolio value' });
    await expectText(total, '$0.00');
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

/** Without an approved document only the latest transaction is listed. */
export const NoSignedDocument = meta.story({
  parameters: shows('home.state.no-signed-document'),
  args: { approvals: approvalsFixtures.named('none signed') },
  play: async ({ canvas }) => {
    const list = canvas.getByText('Sent').closest('ul');
    await expect(list?.children).toHaveLength(1);
    await expect(canvas.queryByText('Document signed')).not.toBeInTheDocument();
  },
});

/** A new account has no activity and no ID cards. */
export const NewAccount = meta.story({
  parameters: shows('home.state.nothing-yet', 'home.state.no-id-cards'),
  args: {
    approvals: approvalsFixtures.named('none'),
    transactions: transactionsFixtures.named('none'),
    idCards: idCards.named('none'),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No activity yet')).toBeVisible();
    await expect(canvas.getByText('You have no ID cards yet.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Verify Identity' })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/verify-identity$/),
    );
  },
});

/** Without an ID card a link leads to Verify Identity. Other and revoked credentials are only on DigitalID. */
export const NoIdCards = meta.story({
  ...flow,
  parameters: shows('home.state.no-id-cards'),
  beforeEach({ msw }) {
    msw.use(
      mock('credentials').ok([
        buildCredential({ credentialType: 'education' }),
        buildCredential({ id: 2, isRevoked: true }),
      ]),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Verify Identity' }));
    await expect(storyServices().navigate).toHaveBeenLastCalledWith('/verify-identity');
    await expect(canvas.queryByRole('article')).not.toBeInTheDocument();
  },
});

/** An ID card links to its page, and the signed document to its details. */
export const LeadsToCredentialAndDocument = meta.story({
  ...flow,
  parameters: {
    ...shows('home.transition.id-card', 'home.transition.signed-document'),
    ...sameAs('Default', 'only the effect of a press differs'),
  },
  beforeEach({ msw }) {
    msw.use(mock('workApprovals').ok([contract]));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: /^National ID/ }));
    await expect(storyServices().navigate).toHaveBeenLastCalledWith('/credential/4');
    await userEvent.click(await canvas.findByRole('link', { name: /^Document signed/ }));
    await expect(storyServices().navigate).toHaveBeenLastCalledWith('/document/8');
  },
});

/** An expired card says so, and long words make it higher. */
export const LongIdCard = meta.story({
  parameters: shows('home.content.id-card'),
  args: {
    idCards: idCards.named('longest ID card'),
    approvals: approvalsFixtures.named('long title'),
  },
  play: async ({ canvas }) => {
    const card = canvas.getByRole('article', { name: "Driver's License" });
    await expectText(card, 'Expired');
    await expectText(card, 'Self-declared');
    await expectText(canvas.getByRole('article', { name: 'National ID' }), 'Verified');
  },
});

/** More cards than fit: the pocket shows the newest three, and how many there are. */
export const ManyIdCards = meta.story({
  parameters: shows('home.content.id-card'),
  args: { idCards: idCards.named('seven') },
  play: async ({ canvas }) => {
    const pocket = canvas.getByRole('list', { name: 'ID cards' });
    await expect(within(pocket).getAllByRole('link')).toHaveLength(3);
    await expect(canvas.getByRole('link', { name: '7 cards' })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/id$/),
    );
  },
});

/** The ID cards are loading: their space is reserved, and everything else is shown. */
export const IdCardsLoading = meta.story({
  ...flow,
  parameters: shows('home.state.id-cards-loading'),
  beforeEach({ msw }) {
    msw.use(mock('credentials').never());
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Sent')).toBeVisible();
    await expect(await canvas.findByText('Document signed')).toBeVisible();
    const room = canvas.getByText('Loading your ID cards').parentElement;
    await expect(room?.getBoundingClientRect().height).toBeGreaterThan(150);
    await expect(canvas.queryByText('You have no ID cards yet.')).not.toBeInTheDocument();
  },
});

/** The cards, their skeleton and the link to the first card have the same height. */
export const IdCardsKeepTheirRoom = meta.story({
  ...flow,
  parameters: shows('home.state.id-cards-loading'),
  beforeEach({ msw }) {
    let answers = 0;
    msw.use(
      mock('credentials').responds(() => {
        answers += 1;
        return Response.json(answers === 1 ? [] : buildCredentials().slice(answers === 2 ? 3 : 1));
      }),
    );
  },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { name: 'Recent activity' });
    await canvas.findByText('+5.2% today');
    const top = () => Math.round(heading.getBoundingClientRect().top);
    await canvas.findByText('You have no ID cards yet.');
    const before = top();
    for (const count of [1, 3]) {
      await storyServices().queries.refresh('credentials');
      await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(count));
      await expect(top()).toBe(before);
    }
  },
});

/** The ID cards cannot be loaded: a card in their place explains why. */
export const IdCardsFailed = meta.story({
  parameters: shows('home.state.id-cards-failed'),
  args: { idCards: idCards.named('failed') },
});

/** The documents are loading, but the latest transaction is already shown. */
export const SignedDocumentLoading = meta.story({
  parameters: shows('home.state.signed-document-loading'),
  args: { approvals: approvalsFixtures.named('loading') },
});

/** The documents cannot be loaded: a separate card explains why. Everything else stays. */
export const SignedDocumentFailed = meta.story({
  parameters: shows('home.state.signed-document-failed'),
  args: { approvals: approvalsFixtures.named('failed') },
});

/** While the balances load, the screen shows no zero. Loaded parts are already visible. */
export const Loading = meta.story({
  parameters: shows('home.state.loading', 'failures.state.slow'),
  args: { holdings: holdingsFixtures.named('loading') },
});

/** The assets cannot be loaded: a card explains why. The activity stays. */
export const LoadError = meta.story({
  parameters: shows('home.state.load-error'),
  args: { holdings: holdingsFixtures.named('failed') },
});

/** The transactions cannot be loaded: the balance, its actions and the signed document stay. */
export const TransactionsFailed = meta.story({
  parameters: shows('home.state.transactions-failed'),
  args: { transactions: transactionsFixtures.named('failed') },
});

/** The latest transaction is pending: its row says so. */
export const LatestPending = meta.story({
  parameters: shows('home.content.latest-pending'),
  args: { transactions: transactionsFixtures.named('one pending') },
  play: async ({ canvas }) => {
    const row = (await canvas.findByText('Pending')).closest('li');
    await expectText(row, '−10 XP');
  },
});

/** The latest transaction has failed: its row says so, and its amount is grey. */
export const LatestFailed = meta.story({
  parameters: shows('home.content.latest-failed'),
  args: { transactions: transactionsFixtures.named('one failed') },
  play: async ({ canvas }) => {
    await expectText((await canvas.findByText('Failed')).closest('li'), '+100 XP');
  },
});

/** Opened without a network: each part says that it could not be loaded, and how to go on. */
export const OpenedOffline = meta.story({
  ...flow,
  parameters: shows('home.state.opened-offline'),
  beforeEach({ msw }) {
    msw.use(
      ...(['assets', 'exchangeRates', 'transactions', 'workApprovals', 'credentials'] as const).map(
        (name) => mock(name).offline(),
      ),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('We could not load your wallet')).toBeVisible();
    await expect(await canvas.findByText('We could not load your transactions')).toBeVisible();
    await expect(await canvas.findByText('We could not load your signed documents')).toBeVisible();
    await waitFor(() => expect(canvas.getAllByRole('alert').length).toBeGreaterThanOrEqual(3));
  },
});

/** The name from the provider replaces the name stored in the session. */
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

/** While the rates load, the screen shows no value. Holdings and transactions are already visible. */
export const RatesLoading = meta.story({
  parameters: {
    ...shows('home.state.rates-loading'),
    ...sameAs('Loading', 'the value needs both the holdings and the rates'),
  },
  args: { rates: ratesFixtures.named('loading') },
});

/** The rates cannot be loaded: the value card says so. The rest of the screen stays. */
export const RatesFailed = meta.story({
  parameters: shows('home.state.rates-failed'),
  args: { rates: ratesFixtures.named('failed') },
});

/** All services are real: nothing on the card says test money. */
export const RealMoney = meta.story({
  parameters: { ...shows('home.state.real-money'), sandboxes: [] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Total portfolio value')).toBeVisible();
    await expect(canvas.queryByText(/Test money/)).not.toBeInTheDocument();
  },
});

/** A profile in won: the total is in won, by the provider's rate. */
export const InOtherCurrency = meta.story({
  parameters: shows('home.content.currency'),
  args: { currency: 'KRW' },
  play: async ({ canvas }) => {
    const total = await canvas.findByRole('region', { name: 'Total portfolio value' });
    await expectText(total, '₩9,652,438');
  },
});

/** The change of the day comes from the rates. */
export const DayOfLosses = meta.story({
  parameters: shows('home.content.change-today'),
  args: { holdings: holdingsFixtures.named('a day of losses') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('−3.4% today')).toBeVisible();
  },
});

/** Assets whose prices never move have a change of zero. */
export const StableAssets = meta.story({
  parameters: shows('home.content.change-today'),
  args: { holdings: holdingsFixtures.named('stable assets') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('+0.0% today')).toBeVisible();
  },
});

const did = 'did:ethr:0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';

/** Stores keys of the mocked user on this device. The stories never unlock them. */
function storeKeys(lastBackup: string | null) {
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

/** The keys on this device have no backup: a card at the end of Home says so. */
export const BackupReminder = meta.story({
  ...withReminder('home.state.backup-reminder'),
  beforeEach: () => storeKeys(null),
  play: async ({ canvas }) => {
    const activity = await canvas.findByRole('region', { name: 'Recent activity' });
    const reminder = await canvas.findByRole('region', { name: 'Back up your keys' });
    await expectText(
      reminder,
      'No backup of your keys was made on this device. Without a backup or the recovery phrase, no one can bring them back.',
    );
    // The reminder is the last element, so nothing has moved when it appeared.
    await expect(
      activity.compareDocumentPosition(reminder) & Node.DOCUMENT_POSITION_FOLLOWING,
    ).toBeTruthy();
  },
});

/** The reminder links to the backup form. */
export const BackupReminderFollowed = meta.story({
  ...withReminder('home.transition.backup-reminder'),
  beforeEach: () => storeKeys(null),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Make a backup' }));
    await expect(await canvas.findByRole('heading', { name: 'Key Management' })).toBeVisible();
  },
});

/** A dismissed reminder stays hidden for this session, even after leaving Home and coming back. */
export const BackupReminderLater = meta.story({
  ...rendersApp(),
  parameters: {
    ...shows('home.rule.backup-reminder-later'),
    ...sameAs('Backed Up', 'the reminder is closed in both'),
    frame: 'app',
  },
  beforeEach: () => storeKeys(null),
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

/** With a backup the reminder is hidden. */
export const BackedUp = meta.story({
  ...withReminder('home.rule.no-backup-reminder'),
  beforeEach: () => storeKeys('2024-06-01T00:00:00.000Z'),
  play: async ({ canvas }) => {
    await expectAllRead();
    await expect(canvas.queryByText('Back up your keys')).not.toBeInTheDocument();
  },
});
