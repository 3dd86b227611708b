import { BookUser, QrCode, Wallet, type LucideIcon } from 'lucide-react';
import { useId, useRef, useState } from 'react';

import { choicesOf } from '#components/choices-of.ts';
import { AmountField } from '#components/AmountField.tsx';
import { AssetSelect, heldAssetOptions } from '#components/AssetSelect.tsx';
import { Button } from '#components/Button.tsx';
import { FieldSkeleton } from '#components/form/FieldSkeleton.tsx';
import { InlineNotice } from '#components/form/InlineNotice.tsx';
import type { Navigate } from '#components/Link.tsx';
import { Loaded } from '#components/Loaded.tsx';
import { NotYet } from '#components/form/NotYet.tsx';
import { Screen } from '#components/Screen.tsx';
import { ScreenHeader } from '#components/form/ScreenHeader.tsx';
import { SegmentedControl } from '#components/SegmentedControl.tsx';
import { Loading, Skeleton } from '#components/Skeleton.tsx';
import { Summary } from '#components/form/Summary.tsx';
import { useSubmission } from '#components/form/use-submission.ts';
import { useDraft } from '#components/form/use-draft.ts';
import { english } from '#wallet/labels/english.ts';
import { balanceOf, type Holding } from '#wallet/money/assets.ts';
import { readAmount } from '#wallet/money/decimal.ts';
import { failureMessage } from '#wallet/failure-message.ts';
import { formatExact, formatFixed } from '#wallet/money/format.ts';
import type { Loadable } from '#wallet/loadable.ts';
import { notices, type Notify } from '#wallet/notices/notices.ts';
import { paths } from '#wallet/paths.ts';
import {
  checkSend,
  missingSendParts,
  networkFee,
  recipientModes,
  sendTotal,
  shortRecipient,
  type RecipientMode,
  type SendDraft,
  type SendFields,
  type Transfer,
} from '#wallet/forms/send.ts';

import { AddressField } from './AddressField.tsx';

export interface SendState {
  holdings: Loadable<readonly Holding[]>;
}

export interface SendActions {
  onNavigate: Navigate;
  onRetry: () => void;
  /** Creates the transaction; rejects when it could not. */
  onSend: (transfer: Transfer) => Promise<void>;
  notify: Notify;
}

/** Sends an asset to an address (core §2). */
export function SendScreen({ holdings, onNavigate, onRetry, ...actions }: SendState & SendActions) {
  return (
    <Screen>
      <ScreenHeader
        title="Send Assets"
        back={{ to: paths.assets, label: english.back }}
        onNavigate={onNavigate}
      />
      <Loaded
        from={holdings}
        skeleton={<SendSkeleton />}
        errorTitle="We could not load your assets"
        labels={english.loadError}
        onRetry={onRetry}
      >
        {(data) => <SendForm holdings={data} onNavigate={onNavigate} {...actions} />}
      </Loaded>
    </Screen>
  );
}

const emptyDraft: SendDraft = { assetType: '', amount: '', toAddress: '' };

/** How many of an amount's fraction digits `Units` shows; a longer one is said in full where it can be sent. */
const shownFractionDigits = 8;

const modeLooks: Readonly<Record<RecipientMode, { label: string; icon: LucideIcon }>> = {
  address: { label: 'Address', icon: Wallet },
  qr: { label: 'QR', icon: QrCode },
  contact: { label: 'Contact', icon: BookUser },
};

const modeSegments = choicesOf(recipientModes, (mode) => modeLooks[mode]);

const modeNotices: Readonly<Record<Exclude<RecipientMode, 'address'>, string>> = {
  qr: 'QR code scanning will be available soon.',
  contact: 'Contact selection will be available soon.',
};

function SendForm({
  holdings,
  onNavigate,
  onSend,
  notify,
}: { holdings: readonly Holding[] } & Omit<SendActions, 'onRetry'>) {
  const [draft, setDraft] = useDraft('send', () => emptyDraft);
  const [mode, setMode] = useState<RecipientMode>('address');
  const missingId = useId();
  const submitButton = useRef<HTMLButtonElement>(null);

  const { problems, submitting, failure, edited, form } = useSubmission({
    result: checkSend(draft, holdings),
    onRefused({ problem, fields }) {
      notify(notices[problem]);
      // A typed address stays the recipient in the other modes: what is wrong with it shows where it is.
      if (fields.toAddress) setMode('address');
    },
    submit: onSend,
    onSubmitted(_, left) {
      setDraft(emptyDraft);
      notify(notices['send.complete']);
      if (!left) onNavigate(paths.assets);
    },
    onFailed(error) {
      notify(notices['send.failed']);
      return failureMessage(error, 'send again. The same transfer is never sent twice');
    },
  });
  const change = (part: Partial<SendDraft>) => {
    setDraft({ ...draft, ...part });
    edited();
  };

  const { assetType } = draft;
  const amount = readAmount(draft.amount);
  const missing = missingMessage(draft);
  return (
    <form {...form} className="flex flex-col gap-6">
      {/* Nothing may change while it is submitted: what is shown is what is being sent. */}
      <fieldset disabled={submitting} className="flex min-w-0 flex-col gap-5">
        <AssetSelect
          label="Asset"
          placeholder="Choose an asset"
          options={heldAssetOptions(holdings)}
          balanceLabel="Balance"
          holdings={holdings}
          hint={holdings.length === 0 ? 'You have no assets to send yet.' : undefined}
          error={problems.assetType && 'Choose the asset to send.'}
          value={assetType}
          onValueChange={(next) => change({ assetType: next })}
        />
        <AmountField
          ambiguousCommaLabel={english.ambiguousComma}
          label="Amount"
          unit={assetType}
          hint={amountHint(draft, holdings)}
          error={problems.amount && amountMessage(problems.amount, holdings, assetType)}
          value={draft.amount}
          onValueChange={(next) => change({ amount: next })}
        />
        <div className="flex flex-col gap-3">
          <SegmentedControl
            label="Recipient"
            segments={modeSegments}
            value={mode}
            onValueChange={setMode}
          />
          {mode === 'address' ? (
            <AddressField
              label="Recipient address"
              error={problems.toAddress && "Enter the recipient's address."}
              value={draft.toAddress}
              onValueChange={(toAddress) => change({ toAddress })}
              onEnter={() => submitButton.current?.click()}
            />
          ) : (
            <InlineNotice>
              <p>{modeNotices[mode]}</p>
              {draft.toAddress.trim() !== '' && (
                <p className="text-small">The address you typed stays the recipient.</p>
              )}
            </InlineNotice>
          )}
        </div>
      </fieldset>

      <Summary
        title="Summary"
        rows={[
          {
            label: 'Network fee',
            value: `${networkFee} ${assetType || 'of the asset'}`,
          },
          {
            label: 'Recipient',
            value: draft.toAddress.trim() ? (
              shortRecipient(draft.toAddress)
            ) : (
              <NotYet label={english.notFilledIn} />
            ),
          },
        ]}
        total={{
          label: 'Total',
          value: amount ? (
            `${formatFixed(sendTotal(amount), 3)} ${assetType}`
          ) : (
            <NotYet label={english.notFilledIn} />
          ),
        }}
      />

      {failure && <InlineNotice tone="negative">{failure}</InlineNotice>}

      <div className="flex flex-col gap-2">
        <Button
          ref={submitButton}
          type="submit"
          width="full"
          disabled={missing !== undefined}
          busy={submitting}
          aria-describedby={missing && missingId}
        >
          {submitting ? 'Sending' : 'Send'}
        </Button>
        {missing && (
          <p id={missingId} className="text-center text-small text-ink-muted">
            {missing}
          </p>
        )}
      </div>
    </form>
  );
}

function amountMessage(
  problem: SendFields['amount'],
  holdings: readonly Holding[],
  assetType: string,
): string {
  return problem === 'missing'
    ? 'Enter the amount to send.'
    : `This is more than your balance of ${formatExact(balanceOf(holdings, assetType))} ${assetType}.`;
}

/** How many characters of an amount a narrow field shows; a longer one is repeated below it in full. */
const shownCharacters = 16;

function amountHint(draft: SendDraft, holdings: readonly Holding[]): string | undefined {
  const { assetType } = draft;
  const amount = readAmount(draft.amount);
  if (amount === undefined && draft.amount.trim() !== '') {
    return 'Enter an amount above zero in digits, such as 12.5.';
  }
  if (amount !== undefined && amount.length > shownCharacters) {
    return `You send ${formatExact(amount)} ${assetType}`.trim() + '.';
  }
  const balance = balanceOf(holdings, assetType);
  const fractionDigits = balance.split('.')[1]?.length ?? 0;
  return fractionDigits > shownFractionDigits
    ? `Your whole balance is ${formatExact(balance)} ${assetType}.`
    : undefined;
}

const englishList = new Intl.ListFormat('en-GB', { type: 'conjunction' });

const partNames: Readonly<Record<keyof SendDraft, string>> = {
  assetType: 'asset',
  amount: 'amount',
  toAddress: 'recipient address',
};

/** What keeps the button disabled, in a sentence; nothing when it is not. */
function missingMessage(draft: SendDraft): string | undefined {
  const missing = missingSendParts(draft).map((part) => partNames[part]);
  return missing.length === 0 ? undefined : `Still needed: ${englishList.format(missing)}.`;
}

function SendSkeleton() {
  return (
    <Loading label="Loading your assets">
      <div className="flex flex-col gap-6">
        <div className="flex flex-col gap-5">
          <FieldSkeleton />
          <FieldSkeleton />
          <div className="flex flex-col gap-3">
            <FieldSkeleton />
            <FieldSkeleton />
          </div>
        </div>
        <Skeleton shape="balance" />
        <Skeleton shape="control" />
      </div>
    </Loading>
  );
}
