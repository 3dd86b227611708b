import { depositMethods, type DepositMethod } from '#wallet/entities/money-operation.ts';
import { Coins, CreditCard, Globe, Landmark, type LucideIcon } from 'lucide-react';

import { choicesOf } from '#components/choices-of.ts';
import { AmountField } from '#components/AmountField.tsx';
import { AssetSelect } from '#components/AssetSelect.tsx';
import { Button } from '#components/Button.tsx';
import { ChoiceCards } from '#components/ChoiceCards.tsx';
import { InlineNotice } from '#components/form/InlineNotice.tsx';
import type { Navigate } from '#components/Link.tsx';
import { NotYet } from '#components/form/NotYet.tsx';
import { Screen } from '#components/Screen.tsx';
import { ScreenHeader } from '#components/form/ScreenHeader.tsx';
import { Summary } from '#components/form/Summary.tsx';
import { useSubmission } from '#components/form/use-submission.ts';
import { useDraft } from '#components/form/use-draft.ts';
import { english } from '#wallet/labels/english.ts';
import { readAmount } from '#wallet/money/decimal.ts';
import {
  checkDeposit,
  depositFees,
  depositLimits,
  emptyDeposit,
  type Deposit,
  type DepositDraft,
  type DepositFields,
} from '#wallet/forms/deposit.ts';
import { formatExact } from '#wallet/money/format.ts';
import { notices, type Notify } from '#wallet/notices/notices.ts';
import { paths } from '#wallet/paths.ts';
import { receivableAssets } from '#wallet/forms/receive.ts';

export interface DepositActions {
  onNavigate: Navigate;
  /** Asks for the deposit; rejects when that failed. The signal aborts when the person leaves. */
  onDeposit: (deposit: Deposit, signal: AbortSignal) => Promise<void>;
  notify: Notify;
}

/** What can be received can be deposited; the documents list no assets of its own. */
const assetOptions = receivableAssets.map(({ assetType, label }) => ({ value: assetType, label }));

const methodLooks: Readonly<
  Record<DepositMethod, { label: string; icon: LucideIcon; detail: string }>
> = {
  bank: { label: 'Bank transfer', icon: Landmark, detail: 'From your bank' },
  card: { label: 'Card', icon: CreditCard, detail: 'Debit or credit' },
  crypto: { label: 'Crypto', icon: Coins, detail: 'From a wallet' },
  wire: { label: 'Wire transfer', icon: Globe, detail: 'From abroad' },
};

const methodChoices = choicesOf(depositMethods, (method) => ({
  ...methodLooks[method],
  fee: depositFees[method],
}));

const amountMessages: Readonly<Record<DepositFields['amount'], string>> = {
  missing: 'Enter the amount to deposit.',
  'no-amount': 'Enter an amount above zero in digits, such as 12.5.',
};

/** Puts an asset into the wallet (core §2). Asking is all that happens: the deposit is simulated (core §7). */
export function DepositScreen({ onNavigate, onDeposit, notify }: DepositActions) {
  const [draft, setDraft] = useDraft('deposit', () => emptyDeposit);
  const { problems, submitting, failure, edited, form } = useSubmission({
    result: checkDeposit(draft),
    onRefused: ({ problem }) => notify(notices[problem]),
    submit: onDeposit,
    onSubmitted({ amount, assetType }, left) {
      if (left) return;
      setDraft(emptyDeposit);
      notify(notices['deposit.initiated'](amount, assetType));
      onNavigate(paths.assets);
    },
    onFailed(_, left) {
      if (!left) notify(notices['deposit.failed']);
      return 'The deposit did not go through. What you filled in is still here, so that you can try again.';
    },
  });
  const change = (part: Partial<DepositDraft>) => {
    setDraft({ ...draft, ...part });
    edited();
  };

  const { assetType, method } = draft;
  const amount = readAmount(draft.amount);
  return (
    <Screen>
      <ScreenHeader
        title="Deposit Assets"
        back={{ to: paths.assets, label: english.back }}
        onNavigate={onNavigate}
      />
      <form {...form} className="flex flex-col gap-6">
        {/* Nothing may change while it is submitted: what is shown is what is being deposited. */}
        <fieldset disabled={submitting} className="flex min-w-0 flex-col gap-5">
          <AssetSelect
            label="Asset"
            placeholder="Choose an asset"
            options={assetOptions}
            error={problems.assetType && 'Choose the asset to deposit.'}
            value={assetType}
            onValueChange={(next) => change({ assetType: next })}
          />
          <AmountField
            ambiguousCommaLabel={english.ambiguousComma}
            label="Amount"
            unit={assetType}
            hint={limitsHint(assetType)}
            error={problems.amount && amountMessages[problems.amount]}
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
        </fieldset>

        <Summary
          title="Summary"
          rows={[
            {
              label: 'Method',
              value: method ? methodLooks[method].label : <NotYet label={english.notFilledIn} />,
            },
            {
              label: 'Fee',
              value: method ? depositFees[method] : <NotYet label={english.notFilledIn} />,
            },
          ]}
          total={{
            label: 'Deposit',
            value: amount ? (
              `${formatExact(amount)} ${assetType}`
            ) : (
              <NotYet label={english.notFilledIn} />
            ),
          }}
        />

        {failure && <InlineNotice tone="negative">{failure}</InlineNotice>}

        <Button type="submit" width="full" busy={submitting}>
          {submitting ? 'Processing…' : 'Deposit'}
        </Button>
      </form>
    </Screen>
  );
}

function limitsHint(assetType: string): string {
  const unit = assetType || 'of the asset';
  const { minimum, maximum } = depositLimits;
  return `Minimum ${formatExact(minimum)}, maximum ${formatExact(maximum)} ${unit}`;
}
