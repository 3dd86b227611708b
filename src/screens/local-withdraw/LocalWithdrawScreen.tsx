import type { DeviceCheck } from '#widgets/device-check.ts';
import { useRailTime } from '#widgets/use-rail-time.ts';
import { localWithdrawMethods, type LocalWithdrawMethod } from '#wallet/entities/money-choices.ts';
import type { Fees } from '#wallet/entities/fees.ts';
import type { MoneyAnswer } from '#wallet/entities/money-operation.ts';
import { Clock, Leaf, Zap, type LucideIcon } from 'lucide-react';

import type { LocalMessages } from '#i18n/en/local.ts';
import { useLanguage, useMessages } from '#i18n/messages-context.ts';
import { choicesOf } from '#components/choices-of.ts';
import { Won } from '#widgets/Won.tsx';
import { BalanceCard } from '#widgets/BalanceCard.tsx';
import { useTestMoney } from '#widgets/sandboxes.ts';
import { ChoiceCards } from '#components/ChoiceCards.tsx';
import { FieldSkeleton } from '#components/form/FieldSkeleton.tsx';
import { InlineNotice } from '#components/form/InlineNotice.tsx';
import { balanceRows } from '#widgets/review-rows.tsx';
import type { Navigate } from '#components/Link.tsx';
import { Loaded } from '#components/Loaded.tsx';
import { InLocalLanguage } from '#i18n/LanguageProvider.tsx';
import { LeftToday } from '#widgets/LeftToday.tsx';
import { MaskedNumber } from '#widgets/MaskedNumber.tsx';
import { QuickAmounts } from '#widgets/QuickAmounts.tsx';
import { Screen } from '#components/Screen.tsx';
import { ScreenHeader } from '#components/form/ScreenHeader.tsx';
import { Loading, Skeleton } from '#components/Skeleton.tsx';
import { Spoken } from '#components/Spoken.tsx';
import type { SummaryProps } from '#components/form/Summary.tsx';
import { MoneyFormFrame } from '#widgets/MoneyFormFrame.tsx';
import { WonField } from '#widgets/WonField.tsx';
import { useChosenSource } from '#widgets/use-chosen-source.ts';
import { useMoneyForm } from '#widgets/use-money-form.ts';
import { useWonFormat } from '#widgets/use-won-format.ts';
import { balanceOf, localCurrency, type Holding } from '#wallet/money/assets.ts';
import { add, compare, isPositive, subtract, type DecimalString } from '#wallet/money/decimal.ts';
import { readWon } from '#wallet/money/typed-amount.ts';
import { formatWon } from '#wallet/money/format-figure.ts';
import { both, type Loadable } from '#wallet/loadable.ts';
import { maskAccountNumber } from '#wallet/entities/account-number.ts';
import type { BankAccount } from '#wallet/entities/bank-account.ts';
import {
  dailyLocalWithdrawLimit,
  localWithdrawFee,
  minimumLocalWithdrawal,
} from '#wallet/rules/local-withdraw.ts';
import { localWithdrawTimes } from '#wallet/rules/rail-times.ts';
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
import { englishLimits, koreanLimits } from '#wallet/refusals/limit-sentences.ts';
import { notices, withReceipt, type Notify } from '#wallet/notices/notices.ts';
import { paths } from '#wallet/paths.ts';
import { useFailureMessage } from '#components/form/use-failure-message.ts';

import { BankAccountChoice } from './BankAccountChoice.tsx';
import { useBankName } from '#widgets/use-bank-name.ts';

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

/**
 * Withdraws the city's currency to a saved bank account, in the language of local payments (local §2, decision 97).
 */
export function LocalWithdrawScreen(props: LocalWithdrawState & LocalWithdrawActions) {
  return (
    <InLocalLanguage>
      <Withdrawal {...props} />
    </InLocalLanguage>
  );
}

function Withdrawal({
  holdings,
  accounts,
  fees,
  onRetry,
  ...form
}: LocalWithdrawState & LocalWithdrawActions) {
  const common = useMessages('common');
  const { withdraw: t, balanceFailed } = useMessages('local');
  const failed = firstFailed(holdings, accounts);
  return (
    <Screen area="city">
      <ScreenHeader
        title={t.title}
        back={{ to: paths.localpay, label: common.back }}
        onNavigate={form.onNavigate}
      />
      <Loaded
        from={both(both(holdings, accounts), fees)}
        skeleton={<LocalWithdrawSkeleton />}
        errorTitle={failed === 'holdings' ? balanceFailed : t.failed[failed]}
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
  );
}

/** The read that failed first. */
function firstFailed(holdings: Loadable<unknown>, accounts: Loadable<unknown>) {
  if (holdings.status === 'failed') return 'holdings';
  return accounts.status === 'failed' ? 'accounts' : 'fees';
}

const methodIcons: Readonly<Record<LocalWithdrawMethod, LucideIcon>> = {
  instant: Zap,
  standard: Clock,
  economy: Leaf,
};

/** The documented time of each method in words. */
function useDuration(): (method: LocalWithdrawMethod) => string {
  const timeOf = useRailTime();
  return (method) => timeOf(localWithdrawTimes[method]);
}

const feeLabel = (fee: DecimalString, { free }: LocalMessages) =>
  isPositive(fee) ? formatWon(fee) : free;

function AccountLabel({ bankName, accountNumber }: BankAccount) {
  const nameOf = useBankName();
  return (
    <>
      {nameOf(bankName)} <MaskedNumber>{maskAccountNumber(accountNumber)}</MaskedNumber>
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
  const t = useMessages('local').withdraw;
  return (
    <>
      <BalanceCard
        tone="city"
        label={t.balance}
        note={useTestMoney()}
        figure={<Won value={props.balance} size="balance" />}
        chip={t.coinRate}
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
  const failureMessage = useFailureMessage();
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
    failureMessage: (error) => failureMessage(error, 'localWithdrawal'),
    notify,
    onNavigate,
  });
  const { draft, problems, locked } = money;
  const { source: account, isRemoved, pinned } = useChosenSource(accounts, draft.bankId, locked);
  const change = (part: Partial<LocalWithdrawDraft>) => money.change({ bankId: pinned, ...part });
  const full = fullLocalWithdrawal(balance);
  const accountProblem = isRemoved ? 'removed' : problems.bankId;
  const summary = useSummary(draft, account, { balance, fees });
  const messages = useMessages('local');
  const t = messages.withdraw;
  const inWon = useWonFormat();
  const methodChoices = useMethodChoices(fees);
  const amountMessage = useAmountMessage(balance, left);
  return (
    <MoneyFormFrame
      form={money}
      summary={summary}
      notes={<Notes />}
      submitLabel={t.submit}
      confirmation={({ accepted }) => ({
        title: t.confirm,
        kind: 'withdrawal',
        amount: formatWon(accepted.amount),
        recipient: { found: undefined, detail: account && <PayoutDetail account={account} /> },
        rows: [{ label: t.summary.fee, value: feeLabel(accepted.fee, messages) }],
        formatBalance: formatWon,
        onDeviceCheck: deviceCheck.check,
      })}
    >
      <WonField
        hero
        label={t.amount}
        unit={messages.wonUnit}
        hint={
          <>
            {t.least(inWon(minimumLocalWithdrawal))}
            <LeftToday left={left} limit={dailyLocalWithdrawLimit} />
          </>
        }
        error={problems.amount && amountMessage(problems.amount)}
        keys={
          <QuickAmounts
            label={messages.quickAmounts}
            amounts={[
              ...localWithdrawQuickAmounts.map(({ label, amount }) => ({
                label,
                words: inWon(amount),
                amount,
                disabled: compare(amount, balance) > 0,
              })),
              { label: t.all, amount: full ?? balance, disabled: full === undefined },
            ]}
            onChoose={(amount) => change({ amount })}
          />
        }
        value={draft.amount}
        onValueChange={(amount) => change({ amount })}
      />
      <BankAccountChoice
        accounts={accounts}
        value={account ? String(account.id) : ''}
        error={accountProblem && t.account[accountProblem]}
        onValueChange={(bankId) => change({ bankId })}
        onNavigate={(to) => {
          onHold(draft);
          onNavigate(to);
        }}
      />
      <ChoiceCards
        layout="thirds"
        label={t.method}
        choices={methodChoices}
        error={problems.method && t.methodMissing}
        value={draft.method}
        onValueChange={(method) => change({ method })}
      />
    </MoneyFormFrame>
  );
}

function useMethodChoices(fees: Fees) {
  const messages = useMessages('local');
  const durationOf = useDuration();
  return choicesOf(localWithdrawMethods, (method) => ({
    label: messages.withdraw.methods[method],
    icon: methodIcons[method],
    detail: durationOf(method),
    fee: feeLabel(localWithdrawFee(method, fees), messages),
  }));
}

function Notes() {
  const t = useMessages('local').withdraw.notes;
  const inWon = useWonFormat();
  return (
    <InlineNotice>
      <p className="font-semibold">{t.title}</p>
      <ul className="mt-1 flex flex-col gap-1 text-small">
        <li>
          <Spoken>{t.maintenance(bankMaintenanceWindow)}</Spoken>
        </li>
        <li>{t.limit(inWon(dailyLocalWithdrawLimit))}</li>
      </ul>
    </InlineNotice>
  );
}

function useSummary(
  { amount: typed, method }: LocalWithdrawDraft,
  account: BankAccount | undefined,
  { balance, fees }: { balance: DecimalString; fees: Fees },
): SummaryProps {
  const { review } = useMessages('forms');
  const messages = useMessages('local');
  const durationOf = useDuration();
  const t = messages.withdraw.summary;
  const amount = readWon(typed);
  const total = amount && method ? localWithdrawTotal(amount, method, fees) : undefined;
  return {
    title: t.title,
    rows: [
      { label: review.withdrawal.recipient, value: account && <AccountLabel {...account} /> },
      { label: t.amount, value: amount && formatWon(amount) },
      {
        label: t.fee,
        value: method ? feeLabel(localWithdrawFee(method, fees), messages) : undefined,
      },
      { label: t.duration, value: method ? <Spoken>{durationOf(method)}</Spoken> : undefined },
    ],
    total: { label: t.total, value: total && formatWon(total) },
    after: total
      ? balanceRows(
          { balance, balanceAfter: subtract(balance, total) },
          { t: review, kind: 'withdrawal' },
          formatWon,
        )
      : [{ label: review.withdrawal.balanceAfter, value: undefined }],
  };
}

/** The sentences about the amount. */
function useAmountMessage(
  balance: DecimalString,
  left: DecimalString | undefined,
): (problem: LocalWithdrawFields['amount']) => string {
  const { won } = useMessages('forms');
  const t = useMessages('local').withdraw.amountProblems;
  const inWon = useWonFormat();
  const limits = useLanguage().language === 'ko' ? koreanLimits : englishLimits;
  return (problem) => {
    switch (problem) {
      case 'missing':
        return t.missing;
      case 'no-amount':
      case 'not-whole':
        return won.problems[problem];
      case 'below-minimum':
        return t.belowMinimum(inWon(minimumLocalWithdrawal));
      case 'above-balance':
        return t.aboveBalance(inWon(balance));
      case 'fee-above-balance':
        return t.feeAboveBalance(inWon(balance));
      case 'above-limit':
        return limits.localWithdrawal({ limit: dailyLocalWithdrawLimit, left: left ?? balance });
    }
  };
}

function LocalWithdrawSkeleton() {
  const { balanceLoading } = useMessages('local');
  return (
    <Loading label={balanceLoading}>
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
