import type { LocalMessages } from '#i18n/en/local.ts';
import { Address } from '#widgets/Address.tsx';
import { RecipientAsFound, type ReviewMessages } from '#widgets/review-rows.tsx';
import type { SummaryRow } from '#components/form/Summary.tsx';
import type { FoundRecipient } from '#wallet/entities/recipient.ts';
import type { LocalSendDraft } from '#wallet/forms/local-send.ts';

import { shownRecipient } from './shown-recipient.ts';

type SendMessages = LocalMessages['send'];

/** The facts about a contact before the provider has identified the account: only the contact's name is known. */
const unidentified = {
  kind: 'unknown',
  payee: '',
  paidBefore: true,
  changed: false,
  repeated: false,
  resembles: '',
  name: '',
} as const satisfies FoundRecipient;

/** The provider's information about a recipient, with the contact's name if the provider has none. */
export function withContactName(
  found: FoundRecipient | undefined,
  source: LocalSendDraft['source'],
): FoundRecipient | undefined {
  // The contact's address may now belong to another account.
  if (source?.kind !== 'contact' || found?.changed) return found;
  return { ...(found ?? unidentified), name: found?.name || source.contact.name };
}

/** The rows about the recipient as found. A name that comes only from a code is shown in a separate row. */
export function recipientRows(
  { recipient, source, method }: LocalSendDraft,
  found: FoundRecipient | undefined,
  { review, local }: { review: ReviewMessages; local: SendMessages },
): SummaryRow[] {
  const detail = shownRecipient(recipient.trim(), local);
  const known = withContactName(found, source);
  const isNamed = known !== undefined && known.name !== detail;
  return [
    {
      label: review.transfer.recipient,
      value:
        detail === '' ? undefined : (
          <RecipientAsFound
            found={known && (isNamed ? known : { ...known, name: '' })}
            detail={<Address>{detail}</Address>}
          />
        ),
    },
    ...codeNameRows({ source, method }, known, local),
  ];
}

/** The name of a code, as long as the recipient has no other name (decision 181). */
export function codeNameRows(
  { source, method }: Pick<LocalSendDraft, 'source' | 'method'>,
  found: FoundRecipient | undefined,
  { recipient: t }: SendMessages,
): SummaryRow[] {
  const label = method === 'nfc' ? t.nameInTag : t.nameInCode;
  return source?.kind === 'code' && source.name !== undefined && !found?.name
    ? [{ label, value: source.name }]
    : [];
}
