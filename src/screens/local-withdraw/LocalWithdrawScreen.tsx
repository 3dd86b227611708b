import type { DeviceCheck } from '#widgets/device-check.ts';
import { localWithdrawMethods, type LocalWithdrawMethod } from '#wallet/entities/money-choices.ts';
import type { Fees } from '#wallet/entities/fees.ts';
import type { MoneyAnswer } from '#wallet/entities/money-operation.ts';
import { Clock, Leaf, Zap, type LucideIcon } from 'lucide-react';

import { useMessages } from '#i18n/messages-context.ts';
import { choicesOf } from '#components/choices-of.ts';
import { Won } from '#widgets/Won.tsx';
import { BalanceCard } from '#widgets/BalanceCard.tsx';
import { useTestMoney } from '#widgets/sandboxes.ts';
import { ChoiceCards } from '#components/ChoiceCards.tsx';
import { FieldSkeleton } from '#components/form/FieldSkeleton.tsx';
import { InlineNotice } from '#components/form/InlineNotice.tsx';
import { balanceRows, type ReviewMessages } from '#widgets/review-rows.tsx';
import type { Navigate } from '#components/Link.tsx';
import { Loaded } from '#components/Loaded.tsx';
import { InLocalLanguage } from '#i18n/LanguageProvider.tsx';
import { LeftToday } from '#widgets/LeftToday.tsx';
import { MaskedNumber } from '#widgets/MaskedNumber.tsx';
import { QuickAmounts } from '#widgets/QuickAmounts.tsx';
import { Screen } from '#components/Screen.tsx';
import { ScreenHeader } from '#components/form/ScreenHeader.tsx';
import { Loading, Skeleton } from '#components/Skeleton.tsx';
import type { SummaryProps } from '#components/form/Summary.tsx';
import { MoneyFormFrame } from '#widgets/MoneyFormFrame.tsx';
import { WonField } from '#widgets/WonField.tsx';
import { useChosenSource } from '#widgets/use-chosen-source.ts';
import { useMoneyForm } from '#widgets/use-money-form.ts';
import { korean } from '#wallet/labels/korean.ts';
import { balanceOf, localCurrency, type Holding } from '#wallet/money/assets.ts';
import { add, compare, isPositive, subtract, type DecimalString } from '#wallet/money/decimal.ts';
import { readWon } from '#wallet/money/typed-amount.ts';
import { formatWon, formatKoreanWon } from '#wallet/money/format-figure.ts';
import { localWithdrawMethodLabels } from '#wallet/labels/method-labels.ts';
import { both, type Loadable } from '#wallet/loadable.ts';
import { maskAccountNumber } from '#wallet/entities/account-number.ts';
import type { BankAccount } from '#wallet/entities/bank-account.ts';
import {
  dailyLocalWithdrawLimit,
  localWithdrawFee,
  minimumLocalWithdrawal,
} from '#wallet/rules/local-withdraw.ts';
import { koreanTime, localWithdrawTimes } from '#wallet/rules/rail-times.ts';
import {
  bankMaintenanceWindow,
  checkLocalWithdraw,
  emptyLocalWithdrawal,
  fullLocalWithdrawal,
  localWithdrawQuickAmounts,
  localWithdrawTotal,
  type LocalWithdrawal,
  type LocalWithdrawDraft,
  type LocalWithdrawFields,
} from '#wallet/forms/local-withdraw.ts';
import { koreanLimits } from '#wallet/refusals/limit-sentences.ts';
import { notices, withReceipt, type Notify } from '#wallet/notices/notices.ts';
import { paths } from '#wallet/paths.ts';
import { koreanFailureMessage } from '#wallet/failure-message.ts';
import { koreanBankName } from '#wallet/labels/korean-bank-names.ts';

import { BankAccountChoice } from './BankAccountChoice.tsx';

export interface LocalWithdrawState {
  holdings: Loadable<readonly Holding[]>;
  accounts: Loadable<readonly BankAccount[]>;
  fees: Loadable<Fees>;
  deviceCheck: DeviceCheck;
  /** The draft that the form had when the user left it to add an account. */
  held?: LocalWithdrawDraft | undefined;
  /** The remainder of the daily limit in won; undefined if it is unknown. */
  left?: DecimalString | undefined;
}

export interface LocalWithdrawActions {
  /** Holds the draft while the user adds an account. */
  onHold: (draft: LocalWithdrawDraft) => void;
  onNavigate: Navigate;
  onRetry: () => void;
  /**
   * Requests the withdrawal. Resolves with the outcome, or undefined if it cannot be read; rejects if it failed. The
   * signal aborts when the user leaves.
   */
  onWithdraw: (
    withdrawal: LocalWithdrawal,
    signal: AbortSignal,
  ) => Promise<MoneyAnswer | undefined>;
  notify: Notify;
}

/** Withdraws the city's currency to a saved bank account, in Korean (local §2, decision 97). */
export function LocalWithdrawScreen({
  holdings,
  accounts,
  fees,
  onRetry,
  ...form
}: LocalWithdrawState & LocalWithdrawActions) {
  return (
    <InLocalLanguage>
      <Screen>
        <ScreenHeader
          title="출금하기"
          back={{ to: paths.localpay, label: korean.back }}
          onNavigate={form.onNavigate}
        />
        <Loaded
          from={both(both(holdings, accounts), fees)}
          skeleton={<LocalWithdrawSkeleton />}
          errorTitle={failedTitle(holdings, accounts)}
          onRetry={onRetry}
        >
          {([[held, saved], charged]) => (
            <WithBalance
              balance={balanceOf(held, localCurrency)}
              accounts={saved}
              fees={charged}
              {...form}
            />
          )}
        </Loaded>
      </Screen>
    </InLocalLanguage>
  );
}

/** The title of the read that failed first. */
function failedTitle(holdings: Loadable<unknown>, accounts: Loadable<unknown>): string {
  if (holdings.status === 'failed') return '잔액을 불러오지 못했습니다';
  return accounts.status === 'failed'
    ? '계좌를 불러오지 못했습니다'
    : '수수료를 불러오지 못했습니다';
}

const methodLooks: Readonly<Record<LocalWithdrawMethod, { icon: LucideIcon; duration: string }>> = {
  instant: { icon: Zap, duration: koreanTime(localWithdrawTimes.instant) },
  standard: { icon: Clock, duration: koreanTime(localWithdrawTimes.standard) },
  economy: { icon: Leaf, duration: koreanTime(localWithdrawTimes.economy) },
};

const feeLabel = (fee: DecimalString) => (isPositive(fee) ? formatWon(fee) : '무료');

const methodChoices = (fees: Fees) =>
  choicesOf(localWithdrawMethods, (method) => ({
    label: localWithdrawMethodLabels[method],
    icon: methodLooks[method].icon,
    detail: methodLooks[method].duration,
    fee: feeLabel(localWithdrawFee(method, fees)),
  }));

function AccountLabel({ bankName, accountNumber }: BankAccount) {
  return (
    <>
      {koreanBankName(bankName)} <MaskedNumber>{maskAccountNumber(accountNumber)}</MaskedNumber>
    </>
  );
}

function PayoutDetail({ account }: { account: BankAccount }) {
  return (
    <>
      <AccountLabel {...account} />
      <span className="block text-small font-normal text-ink-muted">{account.accountHolder}</span>
    </>
  );
}

type FormProps = { balance: DecimalString; accounts: readonly BankAccount[]; fees: Fees } & Pick<
  LocalWithdrawState,
  'deviceCheck' | 'held' | 'left'
> &
  Omit<LocalWithdrawActions, 'onRetry'>;

function WithBalance(props: FormProps) {
  return (
    <>
      <BalanceCard
        tone="city"
        label="출금 가능 잔액"
        note={useTestMoney()}
        figure={<Won value={props.balance} size="balance" />}
        chip="1코인 = 1원"
      />
      <LocalWithdrawForm {...props} />
    </>
  );
}

function LocalWithdrawForm({
  balance,
  accounts,
  fees,
  deviceCheck,
  held,
  left,
  onHold,
  onNavigate,
  onWithdraw,
  notify,
}: FormProps) {
  const money = useMoneyForm({
    name: 'local-withdraw',
    empty: emptyLocalWithdrawal,
    ...(held && { initial: () => held }),
    check: (typed) => checkLocalWithdraw(typed, balance, accounts, fees, left),
    review: ({ amount, fee, bankId }) => ({
      recipient: accounts.find(({ id }) => id === bankId),
      leaves: add(amount, fee),
      balance,
      biometrics: deviceCheck.needed,
    }),
    balance: () => balance,
    submit: (withdrawal, signal) => onWithdraw(withdrawal, signal),
    done: ({ accepted, answer }) =>
      withReceipt(notices['local-withdraw.requested'](accepted.amount), answer?.transactionId),
    leadsTo: paths.localpay,
    failed: notices['local-withdraw.failed'],
    failureMessage: (error) =>
      koreanFailureMessage(error, '출금이 신청되지 않았고, 같은 출금은 두 번 이루어지지 않아요.'),
    notify,
    onNavigate,
  });
  const { draft, problems, locked } = money;
  const { source: account, isRemoved, pinned } = useChosenSource(accounts, draft.bankId, locked);
  const change = (part: Partial<LocalWithdrawDraft>) => money.change({ bankId: pinned, ...part });
  const full = fullLocalWithdrawal(balance);
  const { review, won } = useMessages('forms');
  const amountMessage = (problem: LocalWithdrawFields['amount']) =>
    problem === 'no-amount' || problem === 'not-whole'
      ? won.problems[problem]
      : amountMessages[problem](balance, left ?? balance);
  return (
    <MoneyFormFrame
      form={money}
      summary={summaryOf(draft, account, { balance, fees, review })}
      notes={
        <InlineNotice>
          <p className="font-semibold">유의사항</p>
          <ul className="mt-1 flex flex-col gap-1 text-small">
            <li>은행 점검 시간({bankMaintenanceWindow})에는 출금이 제한될 수 있어요.</li>
            <li>1일 출금 한도는 {formatKoreanWon(dailyLocalWithdrawLimit)}이에요.</li>
          </ul>
        </InlineNotice>
      }
      submitLabel="출금하기"
      confirmation={({ accepted }) => ({
        title: '출금 확인',
        kind: 'withdrawal',
        amount: formatWon(accepted.amount),
        recipient: { found: undefined, detail: account && <PayoutDetail account={account} /> },
        rows: [{ label: '수수료', value: feeLabel(accepted.fee) }],
        formatBalance: formatWon,
        onDeviceCheck: deviceCheck.check,
      })}
    >
      <div className="flex flex-col gap-3">
        <WonField
          label="출금 금액"
          unit="원"
          hint={
            <>
              최소 {formatKoreanWon(minimumLocalWithdrawal)}부터 출금할 수 있어요.
              <LeftToday left={left} limit={dailyLocalWithdrawLimit} />
            </>
          }
          error={problems.amount && amountMessage(problems.amount)}
          value={draft.amount}
          onValueChange={(amount) => change({ amount })}
        />
        <QuickAmounts
          label="빠른 금액 선택"
          amounts={[
            ...localWithdrawQuickAmounts.map(({ label, amount }) => ({
              label,
              amount,
              disabled: compare(amount, balance) > 0,
            })),
            { label: '전액', amount: full ?? balance, disabled: full === undefined },
          ]}
          onChoose={(amount) => change({ amount })}
        />
      </div>
      <BankAccountChoice
        accounts={accounts}
        value={account ? String(account.id) : ''}
        error={accountMessage(isRemoved ? 'removed' : problems.bankId)}
        onValueChange={(bankId) => change({ bankId })}
        onNavigate={(to) => {
          onHold(draft);
          onNavigate(to);
        }}
      />
      <ChoiceCards
        layout="thirds"
        label="출금 방법"
        choices={methodChoices(fees)}
        error={problems.method && '출금 방법을 선택해 주세요.'}
        value={draft.method}
        onValueChange={(method) => change({ method })}
      />
    </MoneyFormFrame>
  );
}

function summaryOf(
  { amount: typed, method }: LocalWithdrawDraft,
  account: BankAccount | undefined,
  { balance, fees, review }: { balance: DecimalString; fees: Fees; review: ReviewMessages },
): SummaryProps {
  const amount = readWon(typed);
  const total = amount && method ? localWithdrawTotal(amount, method, fees) : undefined;
  return {
    title: '출금 정보',
    rows: [
      { label: review.withdrawal.recipient, value: account && <AccountLabel {...account} /> },
      { label: '출금 금액', value: amount && formatWon(amount) },
      { label: '수수료', value: method ? feeLabel(localWithdrawFee(method, fees)) : undefined },
      { label: '예상 소요 시간', value: method ? methodLooks[method].duration : undefined },
    ],
    total: { label: '총 차감 금액', value: total && formatWon(total) },
    after: total
      ? balanceRows(
          { balance, balanceAfter: subtract(balance, total) },
          { t: review, kind: 'withdrawal' },
          formatWon,
        )
      : [{ label: review.withdrawal.balanceAfter, value: undefined }],
  };
}

const amountMessages: Readonly<
  Record<
    Exclude<LocalWithdrawFields['amount'], 'no-amount' | 'not-whole'>,
    (balance: DecimalString, left: DecimalString) => string
  >
> = {
  missing: () => '출금할 금액을 입력해 주세요.',
  'below-minimum': () => `${formatKoreanWon(minimumLocalWithdrawal)} 이상 입력해 주세요.`,
  'above-balance': (balance) => `잔액 ${formatKoreanWon(balance)}보다 많아요.`,
  'fee-above-balance': (balance) =>
    `수수료를 더하면 잔액 ${formatKoreanWon(balance)}보다 많아요. 무료 출금은 수수료가 없어요.`,
  'above-limit': (_, left) =>
    koreanLimits.localWithdrawal({ limit: dailyLocalWithdrawLimit, left }),
};

const accountMessages: Readonly<Record<LocalWithdrawFields['bankId'], string>> = {
  removed: '선택한 계좌가 삭제되었어요. 다른 계좌를 선택해 주세요.',
  'no-accounts': '출금하려면 입금받을 계좌가 있어야 해요.',
};

const accountMessage = (problem: LocalWithdrawFields['bankId'] | undefined) =>
  problem && accountMessages[problem];

function LocalWithdrawSkeleton() {
  return (
    <Loading label="잔액을 불러오는 중">
      <div className="flex flex-col gap-6">
        <Skeleton shape="balance" />
        <div className="flex flex-col gap-5">
          <div className="flex flex-col gap-3">
            <FieldSkeleton />
            <Skeleton width="half" />
            <Skeleton shape="control" />
          </div>
          <div className="flex flex-col gap-2">
            <FieldSkeleton />
            <Skeleton shape="control" />
            <Skeleton shape="control" />
            <Skeleton shape="control" />
          </div>
          <div className="flex flex-col gap-2">
            <Skeleton width="quarter" />
            <Skeleton shape="identity" />
          </div>
        </div>
        <Skeleton shape="card" />
        <Skeleton shape="identity" />
        <Skeleton shape="control" />
      </div>
    </Loading>
  );
}
