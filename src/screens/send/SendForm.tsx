import { useRef, useState } from 'react';

import type { FormsMessages } from '#i18n/en/forms.ts';
import type { SendMessages } from '#i18n/en/send.ts';
import { useMessages } from '#i18n/messages-context.ts';
import { AssetSelect, heldAssetOptions } from '#widgets/AssetSelect.tsx';
import { BalanceAmountField } from '#widgets/BalanceAmountField.tsx';
import type { SaveContact } from '#widgets/ContactSheet.tsx';
import { ContactSheetOnDemand } from '#widgets/ContactSheetOnDemand.tsx';
import { assetAmountHint } from '#widgets/asset-amount-hint.tsx';
import { MoneyFormFrame } from '#widgets/MoneyFormFrame.tsx';
import { balanceRows, RecipientAsFound } from '#widgets/review-rows.tsx';
import type { SummaryProps } from '#components/form/Summary.tsx';
import { MaskedNumber } from '#widgets/MaskedNumber.tsx';
import { ScannerSheetOnDemand } from '#widgets/ScannerSheetOnDemand.tsx';
import type { Contact } from '#wallet/entities/contact.ts';
import { wholeBalance } from '#wallet/forms/balance-shares.ts';
import {
  addressProblem,
  missingSendParts,
  shortRecipient,
  type SendDraft,
  type SendFields,
} from '#wallet/forms/send.ts';
import type { Loadable } from '#wallet/loadable.ts';
import { balanceOf, type Holding, type Rates } from '#wallet/money/assets.ts';
import { decimal, isPositive, subtract, type DecimalString } from '#wallet/money/decimal.ts';
import { englishLimits } from '#wallet/refusals/limit-sentences.ts';
import { dailyLocalSendMaximum } from '#wallet/rules/local-send.ts';
import { leastSend, sendTotal } from '#wallet/rules/send.ts';
import { formatExact, formatExactUnits, formatInFull } from '#wallet/money/format-figure.ts';
import { readAmount } from '#wallet/money/typed-amount.ts';

import { RecipientPart } from './RecipientPart.tsx';
import { useSend, type Send, type SendSteps } from './use-send.ts';

export interface SendFormProps extends SendSteps {
  rates: Loadable<Rates>;
  /** The recent recipients, the latest first. */
  contacts: Loadable<readonly Contact[]>;
  onSaveContact: SaveContact;
  /** Refetches a failed part. */
  onRetry: (part: 'holdings' | 'contacts') => void;
}

/** Asset, amount and recipient of a send, and its summary. */
export function SendForm(props: SendFormProps) {
  const { holdings, rates, fees, contacts, camera, deviceCheck, onSaveContact, onRetry, notify } =
    props;
  const t = useMessages('send');
  const forms = useMessages('forms');
  const send = useSend(props);
  const [editedContact, setEditedContact] = useState<Contact>();
  const submitButton = useRef<HTMLButtonElement>(null);
  const { money, entry, scanner } = send;
  const { draft, change, problems } = money;
  const { assetType } = draft;
  return (
    <>
      <MoneyFormFrame
        form={money}
        summary={summaryOf(send, props, t, forms)}
        submitLabel={t.submit}
        submittingLabel={t.sending}
        submitRef={submitButton}
        disabled={missingSendParts(draft).length > 0}
        hint={missingMessage(draft, t.needed)}
        confirmation={({ accepted, found }) => ({
          title: t.confirmTitle,
          amount: formatExactUnits(accepted.amount, accepted.assetType),
          recipient: { found, detail: accepted.toAddress },
          rows: [feeRow(accepted.fee, accepted.assetType, t)],
          formatBalance: (value) => formatExactUnits(value, accepted.assetType),
          onDeviceCheck: deviceCheck.check,
        })}
      >
        <AssetSelect
          label={t.asset.label}
          placeholder={t.asset.placeholder}
          options={heldAssetOptions(holdings)}
          balanceLabel={t.asset.balance}
          holdings={holdings}
          hint={holdings.length === 0 ? t.asset.none : undefined}
          error={problems.assetType && t.asset.missing}
          value={assetType}
          onValueChange={(next) => change({ assetType: next })}
        />
        <BalanceAmountField
          assetType={assetType}
          holdings={holdings}
          rates={rates}
          fee={fees.send}
          hint={assetAmountHint(assetType, amountHint(draft, holdings, t.amount, forms), {
            left: props.left,
            limit: dailyLocalSendMaximum,
          })}
          error={
            problems.amount && amountMessage(problems.amount, props, assetType, t.amount, forms)
          }
          value={draft.amount}
          onValueChange={(amount) => change({ amount })}
        />
        <RecipientPart
          send={send}
          contacts={contacts}
          onEnter={() => submitButton.current?.click()}
          onEdit={setEditedContact}
          onRetry={() => onRetry('contacts')}
        />
      </MoneyFormFrame>
      {scanner.state === 'scanning' && (
        <ScannerSheetOnDemand
          title={t.recipient.scannerTitle}
          scan={camera.scan}
          onCode={entry.readCode}
          onClose={scanner.close}
        />
      )}
      {editedContact && (
        <ContactSheetOnDemand
          contact={editedContact}
          onSave={onSaveContact}
          onClose={() => setEditedContact(undefined)}
          notify={notify}
        />
      )}
    </>
  );
}

const feeRow = (fee: DecimalString, assetType: string, t: SendMessages) => ({
  label: t.summary.networkFee,
  value: !isPositive(fee)
    ? t.free
    : assetType === ''
      ? t.summary.feeOfAsset(fee)
      : `${fee} ${assetType}`,
});

function summaryOf(
  { money, found }: Send,
  { holdings, fees, ownAddress }: SendSteps,
  t: SendMessages,
  { review }: FormsMessages,
): SummaryProps {
  const { assetType, toAddress, amount: typed } = money.draft;
  const amount = readAmount(typed, assetType);
  const balance = balanceOf(holdings, assetType);
  const isSendable = toAddress.trim() !== '' && addressProblem(toAddress, ownAddress) === undefined;
  return {
    title: t.summary.title,
    rows: [
      feeRow(fees.send, assetType, t),
      {
        label: review.transfer.recipient,
        value: isSendable ? (
          <RecipientAsFound
            found={found}
            detail={<MaskedNumber>{shortRecipient(toAddress)}</MaskedNumber>}
          />
        ) : undefined,
      },
    ],
    total: {
      label: t.summary.total,
      value: amount && `${formatInFull(sendTotal(amount, fees), 3)} ${assetType}`,
    },
    after:
      amount && assetType
        ? balanceRows(
            { balance, balanceAfter: subtract(balance, sendTotal(amount, fees)) },
            { t: review, kind: 'transfer' },
            (value) => formatExactUnits(value, assetType),
          )
        : [],
  };
}

function amountMessage(
  problem: SendFields['amount'],
  { holdings, fees, left = decimal('0') }: Pick<SendSteps, 'holdings' | 'fees' | 'left'>,
  assetType: string,
  t: SendMessages['amount'],
  { amount }: FormsMessages,
): string {
  if (problem === 'missing') return t.missing;
  if (problem === 'not-whole') return amount.problems[problem](assetType);
  if (problem === 'too-small') return t.tooSmall(`${leastSend(assetType)} ${assetType}`);
  const balance = `${formatExact(balanceOf(holdings, assetType))} ${assetType}`;
  if (problem === 'above-limit') {
    return englishLimits.localSend({ limit: dailyLocalSendMaximum, left });
  }
  if (problem === 'above-balance') return t.aboveBalance(balance);
  const most = wholeBalance(holdings, assetType, fees.send);
  const fee = `${fees.send} ${assetType}`;
  return most === undefined
    ? t.feeNotCovered(balance, fee)
    : t.feeAboveBalance(balance, fee, `${formatExact(most)} ${assetType}`);
}

/**
 * Number of fraction digits that `Units` shows, by the number of digits before the point. A longer amount is repeated
 * in full below the field.
 */
const shownFractionDigits = (wholeDigits: number) => (wholeDigits < 7 ? 8 : 4);

/** Number of characters that a narrow field shows. A longer amount is repeated in full below the field. */
const shownCharacters = 12;

function amountHint(
  draft: SendDraft,
  holdings: readonly Holding[],
  t: SendMessages['amount'],
  forms: FormsMessages,
): string | undefined {
  const { assetType } = draft;
  const amount = readAmount(draft.amount, draft.assetType);
  if (amount === undefined && draft.amount.trim() !== '') {
    return forms.amount.problems['no-amount'];
  }
  if (amount !== undefined && amount.length > shownCharacters) {
    return t.inFull(`${formatExact(amount)} ${assetType}`.trim());
  }
  const balance = balanceOf(holdings, assetType);
  const [whole = '', fraction = ''] = balance.split('.');
  return fraction.length > shownFractionDigits(whole.length)
    ? t.wholeBalance(`${formatExact(balance)} ${assetType}`)
    : undefined;
}

/** The reason why the button is disabled, in a sentence; undefined if it is enabled. */
function missingMessage(draft: SendDraft, t: SendMessages['needed']): string | undefined {
  // An `Intl.ListFormat` would delay the first render of Send by 45 ms, on a phone by up to 0.2 s.
  const [first, second, third] = missingSendParts(draft).map((part) => t.parts[part]);
  if (first === undefined) return undefined;
  if (second === undefined) return t.one(first);
  return third === undefined ? t.two(first, second) : t.three(first, second, third);
}
