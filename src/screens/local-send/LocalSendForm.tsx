import { useRef, useState } from 'react';

import { useMessages } from '#i18n/messages-context.ts';
import type { SaveContact } from '#widgets/ContactSheet.tsx';
import { ContactSheetOnDemand } from '#widgets/ContactSheetOnDemand.tsx';
import { MoneyFormFrame } from '#widgets/MoneyFormFrame.tsx';
import { balanceRows } from '#widgets/review-rows.tsx';
import { ScannerSheetOnDemand } from '#widgets/ScannerSheetOnDemand.tsx';
import type { Contact } from '#wallet/entities/contact.ts';
import type { Loadable } from '#wallet/loadable.ts';
import { subtract } from '#wallet/money/decimal.ts';
import { formatWon } from '#wallet/money/format-figure.ts';
import { readWon } from '#wallet/money/typed-amount.ts';

import { LocalSendFields } from './LocalSendFields.tsx';
import { codeNameRows, recipientRows, withContactName } from './recipient-rows.tsx';
import { shownRecipient } from './shown-recipient.ts';
import { useLocalSend, type LocalSendSteps } from './use-local-send.ts';

export interface LocalSendFormProps extends LocalSendSteps {
  /** The recent recipients, the latest first. The form works without them too. */
  contacts: Loadable<readonly Contact[]>;
  /** The reference time for the contacts' ages. */
  now: Date;
  onSaveContact: SaveContact;
  onRetry: (part: 'balance' | 'contacts') => void;
}

/** Recipient, amount and message of a local send, and its summary. */
export function LocalSendForm(props: LocalSendFormProps) {
  const { balance, start, contacts, now, readers, deviceCheck, onSaveContact, onRetry, notify } =
    props;
  const { money, entry, scanner, found } = useLocalSend(props);
  const { review } = useMessages('forms');
  const { send: t, free } = useMessages('local');
  const [editedContact, setEditedContact] = useState<Contact>();
  const submitButton = useRef<HTMLButtonElement>(null);
  const { draft } = money;
  const amount = readWon(draft.amount);
  return (
    <>
      <MoneyFormFrame
        form={money}
        summary={{
          title: t.summary.title,
          rows: [
            ...recipientRows(draft, found, { review, local: t }),
            { label: t.summary.amount, value: amount && formatWon(amount) },
            { label: t.summary.fee, value: free },
          ],
          total: { label: t.summary.total, value: amount && formatWon(amount) },
          after: amount
            ? balanceRows(
                { balance, balanceAfter: subtract(balance, amount) },
                { t: review, kind: 'transfer' },
                formatWon,
              )
            : [],
        }}
        submitLabel={t.submit}
        submitRef={submitButton}
        confirmation={(asked) => ({
          title: t.confirm,
          amount: formatWon(asked.accepted.amount),
          recipient: {
            found: withContactName(asked.found, draft.source),
            detail: shownRecipient(asked.accepted.recipient, t),
          },
          rows: codeNameRows(draft, asked.found, t),
          formatBalance: formatWon,
          onDeviceCheck: deviceCheck.check,
        })}
      >
        <LocalSendFields
          money={money}
          entry={entry}
          scanner={scanner}
          contacts={contacts}
          now={now}
          balance={balance}
          left={start.left}
          onEditContact={setEditedContact}
          onEnter={() => submitButton.current?.click()}
          onRetry={() => onRetry('contacts')}
        />
      </MoneyFormFrame>
      {scanner.state === 'scanning' && (
        <ScannerSheetOnDemand
          title={t.scan}
          scan={readers.scan}
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
