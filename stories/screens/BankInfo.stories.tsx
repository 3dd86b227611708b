import { expect, fn, within } from 'storybook/test';

import preview from '#.storybook/preview';
import BankInfoRoute from '#app/routes/BankInfoRoute.tsx';
import { allSentRequests } from '#mocks/scenarios.ts';
import { sampleRegisteredAccounts } from '#samples/registered-accounts.ts';
import { BankInfoScreen } from '#screens/bank-info/BankInfoScreen.tsx';

import { shows } from '../catalogue.ts';
import { fill } from '../fill.ts';
import { namedFixtures } from '../fixtures/named-fixtures.ts';
import { rendersRoute } from '../render-route.tsx';
import { seeNoToast, seeToast } from '../see-toast.ts';
import { notify, storyServices } from '../story-services.ts';

type Canvas = ReturnType<typeof within>;

const accountsFixtures = namedFixtures({
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
    },
  ],
});

const meta = preview.meta({
  title: 'Screens/Bank Information',
  component: BankInfoScreen,
  argTypes: { accounts: accountsFixtures.control },
  args: { accounts: accountsFixtures.named('sample'), notify, onNavigate: fn() },
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

/** Fills the form as a person would, top to bottom. */
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
      await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Bank Information');
      await expect(accounts(canvas).map((account) => account.textContent)).toEqual([
        'KB Kookmin•••• 8901Jiwoo KimDefaultChecking',
        'Shinhan•••• 7890Jiwoo KimSavings',
        'Hana•••• 5607Jiwoo KimInvestment',
      ]);
    });
    await step('has a closed form and the security notice', async () => {
      await expect(toggle(canvas)).toHaveAttribute('aria-expanded', 'false');
      await expect(canvas.queryByRole('form')).not.toBeInTheDocument();
      await expect(canvas.getByRole('note')).toHaveTextContent(
        'Your bank information is encrypted and stored securely.',
      );
    });
    await step('goes back to My info', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Back' }));
      await expect(args.onNavigate).toHaveBeenLastCalledWith('/myinfo');
    });
  },
});

/** Every state of the screen, chosen by the controls. */
export const Playground = meta.story({ parameters: shows('bank-info.state.default') });

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

/** The same control closes the form. The values are still there when it opens again. */
export const FormClosedAgain = meta.story({
  parameters: shows('bank-info.transition.form-toggle'),
  play: async ({ canvas, userEvent }) => {
    await openForm(canvas);
    await fill(holderField(canvas), 'Jiwoo Kim');
    await userEvent.click(toggle(canvas));
    await expect(toggle(canvas)).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByRole('form')).not.toBeInTheDocument();
    await userEvent.click(toggle(canvas));
    await expect(holderField(canvas)).toHaveValue('Jiwoo Kim');
    await userEvent.click(toggle(canvas));
    await seeNoToast();
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

/** All four fields are required: a toast and each empty field say so. Blanks count as empty. */
export const RequiredMissing = meta.story({
  parameters: shows('bank-info.validation.required'),
  play: async ({ canvas, step, userEvent }) => {
    const missing = {
      title: 'Missing Information',
      message: 'Please fill in all required fields',
      tone: 'destructive',
    } as const;
    await step('marks all four, and goes to the first', async () => {
      await openForm(canvas);
      await userEvent.click(saveButton(canvas));
      await seeToast(missing);
      await expect(bankField(canvas)).toHaveFocus();
      await expect(bankField(canvas)).toHaveAccessibleDescription('Choose the bank.');
      await expect(numberField(canvas)).toBeInvalid();
      await expect(holderField(canvas)).toBeInvalid();
      await expect(typeField(canvas)).toBeInvalid();
    });
    await step('counts blanks as empty, and keeps the rest', async () => {
      await fillIn(canvas);
      await fill(holderField(canvas), '   ');
      await userEvent.click(saveButton(canvas));
      await seeToast(missing);
      await expect(holderField(canvas)).toHaveFocus();
      await expect(holderField(canvas)).toHaveAccessibleDescription(
        'Enter the name of the account holder.',
      );
      await expect(numberField(canvas)).toHaveValue('1002-345-678901');
    });
  },
});

/** A double press shows one toast. */
export const AccountAddedSuccessfully = meta.story({
  parameters: shows('bank-info.toast.added'),
  play: async ({ canvas, userEvent }) => {
    await openForm(canvas);
    await fillIn(canvas);
    await userEvent.dblClick(saveButton(canvas));
    await seeToast({
      title: 'Account Added Successfully',
      message: 'Your bank account has been registered.',
      tone: 'default',
    });
  },
});

/** Saving only clears the form, which stays open. It sends no request, adds no account and opens no other screen. */
export const SaveClearsFormOnly = meta.story({
  ...flow,
  parameters: shows('bank-info.rule.save-only-clears'),
  play: async ({ canvas, userEvent }) => {
    await openForm(canvas);
    await fillIn(canvas);
    await userEvent.type(holderField(canvas), '{Enter}');
    await expect(bankField(canvas)).toHaveDisplayValue('Choose a bank');
    await expect(numberField(canvas)).toHaveValue('');
    await expect(holderField(canvas)).toHaveValue('');
    await expect(typeField(canvas)).toHaveDisplayValue('Choose a type');
    await expect(toggle(canvas)).toHaveAttribute('aria-expanded', 'true');
    await expect(accounts(canvas)).toHaveLength(3);
    await expect(storyServices().navigate).not.toHaveBeenCalled();
    await expect(allSentRequests()).toHaveLength(0);
  },
});
