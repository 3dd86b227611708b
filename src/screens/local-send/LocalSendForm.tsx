import { sendMethods, type SendMethod } from '#wallet/entities/money-choices.ts';
import type { MoneyAnswer } from '#wallet/entities/money-operation.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

import type { ScanCodes } from '#components/code-scanner.ts';
import { ConfirmationSheet } from '#components/form/ConfirmationSheet.tsx';
import { balanceRows, RecipientAsFound } from '#components/form/review-rows.tsx';
import { useConfirmation } from '#components/form/use-confirmation.ts';
import {
  RecipientRefused,
  useFoundRecipient,
  type FindRecipient,
} from '#components/form/use-found-recipient.ts';
import type { Navigate } from '#components/Link.tsx';
import { NotYet } from '#components/form/NotYet.tsx';
import { QuickAmounts } from '#components/QuickAmounts.tsx';
import { SegmentedControl } from '#components/SegmentedControl.tsx';
import type { SaveContact } from '#components/ContactSheet.tsx';
import { ContactSheetOnDemand } from '#components/ContactSheetOnDemand.tsx';
import { ScannerSheetOnDemand } from '#components/ScannerSheetOnDemand.tsx';
import { SubmitBar } from '#components/form/SubmitBar.tsx';
import { Summary, type SummaryRow } from '#components/form/Summary.tsx';
import { useSubmission } from '#components/form/use-submission.ts';
import type { ReadTags } from '#components/tag-reader.ts';
import { useScanner } from '#components/use-scanner.ts';
import { WonField } from '#components/WonField.tsx';
import { useDraft } from '#components/form/use-draft.ts';
import { koreanWonProblems } from '#wallet/labels/amount-problems.ts';
import { korean } from '#wallet/labels/korean.ts';
import { localCurrency } from '#wallet/money/assets.ts';
import { subtract, type DecimalString } from '#wallet/money/decimal.ts';
import { readWon } from '#wallet/money/typed-amount.ts';
import { formatWon } from '#wallet/money/format.ts';
import type { Contact } from '#wallet/entities/contact.ts';
import { merchantCodeIn, merchantRecipient } from '#wallet/entities/merchant-recipient.ts';
import type { FoundRecipient } from '#wallet/entities/recipient.ts';
import { refusalOf } from '#wallet/failure.ts';
import { reviewOf, type Review } from '#wallet/forms/review.ts';
import { koreanDestination } from '#wallet/labels/korean-destination.ts';
import { koreanReview } from '#wallet/labels/korean-review.ts';
import { sendMethodLabels } from '#wallet/labels/method-labels.ts';
import type { Loadable } from '#wallet/loadable.ts';
import { dailyLocalSendMaximum, minimumLocalSend } from '#wallet/rules/local-send.ts';
import {
  checkLocalSend,
  chooseContact,
  emptyLocalSend,
  isTypedMethod,
  localSendQuickAmounts,
  recipientFormProblem,
  type LocalSendDraft,
  type LocalSendFields,
  type LocalTransfer,
  type TypedMethod,
} from '#wallet/forms/local-send.ts';
import { failureNotice, notices, withReceipt, type Notify } from '#wallet/notices/notices.ts';
import { paths } from '#wallet/paths.ts';
import { readRecipientCode, type RefusedCode } from '#wallet/codes/recipient-code.ts';
import { koreanFailureMessage } from '#wallet/failure-message.ts';

import { contactLabels } from './contact-labels.ts';
import { MessageField } from './MessageField.tsx';
import { RecentRecipients } from './RecentRecipients.tsx';
import { RecipientField } from './RecipientField.tsx';
import { recipientMessage, recipientRefusal } from './recipient-messages.ts';
import { refusedCode, refusedTag } from './refused-codes.ts';
import { scannerLabels } from './scanner-labels.ts';
import { shownRecipient } from './shown-recipient.ts';

export interface LocalSendFormProps {
  /** What there is, in won. */
  balance: DecimalString;
  /** Who was sent to lately, the latest first. Without them the form works as well. */
  contacts: Loadable<readonly Contact[]>;
  /** What the contacts' times are told relative to. */
  now: Date;
  /** The method that was chosen on the way here. */
  initialMethod?: SendMethod | undefined;
  /** The code of the merchant that was chosen on the way here. It is paid by its code, without a scan. */
  initialMerchant?: string | undefined;
  /** Whether the device can scan at all. */
  hasCamera: () => Promise<boolean>;
  /** Whether the device can be touched with another. */
  hasNfc: () => boolean;
  /** Reads NFC tags; only where there is NFC. */
  readTags: ReadTags;
  scan: ScanCodes;
  /** Asks the provider who a recipient is; rejects when it could not say. */
  onFindRecipient: FindRecipient;
  /** Whether the person's device confirms a payment (decision 96). */
  biometrics: boolean;
  /** Lets the device check its person; rejects when it did not. */
  onDeviceCheck: () => Promise<void>;
  /**
   * Sends, and resolves with what became of it; undefined when that cannot be read. Rejects when it failed. The signal
   * aborts when the person leaves.
   */
  onSend: (transfer: LocalTransfer, signal: AbortSignal) => Promise<MoneyAnswer | undefined>;
  onSaveContact: SaveContact;
  onNavigate: Navigate;
  onRetry: (part: 'balance' | 'contacts') => void;
  notify: Notify;
}

const methodChoices = sendMethods.map((value) => ({ value, label: sendMethodLabels[value] }));

const amountMessages: Readonly<
  Record<LocalSendFields['amount'], (balance: DecimalString) => string>
> = {
  missing: () => '보낼 금액을 입력해 주세요.',
  'no-amount': () => koreanWonProblems['no-amount'],
  'not-whole': () => koreanWonProblems['not-whole'],
  'above-balance': (balance) => `보유 잔액 ${formatWon(balance)}보다 많습니다.`,
  'below-minimum': () => `${formatWon(minimumLocalSend)}부터 보낼 수 있습니다.`,
};

/** What a scanned code has filled in, or a merchant that was chosen from the directory. */
type CodeHeld = 'recipient' | 'recipient-and-amount' | 'merchant';

/** `source` is what the code was read from. */
const codeHeldLabels: Readonly<Record<CodeHeld, (source: string) => string>> = {
  recipient: (source) => `${source}에서 받는 분을 읽었습니다. 보내기 전에 확인해 주세요.`,
  'recipient-and-amount': (source) =>
    `${source}에서 받는 분과 금액을 읽었습니다. 보내기 전에 확인해 주세요.`,
  merchant: () => '가맹점을 선택했습니다. 보내기 전에 확인해 주세요.',
};

function qrHint(codeHeld: CodeHeld | undefined, cameraMissing: boolean): string {
  if (codeHeld !== undefined) return codeHeldLabels[codeHeld]('QR 코드');
  return cameraMissing
    ? '이 기기에서는 카메라를 사용할 수 없습니다. 다른 송금 방법을 선택해 주세요.'
    : '받는 분의 QR 코드를 스캔해 주세요.';
}

/** What has become of reading NFC tags. */
type TagState = 'waiting' | 'failed' | { refused: RefusedCode };

const tagHints = {
  waiting: '받는 분의 NFC 태그에 휴대폰을 가까이 대 주세요.',
  failed:
    'NFC를 사용할 수 없습니다. NFC를 켜고 허용한 뒤 다시 선택하거나 다른 송금 방법을 선택해 주세요.',
} as const;

function nfcHint(codeHeld: CodeHeld | undefined, available: boolean, state: TagState): string {
  if (!available) return '이 기기는 NFC를 지원하지 않습니다. 다른 송금 방법을 선택해 주세요.';
  if (typeof state !== 'string') return refusedTag(state.refused);
  return codeHeld === undefined || state !== 'waiting'
    ? tagHints[state]
    : codeHeldLabels[codeHeld]('NFC 태그');
}

/** Recipient, amount and message of a local send, and what they come to. */
export function LocalSendForm({
  balance,
  contacts,
  now,
  initialMethod = 'phone',
  initialMerchant,
  hasCamera,
  hasNfc,
  readTags,
  scan,
  onFindRecipient,
  biometrics,
  onDeviceCheck,
  onSend,
  onSaveContact,
  onNavigate,
  onRetry,
  notify,
}: LocalSendFormProps) {
  const [draft, setDraft] = useDraft<LocalSendDraft>('local-send', () => ({
    ...emptyLocalSend,
    ...(initialMerchant === undefined
      ? { method: initialMethod }
      : { method: 'qr', recipient: merchantRecipient(initialMerchant) }),
  }));
  const [codeHeld, setCodeHeld] = useDraft<CodeHeld | undefined>('local-send.code', () =>
    initialMerchant === undefined ? undefined : 'merchant',
  );
  const scanner = useScanner(hasCamera, notify);
  const [editedContact, setEditedContact] = useState<Contact>();
  const [tagState, setTagState] = useState<TagState>('waiting');
  /** Who the recipient of the payment that is under way is. */
  const paid = useRef<FoundRecipient>(undefined);
  const submitButton = useRef<HTMLButtonElement>(null);
  /** The recipient that the field had when it was left: what is being typed is not complete yet. */
  const [leftRecipient, setLeftRecipient] = useState('');

  const recipients = useFoundRecipient(onFindRecipient);
  const { asked, ask, answer } = useConfirmation<PaymentAsked>();
  const { problems, confirming, submitting, failure, edited, form } = useSubmission({
    result: checkLocalSend(draft, balance),
    onRefused(refused) {
      if (refused.problem === undefined) return;
      notify(
        refused.problem === 'local-send.insufficient-balance'
          ? notices[refused.problem](...refused.figures)
          : notices[refused.problem],
      );
    },
    async confirm(transfer, signal) {
      // A scanner that opened now could change what is shown while something else is being sent.
      scanner.close();
      const { method, recipient, amount: leaves } = transfer;
      const found = await recipients.check({
        kind: method,
        recipient,
        amount: leaves,
        assetType: localCurrency,
      });
      paid.current = found;
      const review = reviewOf({ recipient: found, leaves, balance, biometrics });
      if (signal.aborted || review.reasons.length === 0) return true;
      return ask({ transfer, found, review });
    },
    submit(transfer, signal) {
      const payee = paid.current?.payee;
      return onSend({ ...transfer, ...(payee ? { payee } : {}) }, signal);
    },
    onSubmitted({ recipient, amount }, left, result) {
      const contact = paid.current?.changed ? undefined : draft.contact;
      const name = contact?.name || paid.current?.name || shownRecipient(recipient);
      const isMerchant =
        paid.current?.kind === 'merchant' || merchantCodeIn(recipient) !== undefined;
      const destination = koreanDestination(name, isMerchant);
      setDraft(emptyLocalSend);
      const outcome = result?.status === 'completed' ? 'succeeded' : 'pending';
      notify(
        withReceipt(notices[`local-send.${outcome}`](destination, amount), result?.transactionId),
      );
      if (!left) onNavigate(paths.localpay);
    },
    onFailed(error) {
      // Nothing was sent, and the field says why.
      if (error instanceof RecipientRefused) return undefined;
      if (refusalOf(error)?.code === 'recipient-changed') {
        void recipients.askAgain({ kind: draft.method, recipient: draft.recipient });
      }
      notify(failureNotice(error, notices['local-send.failed']));
      return koreanFailureMessage(error, '송금되지 않았고, 같은 송금은 두 번 이루어지지 않습니다.');
    },
  });
  const change = (part: Partial<LocalSendDraft>) => {
    setDraft((current) => ({ ...current, ...part }));
    edited();
  };

  function askDevice(method: SendMethod) {
    scanner.close();
    if (method === 'qr') void scanner.open();
    if (method === 'nfc' && !hasNfc()) notify(notices['device.nfc-not-available']);
  }

  function chooseMethod(method: SendMethod) {
    // A recipient belongs to its method: a phone number is no account name (decision 57).
    change({
      method,
      recipient: '',
      contact: undefined,
      codeName: undefined,
      ...withoutCodeAmount(),
    });
    setCodeHeld(undefined);
    setTagState('waiting');
    askDevice(method);
  }

  /** The amount of one person's code does not belong to the next recipient. */
  function withoutCodeAmount(): Partial<LocalSendDraft> {
    return codeHeld === 'recipient-and-amount' ? { amount: '' } : {};
  }

  /** Fills in what a code of the camera or of a tag says; returns what it is if it names no recipient. */
  function fillFrom(text: string, kind: 'qr' | 'nfc'): RefusedCode | undefined {
    const code = readRecipientCode(text);
    if ('refused' in code) return code.refused;
    const { recipient, name, amount } = code;
    change({
      recipient,
      contact: undefined,
      codeName: name,
      ...(amount === undefined ? withoutCodeAmount() : { amount }),
    });
    setCodeHeld(amount === undefined ? 'recipient' : 'recipient-and-amount');
    void recipients.ask({ kind, recipient });
    return undefined;
  }

  function readCode(text: string): string | undefined {
    const refused = fillFrom(text, 'qr');
    if (refused !== undefined) return refusedCode(refused);
    scanner.close();
    return undefined;
  }

  function chooseRecent(chosen: Contact, typedMethod: TypedMethod) {
    const filled = chooseContact(chosen, typedMethod);
    change(filled);
    if (filled.method === 'qr') setCodeHeld('merchant');
    askAbout(filled);
  }

  /** Finds who a recipient is, so that the field and the summary can say it before the person sends. */
  function askAbout({ method, recipient }: Pick<LocalSendDraft, 'method' | 'recipient'>) {
    setLeftRecipient(recipient);
    if (recipient.trim() === '' || recipientFormProblem({ method, recipient })) return;
    void recipients.ask({ kind: method, recipient });
  }

  /** What is wrong with the recipient: what its form lacks at once when it is left, and what the provider refuses. */
  function recipientError(): string | undefined {
    const isLeft = leftRecipient === draft.recipient;
    const problem = problems.recipient ?? (isLeft ? recipientFormProblem(draft) : undefined);
    if (problem !== undefined) return recipientMessage(problem, draft);
    const refusal = recipients.refusalOf({ kind: draft.method, recipient: draft.recipient });
    return refusal === undefined ? undefined : recipientRefusal(refusal);
  }

  function changeAmount(amount: string) {
    change({ amount });
    // An edited amount is the person's own, and the next code keeps it.
    if (codeHeld === 'recipient-and-amount') setCodeHeld('recipient');
  }

  const reads = draft.method === 'nfc' && hasNfc();
  const onTag = useEffectEvent((text: string) => {
    // What is shown is what is being sent.
    if (submitting || confirming) return;
    const refused = fillFrom(text, 'nfc');
    setTagState(refused === undefined ? 'waiting' : { refused });
  });
  const readUntil = useEffectEvent((signal: AbortSignal) => {
    readTags((text) => onTag(text), signal).catch(() => signal.aborted || setTagState('failed'));
  });
  useEffect(() => {
    if (!reads) return;
    const left = new AbortController();
    readUntil(left.signal);
    return () => left.abort();
  }, [reads]);

  const onArrival = useEffectEvent(() => {
    if (initialMerchant === undefined) askDevice(initialMethod);
    else askAbout(draft);
  });
  useEffect(() => onArrival(), []);

  const { method, contact } = draft;
  const amount = readWon(draft.amount);
  const found = recipients.of({ kind: method, recipient: draft.recipient });
  const recipientHints: Readonly<Record<SendMethod, string | undefined>> = {
    phone: undefined,
    account: undefined,
    qr: qrHint(codeHeld, scanner.state === 'no-camera'),
    nfc: nfcHint(codeHeld, hasNfc(), tagState),
  };
  return (
    <>
      <form {...form} className="flex flex-col gap-6">
        {/* Nothing may change while it is submitted: what is shown is what is being sent. */}
        <fieldset disabled={submitting || confirming} className="flex min-w-0 flex-col gap-4">
          <SegmentedControl
            label="송금 방법"
            segments={methodChoices}
            error={problems.method && 'NFC 터치로 아직 받는 분을 읽지 않았습니다.'}
            value={method}
            onValueChange={chooseMethod}
          />
          <RecipientField
            method={method}
            hint={recipientHints[method]}
            error={recipientError()}
            value={isTypedMethod(method) ? draft.recipient : shownRecipient(draft.recipient)}
            onValueChange={(recipient) =>
              change({ recipient, contact: undefined, codeName: undefined })
            }
            onEnter={() => submitButton.current?.click()}
            onLeave={() => askAbout(draft)}
            onScan={() => void scanner.open()}
          />
          {isTypedMethod(method) && (
            <RecentRecipients
              contacts={contacts}
              now={now}
              chosen={contact?.id}
              onChoose={(chosen) => chooseRecent(chosen, method)}
              onEdit={setEditedContact}
              onRetry={() => onRetry('contacts')}
            />
          )}
          <div className="flex flex-col gap-3">
            <WonField
              label="보낼 금액"
              unit="원"
              problemLabels={koreanWonProblems}
              hint={amountHint(amount)}
              error={problems.amount && amountMessages[problems.amount](balance)}
              value={draft.amount}
              onValueChange={changeAmount}
            />
            <QuickAmounts
              label="빠른 금액 선택"
              amounts={localSendQuickAmounts}
              onChoose={changeAmount}
            />
          </div>
          <MessageField value={draft.message} onValueChange={(message) => change({ message })} />
        </fieldset>

        <Summary
          title="송금 정보"
          submitting={submitting}
          rows={[
            ...recipientRows(draft, found),
            {
              label: '보낼 금액',
              value: amount ? formatWon(amount) : <NotYet label={korean.notFilledIn} />,
            },
            { label: '수수료', value: '무료' },
          ]}
          total={{
            label: '총 금액',
            value: amount ? formatWon(amount) : <NotYet label={korean.notFilledIn} />,
          }}
          after={
            amount
              ? balanceRows(
                  { balance, balanceAfter: subtract(balance, amount) },
                  koreanReview,
                  formatWon,
                )
              : []
          }
        />

        <SubmitBar
          ref={submitButton}
          form={form.id}
          lang="ko"
          busy={submitting || confirming}
          submitting={submitting}
          failure={failure}
          slowLabel={korean.slowWrite}
        >
          {submitting ? '처리 중…' : '보내기'}
        </SubmitBar>
      </form>
      {scanner.state === 'scanning' && (
        <ScannerSheetOnDemand
          title="QR 코드 스캔"
          labels={scannerLabels}
          lang="ko"
          scan={scan}
          onCode={readCode}
          onClose={scanner.close}
        />
      )}
      {editedContact && (
        <ContactSheetOnDemand
          contact={editedContact}
          labels={contactLabels}
          lang="ko"
          onSave={onSaveContact}
          onClose={() => setEditedContact(undefined)}
          notify={notify}
        />
      )}
      {asked && (
        <ConfirmationSheet
          title="송금 확인"
          labels={koreanReview}
          lang="ko"
          amount={formatWon(asked.transfer.amount)}
          recipient={{
            found: withContactName(asked.found, contact),
            detail: shownRecipient(asked.transfer.recipient),
          }}
          review={asked.review}
          formatBalance={formatWon}
          onDeviceCheck={onDeviceCheck}
          onConfirm={() => answer(true)}
          onCancel={() => answer(false)}
        />
      )}
    </>
  );
}

/** A payment that the person is asked about. */
interface PaymentAsked {
  transfer: LocalTransfer;
  found: FoundRecipient | undefined;
  review: Review;
}

/** A contact before the provider has said who its text leads to: its name is known, and nothing else. */
const unasked = {
  kind: 'unknown',
  payee: '',
  paidBefore: true,
  changed: false,
  repeated: false,
  resembles: '',
  name: '',
} as const satisfies FoundRecipient;

/** What is known of a recipient: what the provider says, under the contact's name where it knows none. */
function withContactName(
  found: FoundRecipient | undefined,
  contact: Contact | undefined,
): FoundRecipient | undefined {
  // The text of a contact may lead to somebody else now.
  if (contact === undefined || found?.changed) return found;
  return { ...(found ?? unasked), name: found?.name || contact.name };
}

/** The recipient as found. A name that only a code gives stands apart from it. */
function recipientRows(
  { recipient, contact, codeName }: LocalSendDraft,
  found: FoundRecipient | undefined,
): SummaryRow[] {
  const detail = shownRecipient(recipient.trim());
  const known = withContactName(found, contact);
  const isNamed = known !== undefined && known.name !== detail;
  return [
    {
      label: koreanReview.recipient,
      value:
        detail === '' ? (
          <NotYet label={korean.notFilledIn} />
        ) : (
          <RecipientAsFound
            found={known && (isNamed ? known : { ...known, name: '' })}
            detail={detail}
            labels={koreanReview}
          />
        ),
    },
    ...(codeName !== undefined && !known?.name
      ? [{ label: 'QR 코드에 적힌 이름', value: codeName }]
      : []),
  ];
}

/** How many digits of an amount a narrow field shows in large type; a longer one is repeated below it in full. */
const shownDigits = 9;

function amountHint(amount: DecimalString | undefined) {
  const isLong = amount !== undefined && amount.length > shownDigits;
  return (
    <>
      {isLong && <span className="block">{formatWon(amount)}을 보냅니다.</span>}
      최소 {formatWon(minimumLocalSend)} · 1일 최대 {formatWon(dailyLocalSendMaximum)}
    </>
  );
}
