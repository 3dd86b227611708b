import { expect, fn, waitFor, type within } from 'storybook/test';

import preview from '#.storybook/preview';
import DepositRoute from '#app/routes/DepositRoute.tsx';
import { mock, sentRequests } from '#mocks/scenarios.ts';
import { sampleFees } from '#samples/fees.ts';
import { sampleCard, sampleCards } from '#samples/cards.ts';
import { sampleRegisteredAccounts } from '#samples/registered-accounts.ts';
import { DepositScreen } from '#screens/deposit/DepositScreen.tsx';
import type { BankAccount } from '#wallet/entities/bank-account.ts';
import type { PaymentCard } from '#wallet/entities/payment-card.ts';
import { expectText } from '#harness/expect-text.ts';

import { shownAddress } from '#harness/shown-address.ts';
import { shows } from '../catalogue.ts';
import { choiceTexts } from '#harness/choice-texts.ts';
import { failInEveryWay } from '#harness/fail-in-every-way.ts';
import { findCreated, loseAnswers, lostAnswerEntries } from '#harness/lost-answers.ts';
import { fill } from '#harness/fill.ts';
import { pricesFixtures } from '../fixtures/fees.ts';
import { loadableFixtures } from '../fixtures/named-fixtures.ts';
import { moneyOutcomes, pending } from '../fixtures/outcomes.ts';
import { rendersRoute } from '#harness/render-route.tsx';
import { sameAs } from '#harness/same-as.ts';
import { expectNoToast, expectRefusalToast, expectToast } from '#harness/expect-toast.ts';
import { notify, storyServices } from '#harness/story-services.ts';
import { expectBusy } from '#harness/expect-busy.ts';

type Canvas = ReturnType<typeof within>;

const accountsFixtures = loadableFixtures<readonly BankAccount[], string>({
  sample: sampleRegisteredAccounts,
  none: [],
});

const cardsFixtures = loadableFixtures<readonly PaymentCard[], string>({
  sample: sampleCards,
  two: [...sampleCards, { ...sampleCard, id: 2, lastFour: '0002', isDefault: false }],
  none: [],
});

const meta = preview.meta({
  title: 'Screens/Deposit',
  tags: ['autodocs'],
  component: DepositScreen,
  argTypes: {
    prices: pricesFixtures.control,
    accounts: accountsFixtures.control,
    cards: cardsFixtures.control,
    onDeposit: moneyOutcomes.control,
  },
  args: {
    prices: pricesFixtures.named('sample'),
    accounts: accountsFixtures.named('sample'),
    cards: cardsFixtures.named('sample'),
    address: 'did:ethr:0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    onDeposit: moneyOutcomes.named('completes'),
    onHold: fn(),
    onCopy: fn(() => Promise.resolve()),
    onNavigate: fn(),
    onRetry: fn(),
    notify,
  },
});

const flow = rendersRoute(DepositRoute);

const depositButton = (canvas: Canvas) => canvas.getByRole('button', { name: 'Deposit' });
const amountField = (canvas: Canvas) => canvas.getByRole('textbox', { name: 'Amount' });
const methodCard = (canvas: Canvas, name: string) => canvas.getByRole('radio', { name });
const accountField = (canvas: Canvas) => canvas.getByRole('combobox', { name: 'Bank account' });
const cardField = (canvas: Canvas) => canvas.getByRole('combobox', { name: 'Card' });
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
    await expectText(
      summary(canvas),
      'MethodBank transferFromKB Kookmin •••• ends in 8901FeeFreeDeposit100 XPRate1 XP = ₩1,000You pay₩100,000',
    );
  },
});

/** A card costs a percentage on top of the amount. */
export const MethodCard = meta.story({
  parameters: shows(
    'deposit.constant.method-card',
    'deposit.content.fee-on-top',
    'deposit.content.charge',
  ),
  play: async ({ canvas }) => {
    await fillIn(canvas, { method: 'Card' });
    await expect(methodCard(canvas, 'Card')).toHaveAccessibleDescription('2.5% Debit or credit');
    await expectText(
      summary(canvas),
      'MethodCardFromVisa •••• ends in 4242Fee2.5% (2.5 XP)Deposit100 XPRate1 XP = $0.8You pay$82.00',
    );
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
    await expectText(summary(canvas), 'MethodCryptoFeeNetwork feeDeposit100 XPYou send100 XP');
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
      'MethodWire transferFromKB Kookmin •••• ends in 8901Fee$15 (18.75 XP)Deposit100 XPRate1 XP = ₩1,000You pay₩118,750',
    );
  },
});

/** The default account is preselected, and another one can be chosen. It also pays by wire. */
export const AccountChosen = meta.story({
  ...flow,
  parameters: shows('deposit.content.source'),
  play: async ({ canvas, step, userEvent }) => {
    await step('preselects the default account, which the summary names', async () => {
      await fillIn(canvas);
      await expect(accountField(canvas)).toHaveDisplayValue('KB Kookmin, ends in 8901');
      await expectText(summary(canvas), 'FromKB Kookmin •••• ends in 8901');
      await expect(canvas.queryByRole('combobox', { name: 'Card' })).not.toBeInTheDocument();
    });
    await step('charges the chosen account', async () => {
      await fill(accountField(canvas), '2');
      await expectText(summary(canvas), 'FromShinhan •••• ends in 7890');
      methodCard(canvas, 'Wire transfer').click();
      await expect(accountField(canvas)).toHaveDisplayValue('Shinhan, ends in 7890');
      await userEvent.click(depositButton(canvas));
      await waitFor(() =>
        expect(sentRequests('createDeposit').map(({ body }) => body)).toMatchObject([
          { method: 'wire', bankAccountId: 2, charged: '118750' },
        ]),
      );
    });
  },
});

/** The default card is preselected, and another one can be chosen. */
export const CardChosen = meta.story({
  parameters: shows('deposit.content.source'),
  args: { cards: cardsFixtures.named('two') },
  play: async ({ canvas, args, userEvent }) => {
    await fillIn(canvas, { method: 'Card' });
    await expect(cardField(canvas)).toHaveDisplayValue('Visa, ends in 4242');
    await fill(cardField(canvas), '2');
    await expectText(summary(canvas), 'FromVisa •••• ends in 0002');
    await userEvent.click(depositButton(canvas));
    await waitFor(() =>
      expect(args.onDeposit).toHaveBeenLastCalledWith({
        assetType: 'XP',
        amount: '100',
        fee: '2.5',
        method: 'card',
        cardId: 2,
        charged: '82',
      }),
    );
  },
});

/** Without a saved account the form leads to where one is added, and holds what was typed. */
export const NoAccounts = meta.story({
  parameters: shows('deposit.state.no-source', 'deposit.transition.add-source'),
  args: { accounts: accountsFixtures.named('none') },
  play: async ({ canvas, args, step, userEvent }) => {
    await step('deposits nothing, and focuses the link', async () => {
      await fillIn(canvas, { method: 'Wire transfer' });
      await expect(canvas.getByText('No bank accounts registered')).toBeVisible();
      await userEvent.click(depositButton(canvas));
      await expectToast('deposit.missing-information');
      await expect(
        canvas.getByText('This deposit needs a bank account that pays for it.'),
      ).toBeVisible();
      await expect(canvas.getByRole('link', { name: 'Add Bank Account' })).toHaveFocus();
      await expect(args.onDeposit).not.toHaveBeenCalled();
    });
    await step('leads to Bank Information', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Add Bank Account' }));
      await expect(args.onHold).toHaveBeenLastCalledWith({
        assetType: 'XP',
        amount: '100',
        method: 'wire',
        bankAccountId: '',
        // The default card, for the case that the user changes the method.
        cardId: '1',
      });
      await expect(args.onNavigate).toHaveBeenLastCalledWith(
        '/bank-info?from=/deposit&add=bank-account',
      );
    });
  },
});

/** Without a saved card the form leads to where one is added. */
export const NoCards = meta.story({
  parameters: shows('deposit.state.no-source', 'deposit.transition.add-source'),
  args: { cards: cardsFixtures.named('none') },
  play: async ({ canvas, args, userEvent }) => {
    await fillIn(canvas, { method: 'Card' });
    await expect(canvas.getByText('No cards saved')).toBeVisible();
    await userEvent.click(depositButton(canvas));
    await expectToast('deposit.missing-information');
    await expect(canvas.getByText('This deposit needs a card that pays for it.')).toBeVisible();
    const link = canvas.getByRole('link', { name: 'Add Card' });
    await expect(link).toHaveFocus();
    await userEvent.click(link);
    await expect(args.onNavigate).toHaveBeenLastCalledWith('/bank-info?from=/deposit&add=card');
    await expect(args.onDeposit).not.toHaveBeenCalled();
  },
});

/** The chosen account or card is removed in another tab: the field says so, and no other one is charged. */
export const ChosenSourceRemoved = meta.story({
  ...flow,
  parameters: shows('deposit.state.source-removed'),
  play: async ({ canvas, msw, step, userEvent }) => {
    await step('a card', async () => {
      await fillIn(canvas, { method: 'Card' });
      msw.use(mock('cards').ok([{ ...sampleCard, id: 2, lastFour: '0002' }]));
      void storyServices().queries.refresh('cards');
      const removed = 'The chosen card was removed. Choose another one.';
      await waitFor(() => expect(cardField(canvas)).toHaveAccessibleDescription(removed));
      await expect(cardField(canvas)).toHaveDisplayValue('Choose a card');
      await userEvent.click(depositButton(canvas));
      await waitFor(() => expect(cardField(canvas)).toHaveFocus());
      await fill(cardField(canvas), '2');
      await expect(cardField(canvas)).toBeValid();
    });
    await step('an account', async () => {
      await userEvent.click(methodCard(canvas, 'Bank transfer'));
      await expect(accountField(canvas)).toHaveDisplayValue('KB Kookmin, ends in 8901');
      msw.use(mock('bankAccounts').ok(sampleRegisteredAccounts.filter(({ id }) => id !== 1)));
      void storyServices().queries.refresh('bankAccounts');
      const removed = 'The chosen bank account was removed. Choose another one.';
      await waitFor(() => expect(accountField(canvas)).toHaveAccessibleDescription(removed));
      await userEvent.click(depositButton(canvas));
      await waitFor(() => expect(accountField(canvas)).toHaveFocus());
    });
    await expectNoToast();
    await expect(sentRequests('createDeposit')).toHaveLength(0);
  },
});

/** After a card was added, the form has what was typed before, and the card is preselected. */
export const DraftRestored = meta.story({
  parameters: shows('deposit.state.draft-restored'),
  args: {
    held: { assetType: 'ETH', amount: '10.5', method: 'card', bankAccountId: '', cardId: '' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Asset' })).toHaveValue('ETH');
    await expect(amountField(canvas)).toHaveValue('10.5');
    await expect(methodCard(canvas, 'Card')).toBeChecked();
    await expectText(summary(canvas), 'Rate1 ETH = $2,500You pay$26,906.25');
  },
});

/** A crypto deposit shows the own address with its code, and the amount to send there. */
export const NetworkAddressShown = meta.story({
  parameters: shows('deposit.content.network-address', 'deposit.toast.address-copied'),
  play: async ({ canvas, args, step, userEvent }) => {
    await step('shows the address, its code, and the amount', async () => {
      await fillIn(canvas, { method: 'Crypto' });
      await expect(
        await canvas.findByRole('img', { name: 'QR code of your address for XP' }),
      ).toBeVisible();
      await expectText(
        canvas.getByText(/^Send/),
        'Send 100 XP to this address. It joins your balance when the network reports it.',
      );
      await expect(
        canvas.getByText(shownAddress('did:ethr:0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed')),
      ).toBeVisible();
    });
    await step('copies the address', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Copy address' }));
      await expect(args.onCopy).toHaveBeenLastCalledWith(
        'did:ethr:0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
      );
      await expectToast('copy.done');
    });
  },
});

/** The clipboard refuses the address: a toast says so. */
export const AddressNotCopied = meta.story({
  parameters: shows('deposit.toast.address-copied'),
  args: { onCopy: fn(() => Promise.reject(new Error('Clipboard refused'))) },
  play: async ({ canvas, userEvent }) => {
    await fillIn(canvas, { method: 'Crypto', amount: '' });
    await expectText(
      canvas.getByText(/^Send/),
      'Send the amount to this address. It joins your balance when the network reports it.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Copy address' }));
    await expectToast('copy.failed');
  },
});

/** The session does not have the address: the form says so. */
export const AddressUnknown = meta.story({
  parameters: shows('deposit.content.network-address'),
  args: { address: undefined },
  play: async ({ canvas }) => {
    await fillIn(canvas, { method: 'Crypto' });
    await expectText(
      canvas.getByRole('note'),
      'This device does not know the address of your wallet. Sign out, and sign in again.',
    );
  },
});

/** The provider refuses the source or its charge: the form shows each reason and keeps its values. */
export const SourceRefused = meta.story({
  ...flow,
  parameters: shows('deposit.state.source-refused'),
  play: async ({ canvas, msw, step, userEvent }) => {
    const deposit = mock('createDeposit');
    await fillIn(canvas, { method: 'Card' });
    for (const [handler, sentence] of [
      [
        deposit.refusedBy(422, 'deposit-source-missing', {}),
        'You have saved no account or card that can be charged. Add one in Bank Information first.',
      ],
      [
        deposit.refusedBy(422, 'deposit-source-unfit', {}),
        'The method cannot charge this account or card. Choose another source.',
      ],
      [
        deposit.refusedBy(409, 'deposit-charge-changed', { charged: '84.05', currency: 'USD' }),
        'The rate has changed: 84.05 USD is charged by now. Check it and deposit again.',
      ],
      [
        deposit.refusedBy(422, 'card-unknown', {}),
        'The card is not one of yours. Choose a saved card.',
      ],
      [deposit.refusedBy(422, 'card-expired', {}), 'The card has expired. Use another card.'],
      [
        deposit.refusedBy(402, 'deposit-insufficient-funds', {}),
        'There is not enough money on the account or card, and nothing was charged. Choose another one.',
      ],
    ] as const) {
      await step(sentence, async () => {
        msw.use(handler);
        await userEvent.click(depositButton(canvas));
        await waitFor(() => expectText(canvas.getByRole('alert'), sentence));
        await expect(amountField(canvas)).toHaveValue('100');
      });
    }
    await expect(storyServices().navigate).not.toHaveBeenCalled();
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
        bankAccountId: 1,
        charged: '5000',
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
        bankAccountId: 1,
        charged: '200018750',
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
  args: { prices: pricesFixtures.named('rates loading') },
});

/** The accounts cannot be loaded: a card explains why. */
export const AccountsLoadError = meta.story({
  parameters: shows('deposit.state.sources-load-error'),
  args: { accounts: accountsFixtures.named('failed') },
});

/** The cards cannot be loaded: a card explains why. */
export const CardsLoadError = meta.story({
  parameters: shows('deposit.state.sources-load-error'),
  args: { cards: cardsFixtures.named('failed') },
});

/** The rates cannot be loaded: a card explains why. */
export const LoadError = meta.story({
  parameters: shows('deposit.state.load-error'),
  args: { prices: pricesFixtures.named('rates failed') },
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
        {
          userId: 1,
          assetType: 'BTC',
          amount: '12.5',
          fee: '0.3125',
          method: 'card',
          cardId: 1,
          charged: '576562.5',
        },
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

/** The provider refuses the amount: the toast states the reason, and closes when the form is edited. */
export const RefusedInToast = meta.story({
  ...flow,
  parameters: shows('deposit.toast.refused'),
  play: async ({ canvas, msw, step, userEvent }) => {
    const figures = { minimum: '10', maximum: '100000', assetType: 'XP' };
    const sentence = 'A deposit is from 10 to 100,000 XP. Enter an amount between them.';
    msw.use(mock('createDeposit').refusedBy(422, 'deposit-out-of-range', figures));
    await fillIn(canvas, { amount: '5' });
    await step('closes when the form is edited', async () => {
      await userEvent.click(depositButton(canvas));
      await expectRefusalToast(sentence, 'deposit.failed');
      await fill(amountField(canvas), '6');
      await waitFor(expectNoToast);
    });
    await step('states the reason again', async () => {
      await userEvent.click(depositButton(canvas));
      await expectRefusalToast(sentence, 'deposit.failed');
    });
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

/** The operator has changed the fee of a card since it was shown: the form shows the new one, and sends it. */
export const CardFeeChanged = meta.story({
  ...flow,
  parameters: shows('deposit.state.fee-changed'),
  beforeEach({ msw }) {
    msw.use(
      mock('createDeposit').refusedBy(409, 'deposit-fee-changed', { fee: '3', assetType: 'XP' }),
    );
  },
  play: async ({ canvas, msw, step, userEvent }) => {
    await step('is refused with the new fee', async () => {
      await fillIn(canvas, { method: 'Card' });
      await expectText(summary(canvas), 'Fee2.5% (2.5 XP)');
      msw.use(mock('fees').ok({ ...sampleFees, 'deposit-card': '0.03' }));
      await userEvent.click(depositButton(canvas));
      await expectText(
        await canvas.findByRole('alert'),
        'The fee is 3 XP by now. Check the new total and deposit again.',
      );
    });
    await step('shows the new fee, and sends that', async () => {
      await waitFor(() => expectText(summary(canvas), 'Fee3% (3 XP)'));

      await userEvent.click(depositButton(canvas));
      await waitFor(() =>
        expect(sentRequests('createDeposit').map(({ body }) => body.fee)).toEqual(['2.5', '3']),
      );
      await expectText(
        await canvas.findByRole('alert'),
        'The fee is 3 XP by now. Check the new total and deposit again.',
      );
    });
  },
});

/** The fees cannot be loaded: a card explains why, and nothing can be submitted. */
export const FeesLoadError = meta.story({
  parameters: shows('deposit.state.fees-load-error'),
  args: { prices: pricesFixtures.named('fees failed') },
  play: async ({ canvas, args, userEvent }) => {
    await expectText(await canvas.findByRole('alert'), 'We could not load the fees');
    await expect(canvas.queryByRole('button', { name: 'Deposit' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
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
