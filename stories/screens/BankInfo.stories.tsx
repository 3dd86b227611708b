import { expect, fn, waitFor, within } from 'storybook/test';

import preview from '#.storybook/preview';
import BankInfoRoute from '#app/routes/BankInfoRoute.tsx';
import { mock, sentRequests } from '#mocks/scenarios.ts';
import { sampleCard, sampleCards } from '#samples/cards.ts';
import { sampleRegisteredAccounts } from '#samples/registered-accounts.ts';
import { BankInfoScreen } from '#screens/bank-info/BankInfoScreen.tsx';
import { expectQuestion } from '#harness/expect-question.ts';
import { expectText } from '#harness/expect-text.ts';
import type { BankAccount } from '#wallet/entities/bank-account.ts';
import type { PaymentCard } from '#wallet/entities/payment-card.ts';

import { shows } from '../catalogue.ts';
import { failInEveryWay } from '#harness/fail-in-every-way.ts';
import { findCreated, loseAnswers, lostAnswerEntries } from '#harness/lost-answers.ts';
import { fill } from '#harness/fill.ts';
import { loadableFixtures } from '../fixtures/named-fixtures.ts';
import { outcomes } from '../fixtures/outcomes.ts';
import { rendersRoute } from '#harness/render-route.tsx';
import { sameAs } from '#harness/same-as.ts';
import { expectNoToast, expectRefusalToast, expectToast } from '#harness/expect-toast.ts';
import { notify, storyServices } from '#harness/story-services.ts';
import { expectBusy } from '#harness/expect-busy.ts';

type Canvas = ReturnType<typeof within>;

const accountsFixtures = loadableFixtures<readonly BankAccount[], string>({
  sample: sampleRegisteredAccounts,
  none: [],
  'one with a long holder': [
    {
      id: 1,
      bankName: 'NH Nonghyup',
      accountNumber: '301-0123-4567-81',
      accountHolder: 'Maximiliana Wolfeschlegelsteinhausenbergerdorff 김지우',
      accountType: 'crypto' as const,
      isDefault: true,
      paidBefore: false,
      otherHolder: false,
    },
  ],
});

const cardsFixtures = loadableFixtures<readonly PaymentCard[], string>({
  sample: sampleCards,
  two: [...sampleCards, { ...sampleCard, id: 2, lastFour: '0002', isDefault: false }],
  none: [],
});

const meta = preview.meta({
  title: 'Screens/Bank Information',
  tags: ['autodocs'],
  component: BankInfoScreen,
  argTypes: { accounts: accountsFixtures.control, cards: cardsFixtures.control },
  args: {
    accounts: accountsFixtures.named('sample'),
    cards: cardsFixtures.named('sample'),
    onAdd: fn(() => Promise.resolve()),
    onRemove: fn(() => Promise.resolve()),
    onAddCard: fn(() => Promise.resolve()),
    onRemoveCard: fn(() => Promise.resolve()),
    onSetDefault: fn(() => Promise.resolve()),
    onRetry: fn(),
    notify,
    onNavigate: fn(),
  },
});

const flow = rendersRoute(BankInfoRoute);

const toggle = (canvas: Canvas) => canvas.getByRole('button', { name: 'Add bank account' });
const saveButton = (canvas: Canvas) => canvas.getByRole('button', { name: 'Save account' });
const bankField = (canvas: Canvas) => canvas.getByRole('combobox', { name: 'Bank' });
const numberField = (canvas: Canvas) => canvas.getByRole('textbox', { name: 'Account number' });
const holderField = (canvas: Canvas) => canvas.getByRole('textbox', { name: 'Account holder' });
const typeField = (canvas: Canvas) => canvas.getByRole('combobox', { name: 'Account type' });
const accounts = (canvas: Canvas) =>
  within(canvas.getByRole('region', { name: 'Registered accounts' })).getAllByRole('listitem');

async function openForm(canvas: Canvas) {
  toggle(canvas).click();
  await canvas.findByRole('form', { name: 'New bank account' });
}

/** Fills the form from top to bottom. */
async function fillIn(canvas: Canvas) {
  await fill(bankField(canvas), 'Woori');
  await fill(numberField(canvas), '1002-345-678901');
  await fill(holderField(canvas), 'Jiwoo Kim');
  await fill(typeField(canvas), 'savings');
}

/** The registered accounts with masked numbers, and a closed form. */
export const Default = meta.story({
  parameters: shows('bank-info.state.default', 'bank-info.content.account-entry'),
  play: async ({ canvas, args, step, userEvent }) => {
    await step('lists the sample accounts with masked numbers', async () => {
      await expectText(canvas.getByRole('heading', { level: 1 }), 'Bank Information');
      await expect(accounts(canvas).map((account) => account.textContent)).toEqual([
        'KB Kookmin•••• ends in 8901Jiwoo KimDefaultChecking',
        'Shinhan•••• ends in 7890Jiwoo KimSavings',
        'Hana•••• ends in 5607Jiwoo KimInvestment',
      ]);
    });
    await step('has a closed form and the security notice', async () => {
      await expect(toggle(canvas)).toHaveAttribute('aria-expanded', 'false');
      await expect(canvas.queryByRole('form')).not.toBeInTheDocument();
      await expectText(
        canvas.getByRole('note'),
        'Your bank information is encrypted and stored securely.',
      );
    });
    await step('goes back to My info', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Back' }));
      await expect(args.onNavigate).toHaveBeenLastCalledWith('/myinfo');
    });
  },
});

/** Every state of the screen, selected with the controls. */
export const Playground = meta.story({
  parameters: shows('bank-info.state.default'),
  argTypes: {
    onAdd: outcomes.control,
    onRemove: outcomes.control,
    onAddCard: outcomes.control,
    onRemoveCard: outcomes.control,
    onSetDefault: outcomes.control,
  },
});

/** The open form has four empty fields. */
export const FormOpen = meta.story({
  parameters: shows('bank-info.state.form-open', 'bank-info.constant.account-types'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(toggle(canvas));
    await expect(toggle(canvas)).toHaveAttribute('aria-expanded', 'true');
    await expect(bankField(canvas)).toHaveDisplayValue('Choose a bank');
    await expect(numberField(canvas)).toHaveValue('');
    await expect(holderField(canvas)).toHaveValue('');
    const type = canvas.getByRole('combobox', { name: 'Account type' });
    await expect(Array.from(type.children, (option) => option.textContent)).toEqual([
      'Choose a type',
      'Checking',
      'Savings',
      'Investment',
      'Crypto',
    ]);
  },
});

/** The same button closes the form. The reopened form still has its values. */
export const FormClosedAgain = meta.story({
  parameters: {
    ...shows('bank-info.transition.form-toggle'),
    ...sameAs('Default', 'the form is closed at the end'),
  },
  play: async ({ canvas, userEvent }) => {
    await openForm(canvas);
    await fill(holderField(canvas), 'Jiwoo Kim');
    await userEvent.click(toggle(canvas));
    await expect(toggle(canvas)).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByRole('form')).not.toBeInTheDocument();
    await userEvent.click(toggle(canvas));
    await expect(holderField(canvas)).toHaveValue('Jiwoo Kim');
    await userEvent.click(toggle(canvas));
    await expectNoToast();
  },
});

/** Six banks, in the documents' order. */
export const BanksOffered = meta.story({
  parameters: shows('bank-info.constant.banks'),
  play: async ({ canvas }) => {
    await openForm(canvas);
    const bank = canvas.getByRole('combobox', { name: 'Bank' });
    await expect(Array.from(bank.children, (option) => option.textContent)).toEqual([
      'Choose a bank',
      'KB Kookmin',
      'Shinhan',
      'Hana',
      'Woori',
      'NH Nonghyup',
      'IBK',
    ]);
    await fill(bank, 'NH Nonghyup');
    await expect(bank).toHaveDisplayValue('NH Nonghyup');
  },
});

/** All four fields are required: a toast and each empty field show an error. Spaces count as empty. */
export const RequiredMissing = meta.story({
  parameters: shows('bank-info.validation.required'),
  play: async ({ canvas, step, userEvent }) => {
    await step('marks all four, and focuses the first', async () => {
      await openForm(canvas);
      await userEvent.click(saveButton(canvas));
      await expectToast('bank-info.missing-information');
      await expect(bankField(canvas)).toHaveFocus();
      await expect(bankField(canvas)).toHaveAccessibleDescription('Choose the bank.');
      await expect(numberField(canvas)).toBeInvalid();
      await expect(numberField(canvas)).toHaveAccessibleDescription('Enter the account number.');
      await expect(holderField(canvas)).toBeInvalid();
      await expect(typeField(canvas)).toBeInvalid();
      await expect(typeField(canvas)).toHaveAccessibleDescription('Choose the type of account.');
    });
    await step('counts blanks as empty, and does not change the other fields', async () => {
      await fillIn(canvas);
      await fill(holderField(canvas), '   ');
      await userEvent.click(saveButton(canvas));
      await expectToast('bank-info.missing-information');
      await expect(holderField(canvas)).toHaveFocus();
      await expect(holderField(canvas)).toHaveAccessibleDescription(
        'Enter the name of the account holder.',
      );
      await expect(numberField(canvas)).toHaveValue('1002-345-678901');
    });
  },
});

/** The account is saved. A double press shows only one toast. */
export const AccountAddedSuccessfully = meta.story({
  parameters: shows('bank-info.toast.added'),
  play: async ({ canvas, args, userEvent }) => {
    await openForm(canvas);
    await fillIn(canvas);
    await userEvent.dblClick(saveButton(canvas));
    await expectToast('bank-info.added');
    await expect(args.onAdd).toHaveBeenCalledOnce();
    await expect(args.onAdd).toHaveBeenCalledWith(
      {
        bankName: 'Woori',
        accountNumber: '1002-345-678901',
        accountHolder: 'Jiwoo Kim',
        accountType: 'savings',
      },
      expect.any(AbortSignal),
    );
  },
});

/** Saving clears the form, which stays open. The account is listed at once, and no other screen opens. */
export const SavedAccountListed = meta.story({
  ...flow,
  parameters: shows('bank-info.rule.saved-listed'),
  play: async ({ canvas, msw, step, userEvent }) => {
    await step('saves', async () => {
      await canvas.findByText('Shinhan');
      await openForm(canvas);
      await fillIn(canvas);
      msw.use(
        mock('bankAccounts').ok([
          ...sampleRegisteredAccounts,
          {
            id: 4,
            bankName: 'Woori',
            accountNumber: '1002-345-678901',
            accountHolder: 'Jiwoo Kim',
            accountType: 'savings',
            isDefault: false,
          },
        ]),
      );
      await userEvent.type(holderField(canvas), '{Enter}');
    });
    await step('lists it, masked', async () => {
      await waitFor(() => expect(accounts(canvas)).toHaveLength(4));
      await expectText(accounts(canvas)[3], 'Woori•••• ends in 8901Jiwoo KimSavings');
    });
    await step('clears the form', async () => {
      await expect(bankField(canvas)).toHaveDisplayValue('Choose a bank');
      await expect(numberField(canvas)).toHaveValue('');
      await expect(holderField(canvas)).toHaveValue('');
      await expect(typeField(canvas)).toHaveDisplayValue('Choose a type');
      await expect(toggle(canvas)).toHaveAttribute('aria-expanded', 'true');
    });
    await expect(storyServices().navigate).not.toHaveBeenCalled();
    await expect(sentRequests('addBankAccount').map(({ body }) => body)).toEqual([
      {
        userId: 1,
        bankName: 'Woori',
        accountNumber: '1002-345-678901',
        accountHolder: 'Jiwoo Kim',
        accountType: 'savings',
      },
    ]);
  },
});

/** A malformed account number is refused by its own toast and at its field. */
export const AccountNumberRefused = meta.story({
  parameters: shows('bank-info.validation.account-number'),
  play: async ({ canvas, args, userEvent }) => {
    await openForm(canvas);
    await fillIn(canvas);
    await fill(numberField(canvas), '1002-345');
    await userEvent.click(saveButton(canvas));
    await expectToast('bank-info.account-number');
    await expect(numberField(canvas)).toHaveFocus();
    await expect(numberField(canvas)).toHaveAccessibleDescription(
      'Enter 8 to 16 digits, with hyphens or spaces between them if you like.',
    );
    await expect(holderField(canvas)).toBeValid();
    await expect(args.onAdd).not.toHaveBeenCalled();
  },
});

/** While the account is saved, the form is disabled, and a second press does nothing. */
export const Saving = meta.story({
  parameters: shows('bank-info.state.saving'),
  args: { onAdd: fn(() => new Promise<void>(() => undefined)) },
  play: async ({ canvas, args, userEvent }) => {
    await openForm(canvas);
    await fillIn(canvas);
    await userEvent.dblClick(saveButton(canvas));
    await expectBusy(await canvas.findByRole('button', { name: 'Saving…' }));
    await expect(numberField(canvas)).toBeDisabled();
    await expect(args.onAdd).toHaveBeenCalledOnce();
    await expectNoToast();
  },
});

/** The provider refuses: a toast says that nothing was saved, and the form explains why and keeps its values. */
export const SaveFailed = meta.story({
  ...flow,
  parameters: shows('bank-info.toast.failed'),
  play: async ({ canvas, msw, step, userEvent }) => {
    const add = mock('addBankAccount');
    await canvas.findByText('Shinhan');
    await openForm(canvas);
    await fillIn(canvas);
    for (const [handler, sentence] of [
      [
        add.refusedBy(422, 'bank-accounts-full', { most: 20 }),
        'You can save 20 accounts. Remove one that you do not use.',
      ],
      [
        add.refusedBy(409, 'bank-account-saved', {}),
        'You have saved this account already. Enter another one.',
      ],
    ] as const) {
      await step(sentence, async () => {
        msw.use(handler);
        await userEvent.click(saveButton(canvas));
        await waitFor(() => expectText(canvas.getByRole('alert'), sentence));
        await expectRefusalToast(sentence, 'bank-info.failed');
        await expect(numberField(canvas)).toHaveValue('1002-345-678901');
        await waitFor(() => expect(saveButton(canvas)).toHaveFocus());
      });
    }
  },
});

const removeButton = (canvas: Canvas) =>
  canvas.findByRole('button', { name: 'Remove Shinhan, ends in 7890' });
const removeDialog = (canvas: Canvas) => expectQuestion(canvas, 'Remove this account?');

/** Removing needs a confirmation, with the focus on Cancel. Cancelling changes nothing. */
export const RemoveAsks = meta.story({
  parameters: shows('bank-info.state.remove-asks'),
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(await removeButton(canvas));
    const dialog = await removeDialog(canvas);
    await expect(dialog).toHaveAccessibleDescription(
      'Shinhan ends in 7890 can no longer be chosen for a deposit or a withdrawal. You can add it again at any time.',
    );
    const cancel = within(dialog).getByRole('button', { name: 'Cancel' });
    await expect(cancel).toHaveFocus();
    await waitFor(() => expect(dialog.getAnimations()).toHaveLength(0));
    await userEvent.click(cancel);
    await expect(canvas.queryByRole('alertdialog')).not.toBeInTheDocument();
    await expect(await removeButton(canvas)).toHaveFocus();
    await expect(args.onRemove).not.toHaveBeenCalled();
    await userEvent.click(await removeButton(canvas));
    await waitFor(async () => expect((await removeDialog(canvas)).getAnimations()).toHaveLength(0));
  },
});

/** The account leaves the list, and a toast says so. */
export const AccountRemoved = meta.story({
  ...flow,
  parameters: shows('bank-info.toast.removed'),
  play: async ({ canvas, msw, userEvent }) => {
    await userEvent.click(await removeButton(canvas));
    const dialog = within(await removeDialog(canvas));
    msw.use(mock('bankAccounts').ok(sampleRegisteredAccounts.filter(({ id }) => id !== 2)));
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
    await expectToast('bank-info.removed');
    await waitFor(() => expect(accounts(canvas)).toHaveLength(2));
    await expect(canvas.queryByText('Shinhan')).not.toBeInTheDocument();
    await expect(sentRequests('removeBankAccount').map(({ params }) => params['id'])).toEqual([
      '2',
    ]);
  },
});

/** Removing fails: a toast says so, and the dialog explains why and can be confirmed again. */
export const RemoveFailed = meta.story({
  parameters: shows('bank-info.toast.remove-failed'),
  args: { onRemove: fn(() => Promise.reject(new Error('500: {"error":"No"}'))) },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(await removeButton(canvas));
    const dialog = await removeDialog(canvas);
    const remove = within(dialog).getByRole('button', { name: 'Remove' });
    await userEvent.click(remove);
    await expectToast('bank-info.remove-failed');
    await expectText(
      within(dialog).getByRole('alert'),
      'Something went wrong on our side. Wait a moment and remove it again.',
    );
    await userEvent.click(remove);
    await expect(args.onRemove).toHaveBeenCalledTimes(2);
    await expect(canvas.getByText('Shinhan')).toBeInTheDocument();
  },
});

/** Every kind of failure: the dialog explains each one and can be confirmed again. */
export const RemoveFailsInEveryWay = meta.story({
  ...flow,
  parameters: shows('bank-info.toast.remove-failed'),
  play: async (playing) => {
    await playing.userEvent.click(await removeButton(playing.canvas));
    await failInEveryWay(
      'removeBankAccount',
      playing,
      (canvas) => canvas.getByRole('button', { name: 'Remove' }),
      'Check your connection and remove it again.',
    );
  },
});

/** The answer to a removal is lost, so the outcome is unknown. The refetched list no longer has the account. */
export const RemovedWithoutAnswer = meta.story({
  ...flow,
  parameters: shows('failures.toast.write-uncertain'),
  play: async ({ canvas, msw, userEvent }) => {
    await userEvent.click(await removeButton(canvas));
    const dialog = within(await removeDialog(canvas));
    msw.use(mock('removeBankAccount').gateway(504), mock('bankAccounts').ok([]));
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
    await expectToast('write.uncertain');
    await waitFor(() => expect(canvas.getByText('No bank accounts registered')).toBeVisible());
  },
});

/** Without an account the list says so. */
export const NoAccounts = meta.story({
  parameters: shows('bank-info.state.empty'),
  args: { accounts: accountsFixtures.named('none') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No bank accounts registered')).toBeVisible();
    await expect(toggle(canvas)).toBeEnabled();
  },
});

/** A long account holder fits the screen, together with the longest number. */
export const LongHolder = meta.story({
  parameters: shows('bank-info.content.account-entry'),
  args: { accounts: accountsFixtures.named('one with a long holder') },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('NH Nonghyup')).toBeVisible();
    await expect(canvasElement.scrollWidth).toBe(canvasElement.clientWidth);
  },
});

/** While the accounts load, no empty list is shown. */
export const Loading = meta.story({
  parameters: shows('bank-info.state.loading'),
  args: { accounts: accountsFixtures.named('loading') },
});

/** The accounts cannot be loaded: a card explains why. */
export const LoadError = meta.story({
  parameters: shows('bank-info.state.load-error'),
  args: { accounts: accountsFixtures.named('failed') },
});

/** Every kind of failure: the form explains each one and can be sent again. */
export const FailsInEveryWay = meta.story({
  ...flow,
  parameters: shows('bank-info.toast.failed'),
  play: async (playing) => {
    await playing.canvas.findByText('Shinhan');
    await openForm(playing.canvas);
    await fillIn(playing.canvas);
    await failInEveryWay(
      'addBankAccount',
      playing,
      saveButton,
      'Check your connection and save the account again.',
    );
  },
});

/** The answer is lost: the form says that the outcome is unknown until a look-up shows that nothing happened. */
export const OutcomeUnknown = meta.story({
  ...flow,
  parameters: shows(...lostAnswerEntries),
  play: async (playing) => {
    await playing.canvas.findByText('Shinhan');
    await openForm(playing.canvas);
    await fillIn(playing.canvas);
    await loseAnswers('addBankAccount', playing, {
      button: saveButton,
      offline: 'Check your connection and save the account again.',
    });
  },
});

/** The answer is lost, and a look-up shows that the request succeeded. */
export const OutcomeCreated = meta.story({
  ...flow,
  parameters: shows('failures.state.outcome-created'),
  play: async (playing) => {
    await playing.canvas.findByText('Shinhan');
    await openForm(playing.canvas);
    await fillIn(playing.canvas);
    await findCreated('addBankAccount', playing, saveButton, 'bank-info.added');
  },
});

const cardToggle = (canvas: Canvas) => canvas.getByRole('button', { name: 'Add card' });
const saveCardButton = (canvas: Canvas) => canvas.getByRole('button', { name: 'Save card' });
const cardNumberField = (canvas: Canvas) => canvas.getByRole('textbox', { name: 'Card number' });
const expiryField = (canvas: Canvas) => canvas.getByRole('textbox', { name: 'Expiry date' });
const codeField = (canvas: Canvas) => canvas.getByRole('textbox', { name: 'Security code' });
const cardRows = (canvas: Canvas) =>
  within(canvas.getByRole('region', { name: 'Cards' })).getAllByRole('listitem');

async function openCardForm(canvas: Canvas) {
  (await canvas.findByRole('button', { name: 'Add card' })).click();
  await canvas.findByRole('form', { name: 'New card' });
}

/** Fills the form of a card from top to bottom. */
async function fillInCard(canvas: Canvas) {
  await fill(cardNumberField(canvas), '4000 0000 0000 0002');
  await fill(expiryField(canvas), '12/34');
  await fill(codeField(canvas), '737');
}

/** The saved cards, below the accounts: brand, masked number, expiry, and the default. */
export const CardsListed = meta.story({
  parameters: shows('bank-info.content.cards'),
  args: { cards: cardsFixtures.named('two') },
  play: async ({ canvas }) => {
    await expect(cardRows(canvas).map((row) => row.textContent)).toEqual([
      'Visa•••• ends in 4242Expires 12/34Default',
      'Visa•••• ends in 0002Expires 12/34',
    ]);
    await expect(cardToggle(canvas)).toHaveAttribute('aria-expanded', 'false');
  },
});

/** Without a card the list says so. */
export const NoCards = meta.story({
  parameters: shows('bank-info.state.no-cards'),
  args: { cards: cardsFixtures.named('none') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No cards saved')).toBeVisible();
    await expect(canvas.queryByRole('combobox', { name: 'Default card' })).not.toBeInTheDocument();
  },
});

/** While the cards load, no empty list is shown. */
export const CardsLoading = meta.story({
  parameters: shows('bank-info.state.cards-loading'),
  args: { cards: cardsFixtures.named('loading') },
});

/** The cards cannot be loaded: a card explains why. */
export const CardsLoadError = meta.story({
  parameters: shows('bank-info.state.cards-load-error'),
  args: { cards: cardsFixtures.named('failed') },
});

/** The open form of a card has three empty fields. */
export const CardFormOpen = meta.story({
  parameters: shows('bank-info.state.card-form-open'),
  play: async ({ canvas }) => {
    await openCardForm(canvas);
    await expect(cardNumberField(canvas)).toHaveValue('');
    await expect(expiryField(canvas)).toHaveValue('');
    await expect(codeField(canvas)).toHaveValue('');
    await expect(codeField(canvas)).toHaveAccessibleDescription('It is checked and never stored.');
  },
});

/** All three fields of a card are required: a toast and each empty field show an error. */
export const CardRequiredMissing = meta.story({
  parameters: shows('bank-info.validation.card-required'),
  play: async ({ canvas, args, userEvent }) => {
    await openCardForm(canvas);
    await userEvent.click(saveCardButton(canvas));
    await expectToast('bank-info.missing-information');
    await expect(cardNumberField(canvas)).toHaveFocus();
    await expect(cardNumberField(canvas)).toHaveAccessibleDescription('Enter the card number.');
    await expect(expiryField(canvas)).toHaveAccessibleDescription('Enter the expiry date.');
    await expect(codeField(canvas)).toHaveAccessibleDescription(
      'Enter the security code. It is checked and never stored.',
    );
    await expect(args.onAddCard).not.toHaveBeenCalled();
  },
});

/** Malformed fields of a card are refused at the fields, without a toast. */
export const CardMalformed = meta.story({
  parameters: shows('bank-info.validation.card-malformed'),
  play: async ({ canvas, args, userEvent }) => {
    await openCardForm(canvas);
    await fill(cardNumberField(canvas), '4242 4242 4242 4241');
    await fill(expiryField(canvas), '13/34');
    await fill(codeField(canvas), '12');
    await userEvent.click(saveCardButton(canvas));
    await expect(cardNumberField(canvas)).toHaveFocus();
    await expect(cardNumberField(canvas)).toHaveAccessibleDescription(
      'This is no card number. Check its digits.',
    );
    await expect(expiryField(canvas)).toHaveAccessibleDescription(
      'Enter month and year as on the card, such as 08/29.',
    );
    await expect(codeField(canvas)).toHaveAccessibleDescription(
      'Enter the 3 or 4 digits of the security code. It is checked and never stored.',
    );
    await expectNoToast();
    await expect(args.onAddCard).not.toHaveBeenCalled();
  },
});

/** While the card is saved, its form is disabled, and a second press does nothing. */
export const CardSaving = meta.story({
  parameters: shows('bank-info.state.card-saving'),
  args: { onAddCard: fn(() => new Promise<void>(() => undefined)) },
  play: async ({ canvas, args, userEvent }) => {
    await openCardForm(canvas);
    await fillInCard(canvas);
    await userEvent.dblClick(saveCardButton(canvas));
    await expectBusy(await canvas.findByRole('button', { name: 'Saving…' }));
    await expect(cardNumberField(canvas)).toBeDisabled();
    await expect(args.onAddCard).toHaveBeenCalledOnce();
  },
});

/** The card is saved: a toast says so, the form is empty again, and the card is listed. */
export const CardAdded = meta.story({
  ...flow,
  parameters: shows('bank-info.toast.card-added'),
  play: async ({ canvas, msw, userEvent }) => {
    await canvas.findByText('Expires 12/34');
    await openCardForm(canvas);
    await fillInCard(canvas);
    const added = { ...sampleCard, id: 2, lastFour: '0002', isDefault: false };
    msw.use(mock('cards').ok([sampleCard, added]));
    await userEvent.click(saveCardButton(canvas));
    await expectToast('card.added');
    await waitFor(() => expect(cardRows(canvas)).toHaveLength(2));
    await expect(cardNumberField(canvas)).toHaveValue('');
    await expect(codeField(canvas)).toHaveValue('');
    await expect(storyServices().navigate).not.toHaveBeenCalled();
    await expect(sentRequests('addCard').map(({ body }) => body)).toEqual([
      { userId: 1, cardNumber: '4000000000000002', expiry: '2034-12', securityCode: '737' },
    ]);
  },
});

/** The provider refuses a card: a toast says that nothing was saved, and the form shows each reason. */
export const CardRefused = meta.story({
  ...flow,
  parameters: shows('bank-info.toast.card-failed'),
  play: async ({ canvas, msw, step, userEvent }) => {
    const add = mock('addCard');
    await openCardForm(canvas);
    await fillInCard(canvas);
    for (const [handler, sentence] of [
      [
        add.refusedBy(422, 'card-not-test', {}),
        'This sandbox accepts its test cards only, such as 4242 4242 4242 4242. Never enter a real card here.',
      ],
      [
        add.refusedBy(422, 'cards-full', { most: 20 }),
        'You can save 20 cards. Remove one that you do not use.',
      ],
      [add.refusedBy(422, 'card-expired', {}), 'The card has expired. Use another card.'],
      [
        add.refusedBy(422, 'card-refused', {}),
        'The card was not accepted. Check what you entered, or use another card.',
      ],
      [
        add.refusedBy(503, 'card-service-unavailable', {}),
        'Cards cannot be checked at the moment, and nothing was saved. Try again later.',
      ],
    ] as const) {
      await step(sentence, async () => {
        msw.use(handler);
        await userEvent.click(saveCardButton(canvas));
        await waitFor(() => expectText(canvas.getByRole('alert'), sentence));
        await expectRefusalToast(sentence, 'card.failed');
        await expect(cardNumberField(canvas)).toHaveValue('4000 0000 0000 0002');
      });
    }
  },
});

/** Every kind of failure: the form of a card explains each one and can be sent again. */
export const CardFailsInEveryWay = meta.story({
  ...flow,
  parameters: shows('bank-info.toast.card-failed'),
  play: async (playing) => {
    await openCardForm(playing.canvas);
    await fillInCard(playing.canvas);
    await failInEveryWay(
      'addCard',
      playing,
      saveCardButton,
      'Check your connection and save the card again.',
    );
  },
});

const removeCardButton = (canvas: Canvas) =>
  canvas.findByRole('button', { name: 'Remove Visa, ends in 4242' });
const removeCardDialog = (canvas: Canvas) => expectQuestion(canvas, 'Remove this card?');

/** Removing a card needs a confirmation, with the focus on Cancel. */
export const RemoveCardAsks = meta.story({
  parameters: shows('bank-info.state.remove-card-asks'),
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(await removeCardButton(canvas));
    const dialog = await removeCardDialog(canvas);
    await expect(dialog).toHaveAccessibleDescription(
      'Visa ends in 4242 can no longer be chosen for a deposit. You can add it again at any time.',
    );
    await expect(within(dialog).getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await waitFor(() => expect(dialog.getAnimations()).toHaveLength(0));
    await expect(args.onRemoveCard).not.toHaveBeenCalled();
  },
});

/** The card leaves the list, and a toast says so. */
export const CardRemoved = meta.story({
  ...flow,
  parameters: shows('bank-info.toast.card-removed'),
  play: async ({ canvas, msw, userEvent }) => {
    await userEvent.click(await removeCardButton(canvas));
    const dialog = within(await removeCardDialog(canvas));
    msw.use(mock('cards').ok([]));
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
    await expectToast('card.removed');
    await waitFor(() => expect(canvas.getByText('No cards saved')).toBeVisible());
    await expect(sentRequests('removeCard').map(({ params }) => params['id'])).toEqual(['1']);
  },
});

/** Removing a card fails: a toast says so, and the dialog explains why. */
export const RemoveCardFailed = meta.story({
  parameters: shows('bank-info.toast.remove-card-failed'),
  args: { onRemoveCard: fn(() => Promise.reject(new Error('500: {"error":"No"}'))) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await removeCardButton(canvas));
    const dialog = await removeCardDialog(canvas);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Remove' }));
    await expectToast('card.remove-failed');
    await expectText(
      within(dialog).getByRole('alert'),
      'Something went wrong on our side. Wait a moment and remove it again.',
    );
  },
});

const defaultField = (canvas: Canvas, name: string) => canvas.findByRole('combobox', { name });

/** Another account and another card become the default: a toast says so. */
export const DefaultChanged = meta.story({
  ...flow,
  parameters: shows('bank-info.toast.default-changed'),
  beforeEach({ msw }) {
    const second = { ...sampleCard, id: 2, lastFour: '0002', isDefault: false };
    msw.use(mock('cards').ok([sampleCard, second]));
  },
  play: async ({ canvas, msw, step }) => {
    await step('an account', async () => {
      const field = await defaultField(canvas, 'Default account');
      await expect(field).toHaveDisplayValue('KB Kookmin, ends in 8901');
      msw.use(
        mock('bankAccounts').ok(
          sampleRegisteredAccounts.map((account) =>
            Object.assign({}, account, { isDefault: account.id === 2 }),
          ),
        ),
      );
      await fill(field, '2');
      await expectToast('card.default-changed');
      await expect(sentRequests('setDefaultAccount').map(({ params }) => params['id'])).toEqual([
        '2',
      ]);
      await waitFor(() => expectText(accounts(canvas)[1], 'Default'));
      await expect(field).toHaveDisplayValue('Shinhan, ends in 7890');
    });
    await step('a card', async () => {
      const field = await defaultField(canvas, 'Default card');
      await fill(field, '2');
      await waitFor(() =>
        expect(sentRequests('setDefaultCard').map(({ params }) => params['id'])).toEqual(['2']),
      );
    });
  },
});

/** The default cannot be changed, because its card is gone: a toast says so, and the field has the stored default. */
export const DefaultNotChanged = meta.story({
  ...flow,
  parameters: shows('bank-info.toast.default-failed'),
  beforeEach({ msw }) {
    msw.use(mock('setDefaultAccount').refusedBy(404, 'bank-account-missing', {}));
  },
  play: async ({ canvas }) => {
    const field = await defaultField(canvas, 'Default account');
    await fill(field, '3');
    await expectRefusalToast('There is no such account among yours.', 'card.default-failed');
    await waitFor(() => expect(field).toHaveDisplayValue('KB Kookmin, ends in 8901'));
  },
});

/** A form has led here for a card: its form is open, and Back returns to the form. */
export const OpenedForCard = meta.story({
  parameters: {
    ...shows('bank-info.state.opened-by-form'),
    ...sameAs('Card Form Open', 'the form of a card is open in both'),
  },
  args: { origin: { from: '/deposit', add: 'card' } },
  play: async ({ canvas, args, step, userEvent }) => {
    await step('Back returns', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Back' }));
      await expect(args.onNavigate).toHaveBeenLastCalledWith('/deposit');
    });
    await step('so does a saved card', async () => {
      await fillInCard(canvas);
      await userEvent.click(saveCardButton(canvas));
      await expectToast('card.added');
      await expect(args.onNavigate).toHaveBeenCalledTimes(2);
    });
  },
});

/** A form has led here for an account: its form is open, and a saved account returns to the form. */
export const OpenedForAccount = meta.story({
  parameters: {
    ...shows('bank-info.state.opened-by-form'),
    ...sameAs('Account Added Successfully', 'an account was saved in both'),
  },
  args: { origin: { from: '/local-withdraw', add: 'bank-account' } },
  play: async ({ canvas, args, userEvent }) => {
    await expect(toggle(canvas)).toHaveAttribute('aria-expanded', 'true');
    await fillIn(canvas);
    await userEvent.click(saveButton(canvas));
    await expectToast('bank-info.added');
    await expect(args.onNavigate).toHaveBeenLastCalledWith('/local-withdraw');
  },
});
