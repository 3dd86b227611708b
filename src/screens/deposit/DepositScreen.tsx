import { depositMethods, type DepositMethod } from '#wallet/entities/money-choices.ts';
import type { BankAccount } from '#wallet/entities/bank-account.ts';
import type { Fees } from '#wallet/entities/fees.ts';
import type { PaymentCard } from '#wallet/entities/payment-card.ts';
import type { MoneyAnswer } from '#wallet/entities/money-operation.ts';
import { Coins, CreditCard, Globe, Landmark, type LucideIcon } from 'lucide-react';

import type { FormsMessages } from '#i18n/en/forms.ts';
import { useMessages } from '#i18n/messages-context.ts';
import { choicesOf } from '#components/choices-of.ts';
import { AmountField } from '#widgets/AmountField.tsx';
import { AssetSelect } from '#widgets/AssetSelect.tsx';
import { ChoiceCards } from '#components/ChoiceCards.tsx';
import type { Navigate } from '#components/Link.tsx';
import { Loaded } from '#components/Loaded.tsx';
import { Screen } from '#components/Screen.tsx';
import { ScreenHeader } from '#components/form/ScreenHeader.tsx';
import { SourceField, SourceLabel, type SourceFieldProps } from '#widgets/SourceField.tsx';
import { MoneyFormFrame } from '#widgets/MoneyFormFrame.tsx';
import { MoneyFormSkeleton } from '#widgets/MoneyFormSkeleton.tsx';
import { useChosenSource } from '#widgets/use-chosen-source.ts';
import { useMoneyForm } from '#widgets/use-money-form.ts';
import { english } from '#wallet/labels/english.ts';
import { depositMethodLabels } from '#wallet/labels/method-labels.ts';
import type { SummaryRow } from '#components/form/Summary.tsx';
import { failureMessage } from '#wallet/failure-message.ts';
import { both, type Loadable } from '#wallet/loadable.ts';
import { dollarRate, type Rates } from '#wallet/money/assets.ts';
import { add, isPositive, type DecimalString } from '#wallet/money/decimal.ts';
import { readAmount } from '#wallet/money/typed-amount.ts';
import { depositFee, depositFeeText, depositLimits } from '#wallet/rules/deposit.ts';
import {
  chargeOfDeposit,
  checkDeposit,
  depositSource,
  missingSource,
  emptyDeposit,
  type Deposit,
  type DepositDraft,
  type DepositFields,
  type DepositSource,
  type DepositSources,
} from '#wallet/forms/deposit.ts';
import { dollarsWorth } from '#wallet/money/dollars-worth.ts';
import { formatCharge, formatChargeRate } from '#wallet/money/format-charge.ts';
import { formatExactUnits, formatExact } from '#wallet/money/format-figure.ts';
import { notices, withReceipt, type Notify } from '#wallet/notices/notices.ts';
import { paths } from '#wallet/paths.ts';
import { receivableAssets } from '#wallet/forms/receive.ts';
import { sourceOfAccount, sourceOfCard } from '#wallet/saved-sources.ts';

import { NetworkAddress } from './NetworkAddress.tsx';

export interface DepositState {
  /** The rates, which convert a fee in dollars, and the fees of the provider. */
  prices: { rates: Loadable<Rates>; fees: Loadable<Fees> };
  accounts: Loadable<readonly BankAccount[]>;
  cards: Loadable<readonly PaymentCard[]>;
  /** The user's DID address, for a deposit by a network; undefined if the session does not have it. */
  address: string | undefined;
  /** The draft that the form had when the user left it to add an account or a card. */
  held?: DepositDraft | undefined;
  /** The asset that is selected at first, if it can be deposited. */
  asset?: string;
}

export interface DepositActions {
  onNavigate: Navigate;
  /** Refetches everything. */
  onRetry: () => void;
  /** Holds the draft while the user adds an account or a card. */
  onHold: (draft: DepositDraft) => void;
  /** Copies a text to the clipboard; rejects if that is refused. */
  onCopy: (text: string) => Promise<void>;
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

const methodChoices = (fees: Fees) =>
  choicesOf(depositMethods, (method) => ({
    label: depositMethodLabels[method],
    ...methodLooks[method],
    fee: depositFeeText(method, fees),
  }));

function amountMessage(
  problem: DepositFields['amount'],
  assetType: string,
  { problems }: FormsMessages['amount'],
): string {
  switch (problem) {
    case 'missing':
      return 'Enter the amount to deposit.';
    case 'no-amount':
      return problems[problem];
    case 'not-whole':
      return problems[problem](assetType);
  }
}

/** Deposits an asset into the wallet (core §2, decision 90). */
export function DepositScreen({
  prices: { rates, fees },
  accounts,
  cards,
  onRetry,
  ...form
}: DepositState & DepositActions) {
  return (
    <Screen>
      <ScreenHeader
        title="Deposit Assets"
        back={{ to: paths.assets, label: english.back }}
        onNavigate={form.onNavigate}
      />
      {/* Fees in dollars are converted at the rate, so the form needs the rates. */}
      <Loaded
        from={both(both(rates, fees), both(accounts, cards))}
        skeleton={<MoneyFormSkeleton label="Loading the rates" />}
        errorTitle={failedTitle({ rates, fees, accounts })}
        onRetry={onRetry}
      >
        {([[known, charged], [savedAccounts, savedCards]]) => (
          <DepositForm
            rates={known}
            fees={charged}
            sources={{ accounts: savedAccounts, cards: savedCards }}
            {...form}
          />
        )}
      </Loaded>
    </Screen>
  );
}

/** The title of the read that failed first. */
function failedTitle({
  rates,
  fees,
  accounts,
}: DepositState['prices'] & Pick<DepositState, 'accounts'>): string {
  if (rates.status === 'failed') return 'We could not load the rates';
  if (fees.status === 'failed') return 'We could not load the fees';
  return accounts.status === 'failed'
    ? 'We could not load your bank accounts'
    : 'We could not load your cards';
}

type FormProps = { rates: Rates; fees: Fees; sources: DepositSources } & Pick<
  DepositState,
  'address' | 'asset' | 'held'
> &
  Omit<DepositActions, 'onRetry'>;

/** The code of an asset that can be deposited; empty for any other text. */
const depositable = (asset: string) =>
  assetOptions.some(({ value }) => value === asset) ? asset : '';

function DepositForm({
  rates,
  fees,
  sources,
  address,
  held,
  asset = '',
  onNavigate,
  onDeposit,
  onHold,
  onCopy,
  notify,
}: FormProps) {
  const forms = useMessages('forms');
  const money = useMoneyForm({
    name: 'deposit',
    empty: emptyDeposit,
    initial: () => held ?? { ...emptyDeposit, assetType: depositable(asset) },
    check: (typed) => checkDeposit(typed, rates, sources, fees),
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
  const { draft, problems } = money;
  const { assetType, method } = draft;
  const amount = readAmount(draft.amount, draft.assetType);
  const fee =
    amount &&
    method &&
    assetType &&
    depositFee({ assetType, amount, method, rate: dollarRate(rates, assetType) }, fees);
  const accounts = useChosenSource(sources.accounts, draft.bankAccountId, money.locked);
  const cards = useChosenSource(sources.cards, draft.cardId, money.locked);
  const { isRemoved } = method === 'card' ? cards : accounts;
  const source = depositSource(draft, sources);
  const change = (part: Partial<DepositDraft>) =>
    money.change({ bankAccountId: accounts.pinned, cardId: cards.pinned, ...part });

  return (
    <MoneyFormFrame
      form={money}
      summary={{
        title: 'Summary',
        rows: [
          { label: 'Method', value: method ? depositMethodLabels[method] : undefined },
          ...(source ? [{ label: 'From', value: <SourceLabel {...source} /> }] : []),
          {
            label: 'Fee',
            value: method ? feeLabel(depositFeeText(method, fees), fee, assetType) : undefined,
          },
        ],
        total: { label: 'Deposit', value: amount && formatExactUnits(amount, assetType) },
        after:
          amount && fee && method
            ? chargeRows({ assetType, amount, fee, method }, source, rates)
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
        label="Amount"
        unit={assetType}
        aside={dollarsWorth(rates, assetType, amount)}
        hint={limitsHint(assetType)}
        error={problems.amount && amountMessage(problems.amount, assetType, forms.amount)}
        value={draft.amount}
        onValueChange={(next) => change({ amount: next })}
      />
      <ChoiceCards
        layout="tiles"
        label="Method"
        choices={methodChoices(fees)}
        error={problems.method && 'Choose how to deposit.'}
        value={method}
        onValueChange={(next) => change({ method: next })}
      />
      {method === 'crypto' && (
        <NetworkAddress
          address={address}
          assetType={assetType}
          amount={amount && assetType ? formatExactUnits(amount, assetType) : undefined}
          onCopy={(text) => void copyAddress(text, { onCopy, notify })}
        />
      )}
      {method !== '' && method !== 'crypto' && (
        <PayingSource
          method={method}
          sources={sources}
          value={source ? String(source.id) : ''}
          error={sourceMessage(isRemoved ? missingSource(method, sources) : problems.source)}
          onValueChange={(id) => change(method === 'card' ? { cardId: id } : { bankAccountId: id })}
          onNavigate={(to) => {
            onHold(draft);
            onNavigate(to);
          }}
        />
      )}
    </MoneyFormFrame>
  );
}

async function copyAddress(
  text: string,
  { onCopy, notify }: Pick<DepositActions, 'onCopy' | 'notify'>,
) {
  try {
    await onCopy(text);
    notify(notices['copy.done']);
  } catch {
    notify(notices['copy.failed']);
  }
}

/** The saved accounts or cards of a method. */
function PayingSource({
  method,
  sources: { accounts, cards },
  ...field
}: { method: Exclude<DepositMethod, 'crypto'>; sources: DepositSources } & Pick<
  SourceFieldProps,
  'value' | 'error' | 'onValueChange' | 'onNavigate'
>) {
  const isCard = method === 'card';
  return (
    <SourceField
      {...field}
      kind={isCard ? 'card' : 'bank-account'}
      sources={isCard ? cards.map(sourceOfCard) : accounts.map(sourceOfAccount)}
      from={paths.deposit}
    />
  );
}

const sourceMessages: Readonly<Record<DepositFields['source'], string>> = {
  'no-accounts': 'This deposit needs a bank account that pays for it.',
  'no-cards': 'This deposit needs a card that pays for it.',
  'account-removed': 'The chosen bank account was removed. Choose another one.',
  'card-removed': 'The chosen card was removed. Choose another one.',
};

const sourceMessage = (problem: DepositFields['source'] | undefined) =>
  problem && sourceMessages[problem];

/** The charge of the source at the quoted rate; the asset itself for a network. Empty without a source or a rate. */
function chargeRows(
  deposit: Deposit,
  source: DepositSource | undefined,
  rates: Rates,
): readonly SummaryRow[] {
  const { assetType, amount, fee, method } = deposit;
  if (method === 'crypto') {
    return [{ label: 'You send', value: formatExactUnits(add(amount, fee), assetType) }];
  }
  const charge = chargeOfDeposit(deposit, source, rates);
  return charge === undefined
    ? []
    : [
        { label: 'Rate', value: formatChargeRate(assetType, charge) },
        { label: 'You pay', value: formatCharge(charge) },
      ];
}

/** The fee as the method states it, and the same fee in units of the asset. */
function feeLabel(stated: string, fee: DecimalString | '' | undefined, assetType: string) {
  return fee && isPositive(fee) ? `${stated} (${formatExactUnits(fee, assetType)})` : stated;
}

function limitsHint(assetType: string): string {
  const unit = assetType || 'of the asset';
  const { minimum, maximum } = depositLimits;
  return `Minimum ${formatExact(minimum)}, maximum ${formatExact(maximum)} ${unit}`;
}
