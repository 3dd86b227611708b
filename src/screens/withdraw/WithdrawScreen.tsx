import type { DeviceCheck } from '#widgets/device-check.ts';
import { withdrawSpeeds, type WithdrawSpeed } from '#wallet/entities/money-choices.ts';
import type { Fees } from '#wallet/entities/fees.ts';
import type { MoneyAnswer } from '#wallet/entities/money-operation.ts';
import { Clock, Leaf, Zap, type LucideIcon } from 'lucide-react';

import type { BankMessages } from '#i18n/en/bank.ts';
import type { FormsMessages } from '#i18n/en/forms.ts';
import { useMessages } from '#i18n/messages-context.ts';
import { choicesOf } from '#components/choices-of.ts';
import { assetAmountHint } from '#widgets/asset-amount-hint.tsx';
import { BalanceAmountField } from '#widgets/BalanceAmountField.tsx';
import { AssetSelect, heldAssetOptions } from '#widgets/AssetSelect.tsx';
import { ChoiceCards } from '#components/ChoiceCards.tsx';
import { FieldSkeleton } from '#components/form/FieldSkeleton.tsx';
import { InlineNotice } from '#components/form/InlineNotice.tsx';
import type { Navigate } from '#components/Link.tsx';
import { Loaded } from '#components/Loaded.tsx';
import { balanceRows } from '#widgets/review-rows.tsx';
import { MaskedNumber } from '#widgets/MaskedNumber.tsx';
import { Screen } from '#components/Screen.tsx';
import { ScreenHeader } from '#components/form/ScreenHeader.tsx';
import { Spoken } from '#components/Spoken.tsx';
import type { SummaryProps } from '#components/form/Summary.tsx';
import { Loading } from '#components/Skeleton.tsx';
import { useFrozenWhile } from '#components/form/use-frozen-while.ts';
import { MoneyFormFrame } from '#widgets/MoneyFormFrame.tsx';
import { MoneyFormSkeleton } from '#widgets/MoneyFormSkeleton.tsx';
import { useChosenSource } from '#widgets/use-chosen-source.ts';
import { useBankName } from '#widgets/use-bank-name.ts';
import { useRailTime } from '#widgets/use-rail-time.ts';
import { useMoneyForm } from '#widgets/use-money-form.ts';
import { maskAccountNumber } from '#wallet/entities/account-number.ts';
import { useFailureMessage } from '#components/form/use-failure-message.ts';
import { balanceOf, type Holding, type Rates } from '#wallet/money/assets.ts';
import { add, decimal, isPositive, subtract, type DecimalString } from '#wallet/money/decimal.ts';
import { readAmount } from '#wallet/money/typed-amount.ts';
import type { BankAccount } from '#wallet/entities/bank-account.ts';
import { formatExactUnits, formatExact, formatInFull } from '#wallet/money/format-figure.ts';
import { formatPercent } from '#wallet/money/format-fee.ts';
import { formatUnits } from '#wallet/money/format.ts';
import type { Loadable } from '#wallet/loadable.ts';
import { notices, withReceipt, type Notify } from '#wallet/notices/notices.ts';
import { paths } from '#wallet/paths.ts';
import { englishLimits } from '#wallet/refusals/limit-sentences.ts';
import { dailyLocalWithdrawLimit } from '#wallet/rules/local-withdraw.ts';
import { withdrawTimes } from '#wallet/rules/rail-times.ts';
import { speedRate, totalDeducted, withdrawFee } from '#wallet/rules/withdraw.ts';
import {
  checkWithdraw,
  emptyWithdrawal,
  type Withdrawal,
  type WithdrawDraft,
  type WithdrawFields,
} from '#wallet/forms/withdraw.ts';

import { BankAccountField } from './BankAccountField.tsx';

export interface WithdrawState {
  holdings: Loadable<readonly Holding[]>;
  accounts: Loadable<readonly BankAccount[]>;
  /** The rates, for the value of the amount, and the fees of the provider. */
  prices: { rates: Loadable<Rates>; fees: Loadable<Fees> };
  deviceCheck: DeviceCheck;
  /** The asset that is selected at first. */
  asset?: string;
  /** The draft that the form had when the user left it to add an account. */
  held?: WithdrawDraft | undefined;
  /** The remainder of the day's limit of the local currency, in won; undefined if unknown. */
  left?: DecimalString | undefined;
}

export interface WithdrawActions {
  /** Holds the draft while the user adds an account. */
  onHold: (draft: WithdrawDraft) => void;
  onNavigate: Navigate;
  /** Refetches a failed part. */
  onRetry: (part: 'holdings' | 'accounts' | 'fees') => void;
  /** Makes the withdrawal. Resolves with the outcome, or undefined for an unreadable answer; rejects if it failed. */
  onWithdraw: (withdrawal: Withdrawal) => Promise<MoneyAnswer | undefined>;
  notify: Notify;
}

/** Withdraws an asset to a saved bank account (core §2, decisions 90 and 97). */
export function WithdrawScreen({
  prices: { rates, fees },
  ...form
}: WithdrawState & WithdrawActions) {
  const t = useMessages('bank');
  const { back } = useMessages('common');
  return (
    <Screen>
      <ScreenHeader
        title={t.withdraw.title}
        back={{ to: paths.assets, label: back }}
        onNavigate={form.onNavigate}
      />
      <Loaded
        from={fees}
        skeleton={<MoneyFormSkeleton label={t.loadingFees} />}
        errorTitle={t.feesFailed}
        onRetry={() => form.onRetry('fees')}
      >
        {(charged) => <WithdrawForm {...form} rates={rates} fees={charged} />}
      </Loaded>
    </Screen>
  );
}

const speedIcons: Readonly<Record<WithdrawSpeed, LucideIcon>> = {
  instant: Zap,
  standard: Clock,
  economy: Leaf,
};

function Notes() {
  const t = useMessages('bank').withdraw;
  return (
    <InlineNotice>
      <ul className="flex flex-col gap-1 text-small">
        <li>{t.largeAmounts}</li>
        <li>
          <Spoken>{t.verification}</Spoken>
        </li>
      </ul>
    </InlineNotice>
  );
}

function WithdrawForm({
  holdings: loadableHoldings,
  accounts: loadableAccounts,
  rates,
  fees,
  deviceCheck,
  asset = '',
  held,
  left,
  onHold,
  onNavigate,
  onRetry,
  onWithdraw,
  notify,
}: Omit<WithdrawState, 'prices'> & WithdrawActions & { rates: Loadable<Rates>; fees: Fees }) {
  const failureMessage = useFailureMessage();
  const t = useMessages('bank');
  const forms = useMessages('forms');
  const inWords = useRailTime();
  const complete = loadableHoldings.status === 'ready' && loadableAccounts.status === 'ready';
  const holdings = loadableHoldings.status === 'ready' ? loadableHoldings.data : [];
  const accounts = loadableAccounts.status === 'ready' ? loadableAccounts.data : [];
  const money = useMoneyForm({
    name: 'withdraw',
    empty: emptyWithdrawal,
    initial: () => held ?? { ...emptyWithdrawal, assetType: asset },
    check: (typed) => checkWithdraw(typed, holdings, accounts, fees, left),
    review: ({ amount, fee, assetType, bankAccountId }) => ({
      recipient: accounts.find(({ id }) => id === bankAccountId),
      leaves: add(amount, fee),
      balance: balanceOf(holdings, assetType),
      biometrics: deviceCheck.needed,
    }),
    balance: ({ assetType }) =>
      loadableHoldings.status === 'ready' ? balanceOf(holdings, assetType) : undefined,
    submit: (withdrawal) => onWithdraw(withdrawal),
    done: ({ answer }) => withReceipt(notices['withdraw.initiated'], answer?.transactionId),
    leadsTo: paths.assets,
    failed: notices['withdraw.failed'],
    failureMessage: (error) => failureMessage(error, 'withdrawal'),
    notify,
    onNavigate,
  });
  const { draft, problems, locked } = money;
  const { assetType, speed } = draft;
  const amount = readAmount(draft.amount, draft.assetType);
  // The question shows the fee that it was asked with, also if the fees are refetched meanwhile.
  const shownFees = useFrozenWhile(fees, locked);
  const saved = loadableAccounts.status === 'ready' ? accounts : undefined;
  const chosen = useChosenSource(saved, draft.bankAccountId, locked);
  const { source: account, isRemoved } = chosen;
  const change = (part: Partial<WithdrawDraft>) =>
    money.change({ bankAccountId: chosen.pinned, ...part });
  return (
    <MoneyFormFrame
      form={money}
      summary={summaryOf(draft, account, {
        balance: balanceOf(holdings, assetType),
        fees: shownFees,
        forms,
        t,
        inWords,
      })}
      notes={<Notes />}
      submitLabel={t.withdraw.submit}
      disabled={!complete}
      confirmation={({ accepted }) => ({
        ...confirmationOf(accepted, account, { fees: shownFees, t }),
        onDeviceCheck: deviceCheck.check,
      })}
    >
      <AssetField
        holdings={loadableHoldings}
        error={problems.assetType && t.withdraw.assetMissing}
        value={assetType}
        onValueChange={(next) => change({ assetType: next })}
        onRetry={() => onRetry('holdings')}
      />
      <BalanceAmountField
        assetType={assetType}
        holdings={holdings}
        rates={rates}
        hint={assetAmountHint(assetType, amountHint(amount, assetType, t.withdraw.amount), {
          left,
          limit: dailyLocalWithdrawLimit,
        })}
        error={
          problems.amount &&
          amountMessage(
            problems.amount,
            balanceOf(holdings, assetType),
            assetType,
            { t: t.withdraw.amount, forms },
            left,
          )
        }
        value={draft.amount}
        onValueChange={(next) => change({ amount: next })}
      />
      <BankAccountField
        accounts={loadableAccounts}
        error={accountMessage(isRemoved ? 'removed' : problems.bankAccountId, t)}
        value={account ? String(account.id) : ''}
        onValueChange={(bankAccountId) => change({ bankAccountId })}
        onNavigate={(to) => {
          onHold(draft);
          onNavigate(to);
        }}
        onRetry={() => onRetry('accounts')}
      />
      <SpeedField
        fees={shownFees}
        value={speed}
        onValueChange={(next) => change({ speed: next })}
      />
    </MoneyFormFrame>
  );
}

function confirmationOf(
  { amount, assetType, speed, fee }: Withdrawal,
  account: BankAccount | undefined,
  { fees, t }: { fees: Fees; t: BankMessages },
) {
  return {
    title: t.withdraw.confirmTitle,
    kind: 'withdrawal',
    amount: formatExactUnits(amount, assetType),
    recipient: { found: undefined, detail: account && <PayoutDetail account={account} /> },
    rows: [feeRow(speedRate(speed, fees), `${formatUnits(fee)} ${assetType}`, t.fee)],
    formatBalance: (value: DecimalString) => formatExactUnits(value, assetType),
  } as const;
}

function SpeedField({
  fees,
  value,
  onValueChange,
}: {
  fees: Fees;
  value: WithdrawSpeed;
  onValueChange: (speed: WithdrawSpeed) => void;
}) {
  const { fee, withdraw } = useMessages('bank');
  const inWords = useRailTime();
  return (
    <ChoiceCards
      layout="thirds"
      label={withdraw.speed}
      choices={choicesOf(withdrawSpeeds, (speed) => {
        const rate = speedRate(speed, fees);
        return {
          label: withdraw.speeds[speed],
          icon: speedIcons[speed],
          detail: inWords(withdrawTimes[speed]),
          fee: isPositive(rate) ? formatPercent(rate) : fee.free,
        };
      })}
      value={value}
      onValueChange={onValueChange}
    />
  );
}

function AssetField({
  holdings,
  onRetry,
  ...field
}: {
  holdings: Loadable<readonly Holding[]>;
  error: string | undefined;
  value: string;
  onValueChange: (assetType: string) => void;
  onRetry: () => void;
}) {
  const { asset: t, withdraw } = useMessages('bank');
  return (
    <Loaded
      from={holdings}
      skeleton={
        <Loading label={t.loading}>
          <FieldSkeleton />
        </Loading>
      }
      errorTitle={t.failed}
      onRetry={onRetry}
    >
      {(owned) => (
        <AssetSelect
          {...field}
          label={t.label}
          placeholder={t.placeholder}
          options={heldAssetOptions(owned)}
          balanceLabel={t.balance}
          holdings={owned}
          hint={owned.length === 0 ? withdraw.noAssets : undefined}
        />
      )}
    </Loaded>
  );
}

const feeRow = (rate: DecimalString, value: string | undefined, t: BankMessages['fee']) => ({
  label: isPositive(rate) ? t.share(formatPercent(rate)) : t.label,
  value,
});

function summaryOf(
  { assetType, amount: typed, speed }: WithdrawDraft,
  account: BankAccount | undefined,
  {
    balance,
    fees,
    forms: { review },
    t,
    inWords,
  }: {
    balance: DecimalString;
    fees: Fees;
    forms: FormsMessages;
    t: BankMessages;
    inWords: ReturnType<typeof useRailTime>;
  },
): SummaryProps {
  const amount = readAmount(typed, assetType);
  const total = amount && totalDeducted({ assetType, amount, speed }, fees);
  return {
    title: t.summary.title,
    rows: [
      { label: review.withdrawal.recipient, value: account && <AccountLabel {...account} /> },
      { label: t.summary.amount, value: amount && `${formatUnits(amount)} ${assetType}` },
      feeRow(
        speedRate(speed, fees),
        amount && `${formatUnits(withdrawFee({ assetType, amount, speed }, fees))} ${assetType}`,
        t.fee,
      ),
      { label: t.withdraw.arrivesIn, value: <Spoken>{inWords(withdrawTimes[speed])}</Spoken> },
    ],
    total: { label: t.withdraw.total, value: total && `${formatInFull(total, 4)} ${assetType}` },
    after:
      total && assetType
        ? balanceRows(
            { balance, balanceAfter: subtract(balance, total) },
            { t: review, kind: 'withdrawal' },
            (value) => formatExactUnits(value, assetType),
          )
        : [],
  };
}

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

/**
 * Number of characters of an amount that fit into a narrow field beside its button. A longer amount is repeated in full
 * below the field.
 */
const shownCharacters = 12;

function amountHint(
  amount: DecimalString | undefined,
  assetType: string,
  t: BankMessages['withdraw']['amount'],
): string | undefined {
  return amount !== undefined && amount.length > shownCharacters
    ? t.inFull(`${formatExact(amount)} ${assetType}`.trim())
    : undefined;
}

function accountMessage(
  problem: WithdrawFields['bankAccountId'] | undefined,
  { accounts, withdraw }: BankMessages,
): string | undefined {
  if (problem === undefined) return undefined;
  return problem === 'removed' ? accounts.removed : withdraw.noAccounts;
}

function amountMessage(
  problem: WithdrawFields['amount'],
  held: DecimalString,
  assetType: string,
  { t, forms: { amount } }: { t: BankMessages['withdraw']['amount']; forms: FormsMessages },
  left = decimal('0'),
): string {
  const balance = `${formatExact(held)} ${assetType}`;
  switch (problem) {
    case 'missing':
      return t.missing;
    case 'no-amount':
      return amount.problems['no-amount'];
    case 'not-whole':
      return amount.problems['not-whole'](assetType);
    case 'above-balance':
      return t.aboveBalance(balance);
    case 'above-limit':
      return englishLimits.localWithdrawal({ limit: dailyLocalWithdrawLimit, left });
    case 'fee-above-balance':
      return t.feeAboveBalance(balance);
  }
}
