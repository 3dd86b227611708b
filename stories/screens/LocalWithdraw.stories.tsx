import { expect, fn, waitFor, within } from 'storybook/test';

import preview from '#.storybook/preview';
import LocalWithdrawRoute from '#app/routes/LocalWithdrawRoute.tsx';
import { buildAsset, buildHoldings } from '#mocks/builders.ts';
import { mock, sentRequests } from '#mocks/scenarios.ts';
import { sampleFees } from '#samples/fees.ts';
import { sampleRegisteredAccounts } from '#samples/registered-accounts.ts';
import {
  LocalWithdrawScreen,
  type LocalWithdrawActions,
} from '#screens/local-withdraw/LocalWithdrawScreen.tsx';
import { expectAmountInSight } from '#harness/expect-amount-in-sight.ts';
import { expectText } from '#harness/expect-text.ts';
import type { BankAccount } from '#wallet/entities/bank-account.ts';
import { Holdings } from '#wallet/entities/holdings.ts';
import { ready } from '#wallet/loadable.ts';
import { decimal } from '#wallet/money/decimal.ts';

import { shows } from '../catalogue.ts';
import { deviceChecks } from '../fixtures/device.ts';
import { choiceTexts } from '#harness/choice-texts.ts';
import { failInEveryWayInKorean } from '#harness/fail-in-every-way.ts';
import { findCreated, loseAnswers, lostAnswerEntries } from '#harness/lost-answers.ts';
import { expectFallen, fallingBalance } from '#harness/falling-balance.tsx';
import { fill } from '#harness/fill.ts';
import { feesFixtures } from '../fixtures/fees.ts';
import { holdingsFixtures } from '../fixtures/holdings.ts';
import { loadableFixtures } from '../fixtures/named-fixtures.ts';
import { completed, moneyOutcomes, pending } from '../fixtures/outcomes.ts';
import { rendersApp } from '#harness/render-app.tsx';
import { rendersRoute } from '#harness/render-route.tsx';
import { sameAs } from '#harness/same-as.ts';
import { expectNoToast, expectRefusalToast, expectToast } from '#harness/expect-toast.ts';
import { notify, storyServices } from '#harness/story-services.ts';
import { expectBusy } from '#harness/expect-busy.ts';

type Canvas = ReturnType<typeof within>;

const accountsFixtures = loadableFixtures<readonly BankAccount[], string>({
  sample: sampleRegisteredAccounts,
  none: [],
  'another holder': sampleRegisteredAccounts.map((account) => ({
    ...account,
    accountHolder: '박민서',
    paidBefore: false,
    otherHolder: true,
  })),
  'the documented banks': [
    'KB Kookmin',
    'Shinhan',
    'Hana',
    'Woori',
    'NH Nonghyup',
    'IBK',
    'Maximiliana Wolfeschlegelsteinhausenbergerdorff & Cie',
  ].map((bankName, index) => ({
    id: index + 1,
    bankName,
    accountNumber: '301-0123-4567-81',
    accountHolder: 'Maximiliana Wolfeschlegelsteinhausenbergerdorff 김지우',
    accountType: 'checking',
    isDefault: index === 0,
    paidBefore: true,
    otherHolder: false,
  })),
});

const withdraws = (outcome: LocalWithdrawActions['onWithdraw']) =>
  fn<LocalWithdrawActions['onWithdraw']>(outcome);

const meta = preview.meta({
  title: 'Screens/Local Withdraw',
  tags: ['autodocs'],
  component: LocalWithdrawScreen,
  argTypes: {
    left: { control: { type: 'select' }, options: ['550000', '3000', '0'] },
    holdings: holdingsFixtures.control,
    fees: feesFixtures.control,
    accounts: accountsFixtures.control,
    deviceCheck: deviceChecks.control,
  },
  args: {
    holdings: holdingsFixtures.named('sample'),
    accounts: accountsFixtures.named('sample'),
    fees: feesFixtures.named('sample'),
    deviceCheck: deviceChecks.named('not needed'),
    onWithdraw: withdraws(() => Promise.resolve(completed)),
    notify,
    onHold: fn(),
    onNavigate: fn(),
    onRetry: fn(),
  },
});

const flow = rendersRoute(LocalWithdrawRoute);

const withdrawButton = (canvas: Canvas) => canvas.getByRole('button', { name: '출금하기' });
const amountField = (canvas: Canvas) => canvas.getByRole('textbox', { name: '출금 금액' });
const quickAmount = (canvas: Canvas, name: string) =>
  within(canvas.getByRole('group', { name: '빠른 금액 선택' })).getByRole('button', { name });
const accountGroup = (canvas: Canvas) => canvas.getByRole('radiogroup', { name: '입금 계좌' });
const methodGroup = (canvas: Canvas) => canvas.getByRole('radiogroup', { name: '출금 방법' });
const card = (canvas: Canvas, name: string) => canvas.getByRole('radio', { name });
const summary = (canvas: Canvas) => canvas.getByRole('region', { name: '출금 정보' });

/** Confirms the withdrawal on the sheet. */
async function confirm(canvas: Canvas, userEvent: { click: (on: Element) => Promise<void> }) {
  const sheet = await canvas.findByRole('dialog', { name: '출금 확인' });
  await userEvent.click(within(sheet).getByRole('button', { name: '확인' }));
}

/** Fills the form from top to bottom. An empty text does not change a choice. */
async function fillIn(
  canvas: Canvas,
  { amount = '10000', account = 'KB국민은행', method = '즉시' } = {},
) {
  await fill(await canvas.findByRole('textbox', { name: '출금 금액' }), amount);
  if (account) card(canvas, account).click();
  if (method) card(canvas, method).click();
}

/** Only the default account is preselected. The balance is the BusanCoin of the assets. */
export const Default = meta.story({
  parameters: shows(
    'local-withdraw.state.default',
    'local-withdraw.content.available-balance',
    'local-withdraw.content.account-entry',
    'local-withdraw.content.default-badge',
    'local-withdraw.content.maintenance-notice',
    'local-withdraw.content.daily-limit',
    'local-withdraw.call.assets',
    'local-withdraw.content.saved-accounts',
    'local-withdraw.transition.back',
  ),
  play: async ({ canvas, args, step, userEvent }) => {
    await step('shows the balance in won', async () => {
      const balance = await canvas.findByRole('region', { name: '출금 가능 잔액' });
      await expectText(balance, '출금 가능 잔액 · 테스트 머니₩48,5001코인 = 1원');
      await expectText(canvas.getByRole('heading', { level: 1 }), '출금하기');
      await expect(balance.closest('[lang]')).toHaveAttribute('lang', 'ko');
      await expect(canvas.getByText('원')).toBeVisible();
    });
    await step('lists the accounts, masked, the default one marked and chosen', async () => {
      const accounts = within(accountGroup(canvas)).getAllByRole('radio');
      await expect(choiceTexts(accounts)).toEqual([
        'KB국민은행•••• 끝 번호 8901 · Jiwoo Kim기본',
        '신한은행•••• 끝 번호 7890 · Jiwoo Kim',
        '하나은행•••• 끝 번호 5607 · Jiwoo Kim',
      ]);
      await expect(card(canvas, 'KB국민은행')).toHaveAccessibleDescription(
        '기본 끝 번호 8901 · Jiwoo Kim',
      );
      await expect(card(canvas, 'KB국민은행')).toBeChecked();
    });
    await step('lists the methods with fee and duration, none chosen', async () => {
      const methods = within(methodGroup(canvas)).getAllByRole('radio');
      await expect(choiceTexts(methods)).toEqual([
        '즉시1~3분1에서 3분₩500',
        '일반10~30분10에서 30분₩200',
        '무료 출금1~3시간1에서 3시간무료',
      ]);
      for (const method of methods) await expect(method).not.toBeChecked();
    });
    await step('names the minimum', async () => {
      await expect(amountField(canvas)).toHaveAccessibleDescription(
        '최소 1,000원부터 출금할 수 있어요.',
      );
    });
    await step('has a summary of the account, without figures yet', async () => {
      await expect(within(summary(canvas)).getAllByText('아직 입력되지 않음')).toHaveLength(5);
      await expectText(summary(canvas), '입금 계좌KB국민은행 •••• 끝 번호 8901');
      await expect(summary(canvas)).not.toHaveTextContent('₩');
    });
    await step('names the maintenance window and the daily limit', async () => {
      const notice = within(canvas.getByRole('note'));
      await expect(notice.getByText('유의사항')).toBeVisible();
      await expect(
        notice.getByText('은행 점검 시간(23:30-06:00)에는 출금이 제한될 수 있어요.'),
      ).toBeVisible();
      await expect(notice.getByText('1일 출금 한도는 1,000,000원이에요.')).toBeVisible();
    });
    await step('goes back to LocalPay', async () => {
      await userEvent.click(canvas.getByRole('link', { name: '뒤로' }));
      await expect(args.onNavigate).toHaveBeenLastCalledWith('/localpay');
    });
    await expect(args.onWithdraw).not.toHaveBeenCalled();
  },
});

/** Every state of the screen, selected with the controls. */
export const Playground = meta.story({
  parameters: shows('local-withdraw.state.default'),
  argTypes: { onWithdraw: moneyOutcomes.control },
});

/** The quick buttons set the amount instead of adding to it. */
export const QuickAmounts = meta.story({
  parameters: shows('local-withdraw.constant.quick-amounts'),
  args: { holdings: ready(Holdings.parse([buildAsset('BusanCoin', '250000')])) },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('textbox', { name: '출금 금액' });
    await expect(
      within(canvas.getByRole('group', { name: '빠른 금액 선택' }))
        .getAllByRole('button')
        .map((button) => button.textContent),
    ).toEqual(['10K', '50K', '100K', '전액']);
    for (const [name, amount] of [
      ['10,000원, 10K', '10,000'],
      ['50,000원, 50K', '50,000'],
      ['100,000원, 100K', '100,000'],
      ['전액', '250,000'],
    ] as const) {
      await userEvent.click(quickAmount(canvas, name));
      await expect(amountField(canvas)).toHaveValue(amount);
    }
  },
});

/** With a balance of exactly 50,000 won, the button for 50,000 works and the one for 100,000 does not. */
export const QuickAmountsDisabled = meta.story({
  parameters: shows('local-withdraw.state.quick-amount-disabled'),
  args: { holdings: ready(Holdings.parse([buildAsset('BusanCoin', '50000')])) },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('textbox', { name: '출금 금액' });
    await expect(quickAmount(canvas, '10,000원, 10K')).toBeEnabled();
    await expect(quickAmount(canvas, '50,000원, 50K')).toBeEnabled();
    await expect(quickAmount(canvas, '100,000원, 100K')).toBeDisabled();
    await expect(quickAmount(canvas, '전액')).toBeEnabled();
    await userEvent.click(quickAmount(canvas, '100,000원, 100K'));
    await expect(amountField(canvas)).toHaveValue('');
  },
});

/** Without a balance every quick button is disabled, including the full amount. */
export const ZeroBalance = meta.story({
  parameters: shows('local-withdraw.state.quick-amount-disabled'),
  args: { holdings: ready(Holdings.parse([buildAsset('XP', '10')])) },
  play: async ({ canvas }) => {
    await expectText(await canvas.findByRole('region', { name: '출금 가능 잔액' }), '₩0');
    for (const name of ['10,000원, 10K', '50,000원, 50K', '100,000원, 100K', '전액']) {
      await expect(quickAmount(canvas, name)).toBeDisabled();
    }
  },
});

/** The balance falls before the answer arrives: the summary stays as confirmed. */
export const ProcessingWithLessBalance = meta.story({
  parameters: shows('local-withdraw.state.processing'),
  decorators: [
    fallingBalance('onWithdraw', ready(Holdings.parse([buildAsset('BusanCoin', '38000')]))),
  ],
  play: async ({ canvas, userEvent }) => {
    await fillIn(canvas);
    await userEvent.click(withdrawButton(canvas));
    await canvas.findByRole('button', { name: '처리 중…' });
    await expectFallen();
    await expectText(canvas.getByRole('region', { name: '출금 가능 잔액' }), '₩38,000');
    await expectText(summary(canvas), '총 차감 금액₩10,500현재 잔액₩48,500출금 후 잔액₩38,000');
  },
});

/** The full amount is the complete balance. With Economy, which has no fee, nothing is left. */
export const FullAmount = meta.story({
  parameters: shows('local-withdraw.state.full-amount'),
  play: async ({ canvas, args, step, userEvent }) => {
    await step('fills in the balance', async () => {
      await canvas.findByRole('textbox', { name: '출금 금액' });
      await userEvent.click(quickAmount(canvas, '전액'));
      await expect(amountField(canvas)).toHaveValue('48,500');
    });
    await step('is accepted with economy', async () => {
      await userEvent.click(card(canvas, 'KB국민은행'));
      await userEvent.click(card(canvas, '무료 출금'));
      await expectText(summary(canvas), '총 차감 금액₩48,500현재 잔액₩48,500출금 후 잔액₩0');
      await userEvent.click(withdrawButton(canvas));
      await confirm(canvas, userEvent);
      await expect(args.onWithdraw).toHaveBeenCalledWith(
        { amount: '48500', fee: '0', bankId: 1, method: 'economy' },
        expect.any(AbortSignal),
      );
    });
  },
});

/** The full amount is in whole won. A fraction, which only a send could cause, is left over. */
export const FullAmountOfFraction = meta.story({
  parameters: shows('local-withdraw.state.full-amount'),
  args: { holdings: ready(Holdings.parse([buildAsset('BusanCoin', '48500.75')])) },
  play: async ({ canvas, args, userEvent }) => {
    await fillIn(canvas, { amount: '' });
    await userEvent.click(quickAmount(canvas, '전액'));
    await expect(amountField(canvas)).toHaveValue('48,500');
    await userEvent.click(card(canvas, '무료 출금'));
    await userEvent.click(withdrawButton(canvas));
    await confirm(canvas, userEvent);
    await expect(args.onWithdraw).toHaveBeenCalledWith(
      { amount: '48500', fee: '0', bankId: 1, method: 'economy' },
      expect.any(AbortSignal),
    );
  },
});

/** The full amount leaves nothing for a fee: it is refused, and the field names the method without a fee. */
export const FullAmountPlusFeeRefused = meta.story({
  parameters: shows(
    'local-withdraw.validation.insufficient-balance',
    'local-withdraw.state.full-amount',
  ),
  play: async ({ canvas, args, step, userEvent }) => {
    await step('the fee exceeds the balance, and the summary shows it at once', async () => {
      await fillIn(canvas, { amount: '' });
      await userEvent.click(quickAmount(canvas, '전액'));
      await expectText(summary(canvas), '총 차감 금액₩49,000현재 잔액₩48,500출금 후 잔액₩500 부족');
    });
    await step('is refused, with a method that works', async () => {
      await userEvent.click(withdrawButton(canvas));
      await expectToast('local-withdraw.insufficient-balance', '₩49,000', '₩48,500');
      await expect(amountField(canvas)).toBeInvalid();
      await expect(amountField(canvas)).toHaveFocus();
      await expect(amountField(canvas)).toHaveAccessibleDescription(
        '수수료를 더하면 잔액 48,500원보다 많아요. 무료 출금은 수수료가 없어요. 최소 1,000원부터 출금할 수 있어요.',
      );
      await expect(args.onWithdraw).not.toHaveBeenCalled();
    });
  },
});

/** The chosen account and method have a mark in addition to their colour. Only one of each can be chosen. */
export const AccountAndMethodSelected = meta.story({
  parameters: shows('local-withdraw.state.account-selected'),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('textbox', { name: '출금 금액' });
    await userEvent.click(card(canvas, 'KB국민은행'));
    await userEvent.click(card(canvas, '하나은행'));
    await userEvent.click(card(canvas, '일반'));
    await expect(choiceTexts(canvas.getAllByRole('radio', { checked: true }))).toEqual([
      '하나은행•••• 끝 번호 5607 · Jiwoo Kim',
      '일반10~30분10에서 30분₩200',
    ]);
  },
});

/** Instant takes minutes and costs 500 won. */
export const MethodInstant = meta.story({
  parameters: {
    ...shows('local-withdraw.constant.method-instant'),
    ...sameAs('Filled Summary', 'both forms have the same values'),
  },
  play: async ({ canvas }) => {
    await fillIn(canvas);
    await expect(card(canvas, '즉시')).toHaveAccessibleDescription('₩500 1에서 3분');
    await expectText(summary(canvas), '수수료₩500예상 소요 시간1~3분1에서 3분');
  },
});

/** Standard takes half an hour and costs 200 won. */
export const MethodStandard = meta.story({
  parameters: shows('local-withdraw.constant.method-standard'),
  play: async ({ canvas }) => {
    await fillIn(canvas, { method: '일반' });
    await expect(card(canvas, '일반')).toHaveAccessibleDescription('₩200 10에서 30분');
    await expectText(
      summary(canvas),
      '수수료₩200예상 소요 시간10~30분10에서 30분총 차감 금액₩10,200',
    );
  },
});

/** Economy takes hours and costs nothing. */
export const MethodEconomy = meta.story({
  parameters: shows('local-withdraw.constant.method-economy'),
  play: async ({ canvas }) => {
    await fillIn(canvas, { method: '무료 출금' });
    await expect(card(canvas, '무료 출금')).toHaveAccessibleDescription('무료 1에서 3시간');
    await expectText(
      summary(canvas),
      '수수료무료예상 소요 시간1~3시간1에서 3시간총 차감 금액₩10,000',
    );
  },
});

/** Adding an account opens the form of Bank Information. */
export const AddAccount = meta.story({
  parameters: shows('local-withdraw.transition.add-account'),
  play: async ({ canvas, args, userEvent }) => {
    await fill(await canvas.findByRole('textbox', { name: '출금 금액' }), '5000');
    await userEvent.click(canvas.getByRole('link', { name: '계좌 추가' }));
    await expect(args.onHold).toHaveBeenLastCalledWith({
      amount: '5000',
      bankId: '1',
      method: '',
    });
    await expect(args.onNavigate).toHaveBeenLastCalledWith(
      '/bank-info?from=/local-withdraw&add=bank-account',
    );
    await expectNoToast();
  },
});

/** After an account was added, the form has what was typed before. */
export const DraftRestored = meta.story({
  parameters: shows('local-withdraw.state.draft-restored'),
  args: { held: { amount: '5000', bankId: '', method: 'economy' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: '출금 금액' })).toHaveValue('5,000');
    await expect(canvas.getByRole('radio', { name: '무료 출금' })).toBeChecked();
  },
});

/** The documented banks have Korean names. Other banks keep their names, and long names fit. */
export const KoreanBankNames = meta.story({
  parameters: shows('local-withdraw.content.account-entry'),
  args: { accounts: accountsFixtures.named('the documented banks') },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('textbox', { name: '출금 금액' });
    await expect(
      within(accountGroup(canvas))
        .getAllByRole('radio')
        .map((radio) => radio.parentElement?.textContent?.split('••••')[0]),
    ).toEqual([
      'KB국민은행',
      '신한은행',
      '하나은행',
      '우리은행',
      'NH농협은행',
      'IBK기업은행',
      'Maximiliana Wolfeschlegelsteinhausenbergerdorff & Cie',
    ]);
    await expect(canvasElement.scrollWidth).toBe(canvasElement.clientWidth);
  },
});

/** The summary shows the total and the remaining balance. */
export const FilledSummary = meta.story({
  parameters: shows(
    'local-withdraw.state.filled-summary',
    'local-withdraw.rule.total-deducted',
    'local-withdraw.rule.balance-after',
  ),
  play: async ({ canvas }) => {
    await fillIn(canvas);
    await expectText(
      summary(canvas),
      '입금 계좌KB국민은행 •••• 끝 번호 8901출금 금액₩10,000수수료₩500예상 소요 시간1~3분1에서 3분총 차감 금액₩10,500현재 잔액₩48,500출금 후 잔액₩38,000',
    );
  },
});

/** Fields are missing: a toast and each of those fields show an error. */
export const MissingInfo = meta.story({
  parameters: shows('local-withdraw.validation.missing'),
  play: async ({ canvas, args, step, userEvent }) => {
    await step('asks for the method when only that is missing', async () => {
      await fillIn(canvas, { method: '' });
      await userEvent.click(withdrawButton(canvas));
      await expectToast('local-withdraw.missing');
      await expect(methodGroup(canvas)).toHaveAccessibleDescription('출금 방법을 선택해 주세요.');
      await expect(card(canvas, '즉시')).toHaveFocus();
      await expect(amountField(canvas)).toBeValid();
      await expect(accountGroup(canvas)).not.toHaveAttribute('aria-invalid');
    });
    await step('asks for the amount, and focuses it', async () => {
      await fill(amountField(canvas), '');
      await userEvent.click(withdrawButton(canvas));
      await expect(amountField(canvas)).toHaveFocus();
      await expect(amountField(canvas)).toHaveAccessibleDescription(
        '출금할 금액을 입력해 주세요. 최소 1,000원부터 출금할 수 있어요.',
      );
    });
    await expect(args.onWithdraw).not.toHaveBeenCalled();
  },
});

/** Nothing is filled in: every field but the preselected account shows an error, and the first one has the focus. */
export const MissingEverything = meta.story({
  parameters: shows('local-withdraw.validation.missing'),
  play: async ({ canvas, args, userEvent }) => {
    await canvas.findByRole('textbox', { name: '출금 금액' });
    await userEvent.click(withdrawButton(canvas));
    await expectToast('local-withdraw.missing');
    await expect(amountField(canvas)).toHaveFocus();
    await expect(accountGroup(canvas)).not.toHaveAttribute('aria-invalid');
    await expect(methodGroup(canvas)).toBeInvalid();
    await expect(args.onWithdraw).not.toHaveBeenCalled();
  },
});

/** Text, zero, a negative amount and a fraction of a won are refused. */
export const InvalidAmount = meta.story({
  parameters: shows('local-withdraw.validation.invalid-amount'),
  play: async ({ canvas, args, userEvent }) => {
    await fillIn(canvas);
    for (const [amount, message] of [
      ['만원', '0보다 큰 금액을 숫자로 입력해 주세요.'],
      ['-10000', '0보다 큰 금액을 숫자로 입력해 주세요.'],
      ['1000.5', '원 단위로, 소수점 없이 입력해 주세요.'],
      ['0', '0보다 큰 금액을 숫자로 입력해 주세요.'],
    ] as const) {
      await fill(amountField(canvas), amount);
      await userEvent.click(withdrawButton(canvas));
      await expectToast('local-withdraw.invalid-amount');
      await expect(amountField(canvas)).toHaveFocus();
      await expect(amountField(canvas)).toHaveAccessibleDescription(
        `${message} 최소 1,000원부터 출금할 수 있어요.`,
      );
    }
    await expect(args.onWithdraw).not.toHaveBeenCalled();
  },
});

/** 999 won are refused, and 1,000 won are accepted. */
export const MinimumAmount = meta.story({
  parameters: shows('local-withdraw.validation.minimum', 'local-withdraw.constant.minimum'),
  play: async ({ canvas, args, step, userEvent }) => {
    await step('accepts 1,000', async () => {
      await fillIn(canvas, { amount: '1000' });
      await userEvent.click(withdrawButton(canvas));
      await expect(args.onWithdraw).toHaveBeenCalledWith(
        { amount: '1000', fee: '500', bankId: 1, method: 'instant' },
        expect.any(AbortSignal),
      );
    });
    await step('refuses 999', async () => {
      await fillIn(canvas, { amount: '999' });
      await userEvent.click(withdrawButton(canvas));
      await expectToast('local-withdraw.minimum');
      await expect(amountField(canvas)).toHaveFocus();
      await expect(amountField(canvas)).toHaveAccessibleDescription(
        '1,000원 이상 입력해 주세요. 최소 1,000원부터 출금할 수 있어요.',
      );
      await expect(args.onWithdraw).toHaveBeenCalledOnce();
    });
  },
});

/** Amount and fee may equal the balance, and one won more is refused. An amount above the balance fits no method. */
export const InsufficientBalance = meta.story({
  parameters: shows('local-withdraw.validation.insufficient-balance'),
  play: async ({ canvas, args, step, userEvent }) => {
    await step('accepts exactly the balance, fee included', async () => {
      await fillIn(canvas, { amount: '48000' });
      await userEvent.click(withdrawButton(canvas));
      await confirm(canvas, userEvent);
      await expect(args.onWithdraw).toHaveBeenCalledOnce();
    });
    await step('refuses one won more', async () => {
      await fillIn(canvas, { amount: '48001' });
      await userEvent.click(withdrawButton(canvas));
      await expectToast('local-withdraw.insufficient-balance', '₩48,501', '₩48,500');
    });
    await step('offers no other method if none fits', async () => {
      await fillIn(canvas, { amount: '48501' });
      await userEvent.click(withdrawButton(canvas));
      await expectToast('local-withdraw.insufficient-balance', '₩49,001', '₩48,500');
      await expect(amountField(canvas)).toHaveFocus();
      await expect(amountField(canvas)).toHaveAccessibleDescription(
        '잔액 48,500원보다 많아요. 최소 1,000원부터 출금할 수 있어요.',
      );
      await expect(args.onWithdraw).toHaveBeenCalledOnce();
    });
  },
});

/** Today's remaining limit is below the amount. An amount above it is refused without a request. */
export const LeftToday = meta.story({
  parameters: shows('local-withdraw.state.left-today'),
  args: { left: decimal('3000') },
  play: async ({ canvas, args, userEvent }) => {
    const hint = '최소 1,000원부터 출금할 수 있어요. 오늘 남은 한도 3,000원 / 1,000,000원';
    await expect(amountField(canvas)).toHaveAccessibleDescription(hint);
    await fillIn(canvas, { amount: '3001' });
    await userEvent.click(withdrawButton(canvas));
    await expect(amountField(canvas)).toHaveAccessibleDescription(
      `하루 최대 1,000,000원까지 출금할 수 있어요. 오늘은 3,000원까지 더 출금할 수 있어요. ${hint}`,
    );
    await expect(amountField(canvas)).toHaveFocus();
    await expect(args.onWithdraw).not.toHaveBeenCalled();
  },
});

/** While today's remainder is unknown, the form accepts more than the daily limit. Twelve digits still fit. */
export const AboveDailyLimit = meta.story({
  parameters: shows('local-withdraw.rule.daily-limit-not-enforced'),
  args: { holdings: ready(Holdings.parse([buildAsset('BusanCoin', '987654321098')])) },
  play: async ({ canvas, args, step, userEvent }) => {
    const amount = '987654320598';
    await step('accepts an amount above the limit', async () => {
      await fillIn(canvas, { amount });
      await userEvent.click(withdrawButton(canvas));
      await confirm(canvas, userEvent);
      await expect(args.onWithdraw).toHaveBeenCalledWith(
        { amount, fee: '500', bankId: 1, method: 'instant' },
        expect.any(AbortSignal),
      );
    });
    await step('shows every digit', async () => {
      await fillIn(canvas, { amount });
      await expect(amountField(canvas)).toHaveValue('987,654,320,598');
      await expectText(summary(canvas), '총 차감 금액₩987,654,321,098');
    });
  },
});

/** While the request is processed, the form is disabled, and a second press does nothing. */
export const Processing = meta.story({
  parameters: shows('local-withdraw.state.processing'),
  args: { onWithdraw: withdraws(() => new Promise(() => undefined)) },
  play: async ({ canvas, args, userEvent }) => {
    await fillIn(canvas);
    await userEvent.dblClick(withdrawButton(canvas));
    const button = await canvas.findByRole('button', { name: '처리 중…' });
    await expectBusy(button);
    await expect(amountField(canvas)).toBeDisabled();
    await expect(quickAmount(canvas, '10,000원, 10K')).toBeDisabled();
    await expect(card(canvas, '신한은행')).toBeDisabled();
    await expect(card(canvas, '무료 출금')).toBeDisabled();
    await expect(args.onWithdraw).toHaveBeenCalledOnce();
    await expectNoToast();
  },
});

/** The withdrawal is accepted: a toast says so, and LocalPay opens. A second Enter does nothing. */
export const WithdrawSucceeded = meta.story({
  ...flow,
  parameters: shows(
    'local-withdraw.toast.success',
    'local-withdraw.transition.success-to-localpay',
    'local-withdraw.rule.mutation',
  ),
  play: async ({ canvas, userEvent }) => {
    await fillIn(canvas, { method: '일반' });
    await userEvent.type(amountField(canvas), '{Enter}');
    await expectToast('local-withdraw.requested', '10,000원');
    await expect(storyServices().navigate).toHaveBeenLastCalledWith('/localpay');
    await userEvent.type(amountField(canvas), '{Enter}');
    await expect(storyServices().navigate).toHaveBeenCalledOnce();
    await expectToast('local-withdraw.requested', '10,000원');
    await expect(sentRequests('createLocalWithdrawal').map(({ body }) => body)).toEqual([
      { userId: 1, amount: '10000', fee: '200', bankId: 1, method: 'standard' },
    ]);
    await waitFor(() => expect(sentRequests('assets')).toHaveLength(2));
  },
});

/** The withdrawal fails: a toast and the form say so. The form keeps its values for another attempt. */
export const WithdrawFailed = meta.story({
  parameters: shows('local-withdraw.toast.failed', 'local-withdraw.rule.processing-reset'),
  args: { onWithdraw: withdraws(() => Promise.reject(new Error('The bank is closed.'))) },
  play: async ({ canvas, args, userEvent }) => {
    await fillIn(canvas);
    await userEvent.click(withdrawButton(canvas));
    await expectToast('local-withdraw.failed');
    await expectText(
      canvas.getByRole('alert'),
      '출금이 신청되지 않았고, 같은 출금은 두 번 이루어지지 않아요. 서비스에 문제가 생겼어요. 잠시 후 다시 시도해 주세요.',
    );
    await expect(args.onNavigate).not.toHaveBeenCalled();
    await expect(amountField(canvas)).toHaveValue('10,000');
    await expect(card(canvas, 'KB국민은행')).toBeChecked();
    await expect(card(canvas, '즉시')).toBeChecked();
    await waitFor(() => expect(withdrawButton(canvas)).toHaveFocus());
    await userEvent.click(withdrawButton(canvas));
    await expect(args.onWithdraw).toHaveBeenCalledTimes(2);
  },
});

/** Without an account the screen says so at once, and pressing the button focuses the link that adds an account. */
export const NoAccounts = meta.story({
  parameters: shows('local-withdraw.validation.missing'),
  args: { accounts: accountsFixtures.named('none') },
  play: async ({ canvas, args, userEvent }) => {
    await fillIn(canvas, { account: '' });
    await expect(canvas.getByText('등록된 계좌가 없어요.')).toBeVisible();
    await userEvent.click(withdrawButton(canvas));
    await expectToast('local-withdraw.missing');
    await expect(canvas.getByText('출금하려면 입금받을 계좌가 있어야 해요.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '계좌 추가' })).toHaveFocus();
    await expect(args.onWithdraw).not.toHaveBeenCalled();
  },
});

/** While the balance loads, no form and no zero are shown. */
export const Loading = meta.story({
  parameters: shows('local-withdraw.state.loading'),
  args: { holdings: holdingsFixtures.named('loading') },
});

/** The balance cannot be loaded: a card explains why. */
export const LoadError = meta.story({
  parameters: shows('local-withdraw.state.load-error'),
  args: { holdings: holdingsFixtures.named('failed') },
});

/** The withdrawal is pending at the bank: the toast says that it was requested. */
export const WithdrawalPending = meta.story({
  parameters: shows('local-withdraw.toast.success'),
  args: { onWithdraw: withdraws(() => Promise.resolve(pending)) },
  play: async ({ canvas, args, userEvent }) => {
    await fillIn(canvas);
    await userEvent.click(withdrawButton(canvas));
    await expectToast('local-withdraw.requested', '10,000원');
    await expect(args.onNavigate).toHaveBeenLastCalledWith('/localpay');
  },
});

/** The bank declines: the form says so and keeps its values. */
export const DeclinedByRail = meta.story({
  ...flow,
  parameters: shows('local-withdraw.state.declined'),
  beforeEach({ msw }) {
    msw.use(mock('createLocalWithdrawal').refusedBy(402, 'local-withdrawal-declined', {}));
  },
  play: async ({ canvas, userEvent }) => {
    await fillIn(canvas);
    await userEvent.click(withdrawButton(canvas));
    await expectRefusalToast(
      '은행이 출금을 거절했어요. 돈은 지갑으로 돌려드렸어요. 다른 계좌를 선택하거나 잠시 후 다시 시도해 주세요.',
      'local-withdraw.failed',
    );
    await expectText(
      canvas.getByRole('alert'),
      '은행이 출금을 거절했어요. 돈은 지갑으로 돌려드렸어요. 다른 계좌를 선택하거나 잠시 후 다시 시도해 주세요.',
    );
    await expect(amountField(canvas)).toHaveValue('10,000');
    await expect(storyServices().navigate).not.toHaveBeenCalled();
  },
});

/** The daily limit is exceeded: the provider says how much is left. */
export const DailyLimitReached = meta.story({
  ...flow,
  parameters: shows('local-withdraw.state.daily-limit-reached'),
  beforeEach({ msw }) {
    msw.use(
      mock('createLocalWithdrawal').refused(
        422,
        '하루 최대 1,000,000원까지 출금할 수 있어요. 오늘은 5,000원까지 더 출금할 수 있어요.',
      ),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await fillIn(canvas);
    await userEvent.click(withdrawButton(canvas));
    await expectText(
      await canvas.findByRole('alert'),
      '하루 최대 1,000,000원까지 출금할 수 있어요. 오늘은 5,000원까지 더 출금할 수 있어요.',
    );
  },
});

/** Expects the sheet to show exactly these reasons. */
async function expectReasons(canvas: Canvas, reasons: readonly string[]) {
  const sheet = await canvas.findByRole('dialog', { name: '출금 확인' });
  await waitFor(() => expect(sheet.getAnimations()).toHaveLength(0));
  const shown = within(within(sheet).getByRole('note')).getAllByRole('listitem');
  await expect(shown.map(({ textContent }) => textContent)).toEqual(reasons);
  return within(sheet);
}

/** More than half of the balance including the fee needs a confirmation. Cancelling keeps the form. */
export const ConfirmLargeAmount = meta.story({
  parameters: shows('local-withdraw.state.confirm-large'),
  play: async ({ canvas, args, step, userEvent }) => {
    const reasons = ['잔액의 절반이 넘는 금액이에요.'];
    await step('can be cancelled', async () => {
      await fillIn(canvas, { amount: '24000' });
      await userEvent.click(withdrawButton(canvas));
      const sheet = await expectReasons(canvas, reasons);
      await expect(sheet.getByText('KB국민은행 8901')).toBeVisible();
      await expect(sheet.getAllByText('₩24,000')[0]).toBeVisible();
      await expect(sheet.getByText('₩500')).toBeVisible();
      await userEvent.click(sheet.getByRole('button', { name: '취소' }));
      await expect(args.onWithdraw).not.toHaveBeenCalled();
      await expect(amountField(canvas)).toHaveValue('24,000');
      await waitFor(() => expect(withdrawButton(canvas)).toHaveFocus());
    });
    await step('is sent at exactly half of the balance', async () => {
      await fillIn(canvas, { amount: '23750' });
      await userEvent.click(withdrawButton(canvas));
      await waitFor(() => expect(args.onWithdraw).toHaveBeenCalledOnce());
    });
    await step('asks again above half of the balance', async () => {
      await fillIn(canvas, { amount: '23751' });
      await userEvent.click(withdrawButton(canvas));
      await expectReasons(canvas, reasons);
    });
  },
});

/** No withdrawal to the account has arrived or is on its way: it is confirmed first, with bank and holder. */
export const FirstWithdrawalToAccount = meta.story({
  ...flow,
  parameters: shows('local-withdraw.state.confirm-new-account'),
  play: async ({ canvas, step, userEvent }) => {
    await step('withdraws to it when it is confirmed', async () => {
      await fillIn(canvas, { account: '신한은행' });
      await userEvent.click(withdrawButton(canvas));
      const sheet = await expectReasons(canvas, [
        '이 계좌로 처음 출금해요. 계좌가 맞는지 확인해 주세요.',
      ]);
      await expectText(
        sheet.getByRole('region'),
        '입금 계좌신한은행 •••• 끝 번호 7890Jiwoo Kim수수료₩500',
      );
      await confirm(canvas, userEvent);
      await expectToast('local-withdraw.requested', '10,000원');
      await expect(sentRequests('createLocalWithdrawal')[0]?.body).toMatchObject({ bankId: 2 });
    });
    await step('asks again while the provider calls the account new', async () => {
      await fillIn(canvas, { account: '신한은행' });
      await userEvent.click(withdrawButton(canvas));
      await canvas.findByRole('dialog', { name: '출금 확인' });
    });
  },
});

/** The new account is held in another name than that of the profile. */
export const FirstWithdrawalToOtherHolder = meta.story({
  parameters: shows('local-withdraw.state.confirm-other-holder'),
  args: { accounts: accountsFixtures.named('another holder') },
  play: async ({ canvas, userEvent }) => {
    await fillIn(canvas);
    await userEvent.click(withdrawButton(canvas));
    const sheet = await expectReasons(canvas, [
      '이 계좌로 처음 출금해요. 계좌가 맞는지 확인해 주세요.',
      '예금주 이름이 프로필의 이름과 다른 계좌예요.',
    ]);
    await expectText(sheet.getByRole('region'), 'KB국민은행 •••• 끝 번호 8901박민서');
  },
});

/** The balance falls while the sheet is open: the sheet follows it, and does not confirm more than there is. */
export const BalanceFallsWhileAsked = meta.story({
  ...flow,
  parameters: shows('local-withdraw.state.confirm-balance-falls'),
  play: async ({ canvas, msw, userEvent }) => {
    await fillIn(canvas, { account: '신한은행' });
    await userEvent.click(withdrawButton(canvas));
    const sheet = await expectReasons(canvas, [
      '이 계좌로 처음 출금해요. 계좌가 맞는지 확인해 주세요.',
    ]);
    msw.use(mock('assets').ok(buildHoldings(buildAsset('BusanCoin', '10499'))));
    void storyServices().queries.refresh('assets');
    await expectText(
      await sheet.findByRole('alert'),
      '잔액이 부족해요. 지금은 10,499원까지 쓸 수 있어요. 더 적은 금액을 입력해 주세요.',
    );
    await expectText(sheet.getByRole('region'), '현재 잔액₩10,499출금 후 잔액₩1 부족');
    await expect(sheet.getByRole('button', { name: '확인' })).toBeDisabled();
    await expect(sentRequests('createLocalWithdrawal')).toHaveLength(0);
  },
});

/** The chosen account is removed in another tab: after the next read the field says so, and nothing is sent. */
export const ChosenAccountRemoved = meta.story({
  ...flow,
  parameters: shows('local-withdraw.state.account-removed'),
  play: async ({ canvas, msw, userEvent }) => {
    const removed = '선택한 계좌가 삭제되었어요. 다른 계좌를 선택해 주세요.';
    await fillIn(canvas);
    msw.use(mock('bankAccounts').ok(sampleRegisteredAccounts.filter(({ id }) => id !== 1)));
    void storyServices().queries.refresh('bankAccounts');
    await waitFor(() => expect(accountGroup(canvas)).toHaveAccessibleDescription(removed));
    for (const account of within(accountGroup(canvas)).getAllByRole('radio')) {
      await expect(account).not.toBeChecked();
    }
    await userEvent.click(withdrawButton(canvas));
    await waitFor(() => expect(card(canvas, '신한은행')).toHaveFocus());
    await expect(sentRequests('createLocalWithdrawal')).toHaveLength(0);
    await expectNoToast();
    await expect(accountGroup(canvas)).toHaveAccessibleDescription(removed);
  },
});

/** Biometric confirmation is on. Until the device confirms, nothing is sent. */
export const ConfirmByDevice = meta.story({
  parameters: shows('local-withdraw.state.confirm-biometrics'),
  args: {
    deviceCheck: deviceChecks.named('fails'),
  },
  play: async ({ canvas, args, userEvent }) => {
    await fillIn(canvas);
    await userEvent.click(withdrawButton(canvas));
    const sheet = await expectReasons(canvas, ['이 기기에서 본인 확인을 해요.']);
    await confirm(canvas, userEvent);
    await expectText(
      await sheet.findByRole('alert'),
      '이 기기에서 본인임을 확인하지 못했어요. 아직 출금하지 않았어요.',
    );
    await expect(args.onWithdraw).not.toHaveBeenCalled();
  },
});

/** The accounts cannot be loaded: a card says so. */
export const AccountsLoadError = meta.story({
  parameters: shows('local-withdraw.state.accounts-load-error'),
  args: { accounts: accountsFixtures.named('failed') },
});

/** The fee has changed since it was shown: the form shows the new one, and the next press sends it. */
export const FeeChanged = meta.story({
  ...flow,
  parameters: shows('local-withdraw.state.fee-changed'),
  beforeEach({ msw }) {
    msw.use(
      mock('createLocalWithdrawal').refusedBy(409, 'local-withdrawal-fee-changed', { fee: '300' }),
    );
  },
  play: async ({ canvas, msw, step, userEvent }) => {
    await step('is refused with the new fee', async () => {
      await fillIn(canvas, { method: '일반' });
      await expectText(summary(canvas), '수수료₩200');
      msw.use(mock('fees').ok({ ...sampleFees, 'local-withdraw-standard': '300' }));
      await userEvent.click(withdrawButton(canvas));
      await expectText(
        await canvas.findByRole('alert'),
        '수수료가 300원으로 바뀌었어요. 새 금액을 확인하고 다시 출금해 주세요.',
      );
    });
    await step('shows the new fee, and sends that', async () => {
      await waitFor(() => expectText(summary(canvas), '수수료₩300'));

      await userEvent.click(withdrawButton(canvas));
      await waitFor(() =>
        expect(sentRequests('createLocalWithdrawal').map(({ body }) => body.fee)).toEqual([
          '200',
          '300',
        ]),
      );
      await expectText(
        await canvas.findByRole('alert'),
        '수수료가 300원으로 바뀌었어요. 새 금액을 확인하고 다시 출금해 주세요.',
      );
    });
  },
});

/** The fees cannot be loaded: a card explains why, and nothing can be submitted. */
export const FeesLoadError = meta.story({
  parameters: shows('local-withdraw.state.fees-load-error'),
  args: { fees: feesFixtures.named('failed') },
  play: async ({ canvas, args, userEvent }) => {
    await expectText(await canvas.findByRole('alert'), '수수료를 불러오지 못했습니다');
    await expect(canvas.queryByRole('button', { name: '출금하기' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: '다시 시도' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

/** On a small phone the opened form shows the amount and its buttons above the submit button. */
export const AmountInSight = meta.story({
  ...rendersApp('/local-withdraw'),
  parameters: { ...shows('local-withdraw.constant.quick-amounts'), frame: 'app' },
  globals: { viewport: { value: 'small' } },
  play: ({ canvasElement }) =>
    expectAmountInSight(canvasElement, {
      en: ['10K', '50K', '100K', 'All'],
      ko: ['10K', '50K', '100K', '전액'],
    }),
});

/** Every kind of failure: the form explains each one and can be sent again. */
export const FailsInEveryWay = meta.story({
  ...flow,
  parameters: shows('local-withdraw.toast.failed'),
  play: async (playing) => {
    await fillIn(playing.canvas);
    await failInEveryWayInKorean(
      'createLocalWithdrawal',
      playing,
      withdrawButton,
      '출금이 신청되지 않았고, 같은 출금은 두 번 이루어지지 않아요.',
    );
  },
});

/** The answer is lost: the form says that the outcome is unknown until a look-up shows that nothing happened. */
export const OutcomeUnknown = meta.story({
  ...flow,
  parameters: shows(...lostAnswerEntries),
  play: async (playing) => {
    await fillIn(playing.canvas);
    await loseAnswers('createLocalWithdrawal', playing, {
      button: withdrawButton,
      language: 'ko',
      offline:
        '출금이 신청되지 않았고, 같은 출금은 두 번 이루어지지 않아요. 인터넷 연결을 확인하고 다시 시도해 주세요.',
    });
  },
});

/** The answer is lost, and a look-up shows that the request succeeded. */
export const OutcomeCreated = meta.story({
  ...flow,
  parameters: shows('failures.state.outcome-created'),
  play: async (playing) => {
    await fillIn(playing.canvas);
    await findCreated(
      'createLocalWithdrawal',
      playing,
      withdrawButton,
      'local-withdraw.requested',
      '10,000원',
    );
  },
});
