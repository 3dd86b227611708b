import { useMessages } from '#i18n/messages-context.ts';
import { LeftToday } from '#widgets/LeftToday.tsx';
import { QuickAmounts } from '#widgets/QuickAmounts.tsx';
import { SegmentedControl } from '#components/SegmentedControl.tsx';
import { WonField } from '#widgets/WonField.tsx';
import type { Contact } from '#wallet/entities/contact.ts';
import { sendMethods } from '#wallet/entities/money-choices.ts';
import {
  isTypedMethod,
  localSendQuickAmounts,
  type LocalSendFields as Fields,
} from '#wallet/forms/local-send.ts';
import { sendMethodLabels } from '#wallet/labels/method-labels.ts';
import type { DecimalString } from '#wallet/money/decimal.ts';
import { readWon } from '#wallet/money/typed-amount.ts';
import { formatKoreanWon } from '#wallet/money/format-figure.ts';
import { koreanLimits } from '#wallet/refusals/limit-sentences.ts';
import { dailyLocalSendMaximum, minimumLocalSend } from '#wallet/rules/local-send.ts';

import { MessageField } from './MessageField.tsx';
import { RecentRecipients, type RecentRecipientsProps } from './RecentRecipients.tsx';
import { RecipientField } from './RecipientField.tsx';
import { shownRecipient } from './shown-recipient.ts';
import type { LocalSend } from './use-local-send.ts';

const methodChoices = sendMethods.map((value) => ({ value, label: sendMethodLabels[value] }));

const amountMessages: Readonly<
  Record<
    Exclude<Fields['amount'], 'no-amount' | 'not-whole'>,
    (balance: DecimalString, left: DecimalString) => string
  >
> = {
  missing: () => '보낼 금액을 입력해 주세요.',
  'above-balance': (balance) => `보유 잔액 ${formatKoreanWon(balance)}보다 많아요.`,
  'below-minimum': () => `${formatKoreanWon(minimumLocalSend)}부터 보낼 수 있어요.`,
  'above-limit': (_, left) => koreanLimits.localSend({ limit: dailyLocalSendMaximum, left }),
};

export interface LocalSendFieldsProps
  extends
    Pick<LocalSend, 'money' | 'entry' | 'scanner'>,
    Pick<RecentRecipientsProps, 'contacts' | 'now' | 'onRetry'> {
  /** In won. */
  balance: DecimalString;
  /** The remainder of the daily limit in won; undefined if it is unknown. */
  left: DecimalString | undefined;
  onEditContact: (contact: Contact) => void;
  /** Called on Enter in the recipient field. */
  onEnter: () => void;
}

/** Method, recipient, amount and message. */
export function LocalSendFields({
  money: { draft, change, problems },
  entry,
  scanner,
  contacts,
  now,
  balance,
  left,
  onEditContact,
  onEnter,
  onRetry,
}: LocalSendFieldsProps) {
  const { problems: wonProblems } = useMessages('forms').won;
  const { method, source } = draft;

  function amountMessage(problem: Fields['amount']): string {
    return problem === 'no-amount' || problem === 'not-whole'
      ? wonProblems[problem]
      : amountMessages[problem](balance, left ?? balance);
  }

  function changeAmount(amount: string) {
    // The next code must not clear an amount that the user has edited.
    change({ amount, ...(source?.kind === 'code' && { source: { ...source, hasAmount: false } }) });
  }

  return (
    <div className="flex flex-col gap-4">
      <SegmentedControl
        label="송금 방법"
        segments={methodChoices}
        error={problems.method && '아직 NFC 태그를 읽지 못했어요.'}
        value={method}
        onValueChange={entry.chooseMethod}
      />
      <RecipientField
        method={method}
        hint={entry.hint}
        error={entry.error}
        value={isTypedMethod(method) ? draft.recipient : shownRecipient(draft.recipient)}
        onValueChange={(recipient) => change({ recipient, source: undefined })}
        onEnter={onEnter}
        onLeave={entry.leave}
        onScan={() => void scanner.open()}
      />
      {isTypedMethod(method) && (
        <RecentRecipients
          contacts={contacts}
          now={now}
          chosen={source?.kind === 'contact' ? source.contact.id : undefined}
          onChoose={(chosen) => entry.chooseRecent(chosen, method)}
          onEdit={onEditContact}
          onRetry={onRetry}
        />
      )}
      <div className="flex flex-col gap-3">
        <WonField
          label="보낼 금액"
          unit="원"
          hint={amountHint(readWon(draft.amount), left)}
          error={problems.amount && amountMessage(problems.amount)}
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
    </div>
  );
}

/** Number of digits that a narrow field shows in large type. A longer amount is repeated in full below the field. */
const shownDigits = 9;

function amountHint(amount: DecimalString | undefined, left: DecimalString | undefined) {
  const isLong = amount !== undefined && amount.length > shownDigits;
  return (
    <>
      {isLong && <span className="block">{formatKoreanWon(amount)}을 보내요.</span>}
      최소 {formatKoreanWon(minimumLocalSend)} · 1일 최대 {formatKoreanWon(dailyLocalSendMaximum)}
      <LeftToday left={left} limit={dailyLocalSendMaximum} />
    </>
  );
}
