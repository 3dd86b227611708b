import type { LocalMessages } from '#i18n/en/local.ts';
import type { BankAccount } from '#wallet/entities/bank-account.ts';
import type { FundingSourceId } from '#wallet/entities/money-choices.ts';
import { useRailTime } from '#widgets/use-rail-time.ts';
import { Landmark } from 'lucide-react';

import { useLanguage, useMessages } from '#i18n/messages-context.ts';
import { AssetMark } from '#widgets/AssetMark.tsx';
import { ChoiceCards, type Choice } from '#components/ChoiceCards.tsx';
import { IconMark } from '#components/IconMark.tsx';
import type { Navigate } from '#components/Link.tsx';
import { LeftToday } from '#widgets/LeftToday.tsx';
import { QuickAmounts } from '#widgets/QuickAmounts.tsx';
import { SourceField, SourceLabel } from '#widgets/SourceField.tsx';
import { MoneyFormFrame } from '#widgets/MoneyFormFrame.tsx';
import { WonField } from '#widgets/WonField.tsx';
import { useChosenSource } from '#widgets/use-chosen-source.ts';
import { useMoneyForm } from '#widgets/use-money-form.ts';
import { useWonFormat } from '#widgets/use-won-format.ts';
import { useFrozenWhile } from '#components/form/use-frozen-while.ts';
import type { MoneyAnswer } from '#wallet/entities/money-operation.ts';
import { useFailureMessage } from '#components/form/use-failure-message.ts';
import { compare, decimal, type DecimalString } from '#wallet/money/decimal.ts';
import { readWon } from '#wallet/money/typed-amount.ts';
import { formatExact } from '#wallet/money/format-figure.ts';
import { formatUnits } from '#wallet/money/format.ts';
import {
  dailyTopUpMaximum,
  minimumTopUp,
  maxCoveredBy,
  type AssetSource,
  type FundingSource,
} from '#wallet/rules/local-topup.ts';
import {
  checkTopUp,
  chosenSource,
  emptyTopUp,
  maxTopUp,
  topUpQuickAmounts,
  unavailableSource,
  type TopUp,
  type TopUpDraft,
  type TopUpFields,
} from '#wallet/forms/local-topup.ts';
import { englishLimits, koreanLimits } from '#wallet/refusals/limit-sentences.ts';
import { notices, withReceipt, type Notify } from '#wallet/notices/notices.ts';
import { paths } from '#wallet/paths.ts';
import { sourceOfAccount } from '#wallet/saved-sources.ts';

import { feeText, topUpSummary } from './top-up-summary.ts';

export interface TopUpFormProps {
  sources: readonly FundingSource[];
  /** The saved bank accounts, one of which pays if the source is a bank (decision 205). */
  accounts: readonly BankAccount[];
  /** The draft that the form had when the user left it to add an account. */
  held: TopUpDraft | undefined;
  /** The remainder of the daily limit in won; undefined if it is unknown. */
  left?: DecimalString | undefined;
  /** Won per coin. */
  coinRate: DecimalString;
  /**
   * Requests the top-up. Resolves with the outcome, or undefined if it cannot be read; rejects if it failed. The
   * signal aborts when the user leaves.
   */
  onTopUp: (topUp: TopUp, signal: AbortSignal) => Promise<MoneyAnswer | undefined>;
  /** Holds the draft while the user adds an account. */
  onHold: (draft: TopUpDraft) => void;
  onNavigate: Navigate;
  notify: Notify;
}

/** Amount and funding source of a top-up, and its summary. */
export function TopUpForm({
  sources: current,
  accounts,
  held,
  left,
  coinRate,
  onTopUp,
  onHold,
  onNavigate,
  notify,
}: TopUpFormProps) {
  const failureMessage = useFailureMessage();
  const messages = useMessages('local');
  const t = messages.topUp;
  const inWon = useWonFormat();
  const timeOf = useRailTime();
  const amountMessage = useAmountMessage(left);
  const money = useMoneyForm({
    name: 'local-topup',
    empty: emptyTopUp,
    ...(held && { initial: () => held }),
    check: (typed) => checkTopUp(typed, current, accounts, left),
    submit: (topUp, signal) => onTopUp(topUp, signal),
    done({ accepted, answer }) {
      const outcome = answer?.status === 'completed' ? 'succeeded' : 'pending';
      return withReceipt(notices[`local-topup.${outcome}`](accepted.amount), answer?.transactionId);
    },
    leadsTo: paths.localpay,
    failed: notices['local-topup.failed'],
    failureMessage: (error) => failureMessage(error, 'topUp'),
    notify,
    onNavigate,
  });
  const { draft, problems, locked, submitting } = money;
  // Keep showing the paying source: the top-up may have used it up before the answer arrives.
  const sources = useFrozenWhile(current, submitting);
  const source = chosenSource(draft, sources);
  const runOut = unavailableSource(draft, sources);
  const most = maxTopUp(source, left);
  const saved = accounts.map(sourceOfAccount);
  const chosen = useChosenSource(saved, draft.bankAccountId, locked);
  const account = source?.id === 'bank' ? chosen.source : undefined;
  const accountProblem = chosen.isRemoved ? 'removed' : problems.account;
  const change = (part: Partial<TopUpDraft>) =>
    money.change({ bankAccountId: chosen.pinned, ...part });
  return (
    <MoneyFormFrame
      form={money}
      summary={topUpSummary(
        readWon(draft.amount),
        source,
        account && <SourceLabel {...account} />,
        coinRate,
        messages,
      )}
      submitLabel={t.title}
    >
      <div className="flex flex-col gap-6">
        <WonField
          hero
          label={t.amount}
          unit={messages.wonUnit}
          hint={
            <>
              {t.limits(inWon(minimumTopUp), inWon(dailyTopUpMaximum))}
              <LeftToday left={left} limit={dailyTopUpMaximum} />
            </>
          }
          error={problems.amount && amountMessage(problems.amount)}
          keys={
            <QuickAmounts
              label={messages.quickAmounts}
              amounts={topUpQuickAmounts.map(({ label, amount }) => ({
                label,
                words: inWon(amount),
                amount,
              }))}
              last={{ label: t.max, amount: most ?? decimal('0'), disabled: most === undefined }}
              onChoose={(amount) => change({ amount })}
            />
          }
          value={draft.amount}
          onValueChange={(amount) => change({ amount })}
        />
        <ChoiceCards
          label={t.source.label}
          choices={sources.map((each) => choiceOf(each, messages, timeOf(each.time)))}
          error={sourceMessage(runOut ? { unavailable: runOut } : problems.source, t.source)}
          value={draft.source}
          onValueChange={(next) => change({ source: next })}
        />
        {source?.id === 'bank' && (
          <SourceField
            kind="bank-account"
            sources={saved}
            value={account ? String(account.id) : ''}
            error={accountProblem && t.account[accountProblem]}
            onValueChange={(bankAccountId) => change({ bankAccountId })}
            from={paths.localTopup}
            onNavigate={(to) => {
              onHold(draft);
              onNavigate(to);
            }}
          />
        )}
      </div>
    </MoneyFormFrame>
  );
}

/** The chosen source stays selected when it can no longer pay, so that its message has a place. */
function sourceMessage(
  problem: TopUpFields['source'] | undefined,
  t: LocalMessages['topUp']['source'],
): string | undefined {
  if (problem === undefined || problem === 'missing') return problem && t.missing;
  const { id, rate } = problem.unavailable;
  return rate === undefined ? t.lostRate(id) : t.usedUp(id);
}

function choiceOf(
  source: FundingSource,
  messages: LocalMessages,
  detail: string,
): Choice<FundingSourceId> {
  const { id } = source;
  const t = messages.topUp.source;
  const fee = feeText(source, messages);
  if (id === 'bank') {
    const mark = <IconMark icon={Landmark} tone="brand" />;
    return { value: id, label: t.bank, mark, detail, fee };
  }
  return {
    value: id,
    label: id,
    mark: <AssetMark assetType={id} />,
    detail,
    fee: t.fee(fee),
    note: t.balance(`${formatUnits(source.balance)} ${id}`),
    unavailable: unavailableLabel(source, t),
  };
}

function unavailableLabel(
  { available, rate }: Exclude<FundingSource, { id: 'bank' }>,
  t: LocalMessages['topUp']['source'],
) {
  if (rate === undefined) return t.noRate;
  return available ? undefined : t.noBalance;
}

/** The sentences about the amount. */
function useAmountMessage(
  left: DecimalString | undefined,
): (problem: TopUpFields['amount']) => string {
  const { won } = useMessages('forms');
  const t = useMessages('local').topUp;
  const inWon = useWonFormat();
  const limits = useLanguage().language === 'ko' ? koreanLimits : englishLimits;
  const aboveLimit = (remainder: DecimalString) =>
    limits.topUp({ limit: dailyTopUpMaximum, left: remainder });

  /** The amount that an insufficient asset covers, or the daily limit if that allows less. */
  function coverLabel(source: AssetSource): string {
    const most = maxCoveredBy(source);
    if (left !== undefined && compare(most, left) > 0) return aboveLimit(left);
    const balance = `${formatExact(source.balance)} ${source.id}`;
    return compare(most, minimumTopUp) < 0
      ? t.balanceTooLow(balance, inWon(minimumTopUp))
      : t.balanceCovers(balance, inWon(most));
  }

  return (problem) => {
    switch (problem) {
      case 'missing':
        return t.amountMissing;
      case 'not-whole':
      case 'no-amount':
        return won.problems[problem];
      case 'below-minimum':
        return t.belowMinimum(inWon(minimumTopUp));
      default:
        return 'aboveLimit' in problem
          ? aboveLimit(problem.aboveLimit)
          : coverLabel(problem.aboveBalanceOf);
    }
  };
}
