import { useLanguage, useMessages } from '#i18n/messages-context.ts';
import { LeftToday } from '#widgets/LeftToday.tsx';
import { QuickAmounts } from '#widgets/QuickAmounts.tsx';
import { SegmentedControl } from '#components/SegmentedControl.tsx';
import { WonField } from '#widgets/WonField.tsx';
import { useWonFormat } from '#widgets/use-won-format.ts';
import type { Contact } from '#wallet/entities/contact.ts';
import { sendMethods } from '#wallet/entities/money-choices.ts';
import {
  isTypedMethod,
  localSendQuickAmounts,
  type LocalSendFields as Fields,
} from '#wallet/forms/local-send.ts';
import type { DecimalString } from '#wallet/money/decimal.ts';
import { readWon } from '#wallet/money/typed-amount.ts';
import { englishLimits, koreanLimits } from '#wallet/refusals/limit-sentences.ts';
import { dailyLocalSendMaximum, minimumLocalSend } from '#wallet/rules/local-send.ts';

import { MessageField } from './MessageField.tsx';
import { RecentRecipients, type RecentRecipientsProps } from './RecentRecipients.tsx';
import { RecipientField } from './RecipientField.tsx';
import { shownRecipient } from './shown-recipient.ts';
import type { LocalSend } from './use-local-send.ts';

/** The sentences about the amount. */
function useAmountMessage(
  balance: DecimalString,
  left: DecimalString | undefined,
): (problem: Fields['amount']) => string {
  const { won } = useMessages('forms');
  const t = useMessages('local').send;
  const inWon = useWonFormat();
  const limits = useLanguage().language === 'ko' ? koreanLimits : englishLimits;
  return (problem) => {
    switch (problem) {
      case 'missing':
        return t.amountMissing;
      case 'no-amount':
      case 'not-whole':
        return won.problems[problem];
      case 'above-balance':
        return t.aboveBalance(inWon(balance));
      case 'below-minimum':
        return t.belowMinimum(inWon(minimumLocalSend));
      case 'above-limit':
        return limits.localSend({ limit: dailyLocalSendMaximum, left: left ?? balance });
    }
  };
}

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
  const { send: t, wonUnit, quickAmounts } = useMessages('local');
  const amountMessage = useAmountMessage(balance, left);
  const { method, source } = draft;
  const inWon = useWonFormat();

  function changeAmount(amount: string) {
    // The next code must not clear an amount that the user has edited.
    change({ amount, ...(source?.kind === 'code' && { source: { ...source, hasAmount: false } }) });
  }

  return (
    <div className="flex flex-col gap-2.5">
      <SegmentedControl
        compact
        label={t.method}
        segments={sendMethods.map((value) => ({ value, label: t.methods[value] }))}
        error={problems.method && t.methodNotReady}
        value={method}
        onValueChange={entry.chooseMethod}
      />
      <RecipientField
        method={method}
        hint={entry.hint}
        error={entry.error}
        value={isTypedMethod(method) ? draft.recipient : shownRecipient(draft.recipient, t)}
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
      <WonField
        hero
        label={t.amount}
        unit={wonUnit}
        hint={<AmountHint amount={readWon(draft.amount)} left={left} />}
        error={problems.amount && amountMessage(problems.amount)}
        keys={
          <QuickAmounts
            label={quickAmounts}
            amounts={localSendQuickAmounts.map(({ label, amount }) => ({
              label,
              words: inWon(amount),
              amount,
            }))}
            onChoose={changeAmount}
          />
        }
        value={draft.amount}
        onValueChange={changeAmount}
      />
      <MessageField value={draft.message} onValueChange={(message) => change({ message })} />
    </div>
  );
}

/** Number of digits that a narrow field shows in large type. A longer amount is repeated in full below the field. */
const shownDigits = 9;

function AmountHint({
  amount,
  left,
}: {
  amount: DecimalString | undefined;
  left: DecimalString | undefined;
}) {
  const t = useMessages('local').send;
  const inWon = useWonFormat();
  const isLong = amount !== undefined && amount.length > shownDigits;
  return (
    <>
      {isLong && <span className="block">{t.sends(inWon(amount))}</span>}
      {t.limits(inWon(minimumLocalSend), inWon(dailyLocalSendMaximum))}
      <LeftToday left={left} limit={dailyLocalSendMaximum} />
    </>
  );
}
