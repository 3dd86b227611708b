import { depositMethods, type DepositMethod } from '#wallet/entities/money-choices.ts';
import type { BankAccount } from '#wallet/entities/bank-account.ts';
import type { Fees } from '#wallet/entities/fees.ts';
import type { PaymentCard } from '#wallet/entities/payment-card.ts';
import type { MoneyAnswer } from '#wallet/entities/money-operation.ts';
import { Coins, CreditCard, Globe, Landmark, type LucideIcon } from 'lucide-react';

import type { BankMessages } from '#i18n/en/bank.ts';
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
import type { SummaryRow } from '#components/form/Summary.tsx';
import { useFailureMessage } from '#components/form/use-failure-message.ts';
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

const methodIcons: Readonly<Record<DepositMethod, LucideIcon>> = {
  bank: Landmark,
  card: CreditCard,
  crypto: Coins,
  wire: Globe,
};

const methodChoices = (fees: Fees, t: BankMessages) =>
  choicesOf(depositMethods, (method) => ({
    ...t.deposit.methods[method],
    icon: methodIcons[method],
    fee: depositFeeText(method, fees, t.fee),
  }));

function amountMessage(
  problem: DepositFields['amount'],
  assetType: string,
  { t, forms }: { t: BankMessages; forms: FormsMessages },
): string {
  switch (problem) {
    case 'missing':
      return t.deposit.amountMissing;
    case 'no-amount':
      return forms.amount.problems[problem];
    case 'not-whole':
      return forms.amount.problems[problem](assetType);
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
  const t = useMessages('bank');
  const { back } = useMessages('common');
  return (
    <Screen>
      <ScreenHeader
        title={t.deposit.title}
        back={{ to: paths.assets, label: back }}
        onNavigate={form.onNavigate}
      />
      {/* Fees in dollars are converted at the rate, so the form needs the rates. */}
      <Loaded
        from={both(both(rates, fees), both(accounts, cards))}
        skeleton={<MoneyFormSkeleton label={t.deposit.loadingRates} />}
        errorTitle={failedTitle({ rates, fees, accounts }, t)}
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
function failedTitle(
  { rates, fees, accounts }: DepositState['prices'] & Pick<DepositState, 'accounts'>,
  t: BankMessages,
): string {
  if (rates.status === 'failed') return t.deposit.ratesFailed;
  if (fees.status === 'failed') return t.feesFailed;
  return accounts.status === 'failed' ? t.accounts.failed : t.info.cards.failed;
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
  const failureMessage = useFailureMessage();
  const t = useMessages('bank');
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
    failureMessage: (error) => failureMessage(error, 'deposit'),
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
        title: t.summary.title,
        rows: [
          { label: t.deposit.method, value: method ? t.deposit.methods[method].label : undefined },
          ...(source ? [{ label: t.deposit.from, value: <SourceLabel {...source} /> }] : []),
          {
            label: t.fee.label,
            value: method
              ? feeLabel(depositFeeText(method, fees, t.fee), fee, assetType)
              : undefined,
          },
        ],
        total: { label: t.deposit.total, value: amount && formatExactUnits(amount, assetType) },
        after:
          amount && fee && method
            ? chargeRows({ assetType, amount, fee, method }, source, rates, t.deposit)
            : [],
      }}
      submitLabel={t.deposit.submit}
    >
      <AssetSelect
        label={t.asset.label}
        placeholder={t.asset.placeholder}
        options={assetOptions}
        error={problems.assetType && t.deposit.assetMissing}
        value={assetType}
        onValueChange={(next) => change({ assetType: next })}
      />
      <AmountField
        hero
        label={forms.amount.label}
        unit={assetType}
        aside={worthOf(rates, assetType, amount)}
        hint={limitsHint(assetType, t.deposit)}
        error={problems.amount && amountMessage(problems.amount, assetType, { t, forms })}
        value={draft.amount}
        onValueChange={(next) => change({ amount: next })}
      />
      <ChoiceCards
        layout="tiles"
        label={t.deposit.method}
        choices={methodChoices(fees, t)}
        error={problems.method && t.deposit.methodMissing}
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
          error={sourceMessage(
            isRemoved ? missingSource(method, sources) : problems.source,
            t.deposit,
          )}
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

const sourceMessage = (
  problem: DepositFields['source'] | undefined,
  { sourceProblems }: BankMessages['deposit'],
) => problem && sourceProblems[problem];

/** The charge of the source at the quoted rate; the asset itself for a network. Empty without a source or a rate. */
function chargeRows(
  deposit: Deposit,
  source: DepositSource | undefined,
  rates: Rates,
  t: BankMessages['deposit'],
): readonly SummaryRow[] {
  const { assetType, amount, fee, method } = deposit;
  if (method === 'crypto') {
    return [{ label: t.youSend, value: formatExactUnits(add(amount, fee), assetType) }];
  }
  const charge = chargeOfDeposit(deposit, source, rates);
  return charge === undefined
    ? []
    : [
        { label: t.rate, value: formatChargeRate(assetType, charge) },
        { label: t.youPay, value: formatCharge(charge) },
      ];
}

/** The value in dollars; an empty text reserves its line. */
const worthOf = (...amount: Parameters<typeof dollarsWorth>) => dollarsWorth(...amount) ?? '';

/** The fee as the method states it, and the same fee in units of the asset. */
function feeLabel(stated: string, fee: DecimalString | '' | undefined, assetType: string) {
  return fee && isPositive(fee) ? `${stated} (${formatExactUnits(fee, assetType)})` : stated;
}

function limitsHint(assetType: string, t: BankMessages['deposit']): string {
  const least = formatExact(depositLimits.minimum);
  const most = formatExact(depositLimits.maximum);
  return assetType === '' ? t.limitsOfAsset(least, most) : t.limits(least, `${most} ${assetType}`);
}
