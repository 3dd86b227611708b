import { expect, fn, screen, waitFor, within } from 'storybook/test';

import preview from '#.storybook/preview';
import { laterCalls } from '#api/later-calls.ts';
import WithdrawRoute from '#app/routes/WithdrawRoute.tsx';
import { buildAsset, buildBankAccounts, buildUser, mockToken } from '#mocks/builders.ts';
import { mock, sentRequests } from '#mocks/scenarios.ts';
import { sampleFees } from '#samples/fees.ts';
import { WithdrawScreen, type WithdrawActions } from '#screens/withdraw/WithdrawScreen.tsx';
import { expectText } from '#harness/expect-text.ts';

import { Holdings } from '#wallet/entities/holdings.ts';
import { User } from '#wallet/entities/user.ts';
import { ready } from '#wallet/loadable.ts';
import { decimal } from '#wallet/money/decimal.ts';

import { shows } from '../catalogue.ts';
import { deviceChecks } from '../fixtures/device.ts';
import { choiceTexts } from '#harness/choice-texts.ts';
import { failInEveryWay } from '#harness/fail-in-every-way.ts';
import { findCreated, loseAnswers, lostAnswerEntries } from '#harness/lost-answers.ts';
import { expectFallen, fallingBalance } from '#harness/falling-balance.tsx';
import { fill } from '#harness/fill.ts';
import { pricesFixtures } from '../fixtures/fees.ts';
import { holdingsFixtures } from '../fixtures/holdings.ts';
import { loadableFixtures } from '../fixtures/named-fixtures.ts';
import { completed, moneyOutcomes, pending } from '../fixtures/outcomes.ts';
import { sameAs } from '#harness/same-as.ts';
import { rendersRoute } from '#harness/render-route.tsx';
import { expectNoToast, expectToast } from '#harness/expect-toast.ts';
import { notify, storyServices } from '#harness/story-services.ts';
import { expectBusy } from '#harness/expect-busy.ts';

type Canvas = ReturnType<typeof within>;

const accountsFixtures = loadableFixtures({
  sample: laterCalls.bankAccounts.response.parse(buildBankAccounts()),
  none: [],
  'another holder': laterCalls.bankAccounts.response.parse(
    buildBankAccounts().map((account) =>
      Object.assign({}, account, {
        accountHolder: 'Minseo Park',
        paidBefore: false,
        otherHolder: true,
      }),
    ),
  ),
});

const meta = preview.meta({
  title: 'Screens/Withdraw',
  tags: ['autodocs'],
  component: WithdrawScreen,
  argTypes: {
    holdings: holdingsFixtures.control,
    prices: pricesFixtures.control,
    accounts: accountsFixtures.control,
    deviceCheck: deviceChecks.control,
  },
  args: {
    holdings: holdingsFixtures.named('sample'),
    accounts: accountsFixtures.named('sample'),
    prices: pricesFixtures.named('sample'),
    deviceCheck: deviceChecks.named('not needed'),
    onWithdraw: fn<WithdrawActions['onWithdraw']>(() => Promise.resolve(completed)),
    notify,
    onHold: fn(),
    onNavigate: fn(),
    onRetry: fn(),
  },
});

const flow = rendersRoute(WithdrawRoute);

const withdrawButton = (canvas: Canvas) => canvas.getByRole('button', { name: 'Withdraw' });
const maxButton = (canvas: Canvas) => canvas.getByRole('button', { name: 'Max' });
const amountField = (canvas: Canvas) => canvas.getByRole('textbox', { name: 'Amount' });
const accountField = (canvas: Canvas) => canvas.getByRole('combobox', { name: 'Bank account' });
/** The field exists after the accounts are loaded, which may be later than the assets. */
const findAccountField = (canvas: Canvas): Promise<HTMLElement> =>
  canvas.findByRole('combobox', { name: 'Bank account' });
const speedCard = (canvas: Canvas, name: string) => canvas.getByRole('radio', { name });
const summary = (canvas: Canvas) => canvas.getByRole('region', { name: 'Summary' });

/** Fills the form from top to bottom. The speed is not changed. */
async function fillIn(canvas: Canvas, { asset = 'XP', amount = '100', account = '1' } = {}) {
  await fill(await canvas.findByRole('combobox', { name: 'Asset' }), asset);
  await fill(amountField(canvas), amount);
  await fill(await findAccountField(canvas), account);
}

/** Speed and default account are preselected. The balances come from the documented request, the only one for them. */
export const DefaultStandardSpeed = meta.story({
  ...flow,
  parameters: shows(
    'withdraw.state.default',
    'withdraw.rule.default-account',
    'withdraw.content.speeds',
    'withdraw.constant.speed-standard',
    'withdraw.content.notice-large',
    'withdraw.content.notice-verification',
  ),
  play: async ({ canvas, step, userEvent }) => {
    await step(
      'offers the user’s assets, none chosen, and bank accounts, the default one chosen',
      async () => {
        const asset = await canvas.findByRole('combobox', { name: 'Asset' });
        await expectText(canvas.getByRole('heading', { level: 1 }), 'Withdraw to Bank');
        await expect(asset).toHaveDisplayValue('Choose an asset');
        await expect(asset.children).toHaveLength(7);
        const account = await findAccountField(canvas);
        await expect(Array.from(account.children, (option) => option.textContent)).toEqual([
          'KB Kookmin, ends in 8901',
          'Shinhan, ends in 7890',
          'Hana, ends in 5607',
        ]);
        await expect(account).toHaveDisplayValue('KB Kookmin, ends in 8901');
        await expectText(summary(canvas), 'Bank accountKB Kookmin •••• ends in 8901');
        await expect(maxButton(canvas)).toBeDisabled();
      },
    );
    await step('has three speeds with fee and duration, standard chosen', async () => {
      const group = within(canvas.getByRole('radiogroup', { name: 'Speed' }));
      const speeds = group.getAllByRole('radio');
      await expect(choiceTexts(speeds)).toEqual([
        'Instant5 minutes1%',
        'Standard1-2 hours1 to 2 hours0.5%',
        'Economy1-3 days1 to 3 daysFree',
      ]);
      await expect(speedCard(canvas, 'Standard')).toBeChecked();
      await expectText(summary(canvas), 'Arrives in1-2 hours1 to 2 hours');
    });
    await step('says how long it can take', async () => {
      const notice = within(canvas.getByRole('note'));
      await expect(notice.getByText('Large amounts may take up to 24 hours.')).toBeVisible();
      await expect(notice.getByText('Bank verification takes 1-2 business days.')).toBeVisible();
    });
    await step('goes back to Assets', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Back' }));
      await expect(storyServices().navigate).toHaveBeenLastCalledWith('/assets');
    });
    await expect(sentRequests('ownAssets')).toHaveLength(1);
    await expect(sentRequests('bankAccounts').map(({ params }) => params['userId'])).toEqual(['1']);
  },
});

/** Every state of the screen, selected with the controls. */
export const Playground = meta.story({
  parameters: shows('withdraw.state.default'),
  argTypes: { onWithdraw: moneyOutcomes.control },
});

/** Without a bank account the screen offers to add one, and pressing the button focuses that link. */
export const NoBankAccounts = meta.story({
  parameters: shows('withdraw.state.no-bank-accounts', 'withdraw.transition.add-bank'),
  args: { accounts: accountsFixtures.named('none') },
  play: async ({ canvas, args, step, userEvent }) => {
    await step('offers to add a bank account', async () => {
      await expect(await canvas.findByText('No bank accounts registered')).toBeVisible();
      await expect(canvas.getByText('Bank account', { selector: 'p' })).toBeVisible();
      await expect(
        canvas.queryByRole('combobox', { name: 'Bank account' }),
      ).not.toBeInTheDocument();
      await userEvent.click(canvas.getByRole('link', { name: 'Add Bank Account' }));
      await expect(args.onNavigate).toHaveBeenLastCalledWith(
        '/bank-info?from=/withdraw&add=bank-account',
      );
      await expect(args.onHold).toHaveBeenCalledOnce();
    });
    await step('moves the focus to the link if only the account is missing', async () => {
      await fill(canvas.getByRole('combobox', { name: 'Asset' }), 'XP');
      await fill(amountField(canvas), '100');
      await userEvent.click(withdrawButton(canvas));
      await expect(canvas.getByRole('link', { name: 'Add Bank Account' })).toHaveFocus();
      await expect(canvas.getByText('A withdrawal needs a bank account to go to.')).toBeVisible();
      await expect(args.onWithdraw).not.toHaveBeenCalled();
    });
  },
});

/** The user holds no assets: the field says so. */
export const NoAssets = meta.story({
  parameters: shows('withdraw.state.no-assets'),
  args: { holdings: holdingsFixtures.named('none') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Asset' })).toHaveAccessibleDescription(
      'You have no assets to withdraw yet.',
    );
    await expect(maxButton(canvas)).toBeDisabled();
  },
});

/** Instant takes five minutes and costs 1% of the amount. */
export const InstantSpeed = meta.story({
  parameters: shows('withdraw.constant.speed-instant'),
  play: async ({ canvas, userEvent }) => {
    await fillIn(canvas);
    await userEvent.click(speedCard(canvas, 'Instant'));
    await expect(speedCard(canvas, 'Instant')).toHaveAccessibleDescription('1% 5 minutes');
    await expectText(
      summary(canvas),
      'Amount100 XPFee (1%)1 XPArrives in5 minutesTotal deducted101.0000 XP',
    );
  },
});

/** Economy takes days and costs nothing. */
export const EconomySpeed = meta.story({
  parameters: shows('withdraw.constant.speed-economy'),
  play: async ({ canvas, userEvent }) => {
    await fillIn(canvas);
    await userEvent.click(speedCard(canvas, 'Economy'));
    await expect(speedCard(canvas, 'Economy')).toHaveAccessibleDescription('Free 1 to 3 days');
    await expectText(
      summary(canvas),
      'Amount100 XPFee0 XPArrives in1-3 days1 to 3 daysTotal deducted100.0000 XP',
    );
  },
});

/** Max fills in the full balance of the chosen asset. */
export const MaxFillsBalance = meta.story({
  parameters: shows('withdraw.rule.max'),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await fill(await canvas.findByRole('combobox', { name: 'Asset' }), 'XP');
    await expectText(canvasElement, 'Balance 1,250.5 XP');
    await userEvent.click(maxButton(canvas));
    await expect(amountField(canvas)).toHaveValue('1250.5');
    await fill(canvas.getByRole('combobox', { name: 'Asset' }), 'BTC');
    await userEvent.click(maxButton(canvas));
    await expect(amountField(canvas)).toHaveValue('0.0525');
    await expectNoToast();
  },
});

/** The total is the amount plus its fee, with four decimals. */
export const TotalDeducted = meta.story({
  parameters: shows('withdraw.content.total-deducted'),
  play: async ({ canvas }) => {
    await fillIn(canvas, { amount: '1,000.125' });
    // 1,000.125 × 0.005 = 5.000625
    await expectText(
      summary(canvas),
      'Amount1,000.125 XPFee (0.5%)5.000625 XPArrives in1-2 hours1 to 2 hoursTotal deducted1,005.125625 XP',
    );
  },
});

/** Fields are missing: a toast and each of those fields show an error. */
export const MissingInformation = meta.story({
  parameters: shows('withdraw.validation.missing'),
  play: async ({ canvas, args, step, userEvent }) => {
    await step('marks both, and focuses the first', async () => {
      const asset = await canvas.findByRole('combobox', { name: 'Asset' });
      await userEvent.click(withdrawButton(canvas));
      await expectToast('withdraw.missing-information');
      await expect(asset).toHaveFocus();
      await expect(asset).toHaveAccessibleDescription('Choose the asset to withdraw.');
      await expect(amountField(canvas)).toBeInvalid();
      await expect(amountField(canvas)).toHaveAccessibleDescription(
        'Enter the amount to withdraw.',
      );
    });
    await step('counts zero as no amount', async () => {
      await fillIn(canvas, { amount: '0' });
      await expect(amountField(canvas)).toHaveAccessibleDescription(
        'Enter an amount above zero in digits, such as 12.5.',
      );
    });
    await expect(args.onWithdraw).not.toHaveBeenCalled();
  },
});

/** An amount above the balance is refused at every speed: the toast names the balance. */
export const InsufficientBalance = meta.story({
  parameters: shows('withdraw.validation.insufficient-balance'),
  play: async ({ canvas, args, userEvent }) => {
    await fillIn(canvas, { amount: '1250.50000001' });
    await userEvent.click(speedCard(canvas, 'Economy'));
    await userEvent.click(withdrawButton(canvas));
    await expectToast('withdraw.insufficient-balance', '1,250.5', 'XP');
    await expect(amountField(canvas)).toHaveFocus();
    await expect(amountField(canvas)).toHaveAccessibleDescription(
      'This is more than your balance of 1,250.5 XP. You withdraw 1,250.50000001 XP.',
    );
    await expect(args.onWithdraw).not.toHaveBeenCalled();
  },
});

/** BusanCoin shares the daily limit of local withdrawals: its remainder is shown, and more is refused in the form. */
export const LeftToday = meta.story({
  parameters: shows('withdraw.state.left-today'),
  args: {
    holdings: ready(Holdings.parse([buildAsset('BusanCoin', '2000000'), buildAsset('XP', '10')])),
    left: decimal('550000'),
  },
  play: async ({ canvas, args, userEvent }) => {
    await fillIn(canvas, { asset: 'XP', amount: '1' });
    await expect(amountField(canvas)).not.toHaveAccessibleDescription();
    await fillIn(canvas, { asset: 'BusanCoin', amount: '550001' });
    await userEvent.click(withdrawButton(canvas));
    await expect(amountField(canvas)).toHaveAccessibleDescription(
      'You can withdraw at most ₩1,000,000 a day, and ₩550,000 more today. Enter a smaller amount. Left today ₩550,000 of ₩1,000,000',
    );
    await expect(amountField(canvas)).toHaveFocus();
    await expect(args.onWithdraw).not.toHaveBeenCalled();
  },
});

/** The full balance leaves nothing for a fee: only Economy, which has no fee, accepts it. */
export const MaxPlusFeeRefused = meta.story({
  parameters: shows('withdraw.validation.insufficient-balance', 'withdraw.rule.max'),
  play: async ({ canvas, args, step, userEvent }) => {
    await step('is accepted with economy', async () => {
      await fillIn(canvas, { amount: '' });
      await userEvent.click(maxButton(canvas));
      await userEvent.click(speedCard(canvas, 'Economy'));
      await userEvent.click(withdrawButton(canvas));
      await userEvent.click(await screen.findByRole('button', { name: 'Confirm' }));
      await expect(args.onWithdraw).toHaveBeenCalledWith({
        assetType: 'XP',
        amount: '1250.5',
        fee: '0',
        speed: 'economy',
        bankAccountId: 1,
      });
    });
    await step(
      'is refused with the fee of standard, and the field says what would do',
      async () => {
        await fillIn(canvas, { amount: '' });
        await userEvent.click(maxButton(canvas));
        await userEvent.click(withdrawButton(canvas));
        await expectToast('withdraw.insufficient-balance', '1,250.5', 'XP');
        await expect(amountField(canvas)).toBeInvalid();
        await expect(amountField(canvas)).toHaveFocus();
        await expect(amountField(canvas)).toHaveAccessibleDescription(
          'With the fee this is more than your balance of 1,250.5 XP. Economy has no fee.',
        );
        await expect(args.onWithdraw).toHaveBeenCalledOnce();
      },
    );
  },
});

/** The balance falls before the answer arrives: the summary stays as confirmed. */
export const ProcessingWithLessBalance = meta.story({
  parameters: shows('withdraw.state.processing'),
  decorators: [fallingBalance('onWithdraw', ready(Holdings.parse([buildAsset('XP', '5')])))],
  play: async ({ canvas, userEvent }) => {
    await fillIn(canvas);
    await userEvent.click(withdrawButton(canvas));
    await canvas.findByRole('button', { name: 'Processing…' });
    await expectFallen();
    await expectText(summary(canvas), 'Balance1,250.5 XPBalance after1,150 XP');
  },
});

/** While the request is processed, the form is disabled, and a second press does nothing. */
export const Processing = meta.story({
  ...flow,
  parameters: shows('withdraw.state.processing'),
  beforeEach({ msw }) {
    msw.use(mock('createWithdrawal').never());
  },
  play: async ({ canvas, userEvent }) => {
    await fillIn(canvas);
    await userEvent.dblClick(withdrawButton(canvas));
    const button = await canvas.findByRole('button', { name: 'Processing…' });
    await expectBusy(button);
    await expect(amountField(canvas)).toBeDisabled();
    await expect(maxButton(canvas)).toBeDisabled();
    await expect(storyServices().navigate).not.toHaveBeenCalled();
    await expectNoToast();
  },
});

/** One request is sent with the fee that the form showed. A toast says so, and Assets opens. */
export const WithdrawalInitiated = meta.story({
  ...flow,
  parameters: shows('withdraw.toast.initiated', 'withdraw.rule.one-request'),
  play: async ({ canvas, step, userEvent }) => {
    await step('shows a toast with a link to the receipt, and opens Assets', async () => {
      await fillIn(canvas);
      await userEvent.type(amountField(canvas), '{Enter}');
      await expectToast('withdraw.initiated');
      await expect(storyServices().navigate).toHaveBeenLastCalledWith('/assets');
      await expect(storyServices().toasts.read()).toMatchObject({ notice: { receipt: 8 } });
    });
    await step('sends nothing with another Enter', async () => {
      await userEvent.type(amountField(canvas), '{Enter}');
      await expect(storyServices().navigate).toHaveBeenCalledOnce();
      await expect(sentRequests('createWithdrawal').map(({ body }) => body)).toEqual([
        {
          userId: 1,
          assetType: 'XP',
          amount: '100',
          fee: '0.5',
          speed: 'standard',
          bankAccountId: 1,
        },
      ]);
    });
  },
});

/** The bank has not answered yet: the withdrawal is processing, and nothing claims that it has arrived. */
export const PendingOutcome = meta.story({
  ...flow,
  parameters: shows('withdraw.state.pending-outcome'),
  beforeEach({ msw }) {
    msw.use(mock('createWithdrawal').ok(pending));
  },
  play: async ({ canvas, userEvent }) => {
    await fillIn(canvas);
    await userEvent.click(withdrawButton(canvas));
    await expectToast('withdraw.initiated');
    await expect(storyServices().navigate).toHaveBeenLastCalledWith('/assets');
  },
});

/** The provider failed: a toast says so, and the form keeps its values for another attempt. */
export const WithdrawalFailed = meta.story({
  parameters: shows('withdraw.toast.failed'),
  args: {
    onWithdraw: fn<WithdrawActions['onWithdraw']>(() => Promise.reject(new Error('500: '))),
  },
  play: async ({ canvas, args, userEvent }) => {
    await fillIn(canvas);
    await userEvent.click(withdrawButton(canvas));
    await expectToast('withdraw.failed');
    await expectText(
      canvas.getByRole('alert'),
      'Something went wrong on our side. Wait a moment and try again. The same withdrawal is never made twice.',
    );
    await expect(args.onNavigate).not.toHaveBeenCalled();
    await expect(amountField(canvas)).toHaveValue('100');
    await expect(accountField(canvas)).toHaveValue('1');
    await waitFor(() => expect(withdrawButton(canvas)).toHaveFocus());
  },
});

/** The bank declines: the form says so. Another press sends the same withdrawal as a new one. */
export const Declined = meta.story({
  ...flow,
  parameters: shows('withdraw.state.declined'),
  beforeEach({ msw }) {
    msw.use(
      mock('createWithdrawal').refused(
        422,
        'Your bank declined the payment. The amount is back in your wallet.',
      ),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await fillIn(canvas);
    await userEvent.click(withdrawButton(canvas));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      /^Your bank declined the payment. The amount is back in your wallet.$/,
    );
    await userEvent.click(withdrawButton(canvas));
    await waitFor(() => expect(sentRequests('createWithdrawal')).toHaveLength(2));
    await canvas.findByRole('alert');
    await expect(storyServices().navigate).not.toHaveBeenCalled();
    const [first, second] = sentRequests('createWithdrawal').map(({ headers }) =>
      headers.get('Idempotency-Key'),
    );
    await expect(first).not.toBe(second);
  },
});

/** The summary shows the account, and the balance before and after. */
export const Review = meta.story({
  parameters: shows('withdraw.content.review', 'withdraw.content.money-first'),
  play: async ({ canvas, step, userEvent }) => {
    await step('sets a part of the balance, and shows its value', async () => {
      await fillIn(canvas);
      await userEvent.click(canvas.getByRole('button', { name: '25%' }));
      await expect(amountField(canvas)).toHaveValue('312.625');
      await expect(canvas.getByText('≈ $250.10')).toBeVisible();
    });
    await step('names the account and the balances', async () => {
      await expectText(summary(canvas), 'Bank accountKB Kookmin •••• ends in 8901');
      // 312.625 + 1.563125
      await expectText(summary(canvas), 'Balance1,250.5 XPBalance after936.311875 XP');
    });
  },
});

/** Presses Withdraw, and waits for the confirmation sheet. */
async function askFirst(canvas: Canvas) {
  withdrawButton(canvas).click();
  const sheet = await screen.findByRole('dialog', { name: 'Confirm this withdrawal' });
  await waitFor(() => expect(sheet.getAnimations({ subtree: true })).toHaveLength(0));
  return within(sheet);
}

/** More than half of the balance including the fee needs a confirmation. */
export const ConfirmsLargeAmount = meta.story({
  parameters: shows('withdraw.state.confirmation-large'),
  play: async ({ canvas, args, step, userEvent }) => {
    await step('asks, and Cancel goes back to the form', async () => {
      // With its fee of 3.125 XP this is more than half of 1,250.5 XP.
      await fillIn(canvas, { amount: '625' });
      const sheet = await askFirst(canvas);
      await expectText(sheet.getByRole('listitem'), 'This is more than half of your balance.');
      await expectText(
        sheet.getByRole('region'),
        'Bank accountKB Kookmin •••• ends in 8901Jiwoo KimFee (0.5%)3.125 XPBalance1,250.5 XPBalance after622.375 XP',
      );
      await userEvent.click(sheet.getByRole('button', { name: 'Cancel' }));
      await waitFor(() => expect(withdrawButton(canvas)).toHaveFocus());
      await expect(args.onWithdraw).not.toHaveBeenCalled();
    });
    await step('withdraws when it is confirmed', async () => {
      const sheet = await askFirst(canvas);
      await userEvent.click(sheet.getByRole('button', { name: 'Confirm' }));
      await expectToast('withdraw.initiated');
      await expect(args.onWithdraw).toHaveBeenCalledOnce();
    });
    await step('asks for confirmation again for the next payment', async () => {
      await fillIn(canvas, { amount: '625' });
      await askFirst(canvas);
    });
  },
});

/** The reasons of the sheet. */
const reasonsOf = (sheet: Canvas) =>
  sheet.getAllByRole('listitem').map((reason: HTMLElement) => reason.textContent);

/** No withdrawal to the account has arrived or is on its way: it is confirmed first, with bank and holder. */
export const FirstWithdrawalToAccount = meta.story({
  ...flow,
  parameters: shows('withdraw.state.confirmation-new-account'),
  play: async ({ canvas, step, userEvent }) => {
    await step('asks, and Cancel goes back to the form', async () => {
      await fillIn(canvas, { account: '2' });
      const sheet = await askFirst(canvas);
      await expect(reasonsOf(sheet)).toEqual([
        'First withdrawal to this account. Check that it is the right one.',
      ]);
      await expectText(
        sheet.getByRole('region'),
        'Bank accountShinhan •••• ends in 7890Jiwoo KimFee (0.5%)0.5 XP',
      );
      await userEvent.click(sheet.getByRole('button', { name: 'Cancel' }));
      await waitFor(() => expect(withdrawButton(canvas)).toHaveFocus());
      await expect(sentRequests('createWithdrawal')).toHaveLength(0);
    });
    await step('withdraws to it when it is confirmed', async () => {
      const sheet = await askFirst(canvas);
      await userEvent.click(sheet.getByRole('button', { name: 'Confirm' }));
      await expectToast('withdraw.initiated');
      await expect(sentRequests('createWithdrawal')[0]?.body).toMatchObject({ bankAccountId: 2 });
    });
    await step('does not ask for an account that is paid before', async () => {
      await fillIn(canvas, { account: '1' });
      await userEvent.click(withdrawButton(canvas));
      await waitFor(() => expect(sentRequests('createWithdrawal')).toHaveLength(2));
    });
    await step('asks for the other one again while the provider calls it new', async () => {
      await fillIn(canvas, { account: '2' });
      await askFirst(canvas);
    });
  },
});

/** The new account is held in another name than that of the profile. */
export const FirstWithdrawalToOtherHolder = meta.story({
  parameters: shows('withdraw.state.confirmation-other-holder'),
  args: { accounts: accountsFixtures.named('another holder') },
  play: async ({ canvas }) => {
    await fillIn(canvas);
    const sheet = await askFirst(canvas);
    await expect(reasonsOf(sheet)).toEqual([
      'First withdrawal to this account. Check that it is the right one.',
      'The holder of this account has another name than your profile.',
    ]);
    await expectText(sheet.getByRole('region'), 'KB Kookmin •••• ends in 8901Minseo Park');
  },
});

/** The own choice stays when the accounts are read again, and when another account becomes the default. */
export const ChosenAccountStays = meta.story({
  ...flow,
  parameters: shows('withdraw.rule.default-account'),
  play: async ({ canvas, msw, step }) => {
    const isDefault = (id: number) => [
      mock('bankAccounts').ok(
        buildBankAccounts().map((account) =>
          Object.assign({}, account, { isDefault: account.id === id }),
        ),
      ),
    ];
    const refetch = async () => {
      const before = sentRequests('bankAccounts').length;
      void storyServices().queries.refresh('bankAccounts');
      await waitFor(() => expect(sentRequests('bankAccounts').length).toBeGreaterThan(before));
    };
    await step('follows the default while nothing is entered', async () => {
      await expect(await findAccountField(canvas)).toHaveDisplayValue('KB Kookmin, ends in 8901');
      msw.use(...isDefault(3));
      await refetch();
      await waitFor(() => expect(accountField(canvas)).toHaveDisplayValue('Hana, ends in 5607'));
    });
    await step('stays once the form is being filled in', async () => {
      await fill(amountField(canvas), '100');
      msw.use(...isDefault(1));
      await refetch();
      await expect(accountField(canvas)).toHaveDisplayValue('Hana, ends in 5607');
      await fill(accountField(canvas), '2');
      await refetch();
      await expect(accountField(canvas)).toHaveDisplayValue('Shinhan, ends in 7890');
    });
  },
});

/** The chosen account is removed in another tab: after the next read the field says so, and nothing is sent. */
export const ChosenAccountRemoved = meta.story({
  ...flow,
  parameters: shows('withdraw.state.account-removed'),
  play: async ({ canvas, msw, userEvent, step }) => {
    const removed = 'The chosen bank account was removed. Choose another one.';
    await step('says so after the next read', async () => {
      await fillIn(canvas);
      msw.use(mock('bankAccounts').ok(buildBankAccounts().filter(({ id }) => id !== 1)));
      void storyServices().queries.refresh('bankAccounts');
      await waitFor(() => expect(accountField(canvas)).toHaveAccessibleDescription(removed));
      await expect(accountField(canvas)).toHaveDisplayValue('Choose a bank account');
      await expect(within(summary(canvas)).queryByText(/Shinhan|KB Kookmin/)).toBeNull();
    });
    await step('sends nothing, and focuses the field', async () => {
      await userEvent.click(withdrawButton(canvas));
      await waitFor(() => expect(accountField(canvas)).toHaveFocus());
      await expect(sentRequests('createWithdrawal')).toHaveLength(0);
      await expectNoToast();
    });
    await step('accepts another account', async () => {
      await fill(accountField(canvas), '2');
      await expect(accountField(canvas)).toBeValid();
    });
    await step('says so again if that one is removed too', async () => {
      msw.use(mock('bankAccounts').ok(buildBankAccounts().filter(({ id }) => id === 3)));
      void storyServices().queries.refresh('bankAccounts');
      await waitFor(() => expect(accountField(canvas)).toHaveAccessibleDescription(removed));
    });
  },
});

/** More than half of the balance, and biometrics: the sheet gives both reasons. */
export const ConfirmsForTwoReasons = meta.story({
  parameters: shows('withdraw.state.confirmation-two-reasons'),
  args: { deviceCheck: deviceChecks.named('succeeds') },
  play: async ({ canvas, args, step, userEvent }) => {
    await fillIn(canvas, { amount: '700' });
    await step('gives both reasons, and one confirmation is enough', async () => {
      const sheet = await askFirst(canvas);
      await expect(reasonsOf(sheet)).toEqual([
        'This is more than half of your balance.',
        'Your device will check that it is you.',
      ]);
      await userEvent.click(sheet.getByRole('button', { name: 'Confirm' }));
      await waitFor(() => expect(args.onWithdraw).toHaveBeenCalledOnce());
    });
    await step('asks for the next withdrawal too', async () => {
      await fillIn(canvas, { amount: '700' });
      await askFirst(canvas);
    });
  },
});

/** With biometrics on, the device checks the user before each withdrawal. */
export const ConfirmsByBiometrics = meta.story({
  ...flow,
  parameters: shows('withdraw.state.confirmation-biometrics'),
  beforeEach() {
    storyServices().session.save({
      token: mockToken,
      user: User.parse(buildUser({ biometricEnabled: true })),
    });
    storyServices().device.biometrics.authenticate.mockRejectedValueOnce(
      new DOMException('', 'NotAllowedError'),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await fillIn(canvas);
    const sheet = await askFirst(canvas);
    await userEvent.click(sheet.getByRole('button', { name: 'Confirm' }));
    await expectText(
      await sheet.findByRole('alert'),
      'Your device did not confirm that it is you. Nothing has been withdrawn.',
    );
    await userEvent.click(sheet.getByRole('button', { name: 'Confirm' }));
    await expectToast('withdraw.initiated');
    await expect(sentRequests('createWithdrawal')).toHaveLength(1);
    await fillIn(canvas);
    await askFirst(canvas);
  },
});

/** While the assets and the bank accounts load, no empty state is shown, and nothing can be sent. */
export const Loading = meta.story({
  parameters: shows('withdraw.state.loading'),
  args: {
    holdings: holdingsFixtures.named('loading'),
    accounts: accountsFixtures.named('loading'),
  },
});

/** The assets cannot be loaded: a card replaces their field, and the input stays. */
export const LoadError = meta.story({
  ...flow,
  parameters: shows('withdraw.state.load-error'),
  beforeEach({ msw }) {
    msw.use(mock('ownAssets').refused(500));
  },
  play: async ({ canvas, userEvent }) => {
    const card = await canvas.findByRole('alert');
    await expectText(card, 'We could not load your assets');
    await expectText(card, '500: {"error":"Something went wrong on our side."}');
    await fill(await findAccountField(canvas), '1');
    const before = sentRequests('ownAssets').length;
    const others = sentRequests('bankAccounts').length;
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(sentRequests('ownAssets')).toHaveLength(before + 1));
    await canvas.findByRole('alert');
    await expect(sentRequests('bankAccounts')).toHaveLength(others);
    await expect(accountField(canvas)).toHaveValue('1');
    await expect(withdrawButton(canvas)).toBeDisabled();
  },
});

/** The fee has changed since it was shown: the form shows the new one, and the next press sends it. */
export const FeeChanged = meta.story({
  ...flow,
  parameters: shows('withdraw.state.fee-changed'),
  beforeEach({ msw }) {
    msw.use(
      mock('createWithdrawal').refusedBy(409, 'withdrawal-fee-changed', {
        fee: '2',
        assetType: 'XP',
      }),
    );
  },
  play: async ({ canvas, msw, step, userEvent }) => {
    await step('is refused with the new fee', async () => {
      await fillIn(canvas);
      await expectText(summary(canvas), 'Fee (0.5%)0.5 XP');
      msw.use(mock('fees').ok({ ...sampleFees, 'withdraw-standard': '0.02' }));
      await userEvent.click(withdrawButton(canvas));
      await expectText(
        await canvas.findByRole('alert'),
        'The fee is 2 XP by now. Check the new total and withdraw again.',
      );
    });
    await step('shows the new fee, and sends that', async () => {
      await waitFor(() => expectText(summary(canvas), 'Fee (2%)2 XP'));
      await expect(choiceTexts([speedCard(canvas, 'Standard')])).toEqual([
        'Standard1-2 hours1 to 2 hours2%',
      ]);
      await userEvent.click(withdrawButton(canvas));
      await waitFor(() =>
        expect(sentRequests('createWithdrawal').map(({ body }) => body.fee)).toEqual(['0.5', '2']),
      );
      await expectText(
        await canvas.findByRole('alert'),
        'The fee is 2 XP by now. Check the new total and withdraw again.',
      );
    });
  },
});

/** The fees cannot be loaded: a card explains why, and nothing can be submitted. */
export const FeesLoadError = meta.story({
  parameters: shows('withdraw.state.fees-load-error'),
  args: { prices: pricesFixtures.named('fees failed') },
  play: async ({ canvas, args, userEvent }) => {
    await expectText(await canvas.findByRole('alert'), 'We could not load the fees');
    await expect(canvas.queryByRole('button', { name: 'Withdraw' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

/** While the fees load no form is shown, because the total depends on them. */
export const FeesLoading = meta.story({
  parameters: shows('withdraw.state.loading'),
  args: { prices: pricesFixtures.named('fees loading') },
});

/** The bank accounts cannot be loaded: no empty state is shown, and nothing can be sent. */
export const AccountsFailed = meta.story({
  parameters: shows('withdraw.state.accounts-failed'),
  args: { accounts: accountsFixtures.named('failed') },
});

/** After a retry the bank accounts can be chosen, and the input stays. */
export const AccountsReadAgain = meta.story({
  ...flow,
  parameters: shows('withdraw.state.default'),
  beforeEach({ msw }) {
    msw.use(mock('bankAccounts').refused(500));
  },
  play: async ({ canvas, msw, userEvent }) => {
    await fill(await canvas.findByRole('combobox', { name: 'Asset' }), 'XP');
    await fill(amountField(canvas), '100');
    msw.use(mock('bankAccounts').ok());
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await fill(await findAccountField(canvas), '1');
    await expect(amountField(canvas)).toHaveValue('100');
    await expect(withdrawButton(canvas)).toBeEnabled();
  },
});

/** Every kind of failure: the form explains each one and can be sent again. */
export const FailsInEveryWay = meta.story({
  ...flow,
  parameters: shows('withdraw.toast.failed'),
  play: async (playing) => {
    await fillIn(playing.canvas);
    await failInEveryWay(
      'createWithdrawal',
      playing,
      withdrawButton,
      'Check your connection and try again. The same withdrawal is never made twice.',
    );
  },
});

/** The answer is lost: the form says that the outcome is unknown until a look-up shows that nothing happened. */
export const OutcomeUnknown = meta.story({
  ...flow,
  parameters: shows(...lostAnswerEntries, 'withdraw.state.answer-lost'),
  play: async (playing) => {
    await fillIn(playing.canvas);
    await loseAnswers('createWithdrawal', playing, {
      button: withdrawButton,
      offline: 'Check your connection and try again. The same withdrawal is never made twice.',
    });
  },
});

/** The answer is lost, and a look-up shows that the request succeeded. */
export const OutcomeCreated = meta.story({
  ...flow,
  parameters: shows('failures.state.outcome-created'),
  play: async (playing) => {
    await fillIn(playing.canvas);
    await findCreated('createWithdrawal', playing, withdrawButton, 'withdraw.initiated');
  },
});

/** The address names an asset, as the asset's page does: it is selected. */
export const AssetInAddress = meta.story({
  ...rendersRoute(WithdrawRoute, '/withdraw?asset=ETH'),
  parameters: shows('withdraw.rule.asset-in-address'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('combobox', { name: 'Asset' })).toHaveDisplayValue('ETH');
  },
});

/** An address may contain any text: an unknown asset is ignored. */
export const UnknownAssetInAddress = meta.story({
  ...rendersRoute(WithdrawRoute, '/withdraw?asset=DOGE'),
  parameters: {
    ...shows('withdraw.rule.asset-in-address'),
    ...sameAs('Default', 'the asset in the address is ignored'),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('combobox', { name: 'Asset' })).toHaveValue('');
  },
});
