import { BookUser, QrCode, Wallet, type LucideIcon } from 'lucide-react';
import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { flushSync } from 'react-dom';

import { Units } from '#components/Amount.tsx';
import { AssetMark } from '#components/AssetMark.tsx';
import { Button } from '#components/Button.tsx';
import { TextField } from '#components/Field.tsx';
import { InlineNotice } from '#components/InlineNotice.tsx';
import type { Navigate } from '#components/Link.tsx';
import { LoadErrorCard } from '#components/LoadErrorCard.tsx';
import { Screen } from '#components/Screen.tsx';
import { ScreenHeader } from '#components/ScreenHeader.tsx';
import { SegmentedControl } from '#components/SegmentedControl.tsx';
import { Select } from '#components/Select.tsx';
import { Loading, Skeleton } from '#components/Skeleton.tsx';
import { Summary } from '#components/Summary.tsx';
import { balanceOf, type Holding } from '#wallet/assets.ts';
import { readAmount, type DecimalString } from '#wallet/decimal.ts';
import { refusalOf } from '#wallet/failure.ts';
import { formatFixed } from '#wallet/format.ts';
import type { Loadable } from '#wallet/loadable.ts';
import { notices, type Notify } from '#wallet/notices.ts';
import { paths } from '#wallet/paths.ts';
import {
  checkSend,
  isSendFilled,
  networkFee,
  recipientModes,
  sendTotal,
  shortRecipient,
  type RecipientMode,
  type SendDraft,
  type Transfer,
} from '#wallet/send.ts';

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
      <ScreenHeader title="Send Assets" backTo={paths.assets} onNavigate={onNavigate} />
      {holdings.status === 'failed' && (
        <LoadErrorCard what="your assets" message={holdings.message} onRetry={onRetry} />
      )}
      {holdings.status === 'loading' && <SendSkeleton />}
      {holdings.status === 'ready' && (
        <SendForm holdings={holdings.data} onNavigate={onNavigate} {...actions} />
      )}
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

const modeSegments = recipientModes.map((value) => ({
  value,
  label: modeLooks[value].label,
  icon: modeLooks[value].icon,
}));

const modeNotices: Readonly<Record<Exclude<RecipientMode, 'address'>, string>> = {
  qr: 'QR code scanning will be available soon.',
  contact: 'Contact selection will be available soon.',
};

/** What stands in the way: a field that a rule refused, or a send that did not get through. */
type Obstacle = { field: keyof SendDraft; error: string } | { field: undefined; failure: string };

type Stage = { name: 'editing'; obstacle?: Obstacle } | { name: 'sending' };

function SendForm({
  holdings,
  onNavigate,
  onSend,
  notify,
}: { holdings: readonly Holding[] } & Omit<SendActions, 'onRetry'>) {
  const [draft, setDraft] = useState(emptyDraft);
  const [mode, setMode] = useState<RecipientMode>('address');
  const [stage, setStage] = useState<Stage>({ name: 'editing' });
  const missingId = useId();
  const assetField = useRef<HTMLSelectElement>(null);
  const amountField = useRef<HTMLInputElement>(null);
  const addressField = useRef<HTMLTextAreaElement>(null);
  const submitButton = useRef<HTMLButtonElement>(null);
  // A second press can come before the first one's state has been drawn.
  const underWay = useRef(false);
  const left = useRef(false);
  useEffect(() => {
    left.current = false;
    return () => {
      left.current = true;
    };
  }, []);

  const sending = stage.name === 'sending';
  const obstacle = stage.name === 'editing' ? stage.obstacle : undefined;
  /** Says what stands in the way, and brings the focus there. */
  const stopAt = (next: Obstacle) => {
    // At once: a field that was hidden or a button that was busy takes the focus only when it is drawn anew.
    flushSync(() => {
      if (next.field === 'toAddress') setMode('address');
      setStage({ name: 'editing', obstacle: next });
    });
    const places = {
      assetType: assetField,
      amount: amountField,
      toAddress: addressField,
      submit: submitButton,
    };
    places[next.field ?? 'submit'].current?.focus();
  };
  const change = (part: Partial<SendDraft>) => {
    setDraft({ ...draft, ...part });
    setStage({ name: 'editing' });
  };
  const errorOf = (field: keyof SendDraft) =>
    obstacle?.field === field ? obstacle.error : undefined;

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (underWay.current) return;
    const result = checkSend(draft, holdings);
    if ('problem' in result) {
      notify(notices[result.problem]);
      stopAt(refusedField(draft, holdings));
      return;
    }
    underWay.current = true;
    setStage({ name: 'sending' });
    try {
      await onSend(result.transfer);
      // What was sent is no longer to be sent, so that one more Enter does nothing.
      setDraft(emptyDraft);
      setStage({ name: 'editing' });
      notify(notices['send.complete']);
      if (!left.current) onNavigate(paths.assets);
    } catch (error) {
      notify(notices['send.failed']);
      stopAt({ field: undefined, failure: failureWords(error) });
    } finally {
      underWay.current = false;
    }
  }

  const { assetType } = draft;
  const amount = readAmount(draft.amount);
  const missing = missingWords(draft);
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-6">
      {/* While it is under way nothing may change: what is shown is what is being sent. */}
      <fieldset disabled={sending} className="flex min-w-0 flex-col gap-5">
        <Select
          ref={assetField}
          label="Asset"
          placeholder="Choose an asset"
          options={holdings.map((holding) => ({
            value: holding.assetType,
            label: holding.assetType,
          }))}
          mark={assetType && <AssetMark assetType={assetType} size="small" />}
          aside={
            assetType && (
              <>
                Balance{' '}
                <Units
                  value={balanceOf(holdings, assetType)}
                  assetType={assetType}
                  size="detail"
                  tone="muted"
                />
              </>
            )
          }
          hint={holdings.length === 0 && 'You have no assets to send yet.'}
          error={errorOf('assetType')}
          value={assetType}
          onChange={(event) => change({ assetType: event.target.value })}
        />
        <TextField
          ref={amountField}
          figure
          label="Amount"
          placeholder="0"
          unit={assetType || undefined}
          inputMode="decimal"
          autoComplete="off"
          hint={amountHint(draft, holdings)}
          error={errorOf('amount')}
          value={draft.amount}
          onChange={(event) => change({ amount: event.target.value })}
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
              ref={addressField}
              label="Recipient address"
              error={errorOf('toAddress')}
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
          { label: 'Network fee', value: `${networkFee} ${assetType}` },
          {
            label: 'Recipient',
            value: draft.toAddress.trim() ? shortRecipient(draft.toAddress) : <NotYet />,
          },
        ]}
        total={{
          label: 'Total',
          value: amount ? `${formatFixed(sendTotal(amount), 3)} ${assetType}` : <NotYet />,
        }}
      />

      {obstacle && obstacle.field === undefined && (
        <InlineNotice tone="negative">{obstacle.failure}</InlineNotice>
      )}

      <div className="flex flex-col gap-2">
        <Button
          ref={submitButton}
          type="submit"
          width="full"
          disabled={!isSendFilled(draft)}
          busy={sending}
          aria-describedby={missing && missingId}
        >
          {sending ? 'Sending' : 'Send'}
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

/** Stands for a figure that depends on what is still to be filled in. */
function NotYet() {
  return (
    <>
      <span aria-hidden className="text-ink-muted">
        –
      </span>
      <span className="sr-only">Not filled in yet</span>
    </>
  );
}

/** The field that a refused draft fails at, and what is to be done about it. */
function refusedField(
  draft: SendDraft,
  holdings: readonly Holding[],
): { field: keyof SendDraft; error: string } {
  const { assetType } = draft;
  if (assetType === '') return { field: 'assetType', error: 'Choose the asset to send.' };
  if (readAmount(draft.amount) === undefined) {
    return { field: 'amount', error: 'Enter the amount to send.' };
  }
  if (draft.toAddress.trim() === '') {
    return { field: 'toAddress', error: "Enter the recipient's address." };
  }
  const balance = exactly(balanceOf(holdings, assetType), assetType);
  return { field: 'amount', error: `This is more than your balance of ${balance}.` };
}

/** An amount with all its digits, grouped. */
function exactly(amount: DecimalString, assetType: string): string {
  return `${formatFixed(amount, amount.split('.')[1]?.length ?? 0)} ${assetType}`.trim();
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
    return `You send ${exactly(amount, assetType)}.`;
  }
  const balance = balanceOf(holdings, assetType);
  const fractionDigits = balance.split('.')[1]?.length ?? 0;
  return fractionDigits > shownFractionDigits
    ? `Your whole balance is ${exactly(balance, assetType)}.`
    : undefined;
}

const englishList = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** What keeps the button disabled, in a sentence; nothing when it is not. */
function missingWords(draft: SendDraft): string | undefined {
  const missing = [
    draft.assetType === '' && 'asset',
    readAmount(draft.amount) === undefined && 'amount',
    draft.toAddress === '' && 'recipient address',
  ].filter((part) => part !== false);
  return missing.length === 0 ? undefined : `Still needed: ${englishList.format(missing)}.`;
}

function failureWords(error: unknown): string {
  return (
    refusalOf(error)?.reason ??
    'Check your connection and send again. The same transfer is never sent twice.'
  );
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

function FieldSkeleton() {
  return (
    <div className="flex flex-col gap-2">
      <Skeleton width="quarter" />
      <Skeleton shape="control" />
    </div>
  );
}
