import type { FundingSourceId } from '#wallet/entities/money-choices.ts';
import { Landmark } from 'lucide-react';

import { AssetMark } from '#components/AssetMark.tsx';
import { Button } from '#components/Button.tsx';
import { ChoiceCards, type Choice } from '#components/ChoiceCards.tsx';
import { IconMark } from '#components/IconMark.tsx';
import type { Navigate } from '#components/Link.tsx';
import { QuickAmounts } from '#components/QuickAmounts.tsx';
import { SubmitBar } from '#components/form/SubmitBar.tsx';
import { useSubmission } from '#components/form/use-submission.ts';
import { WonField } from '#components/WonField.tsx';
import { useDraft } from '#components/form/use-draft.ts';
import { useHeld } from '#components/form/use-held.ts';
import type { MoneyAnswer } from '#wallet/entities/money-operation.ts';
import { failureMessage } from '#wallet/failure-message.ts';
import { englishWonProblems } from '#wallet/labels/amount-problems.ts';
import { compare, type DecimalString } from '#wallet/money/decimal.ts';
import { readWon } from '#wallet/money/typed-amount.ts';
import { formatExact, formatUnits, formatWon } from '#wallet/money/format.ts';
import {
  dailyTopUpMaximum,
  minimumTopUp,
  mostCoveredBy,
  type AssetSource,
  type FundingSource,
} from '#wallet/rules/local-topup.ts';
import {
  checkTopUp,
  chosenSource,
  emptyTopUp,
  mostToTopUp,
  topUpQuickAmounts,
  type TopUp,
  type TopUpDraft,
  type TopUpFields,
} from '#wallet/forms/local-topup.ts';
import { failureNotice, notices, withReceipt, type Notify } from '#wallet/notices/notices.ts';
import { paths } from '#wallet/paths.ts';

import { TopUpSummary } from './TopUpSummary.tsx';

export interface TopUpFormProps {
  sources: readonly FundingSource[];
  /** Won per coin. */
  coinRate: DecimalString;
  /**
   * Asks for the top-up, and resolves with what became of it; undefined when that cannot be read. Rejects when it
   * failed. The signal aborts when the person leaves.
   */
  onTopUp: (topUp: TopUp, signal: AbortSignal) => Promise<MoneyAnswer | undefined>;
  onNavigate: Navigate;
  notify: Notify;
}

/** Amount and funding source of a top-up, and what they come to. */
export function TopUpForm({
  sources: current,
  coinRate,
  onTopUp,
  onNavigate,
  notify,
}: TopUpFormProps) {
  const [draft, setDraft] = useDraft('local-topup', () => emptyTopUp);
  const { problems, submitting, failure, edited, form } = useSubmission({
    result: checkTopUp(draft, current),
    onRefused: (refused) =>
      notify(
        refused.problem === 'local-topup.insufficient-balance'
          ? notices[refused.problem](...refused.figures)
          : notices[refused.problem],
      ),
    submit: onTopUp,
    onSubmitted({ amount }, left, answer) {
      setDraft(emptyTopUp);
      const outcome = answer?.status === 'completed' ? 'succeeded' : 'pending';
      notify(withReceipt(notices[`local-topup.${outcome}`](amount), answer?.transactionId));
      if (!left) onNavigate(paths.localpay);
    },
    onFailed(error) {
      notify(failureNotice(error, notices['local-topup.failed']));
      return failureMessage(error, 'top up again. The same top-up is never made twice');
    },
  });
  // The chosen source stays the one that pays, although the top-up may have used it up before the answer arrives.
  const sources = useHeld(current, submitting);
  const change = (part: Partial<TopUpDraft>) => {
    setDraft({ ...draft, ...part });
    edited();
  };

  const source = chosenSource(draft, sources);
  const most = mostToTopUp(source);
  return (
    <form {...form} className="flex flex-col gap-6">
      {/* Nothing may change while it is submitted: what is shown is what is being topped up. */}
      <fieldset disabled={submitting} className="flex min-w-0 flex-col gap-6">
        <div className="flex flex-col gap-3">
          <WonField
            label="Amount"
            unit="KRW"
            problemLabels={englishWonProblems}
            hint={`Min ${formatWon(minimumTopUp)} · Max ${formatWon(dailyTopUpMaximum)} per day`}
            error={problems.amount && amountMessage(problems.amount)}
            action={
              <Button
                tone="secondary"
                disabled={most === undefined}
                onClick={() => change({ amount: most ?? '' })}
              >
                Max
              </Button>
            }
            value={draft.amount}
            onValueChange={(amount) => change({ amount })}
          />
          <QuickAmounts
            label="Quick amounts"
            amounts={topUpQuickAmounts}
            onChoose={(amount) => change({ amount })}
          />
        </div>
        <ChoiceCards
          label="Funding source"
          choices={sources.map(choiceOf)}
          error={problems.source && 'Choose where the money comes from.'}
          value={source?.id ?? ''}
          onValueChange={(next) => change({ source: next })}
        />
      </fieldset>

      <TopUpSummary
        amount={readWon(draft.amount)}
        source={source}
        coinRate={coinRate}
        submitting={submitting}
      />

      <SubmitBar form={form.id} busy={submitting} failure={failure}>
        {submitting ? 'Processing…' : 'Top Up'}
      </SubmitBar>
    </form>
  );
}

function choiceOf(source: FundingSource): Choice<FundingSourceId> {
  const { id, name, processingTime } = source;
  if (id === 'bank') {
    return {
      value: id,
      label: name,
      mark: <IconMark icon={Landmark} tone="brand" />,
      detail: processingTime,
      fee: source.fee,
    };
  }
  return {
    value: id,
    label: name,
    mark: <AssetMark assetType={id} />,
    detail: processingTime,
    fee: `${source.fee} fee`,
    note: `Balance ${formatUnits(source.balance)} ${id}`,
    unavailable: unavailableLabel(source),
  };
}

function unavailableLabel({ available, rate }: Exclude<FundingSource, { id: 'bank' }>) {
  if (rate === undefined) return 'No exchange rate';
  return available ? undefined : 'Insufficient balance';
}

function amountMessage(problem: TopUpFields['amount']): string {
  switch (problem) {
    case 'missing':
      return 'Enter the amount to top up.';
    case 'not-whole':
    case 'no-amount':
      return englishWonProblems[problem];
    case 'below-minimum':
      return `Top up at least ${formatWon(minimumTopUp)}.`;
    default:
      return coverLabel(problem.aboveBalanceOf);
  }
}

/** How far an asset that is not enough goes. */
function coverLabel(source: AssetSource): string {
  const most = mostCoveredBy(source);
  const balance = `Your balance of ${formatExact(source.balance)} ${source.id}`;
  return compare(most, minimumTopUp) < 0
    ? `${balance} does not cover the minimum of ${formatWon(minimumTopUp)}.`
    : `${balance} covers up to ${formatWon(most)}, fee included.`;
}
