import { expect, fn, waitFor, within } from 'storybook/test';

import preview from '#.storybook/preview';
import LocalTopupRoute from '#app/routes/LocalTopupRoute.tsx';
import { buildAsset, buildAssets } from '#mocks/builders.ts';
import { mock, sentRequests } from '#mocks/scenarios.ts';
import { sampleFees } from '#samples/fees.ts';
import { sampleRegisteredAccounts } from '#samples/registered-accounts.ts';
import { sampleCoinRate, sampleRates } from '#samples/rates.ts';
import {
  LocalTopupScreen,
  type LocalTopupActions,
} from '#screens/local-topup/LocalTopupScreen.tsx';
import { expectAmountInSight } from '#harness/expect-amount-in-sight.ts';
import { expectText } from '#harness/expect-text.ts';
import type { BankAccount } from '#wallet/entities/bank-account.ts';
import { decimal } from '#wallet/money/decimal.ts';
import { Holdings } from '#wallet/entities/holdings.ts';
import { ready } from '#wallet/loadable.ts';
import type { TopUp } from '#wallet/forms/local-topup.ts';

import { shows } from '../catalogue.ts';
import { choiceTexts } from '#harness/choice-texts.ts';
import { failInEveryWay } from '#harness/fail-in-every-way.ts';
import { findCreated, loseAnswers, lostAnswerEntries } from '#harness/lost-answers.ts';
import { expectFallen, fallingBalance } from '#harness/falling-balance.tsx';
import { fill } from '#harness/fill.ts';
import { feesFixtures } from '../fixtures/fees.ts';
import { holdingsFixtures } from '../fixtures/holdings.ts';
import { loadableFixtures } from '../fixtures/named-fixtures.ts';
import { completed, moneyOutcomes, pending } from '../fixtures/outcomes.ts';
import { rendersApp } from '#harness/render-app.tsx';
import { rendersRoute } from '#harness/render-route.tsx';
import { expectNoToast, expectRefusalToast, expectToast } from '#harness/expect-toast.ts';
import { notify, storyServices } from '#harness/story-services.ts';
import { expectBusy } from '#harness/expect-busy.ts';

type Canvas = ReturnType<typeof within>;

const ratesFixtures = loadableFixtures({
  sample: sampleRates,
  'without XP': sampleRates.filter(({ assetType }) => assetType !== 'XP'),
});

const accountsFixtures = loadableFixtures<readonly BankAccount[], string>({
  sample: sampleRegisteredAccounts,
  none: [],
});

const meta = preview.meta({
  title: 'Screens/LocalTopup',
  tags: ['autodocs'],
  component: LocalTopupScreen,
  argTypes: {
    left: { control: { type: 'select' }, options: ['550000', '3000', '0'] },
    holdings: holdingsFixtures.control,
    rates: ratesFixtures.control,
    fees: feesFixtures.control,
    accounts: accountsFixtures.control,
  },
  args: {
    holdings: holdingsFixtures.named('sample'),
    rates: ratesFixtures.named('sample'),
    coinRate: ready(sampleCoinRate),
    fees: feesFixtures.named('sample'),
    accounts: accountsFixtures.named('sample'),
    onHold: fn(),
    onTopUp: fn<LocalTopupActions['onTopUp']>(() => Promise.resolve(completed)),
    notify,
    onNavigate: fn(),
    onRetry: fn(),
  },
});

const flow = rendersRoute(LocalTopupRoute);

const topUpButton = (canvas: Canvas) => canvas.getByRole('button', { name: 'Top Up' });
const amountField = (canvas: Canvas) => canvas.getByRole('textbox', { name: 'Amount' });
const sourceCard = (canvas: Canvas, name: string) => canvas.getByRole('radio', { name });
const summary = (canvas: Canvas) => canvas.getByRole('region', { name: 'Summary' });

/** Fills the form: types the amount and presses the source. */
async function fillIn(
  canvas: Canvas,
  userEvent: { click: (element: Element) => Promise<void> },
  { amount = '10000', source = 'Bank Account' } = {},
) {
  await fill(await canvas.findByRole('textbox', { name: 'Amount' }), amount);
  await userEvent.click(sourceCard(canvas, source));
}

/** Expects exactly this request, once. */
async function expectOneTopUp(onTopUp: LocalTopupActions['onTopUp'], topUp: TopUp) {
  await expect(onTopUp).toHaveBeenCalledOnce();
  await expect(onTopUp).toHaveBeenCalledWith(topUp, expect.any(AbortSignal));
}

/** Nothing is preselected. Balances and rates come from the provider. */
export const Default = meta.story({
  parameters: shows(
    'local-topup.state.default',
    'local-topup.constant.sources',
    'local-topup.content.source-entry',
    'local-topup.content.maximum-text',
    'local-topup.constant.minimum',
    'local-topup.content.benefits',
    'local-topup.transition.back',
    'local-topup.transition.merchants',
  ),
  play: async ({ canvas, args, step, userEvent }) => {
    await step('asks for an amount, and names its limits', async () => {
      const amount = await canvas.findByRole('textbox', { name: 'Amount' });
      await expectText(canvas.getByRole('heading', { level: 1 }), 'Top Up');
      await expect(amount).toHaveAccessibleDescription('Min ₩1,000 · Max ₩1,000,000 per day');
      const quick = within(canvas.getByRole('group', { name: 'Quick amounts' }));
      const labels = quick.getAllByRole('button').map(({ textContent }) => textContent);
      await expect(labels).toEqual(['10K', '50K', '100K', '200K']);
    });
    await step('offers four sources, none chosen, with fee, time and balance', async () => {
      const cards = canvas.getAllByRole('radio');
      await expect(choiceTexts(cards)).toEqual([
        'Bank AccountFreeInstant',
        'XP1% fee1-2 minutes1 to 2 minutesBalance 1,250.5 XP',
        'USDC2% fee2-5 minutes2 to 5 minutesBalance 820.25 USDC',
        'CBDC0.5% fee1-3 minutes1 to 3 minutesBalance 500 CBDC',
      ]);
      for (const card of cards) await expect(card).not.toBeChecked();
    });
    await step('has an empty summary, and the benefits', async () => {
      await expectText(
        summary(canvas),
        'Amount–Not filled in yetFee–Not filled in yetTotal–Not filled in yetYou receive–Not filled in yet',
      );
      await expect(topUpButton(canvas)).toBeEnabled();
      await expect(canvas.getByText('KRW')).toBeVisible();
      const benefits = within(canvas.getByRole('region', { name: 'Benefits' }));
      await expect(benefits.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
        'Cashback up to 15% at local shops',
        'No fee from your bank account',
        '1 coin is always worth ₩1',
      ]);
    });
    await step('leads to the merchants with cashback', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'See the shops' }));
      await expect(args.onNavigate).toHaveBeenLastCalledWith('/local-merchants');
    });
    await step('goes back to LocalPay', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Back' }));
      await expect(args.onNavigate).toHaveBeenLastCalledWith('/localpay');
    });
    await expect(args.onTopUp).not.toHaveBeenCalled();
  },
});

/** Every state of the screen, selected with the controls. */
export const Playground = meta.story({
  parameters: shows('local-topup.state.default'),
  argTypes: { onTopUp: moneyOutcomes.control },
});

/** Four buttons set common amounts and replace the previous one. */
export const QuickAmounts = meta.story({
  parameters: shows('local-topup.constant.quick-amounts'),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('textbox', { name: 'Amount' });
    for (const [label, amount] of [
      ['200K', '200,000'],
      ['100K', '100,000'],
      ['10K', '10,000'],
      ['50K', '50,000'],
    ] as const) {
      await userEvent.click(canvas.getByRole('button', { name: `₩${amount}, ${label}` }));
      await expect(amountField(canvas)).toHaveValue(amount);
    }
    await expectText(summary(canvas), 'Amount₩50,000');
  },
});

/** A bank has no fee and needs no crypto. */
export const BankSelected = meta.story({
  parameters: shows('local-topup.state.source-selected-bank', 'local-topup.constant.source-bank'),
  play: async ({ canvas, userEvent }) => {
    await fillIn(canvas, userEvent);
    await expect(sourceCard(canvas, 'Bank Account')).toBeChecked();
    await expect(sourceCard(canvas, 'Bank Account')).toHaveAccessibleDescription('Free Instant');
    await expectText(
      summary(canvas),
      'Amount₩10,000FromKB Kookmin •••• ends in 8901FeeFreeTotal₩10,000You receive10,000 BusanCoin',
    );
  },
});

/** The default account is preselected, and another one can be chosen. Assets need none. */
export const AccountChosen = meta.story({
  parameters: shows('local-topup.content.account'),
  play: async ({ canvas, args, userEvent }) => {
    await fillIn(canvas, userEvent, { source: 'XP' });
    await expect(canvas.queryByRole('combobox')).not.toBeInTheDocument();
    await userEvent.click(sourceCard(canvas, 'Bank Account'));
    const field = canvas.getByRole('combobox', { name: 'Bank account' });
    await expect(field).toHaveDisplayValue('KB Kookmin, ends in 8901');
    await fill(field, '3');
    await expectText(summary(canvas), 'FromHana •••• ends in 5607');
    await userEvent.click(topUpButton(canvas));
    await expectToast('local-topup.succeeded', '₩10,000');
    await expectOneTopUp(args.onTopUp, {
      amount: decimal('10000'),
      source: 'bank',
      rate: decimal('1'),
      bankAccountId: 3,
    });
  },
});

/** Without a saved account the form leads to where one is added, and holds what was typed. */
export const NoAccounts = meta.story({
  parameters: shows('local-topup.state.no-account', 'local-topup.transition.add-account'),
  args: { accounts: accountsFixtures.named('none') },
  play: async ({ canvas, args, userEvent }) => {
    await fillIn(canvas, userEvent);
    await expect(canvas.getByText('No bank accounts registered')).toBeVisible();
    await userEvent.click(topUpButton(canvas));
    await expectToast('local-topup.missing-information');
    await expect(
      canvas.getByText('This top-up needs a bank account that pays for it.'),
    ).toBeVisible();
    const link = canvas.getByRole('link', { name: 'Add Bank Account' });
    await expect(link).toHaveFocus();
    await userEvent.click(link);
    await expect(args.onHold).toHaveBeenLastCalledWith({
      amount: '10000',
      source: 'bank',
      bankAccountId: '',
    });
    await expect(args.onNavigate).toHaveBeenLastCalledWith(
      '/bank-info?from=/local-topup&add=bank-account',
    );
    await expect(args.onTopUp).not.toHaveBeenCalled();
  },
});

/** After an account was added, the form has what was typed before. */
export const DraftRestored = meta.story({
  parameters: shows('local-topup.state.draft-restored'),
  args: { held: { amount: '50000', source: 'bank', bankAccountId: '' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Amount' })).toHaveValue('50,000');
    await expect(sourceCard(canvas, 'Bank Account')).toBeChecked();
    await expectText(summary(canvas), 'Total₩50,000');
  },
});

/** The accounts cannot be loaded: a card explains why. */
export const AccountsLoadError = meta.story({
  parameters: shows('local-topup.state.accounts-load-error'),
  args: { accounts: accountsFixtures.named('failed') },
});

/** The account has too little money: the form says that nothing was charged. */
export const InsufficientFunds = meta.story({
  ...flow,
  parameters: shows('local-topup.state.declined'),
  beforeEach({ msw }) {
    msw.use(mock('createTopUp').refusedBy(402, 'top-up-insufficient-funds', {}));
  },
  play: async ({ canvas, userEvent }) => {
    await fillIn(canvas, userEvent);
    await userEvent.click(topUpButton(canvas));
    await expectRefusalToast(
      'There is not enough money on the account, and nothing was charged. Choose another source.',
      'local-topup.failed',
    );
    await expectText(
      canvas.getByRole('alert'),
      'There is not enough money on the account, and nothing was charged. Choose another source.',
    );
  },
});

/** ₩10,000 cost 10.0000 XP and a fee of 1%. */
export const XpSelected = meta.story({
  parameters: shows('local-topup.state.source-selected-crypto', 'local-topup.constant.source-xp'),
  play: async ({ canvas, userEvent }) => {
    await fillIn(canvas, userEvent, { source: 'XP' });
    await expect(sourceCard(canvas, 'XP')).toHaveAccessibleDescription(
      '1% fee 1 to 2 minutes Balance 1,250.5 XP',
    );
    await expectText(
      summary(canvas),
      'Amount₩10,000Rate1 XP = ₩1,000Required10.0000 XPFee (1%)0.1000 XPTotal10.1000 XPYou receive10,000 BusanCoin',
    );
  },
});

/** ₩10,000 cost 8.0000 USDC and a fee of 2%. */
export const UsdcSelected = meta.story({
  parameters: shows('local-topup.state.source-selected-crypto', 'local-topup.constant.source-usdc'),
  play: async ({ canvas, userEvent }) => {
    await fillIn(canvas, userEvent, { source: 'USDC' });
    await expect(sourceCard(canvas, 'USDC')).toHaveAccessibleDescription(
      '2% fee 2 to 5 minutes Balance 820.25 USDC',
    );
    await expectText(
      summary(canvas),
      'Amount₩10,000Rate1 USDC = ₩1,250Required8.0000 USDCFee (2%)0.1600 USDCTotal8.1600 USDCYou receive10,000 BusanCoin',
    );
  },
});

/** ₩10,000 cost a repeating decimal of CBDC, which is shown with four decimals. */
export const CbdcSelected = meta.story({
  parameters: shows('local-topup.state.source-selected-crypto', 'local-topup.constant.source-cbdc'),
  play: async ({ canvas, userEvent }) => {
    await fillIn(canvas, userEvent, { source: 'CBDC' });
    await expect(sourceCard(canvas, 'CBDC')).toHaveAccessibleDescription(
      '0.5% fee 1 to 3 minutes Balance 500 CBDC',
    );
    await expectText(
      summary(canvas),
      'Amount₩10,000Rate1 CBDC = ₩1,200Required8.3333 CBDCFee (0.5%)0.0417 CBDCTotal8.3750 CBDCYou receive10,000 BusanCoin',
    );
  },
});

/** A source without a balance is disabled and says why. A source with a very small balance is enabled. */
export const ZeroBalanceSource = meta.story({
  parameters: shows('local-topup.state.source-zero-balance'),
  args: {
    holdings: ready(
      Holdings.parse([
        buildAsset('XP', '0.0000', 1),
        buildAsset('CBDC', '0.000000000000000001', 2),
      ]),
    ),
  },
  play: async ({ canvas, step, userEvent }) => {
    await canvas.findByRole('textbox', { name: 'Amount' });
    await step('XP and USDC cannot be chosen', async () => {
      for (const name of ['XP', 'USDC']) {
        const card = sourceCard(canvas, name);
        await expect(card).toBeDisabled();
        await expect(card).toHaveAccessibleDescription(
          new RegExp(`^Insufficient balance .* Balance 0 ${name}$`),
        );
        // A real press: a disabled card ignores it.
        await userEvent.setup({ pointerEventsCheck: 0 }).click(card);
        await expect(card).not.toBeChecked();
      }
    });
    await step('the bank and CBDC can be chosen', async () => {
      for (const name of ['Bank Account', 'CBDC']) {
        await userEvent.click(sourceCard(canvas, name));
        await expect(sourceCard(canvas, name)).toBeChecked();
      }
      await expect(canvas.getAllByText('Insufficient balance')).toHaveLength(2);
    });
  },
});

/** The chosen source runs out in another tab: it stays selected, and the field says so. */
export const ChosenSourceRunsOut = meta.story({
  ...flow,
  parameters: shows('local-topup.state.source-runs-out'),
  play: async ({ canvas, msw, step, userEvent }) => {
    const group = () => canvas.getByRole('radiogroup', { name: 'Funding source' });
    await step('says so after the next read', async () => {
      await fillIn(canvas, userEvent, { source: 'XP' });
      msw.use(mock('assets').ok(buildAssets().filter(({ assetType }) => assetType !== 'XP')));
      void storyServices().queries.refresh('assets');
      await waitFor(() =>
        expect(group()).toHaveAccessibleDescription('You have no XP left. Choose another source.'),
      );
      await expect(sourceCard(canvas, 'XP')).toBeChecked();
      await expect(sourceCard(canvas, 'XP')).toBeDisabled();
    });
    await step('does not call the form incomplete', async () => {
      await userEvent.click(topUpButton(canvas));
      await waitFor(() => expect(sourceCard(canvas, 'Bank Account')).toHaveFocus());
      await expectNoToast();
      await expect(sentRequests('createTopUp')).toHaveLength(0);
    });
  },
});

/** The chosen account is removed in another tab: the field says so, and no other one is charged. */
export const ChosenAccountRemoved = meta.story({
  ...flow,
  parameters: shows('local-topup.state.account-removed'),
  play: async ({ canvas, msw, userEvent }) => {
    const field = () => canvas.getByRole('combobox', { name: 'Bank account' });
    await fillIn(canvas, userEvent);
    await fill(field(), '2');
    msw.use(mock('bankAccounts').ok(sampleRegisteredAccounts.filter(({ id }) => id !== 2)));
    void storyServices().queries.refresh('bankAccounts');
    const removed = 'The chosen bank account was removed. Choose another one.';
    await waitFor(() => expect(field()).toHaveAccessibleDescription(removed));
    await expect(summary(canvas)).not.toHaveTextContent('KB Kookmin');
    await userEvent.click(topUpButton(canvas));
    await waitFor(() => expect(field()).toHaveFocus());
    await expectNoToast();
    await expect(sentRequests('createTopUp')).toHaveLength(0);
  },
});

/** The amount is missing: a toast and its field show an error, until it is typed. */
export const MissingInformation = meta.story({
  parameters: shows('local-topup.validation.missing-information'),
  play: async ({ canvas, args, step, userEvent }) => {
    await fillIn(canvas, userEvent);
    const asks = async () => {
      await fill(amountField(canvas), ' ');
      await userEvent.click(topUpButton(canvas));
      await expectToast('local-topup.missing-information');
      await expect(amountField(canvas)).toHaveFocus();
      await expect(amountField(canvas)).toHaveAccessibleDescription(
        'Enter the amount to top up. Min ₩1,000 · Max ₩1,000,000 per day',
      );
      await expect(canvas.getByRole('radiogroup', { name: 'Funding source' })).toBeValid();
    };
    await step('asks for the amount', asks);
    await step('shows no error once an amount is typed', async () => {
      await fill(amountField(canvas), '10000');
      await expect(amountField(canvas)).toBeValid();
    });
    await step('asks again', asks);
    await expect(args.onTopUp).not.toHaveBeenCalled();
  },
});

/** All fields are filled, but the amount is no whole number of won: only the field shows an error. */
export const InvalidAmount = meta.story({
  parameters: shows('local-topup.validation.invalid-amount'),
  play: async ({ canvas, args, step, userEvent }) => {
    const refuses = async (amount: string, hint: string) => {
      await fillIn(canvas, userEvent, { amount });
      await userEvent.click(topUpButton(canvas));
      await waitFor(() => expect(amountField(canvas)).toHaveFocus());
      await expect(amountField(canvas)).toHaveAccessibleDescription(
        `${hint} Min ₩1,000 · Max ₩1,000,000 per day`,
      );
      await expectNoToast();
    };
    await step('asks for a number if the text has none', () =>
      refuses('a lot', 'Enter an amount above zero in digits, such as 5,000.'),
    );
    await step('asks for whole won', () =>
      refuses('999.5', 'Enter whole won, without a decimal part.'),
    );
    await expect(args.onTopUp).not.toHaveBeenCalled();
  },
});

/** Nothing is filled in: both fields show an error, and the first one has the focus. */
export const NothingFilledIn = meta.story({
  parameters: shows('local-topup.validation.missing-information'),
  play: async ({ canvas, args, step, userEvent }) => {
    await step('marks both', async () => {
      await canvas.findByRole('textbox', { name: 'Amount' });
      await userEvent.click(topUpButton(canvas));
      await expectToast('local-topup.missing-information');
      await expect(amountField(canvas)).toHaveFocus();
      await expect(canvas.getByText('Enter the amount to top up.')).toBeVisible();
      await expect(
        canvas.getByRole('radiogroup', { name: 'Funding source' }),
      ).toHaveAccessibleDescription('Choose where the money comes from.');
    });
    await step('focuses the sources if only a source is missing', async () => {
      await fill(amountField(canvas), '10000');
      await userEvent.click(topUpButton(canvas));
      await expect(sourceCard(canvas, 'Bank Account')).toHaveFocus();
      await expect(sourceCard(canvas, 'Bank Account')).not.toBeChecked();
    });
    await expect(args.onTopUp).not.toHaveBeenCalled();
  },
});

/** Zero, a negative amount and ₩999 are below the minimum. */
export const MinimumAmount = meta.story({
  parameters: shows('local-topup.validation.minimum-amount'),
  play: async ({ canvas, args, step, userEvent }) => {
    for (const amount of ['0', '-5000', '999']) {
      await step(`refuses ₩${amount}`, async () => {
        storyServices().toasts.reset();
        await fillIn(canvas, userEvent, { amount });
        await userEvent.click(topUpButton(canvas));
        await expectToast('local-topup.minimum-amount');
        await expect(amountField(canvas)).toHaveFocus();
        await expect(amountField(canvas)).toHaveAccessibleDescription(
          'Top up at least ₩1,000. Min ₩1,000 · Max ₩1,000,000 per day',
        );
      });
    }
    await expect(args.onTopUp).not.toHaveBeenCalled();
  },
});

/** ₩1,000 is enough. */
export const ExactMinimumAccepted = meta.story({
  parameters: shows('local-topup.toast.success'),
  play: async ({ canvas, args, userEvent }) => {
    await fillIn(canvas, userEvent, { amount: '1000', source: 'CBDC' });
    await userEvent.click(topUpButton(canvas));
    await expectToast('local-topup.succeeded', '₩1,000');
    await expectOneTopUp(args.onTopUp, {
      amount: decimal('1000'),
      source: 'CBDC',
      rate: decimal('1200'),
      fee: decimal('0.004166666666666666'),
    });
  },
});

/** 5 XP do not cover ₩10,000: the toast says how much is needed, and the field how much 5 XP buy. */
export const InsufficientBalance = meta.story({
  parameters: shows('local-topup.validation.insufficient-balance'),
  args: { holdings: ready(Holdings.parse([buildAsset('XP', '5')])) },
  play: async ({ canvas, args, userEvent }) => {
    await fillIn(canvas, userEvent, { source: 'XP' });
    await userEvent.click(topUpButton(canvas));
    await expectToast('local-topup.insufficient-balance', '10.1000', '5', 'XP');
    await expect(amountField(canvas)).toHaveFocus();
    await expect(amountField(canvas)).toHaveAccessibleDescription(
      'Your balance of 5 XP covers up to ₩4,950, fee included. Min ₩1,000 · Max ₩1,000,000 per day',
    );
    await expect(args.onTopUp).not.toHaveBeenCalled();
  },
});

/** 10 XP cover ₩10,000 but not the fee. 8.16 USDC cover ₩10,000 and the fee exactly. */
export const WholeBalanceWithFee = meta.story({
  parameters: shows('local-topup.validation.insufficient-balance'),
  args: {
    holdings: ready(Holdings.parse([buildAsset('XP', '10', 1), buildAsset('USDC', '8.16', 2)])),
  },
  play: async ({ canvas, args, step, userEvent }) => {
    await step('a source can pay with its full balance', async () => {
      await fillIn(canvas, userEvent, { source: 'USDC' });
      await userEvent.click(topUpButton(canvas));
      await waitFor(() =>
        expectOneTopUp(args.onTopUp, {
          amount: decimal('10000'),
          source: 'USDC',
          rate: decimal('1250'),
          fee: decimal('0.16'),
        }),
      );
    });
    await step('XP cannot pay the fee', async () => {
      await fillIn(canvas, userEvent, { source: 'XP' });
      await userEvent.click(topUpButton(canvas));
      await expectToast('local-topup.insufficient-balance', '10.1000', '10', 'XP');
      await expect(amountField(canvas)).toHaveAccessibleDescription(/covers up to ₩9,900/);
      await expect(args.onTopUp).toHaveBeenCalledOnce();
    });
  },
});

/** The balance is below the cost of the minimum: the field says that no amount is possible. */
export const BelowMinimumBalance = meta.story({
  parameters: shows('local-topup.validation.insufficient-balance'),
  args: { holdings: ready(Holdings.parse([buildAsset('XP', '0.5')])) },
  play: async ({ canvas, userEvent }) => {
    await fillIn(canvas, userEvent, { source: 'XP', amount: '1000' });
    await userEvent.click(topUpButton(canvas));
    await expectToast('local-topup.insufficient-balance', '1.0100', '0.5', 'XP');
    await expect(amountField(canvas)).toHaveAccessibleDescription(
      'Your balance of 0.5 XP does not cover the minimum of ₩1,000. Min ₩1,000 · Max ₩1,000,000 per day',
    );
  },
});

/** The remaining limit of today is shown below the amount. Max fills in at most this limit, and more is refused. */
export const LeftToday = meta.story({
  parameters: shows('local-topup.state.left-today', 'local-topup.validation.above-limit'),
  args: { left: decimal('550000') },
  play: async ({ canvas, args, step, userEvent }) => {
    const hint = 'Min ₩1,000 · Max ₩1,000,000 per day Left today ₩550,000 of ₩1,000,000';
    const sentence =
      'You can top up at most ₩1,000,000 a day, and ₩550,000 more today. Enter a smaller amount.';
    await step('Max fills in the remainder', async () => {
      await expect(amountField(canvas)).toHaveAccessibleDescription(hint);
      await fillIn(canvas, userEvent, { source: 'XP' });
      await userEvent.click(canvas.getByRole('button', { name: 'Max' }));
      await expect(amountField(canvas)).toHaveValue('550,000');
    });
    await step('an asset never covers more than the remainder', async () => {
      await fillIn(canvas, userEvent, { source: 'XP', amount: '1250500' });
      await userEvent.click(topUpButton(canvas));
      await expect(amountField(canvas)).toHaveAccessibleDescription(`${sentence} ${hint}`);
    });
    await step('refuses an amount above the remainder', async () => {
      await fillIn(canvas, userEvent, { amount: '550001' });
      await userEvent.click(topUpButton(canvas));
      await expect(amountField(canvas)).toHaveAccessibleDescription(`${sentence} ${hint}`);
      await expect(amountField(canvas)).toHaveFocus();
      await expect(args.onTopUp).not.toHaveBeenCalled();
    });
  },
});

/** While today's remainder is unknown, the form accepts more than the daily maximum. A bank has no balance to check. */
export const AboveDailyMaximumAccepted = meta.story({
  parameters: shows(
    'local-topup.rule.maximum-not-enforced',
    'local-topup.rule.bank-no-balance-check',
  ),
  play: async ({ canvas, args, userEvent }) => {
    await fillIn(canvas, userEvent, { amount: '1000000001' });
    await userEvent.click(topUpButton(canvas));
    await expectToast('local-topup.succeeded', '₩1,000,000,001');
    await expectOneTopUp(args.onTopUp, {
      amount: decimal('1000000001'),
      source: 'bank',
      rate: decimal('1'),
      bankAccountId: 1,
    });
  },
});

/** The source is used up before the answer arrives: choice and summary stay as confirmed. */
export const ProcessingWithLessBalance = meta.story({
  parameters: shows('local-topup.state.processing'),
  decorators: [fallingBalance('onTopUp', ready(Holdings.parse([buildAsset('XP', '0')])))],
  play: async ({ canvas, userEvent }) => {
    await fillIn(canvas, userEvent, { source: 'XP' });
    await userEvent.click(topUpButton(canvas));
    await canvas.findByRole('button', { name: 'Processing…' });
    await expectFallen();
    await expect(sourceCard(canvas, 'XP')).toBeChecked();
    await expect(sourceCard(canvas, 'XP')).toHaveAccessibleDescription(
      '1% fee 1 to 2 minutes Balance 1,250.5 XP',
    );
    await expectText(summary(canvas), 'Total10.1000 XP');
  },
});

/** While the request is processed, the form is disabled, and a second press does nothing. */
export const Processing = meta.story({
  parameters: shows('local-topup.state.processing'),
  args: {
    onTopUp: fn<LocalTopupActions['onTopUp']>(() => new Promise(() => undefined)),
  },
  play: async ({ canvas, args, userEvent }) => {
    await fillIn(canvas, userEvent, { source: 'XP' });
    await userEvent.dblClick(topUpButton(canvas));
    const button = await canvas.findByRole('button', { name: 'Processing…' });
    await expectBusy(button);
    await expect(amountField(canvas)).toBeDisabled();
    await expect(canvas.getByRole('button', { name: '₩10,000, 10K' })).toBeDisabled();
    for (const card of canvas.getAllByRole('radio')) await expect(card).toBeDisabled();
    await expect(sourceCard(canvas, 'XP')).toBeChecked();
    await expect(args.onTopUp).toHaveBeenCalledOnce();
    await expectNoToast();
  },
});

/** The money has moved: a toast says so, and LocalPay opens. A second Enter does nothing. */
export const TopUpSucceeded = meta.story({
  ...flow,
  parameters: shows('local-topup.toast.success'),
  play: async ({ canvas, userEvent }) => {
    await fillIn(canvas, userEvent, { source: 'XP' });
    await userEvent.type(amountField(canvas), '{Enter}');
    await expectToast('local-topup.succeeded', '₩10,000');
    await expect(storyServices().navigate).toHaveBeenLastCalledWith('/localpay');
    await userEvent.type(amountField(canvas), '{Enter}');
    await expect(storyServices().navigate).toHaveBeenCalledOnce();
    await expectToast('local-topup.succeeded', '₩10,000');
    await expect(sentRequests('createTopUp').map(({ body }) => body)).toEqual([
      { userId: 1, amount: '10000', source: 'XP', rate: '1000', fee: '0.1' },
    ]);
    await waitFor(() => expect(sentRequests('assets')).toHaveLength(2));
  },
});

/** The payment is pending: the toast does not claim that anything was added. */
export const TopUpPending = meta.story({
  parameters: shows('local-topup.toast.pending'),
  args: { onTopUp: fn<LocalTopupActions['onTopUp']>(() => Promise.resolve(pending)) },
  play: async ({ canvas, args, userEvent }) => {
    await fillIn(canvas, userEvent);
    await userEvent.click(topUpButton(canvas));
    await expectToast('local-topup.pending', '₩10,000');
    await expect(args.onNavigate).toHaveBeenLastCalledWith('/localpay');
  },
});

/** The answer is malformed: the outcome is unknown. */
export const TopUpAnswerLost = meta.story({
  ...flow,
  parameters: shows('local-topup.toast.pending'),
  beforeEach({ msw }) {
    msw.use(mock('createTopUp').answers(201, '<html>'));
  },
  play: async ({ canvas, userEvent }) => {
    await fillIn(canvas, userEvent);
    await userEvent.click(topUpButton(canvas));
    await expectToast('local-topup.pending', '₩10,000');
  },
});

/** The bank declines: a toast says that the top-up failed, and the form shows the provider's message. */
export const DeclinedByBank = meta.story({
  ...flow,
  parameters: shows('local-topup.state.declined'),
  beforeEach({ msw }) {
    msw.use(
      mock('createTopUp').refused(
        402,
        'The payment was declined, and nothing was charged. Check with your bank, or choose another source.',
      ),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await fillIn(canvas, userEvent);
    await userEvent.click(topUpButton(canvas));
    await expectRefusalToast(
      'The payment was declined, and nothing was charged. Check with your bank, or choose another source.',
      'local-topup.failed',
    );
    await expectText(
      canvas.getByRole('alert'),
      'The payment was declined, and nothing was charged. Check with your bank, or choose another source.',
    );
    await expect(amountField(canvas)).toHaveValue('10,000');
    await expect(sourceCard(canvas, 'Bank Account')).toBeChecked();
    await expect(storyServices().navigate).not.toHaveBeenCalled();
  },
});

/** Another device has used most of the day's limit meanwhile: the provider says how much is left. */
export const DailyMaximumReached = meta.story({
  ...flow,
  parameters: shows('local-topup.state.daily-maximum-reached'),
  beforeEach({ msw }) {
    const figures = { limit: '1000000', left: '120000' };
    msw.use(mock('createTopUp').refusedBy(422, 'top-up-above-limit', figures));
  },
  play: async ({ canvas, userEvent }) => {
    await fillIn(canvas, userEvent, { amount: '200000' });
    await userEvent.click(topUpButton(canvas));
    await expectText(
      await canvas.findByRole('alert'),
      'You can top up at most ₩1,000,000 a day, and ₩120,000 more today. Enter a smaller amount.',
    );
    await expect(amountField(canvas)).toHaveValue('200,000');
  },
});

/** The rate has changed since it was shown: the form shows the new one, and the next press sends it. */
export const RateChanged = meta.story({
  ...flow,
  parameters: shows('local-topup.state.rate-changed'),
  beforeEach({ msw }) {
    msw.use(
      mock('createTopUp').refused(
        409,
        'The rate has changed: 1 XP is ₩990 by now. Check the new total and top up again.',
      ),
    );
  },
  play: async ({ canvas, msw, step, userEvent }) => {
    await step('is refused with the new rate', async () => {
      await fillIn(canvas, userEvent, { source: 'XP' });
      msw.use(
        mock('exchangeRates').ok([
          { assetType: 'XP', won: '990', dollars: '0.792', change: '-1' },
          ...sampleRates.filter(({ assetType }) => assetType !== 'XP'),
        ]),
      );
      await userEvent.click(topUpButton(canvas));
      await expectText(
        await canvas.findByRole('alert'),
        'The rate has changed: 1 XP is ₩990 by now. Check the new total and top up again.',
      );
    });
    await step('shows the new total', async () => {
      await waitFor(() => expectText(summary(canvas), 'Rate1 XP = ₩990Required10.1010 XP'));
      await expect(amountField(canvas)).toHaveValue('10,000');
    });
    await step('sends the new rate', async () => {
      await userEvent.click(topUpButton(canvas));
      await waitFor(() =>
        expect(sentRequests('createTopUp').map(({ body }) => body.rate)).toEqual(['1000', '990']),
      );
      await canvas.findByRole('alert');
    });
  },
});

/** The fee has changed since it was shown: the form shows the new one, and the next press sends it. */
export const FeeChanged = meta.story({
  ...flow,
  parameters: shows('local-topup.state.fee-changed'),
  beforeEach({ msw }) {
    msw.use(mock('createTopUp').refusedBy(409, 'top-up-fee-changed', { fee: '0.2', source: 'XP' }));
  },
  play: async ({ canvas, msw, step, userEvent }) => {
    await step('is refused with the new fee', async () => {
      await fillIn(canvas, userEvent, { source: 'XP' });
      await expectText(summary(canvas), 'Fee (1%)0.1000 XPTotal10.1000 XP');
      msw.use(mock('fees').ok({ ...sampleFees, 'top-up-XP': '0.02' }));
      await userEvent.click(topUpButton(canvas));
      await expectText(
        await canvas.findByRole('alert'),
        'The fee is 0.2 XP by now. Check the new total and top up again.',
      );
    });
    await step('shows the new fee, and sends that', async () => {
      await waitFor(() => expectText(summary(canvas), 'Fee (2%)0.2000 XPTotal10.2000 XP'));

      await userEvent.click(topUpButton(canvas));
      await waitFor(() =>
        expect(sentRequests('createTopUp').map(({ body }) => body.fee)).toEqual(['0.1', '0.2']),
      );
      await expectText(
        await canvas.findByRole('alert'),
        'The fee is 0.2 XP by now. Check the new total and top up again.',
      );
    });
  },
});

/** The fees cannot be loaded: a card explains why, and nothing can be submitted. */
export const FeesLoadError = meta.story({
  parameters: shows('local-topup.state.fees-load-error'),
  args: { fees: feesFixtures.named('failed') },
  play: async ({ canvas, args, userEvent }) => {
    await expectText(await canvas.findByRole('alert'), 'We could not load the fees');
    await expect(canvas.queryByRole('button', { name: 'Top Up' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

/** An asset without a rate is disabled and says why. */
export const SourceWithoutRate = meta.story({
  parameters: shows('local-topup.state.source-without-rate'),
  args: { rates: ratesFixtures.named('without XP') },
  play: async ({ canvas }) => {
    await canvas.findByRole('textbox', { name: 'Amount' });
    await expect(sourceCard(canvas, 'XP')).toBeDisabled();
    await expect(sourceCard(canvas, 'XP')).toHaveAccessibleDescription(
      /^No exchange rate .* Balance 1,250.5 XP$/,
    );
    await expect(sourceCard(canvas, 'USDC')).toBeEnabled();
  },
});

/** Max sets the amount that the asset covers including its fee, up to the daily maximum. A bank has no Max. */
export const Max = meta.story({
  parameters: shows('local-topup.content.max'),
  play: async ({ canvas, userEvent }) => {
    await fillIn(canvas, userEvent, { source: 'CBDC' });
    const max = canvas.getByRole('button', { name: 'Max' });
    await userEvent.click(max);
    await expect(amountField(canvas)).toHaveValue('597,014');
    await userEvent.click(sourceCard(canvas, 'XP'));
    await userEvent.click(max);
    await expect(amountField(canvas)).toHaveValue('1,000,000');
    await userEvent.click(sourceCard(canvas, 'Bank Account'));
    await expect(max).toBeDisabled();
    await expect(amountField(canvas)).toHaveValue('1,000,000');
  },
});

/** The request fails: a toast says so, and the form keeps its values for another attempt. */
export const TopUpFailed = meta.story({
  parameters: shows('local-topup.toast.failed'),
  args: {
    onTopUp: fn<LocalTopupActions['onTopUp']>(() =>
      Promise.reject(new Error('The bank is closed.')),
    ),
  },
  play: async ({ canvas, args, userEvent }) => {
    await fillIn(canvas, userEvent, { source: 'XP' });
    await userEvent.click(topUpButton(canvas));
    await expectToast('local-topup.failed');
    await expectText(
      canvas.getByRole('alert'),
      'Something went wrong on our side. Wait a moment and top up again. The same top-up is never made twice.',
    );
    await expect(args.onNavigate).not.toHaveBeenCalled();
    await expect(amountField(canvas)).toHaveValue('10,000');
    await expect(sourceCard(canvas, 'XP')).toBeChecked();
    await waitFor(() => expect(topUpButton(canvas)).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onTopUp).toHaveBeenCalledTimes(2);
  },
});

/** While the balances load, no source is marked as empty. */
export const Loading = meta.story({
  parameters: shows('local-topup.state.loading'),
  args: { holdings: holdingsFixtures.named('loading') },
});

/** The balances cannot be loaded: a card explains why. */
export const LoadError = meta.story({
  parameters: shows('local-topup.state.load-error'),
  args: { holdings: holdingsFixtures.named('failed') },
});

/** The rates cannot be loaded: the form needs them for the total, so it is not shown. */
export const RatesLoadError = meta.story({
  parameters: shows('local-topup.state.rates-load-error'),
  args: { rates: ratesFixtures.named('failed') },
});

/** On a small phone the opened form shows the amount and its buttons above the submit button. */
export const AmountInSight = meta.story({
  ...rendersApp('/local-topup'),
  parameters: { ...shows('local-topup.constant.quick-amounts'), frame: 'app' },
  globals: { viewport: { value: 'small' } },
  play: ({ canvasElement }) =>
    expectAmountInSight(canvasElement, {
      en: ['10K', '50K', '100K', '200K', 'Max'],
      ko: ['10K', '50K', '100K', '200K', '최대'],
    }),
});

/** Every kind of failure: the form explains each one and can be sent again. */
export const FailsInEveryWay = meta.story({
  ...flow,
  parameters: shows('local-topup.toast.failed'),
  play: async (playing) => {
    await fillIn(playing.canvas, playing.userEvent);
    await failInEveryWay(
      'createTopUp',
      playing,
      topUpButton,
      'Check your connection and top up again. The same top-up is never made twice.',
    );
  },
});

/** The answer is lost: the form says that the outcome is unknown until a look-up shows that nothing happened. */
export const OutcomeUnknown = meta.story({
  ...flow,
  parameters: shows(...lostAnswerEntries),
  play: async (playing) => {
    await fillIn(playing.canvas, playing.userEvent);
    await loseAnswers('createTopUp', playing, {
      button: topUpButton,
      offline: 'Check your connection and top up again. The same top-up is never made twice.',
    });
  },
});

/** The answer is lost, and a look-up shows that the request succeeded. */
export const OutcomeCreated = meta.story({
  ...flow,
  parameters: shows('failures.state.outcome-created'),
  play: async (playing) => {
    await fillIn(playing.canvas, playing.userEvent);
    await findCreated('createTopUp', playing, topUpButton, 'local-topup.succeeded', '₩10,000');
  },
});
