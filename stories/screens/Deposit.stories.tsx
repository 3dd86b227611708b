import { expect, fn, waitFor, type within } from 'storybook/test';

import preview from '#.storybook/preview';
import DepositRoute from '#app/routes/DepositRoute.tsx';
import { mock, sentRequests } from '#mocks/scenarios.ts';
import { DepositScreen } from '#screens/deposit/DepositScreen.tsx';
import { expectText } from '#harness/expect-text.ts';

import { shows } from '../catalogue.ts';
import { choiceTexts } from '#harness/choice-texts.ts';
import { failInEveryWay } from '#harness/fail-in-every-way.ts';
import { findCreated, loseAnswers, lostAnswerEntries } from '#harness/lost-answers.ts';
import { fill } from '#harness/fill.ts';
import { moneyOutcomes, pending } from '../fixtures/outcomes.ts';
import { ratesFixtures } from '../fixtures/rates.ts';
import { rendersRoute } from '#harness/render-route.tsx';
import { sameAs } from '#harness/same-as.ts';
import { expectNoToast, expectToast } from '#harness/expect-toast.ts';
import { notify, storyServices } from '#harness/story-services.ts';
import { expectBusy } from '#harness/expect-busy.ts';

type Canvas = ReturnType<typeof within>;

const meta = preview.meta({
  title: 'Screens/Deposit',
  tags: ['autodocs'],
  component: DepositScreen,
  argTypes: { rates: ratesFixtures.control, onDeposit: moneyOutcomes.control },
  args: {
    rates: ratesFixtures.named('sample'),
    onDeposit: moneyOutcomes.named('completes'),
    onNavigate: fn(),
    onRetry: fn(),
    notify,
  },
});

const flow = rendersRoute(DepositRoute);

const depositButton = (canvas: Canvas) => canvas.getByRole('button', { name: 'Deposit' });
const amountField = (canvas: Canvas) => canvas.getByRole('textbox', { name: 'Amount' });
const methodCard = (canvas: Canvas, name: string) => canvas.getByRole('radio', { name });
const summary = (canvas: Canvas) => canvas.getByRole('region', { name: 'Summary' });

/** Fills the form from top to bottom. */
async function fillIn(
  canvas: Canvas,
  {
    asset = 'XP',
    amount = '100',
    method = 'Bank transfer',
  }: { asset?: string; amount?: string; method?: string } = {},
) {
  await fill(await canvas.findByRole('combobox', { name: 'Asset' }), asset);
  await fill(amountField(canvas), amount);
  if (method !== '') methodCard(canvas, method).click();
}

/** Nothing is preselected, and a hint shows the limits. */
export const Default = meta.story({
  parameters: shows('deposit.state.default', 'deposit.content.hint'),
  play: async ({ canvas, args, step, userEvent }) => {
    await step('offers the assets that can be received, none chosen', async () => {
      await expectText(canvas.getByRole('heading', { level: 1 }), 'Deposit Assets');
      const asset = canvas.getByRole('combobox', { name: 'Asset' });
      await expect(asset).toHaveDisplayValue('Choose an asset');
      await expect(Array.from(asset.children, (option) => option.textContent)).toEqual([
        'Choose an asset',
        'XP',
        'USDC',
        'CBDC (KRW)',
        'BTC',
        'ETH',
      ]);
    });
    await step('has amount with its hint, four methods, and a summary', async () => {
      await expect(amountField(canvas)).toHaveAccessibleDescription(
        'Minimum 10, maximum 100,000 of the asset',
      );
      const methods = canvas.getAllByRole('radio');
      await expect(choiceTexts(methods)).toEqual([
        'Bank transferFrom your bankFree',
        'CardDebit or credit2.5%',
        'CryptoFrom a walletNetwork fee',
        'Wire transferFrom abroad$15',
      ]);
      for (const method of methods) await expect(method).not.toBeChecked();
      await expectText(summary(canvas), 'Not filled in yet');
      await expect(depositButton(canvas)).toBeEnabled();
    });
    await step('goes back to Assets', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Back' }));
      await expect(args.onNavigate).toHaveBeenLastCalledWith('/assets');
    });
  },
});

/** Every state of the screen, selected with the controls. */
export const Playground = meta.story({ parameters: shows('deposit.state.default') });

/** A bank transfer costs nothing. */
export const MethodBankFree = meta.story({
  parameters: shows('deposit.constant.method-bank'),
  play: async ({ canvas }) => {
    await fillIn(canvas, { method: 'Bank transfer' });
    await expect(methodCard(canvas, 'Bank transfer')).toHaveAccessibleDescription(
      'Free From your bank',
    );
    await expectText(summary(canvas), 'MethodBank transferFeeFreeDeposit100 XPYou pay100 XP');
  },
});

/** A card costs a percentage on top of the amount. */
export const MethodCard = meta.story({
  parameters: shows('deposit.constant.method-card', 'deposit.content.fee-on-top'),
  play: async ({ canvas }) => {
    await fillIn(canvas, { method: 'Card' });
    await expect(methodCard(canvas, 'Card')).toHaveAccessibleDescription('2.5% Debit or credit');
    await expectText(summary(canvas), 'MethodCardFee2.5% (2.5 XP)Deposit100 XPYou pay102.5 XP');
  },
});

/** A crypto transfer costs the network fee. */
export const MethodCrypto = meta.story({
  parameters: shows('deposit.constant.method-crypto'),
  play: async ({ canvas }) => {
    await fillIn(canvas, { method: 'Crypto' });
    await expect(methodCard(canvas, 'Crypto')).toHaveAccessibleDescription(
      'Network fee From a wallet',
    );
    await expectText(summary(canvas), 'MethodCryptoFeeNetwork feeDeposit100 XPYou pay100 XP');
  },
});

/** A wire transfer costs a fixed fee in dollars, which is converted to units of the asset. */
export const MethodWire = meta.story({
  parameters: shows('deposit.constant.method-wire'),
  play: async ({ canvas }) => {
    await fillIn(canvas, { method: 'Wire transfer' });
    await expect(methodCard(canvas, 'Wire transfer')).toHaveAccessibleDescription(
      '$15 From abroad',
    );
    await expectText(
      summary(canvas),
      'MethodWire transferFee$15 (18.75 XP)Deposit100 XPYou pay118.75 XP',
    );
  },
});

/** The form does not enforce the limits of its hint. The provider does. */
export const AmountOutsideHintAccepted = meta.story({
  parameters: shows('deposit.rule.limits-not-enforced'),
  play: async ({ canvas, args, step, userEvent }) => {
    await step('accepts 5, below the minimum', async () => {
      await fillIn(canvas, { amount: '5' });
      await userEvent.click(depositButton(canvas));
      await expect(args.onDeposit).toHaveBeenLastCalledWith({
        assetType: 'XP',
        amount: '5',
        fee: '0',
        method: 'bank',
      });
    });
    await step('accepts 200,000, above the maximum', async () => {
      await fillIn(canvas, { amount: '200000', method: 'Wire transfer' });
      await expect(amountField(canvas)).toHaveAccessibleDescription(
        'Minimum 10, maximum 100,000 XP',
      );
      await userEvent.click(depositButton(canvas));
      await expectToast('deposit.initiated', '200,000', 'XP');
      await expect(args.onDeposit).toHaveBeenLastCalledWith({
        assetType: 'XP',
        amount: '200000',
        fee: '18.75',
        method: 'wire',
      });
    });
  },
});

/** Fields are missing: a toast and each of those fields show an error. */
export const MissingInformation = meta.story({
  parameters: shows('deposit.validation.missing-information'),
  play: async ({ canvas, args, step, userEvent }) => {
    await step('marks all three, and focuses the first', async () => {
      await userEvent.click(depositButton(canvas));
      await expectToast('deposit.missing-information');
      const asset = canvas.getByRole('combobox', { name: 'Asset' });
      await expect(asset).toHaveFocus();
      await expect(asset).toHaveAccessibleDescription('Choose the asset to deposit.');
      await expect(amountField(canvas)).toBeInvalid();
      await expect(amountField(canvas)).toHaveAccessibleDescription(
        'Enter the amount to deposit. Minimum 10, maximum 100,000 of the asset',
      );
      await expect(canvas.getByRole('radiogroup', { name: 'Method' })).toBeInvalid();
    });
    await step('counts zero as no amount, and says that the method is missing', async () => {
      await fillIn(canvas, { amount: '0', method: '' });
      await userEvent.click(depositButton(canvas));
      await expectToast('deposit.missing-information');
      await expect(amountField(canvas)).toHaveFocus();
      await expect(amountField(canvas)).toHaveAccessibleDescription(
        'Enter an amount above zero in digits, such as 12.5. Minimum 10, maximum 100,000 XP',
      );
      await fill(amountField(canvas), '100');
      await expect(amountField(canvas)).not.toBeInvalid();
      await userEvent.click(depositButton(canvas));
      await expect(methodCard(canvas, 'Bank transfer')).toHaveFocus();
      await expect(canvas.getByRole('radiogroup', { name: 'Method' })).toHaveAccessibleDescription(
        'Choose how to deposit.',
      );
    });
    await expect(args.onDeposit).not.toHaveBeenCalled();
  },
});

/** The provider refuses an amount below the minimum, and the form shows its message. */
export const LimitsHeldByTheProvider = meta.story({
  ...flow,
  parameters: shows('deposit.rule.limits-not-enforced'),
  beforeEach({ msw }) {
    msw.use(mock('createDeposit').refused(422, 'A deposit is at least 10 XP.'));
  },
  play: async ({ canvas, userEvent }) => {
    await fillIn(canvas, { amount: '5' });
    await userEvent.click(depositButton(canvas));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      /^A deposit is at least 10 XP.$/,
    );
    await expect(amountField(canvas)).toHaveValue('5');
  },
});

/** While the rates load no form is shown, because a fee in dollars depends on them. */
export const Loading = meta.story({
  parameters: shows('deposit.state.loading'),
  args: { rates: ratesFixtures.named('loading') },
});

/** The rates cannot be loaded: a card explains why. */
export const LoadError = meta.story({
  parameters: shows('deposit.state.load-error'),
  args: { rates: ratesFixtures.named('failed') },
});

/** While the deposit is running, the form is disabled, and a second press does nothing. */
export const Processing = meta.story({
  ...flow,
  parameters: shows('deposit.state.processing'),
  beforeEach({ msw }) {
    msw.use(mock('createDeposit').never());
  },
  play: async ({ canvas, userEvent }) => {
    await fillIn(canvas);
    await userEvent.dblClick(depositButton(canvas));
    const button = await canvas.findByRole('button', { name: 'Processing…' });
    await expectBusy(button);
    await expect(amountField(canvas)).toBeDisabled();
    await expect(methodCard(canvas, 'Card')).toBeDisabled();
    await expect(storyServices().navigate).not.toHaveBeenCalled();
    await expectNoToast();
    await waitFor(() => expect(sentRequests('createDeposit')).toHaveLength(1));
  },
});

/** One request is sent with the fee that the form showed. A toast names the amount, and Assets opens. */
export const DepositInitiated = meta.story({
  ...flow,
  parameters: shows('deposit.toast.initiated', 'deposit.rule.one-request'),
  play: async ({ canvas, step, userEvent }) => {
    await step('shows a toast with a link to the receipt, and opens Assets', async () => {
      await fillIn(canvas, { asset: 'BTC', amount: '12.5', method: 'Card' });
      await userEvent.type(amountField(canvas), '{Enter}');
      await expectToast('deposit.initiated', '12.5', 'BTC');
      await expect(storyServices().navigate).toHaveBeenLastCalledWith('/assets');
      await expect(storyServices().toasts.read()).toMatchObject({ notice: { receipt: 8 } });
    });
    await step('sends nothing with another Enter', async () => {
      await userEvent.type(amountField(canvas), '{Enter}');
      await expect(storyServices().navigate).toHaveBeenCalledOnce();
      await expect(sentRequests('createDeposit').map(({ body }) => body)).toEqual([
        { userId: 1, assetType: 'BTC', amount: '12.5', fee: '0.3125', method: 'card' },
      ]);
    });
  },
});

/** The bank has not answered yet: the deposit is initiated, and nothing claims that it has arrived. */
export const PendingOutcome = meta.story({
  ...flow,
  parameters: {
    ...shows('deposit.state.pending-outcome'),
    ...sameAs('Deposit Initiated', 'a pending deposit is also reported as initiated'),
  },
  beforeEach({ msw }) {
    msw.use(mock('createDeposit').ok(pending));
  },
  play: async ({ canvas, userEvent }) => {
    await fillIn(canvas, { asset: 'BTC', amount: '12.5' });
    await userEvent.click(depositButton(canvas));
    await expectToast('deposit.initiated', '12.5', 'BTC');
    await expect(storyServices().navigate).toHaveBeenLastCalledWith('/assets');
  },
});

/** The provider failed: a toast says so, and the form keeps its values for another attempt. */
export const DepositFailed = meta.story({
  parameters: shows('deposit.toast.failed'),
  args: { onDeposit: moneyOutcomes.named('fails') },
  play: async ({ canvas, args, userEvent }) => {
    await fillIn(canvas);
    await userEvent.click(depositButton(canvas));
    await expectToast('deposit.failed');
    await expectText(
      canvas.getByRole('alert'),
      'Something went wrong on our side. Wait a moment and try again. The same deposit is never made twice.',
    );
    await expect(args.onNavigate).not.toHaveBeenCalled();
    await expect(amountField(canvas)).toHaveValue('100');
    await expect(methodCard(canvas, 'Bank transfer')).toBeChecked();
    await waitFor(() => expect(depositButton(canvas)).toHaveFocus());
  },
});

/** The bank declines: the form says so. Another press sends the same deposit as a new one. */
export const Declined = meta.story({
  ...flow,
  parameters: shows('deposit.state.declined'),
  beforeEach({ msw }) {
    msw.use(
      mock('createDeposit').refused(
        422,
        'Your bank declined the payment. Nothing has been charged. Try another method.',
      ),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await fillIn(canvas, { method: 'Card' });
    await userEvent.click(depositButton(canvas));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      /^Your bank declined the payment. Nothing has been charged. Try another method.$/,
    );
    await userEvent.click(depositButton(canvas));
    await waitFor(() => expect(sentRequests('createDeposit')).toHaveLength(2));
    await canvas.findByRole('alert');
    await expect(storyServices().navigate).not.toHaveBeenCalled();
    const [first, second] = sentRequests('createDeposit').map(({ headers }) =>
      headers.get('Idempotency-Key'),
    );
    await expect(first).not.toBe(second);
  },
});

/** The rate has changed since the form was opened: the provider refuses, and the form shows the new fee. */
export const FeeChanged = meta.story({
  ...flow,
  parameters: shows('deposit.state.fee-changed'),
  beforeEach({ msw }) {
    msw.use(
      mock('createDeposit').refused(409, 'The fee has changed to 15 XP. Check it and try again.'),
    );
  },
  play: async ({ canvas, msw, step, userEvent }) => {
    await step('states what has changed', async () => {
      await fillIn(canvas, { method: 'Wire transfer' });
      await expectText(summary(canvas), 'Fee$15 (18.75 XP)');
      msw.use(
        mock('exchangeRates').ok([{ assetType: 'XP', won: '1250', dollars: '1', change: '5.2' }]),
      );
      await userEvent.click(depositButton(canvas));
      await expect(await canvas.findByRole('alert')).toHaveTextContent(
        /^The fee has changed to 15 XP. Check it and try again.$/,
      );
    });
    await step('shows the new fee, and sends that', async () => {
      await waitFor(() => expectText(summary(canvas), 'Fee$15 (15 XP)'));
      await userEvent.click(depositButton(canvas));
      await waitFor(() =>
        expect(sentRequests('createDeposit').map(({ body }) => body.fee)).toEqual(['18.75', '15']),
      );
      await canvas.findByRole('alert');
    });
  },
});

/** Every kind of failure: the form explains each one and can be sent again. */
export const FailsInEveryWay = meta.story({
  ...flow,
  parameters: shows('deposit.toast.failed'),
  play: async (playing) => {
    await fillIn(playing.canvas);
    await failInEveryWay(
      'createDeposit',
      playing,
      depositButton,
      'Check your connection and try again. The same deposit is never made twice.',
    );
  },
});

/** The answer is lost: the form says that the outcome is unknown until a look-up shows that nothing happened. */
export const OutcomeUnknown = meta.story({
  ...flow,
  parameters: shows(...lostAnswerEntries, 'deposit.state.answer-lost'),
  play: async (playing) => {
    await fillIn(playing.canvas);
    await loseAnswers('createDeposit', playing, {
      button: depositButton,
      offline: 'Check your connection and try again. The same deposit is never made twice.',
    });
  },
});

/** The answer is lost, and a look-up shows that the request succeeded. */
export const OutcomeCreated = meta.story({
  ...flow,
  parameters: shows('failures.state.outcome-created'),
  play: async (playing) => {
    await fillIn(playing.canvas);
    await findCreated('createDeposit', playing, depositButton, 'deposit.initiated', '100', 'XP');
  },
});

/** The address names an asset, as the asset's page does: it is selected. */
export const AssetInAddress = meta.story({
  ...rendersRoute(DepositRoute, '/deposit?asset=ETH'),
  parameters: shows('deposit.rule.asset-in-address'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('combobox', { name: 'Asset' })).toHaveDisplayValue('ETH');
  },
});

/** An address may contain any text: an unknown asset is ignored. */
export const UnknownAssetInAddress = meta.story({
  ...rendersRoute(DepositRoute, '/deposit?asset=DOGE'),
  parameters: {
    ...shows('deposit.rule.asset-in-address'),
    ...sameAs('Default', 'the asset in the address is ignored'),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('combobox', { name: 'Asset' })).toHaveValue('');
  },
});
