import { depositMethods, type DepositMethod } from '#wallet/entities/money-choices.ts';
import type { MoneyAnswer } from '#wallet/entities/money-operation.ts';
import { Coins, CreditCard, Globe, Landmark, type LucideIcon } from 'lucide-react';

import { choicesOf } from '#components/choices-of.ts';
import { AmountField } from '#widgets/AmountField.tsx';
import { AssetSelect } from '#widgets/AssetSelect.tsx';
import { ChoiceCards } from '#components/ChoiceCards.tsx';
import { FieldSkeleton } from '#components/form/FieldSkeleton.tsx';
import type { Navigate } from '#components/Link.tsx';
import { Loaded } from '#components/Loaded.tsx';
import { Loading, Skeleton } from '#components/Skeleton.tsx';
import { Screen } from '#components/Screen.tsx';
import { ScreenHeader } from '#components/form/ScreenHeader.tsx';
import { MoneyFormFrame } from '#widgets/MoneyFormFrame.tsx';
import { useMoneyForm } from '#widgets/use-money-form.ts';
import { englishAmountProblems } from '#wallet/labels/amount-problems.ts';
import { english } from '#wallet/labels/english.ts';
import { englishForms } from '#wallet/labels/english-forms.ts';
import { depositMethodLabels } from '#wallet/labels/method-labels.ts';
import { failureMessage } from '#wallet/failure-message.ts';
import type { Loadable } from '#wallet/loadable.ts';
import { dollarRate, type Rates } from '#wallet/money/assets.ts';
import { add, isPositive, type DecimalString } from '#wallet/money/decimal.ts';
import { readAmount } from '#wallet/money/typed-amount.ts';
import { depositFee, depositFees, depositLimits } from '#wallet/rules/deposit.ts';
import {
  checkDeposit,
  emptyDeposit,
  type Deposit,
  type DepositFields,
} from '#wallet/forms/deposit.ts';
import { dollarsWorth } from '#wallet/money/dollars-worth.ts';
import { formatExactUnits, formatExact } from '#wallet/money/format-figure.ts';
import { notices, withReceipt, type Notify } from '#wallet/notices/notices.ts';
import { paths } from '#wallet/paths.ts';
import { receivableAssets } from '#wallet/forms/receive.ts';

export interface DepositState {
  rates: Loadable<Rates>;
  /** The asset that is selected at first, if it can be deposited. */
  asset?: string;
}

export interface DepositActions {
  onNavigate: Navigate;
  /** Refetches the rates. */
  onRetry: () => void;
  /** Makes the deposit. Resolves with the outcome, or undefined if the answer is unreadable; rejects if it failed. */
  onDeposit: (deposit: Deposit) => Promise<MoneyAnswer | undefined>;
  notify: Notify;
}

/** All receivable assets can be deposited; the documents have no separate list for deposits. */
const assetOptions = receivableAssets.map(({ assetType, label }) => ({ value: assetType, label }));

const methodLooks: Readonly<Record<DepositMethod, { icon: LucideIcon; detail: string }>> = {
  bank: { icon: Landmark, detail: 'From your bank' },
  card: { icon: CreditCard, detail: 'Debit or credit' },
  crypto: { icon: Coins, detail: 'From a wallet' },
  wire: { icon: Globe, detail: 'From abroad' },
};

const methodChoices = choicesOf(depositMethods, (method) => ({
  label: depositMethodLabels[method],
  ...methodLooks[method],
  fee: depositFees[method],
}));

const amountMessages: Readonly<Record<DepositFields['amount'], (assetType: string) => string>> = {
  missing: () => 'Enter the amount to deposit.',
  'no-amount': () => englishAmountProblems['no-amount'],
  'not-whole': englishAmountProblems['not-whole'],
};

/** Deposits an asset into the wallet (core §2, decision 90). */
export function DepositScreen({ rates, onRetry, ...form }: DepositState & DepositActions) {
  return (
    <Screen>
      <ScreenHeader
        title="Deposit Assets"
        back={{ to: paths.assets, label: english.back }}
        onNavigate={form.onNavigate}
      />
      {/* Fees in dollars are converted at the rate, so the form needs the rates. */}
      <Loaded
        from={rates}
        skeleton={<DepositSkeleton />}
        errorTitle="We could not load the rates"
        labels={english.loadError}
        onRetry={onRetry}
      >
        {(known) => <DepositForm rates={known} {...form} />}
      </Loaded>
    </Screen>
  );
}

function DepositForm({
  rates,
  asset = '',
  onNavigate,
  onDeposit,
  notify,
}: { rates: Rates } & Pick<DepositState, 'asset'> & Omit<DepositActions, 'onRetry'>) {
  const money = useMoneyForm({
    name: 'deposit',
    empty: emptyDeposit,
    initial: () => ({
      ...emptyDeposit,
      assetType: assetOptions.some(({ value }) => value === asset) ? asset : '',
    }),
    check: (typed) => checkDeposit(typed, rates),
    submit: (deposit) => onDeposit(deposit),
    done: ({ accepted: { amount, assetType }, answer }) =>
      withReceipt(notices['deposit.initiated'](amount, assetType), answer?.transactionId),
    leadsTo: paths.assets,
    failed: notices['deposit.failed'],
    failureMessage: (error) =>
      failureMessage(error, 'try again. The same deposit is never made twice'),
    notify,
    onNavigate,
  });
  const { draft, change, problems } = money;
  const { assetType, method } = draft;
  const amount = readAmount(draft.amount, draft.assetType);
  const fee =
    amount &&
    method &&
    assetType &&
    depositFee({ assetType, amount, method, rate: dollarRate(rates, assetType) });
  return (
    <MoneyFormFrame
      form={money}
      labels={englishForms}
      summary={{
        title: 'Summary',
        rows: [
          { label: 'Method', value: method ? depositMethodLabels[method] : undefined },
          { label: 'Fee', value: method ? feeLabel(method, fee, assetType) : undefined },
        ],
        total: { label: 'Deposit', value: amount && formatExactUnits(amount, assetType) },
        after:
          amount && fee
            ? [{ label: 'You pay', value: formatExactUnits(add(amount, fee), assetType) }]
            : [],
      }}
      submitLabel="Deposit"
    >
      <AssetSelect
        label="Asset"
        placeholder="Choose an asset"
        options={assetOptions}
        error={problems.assetType && 'Choose the asset to deposit.'}
        value={assetType}
        onValueChange={(next) => change({ assetType: next })}
      />
      <AmountField
        problemLabels={englishAmountProblems}
        label="Amount"
        unit={assetType}
        aside={dollarsWorth(rates, assetType, amount)}
        hint={limitsHint(assetType)}
        error={problems.amount && amountMessages[problems.amount](assetType)}
        value={draft.amount}
        onValueChange={(next) => change({ amount: next })}
      />
      <ChoiceCards
        layout="tiles"
        label="Method"
        choices={methodChoices}
        error={problems.method && 'Choose how to deposit.'}
        value={method}
        onValueChange={(next) => change({ method: next })}
      />
    </MoneyFormFrame>
  );
}

/** The fee as the method states it, and the same fee in units of the asset. */
function feeLabel(method: DepositMethod, fee: DecimalString | '' | undefined, assetType: string) {
  return fee && isPositive(fee)
    ? `${depositFees[method]} (${formatExactUnits(fee, assetType)})`
    : depositFees[method];
}

function DepositSkeleton() {
  return (
    <Loading label="Loading the rates">
      <div className="flex flex-col gap-5">
        <FieldSkeleton />
        <FieldSkeleton />
        <FieldSkeleton />
        <Skeleton shape="balance" />
      </div>
    </Loading>
  );
}

function limitsHint(assetType: string): string {
  const unit = assetType || 'of the asset';
  const { minimum, maximum } = depositLimits;
  return `Minimum ${formatExact(minimum)}, maximum ${formatExact(maximum)} ${unit}`;
}
