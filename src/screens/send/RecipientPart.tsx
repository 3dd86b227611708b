import { BookUser, QrCode, ScanLine, Wallet, type LucideIcon } from 'lucide-react';

import { Button } from '#components/Button.tsx';
import { choicesOf } from '#components/choices-of.ts';
import { InlineNotice } from '#components/form/InlineNotice.tsx';
import { MaskedNumber } from '#widgets/MaskedNumber.tsx';
import { SegmentedControl } from '#components/SegmentedControl.tsx';
import { recipientModes, shortRecipient, type RecipientMode } from '#wallet/forms/send.ts';
import { formatExactUnits } from '#wallet/money/format-figure.ts';

import { AddressField } from './AddressField.tsx';
import { ContactList, type ContactListProps } from './ContactList.tsx';
import type { LinkAmount } from './use-address-entry.ts';
import type { Send } from './use-send.ts';

const modeLooks: Readonly<Record<RecipientMode, { label: string; icon: LucideIcon }>> = {
  address: { label: 'Address', icon: Wallet },
  qr: { label: 'QR', icon: QrCode },
  contact: { label: 'Contact', icon: BookUser },
};

const modeSegments = choicesOf(recipientModes, (mode) => modeLooks[mode]);

export interface RecipientPartProps extends Pick<
  ContactListProps,
  'contacts' | 'onEdit' | 'onRetry'
> {
  send: Send;
  /** Called on Enter in the address field. */
  onEnter: () => void;
}

/** The recipient of a send: an address, a scanned code or a contact. */
export function RecipientPart({ send, onEnter, ...contacts }: RecipientPartProps) {
  const { mode, entry, scanner } = send;
  const { toAddress, linkAmount } = send.money.draft;
  return (
    <div className="flex flex-col gap-3">
      <SegmentedControl
        label="Recipient"
        segments={modeSegments}
        value={mode}
        onValueChange={entry.chooseMode}
      />
      {mode === 'address' && (
        <AddressField
          label="Recipient address"
          hint={linkAmount && linkAmountHint(linkAmount)}
          error={entry.error}
          value={toAddress}
          onValueChange={entry.type}
          onBlur={entry.leave}
          onEnter={onEnter}
        />
      )}
      {mode === 'qr' &&
        (scanner.state === 'no-camera' ? (
          <InlineNotice>
            This device has no camera to scan a code with. Enter the address, or choose a contact.
          </InlineNotice>
        ) : (
          <Button
            tone="secondary"
            busy={scanner.state === 'asking'}
            onClick={() => void scanner.open()}
          >
            <ScanLine aria-hidden className="size-5" strokeWidth={2} />
            Scan a QR code
          </Button>
        ))}
      {mode === 'contact' && (
        <ContactList
          {...contacts}
          chosen={toAddress}
          onChoose={({ recipient }) => entry.choose(recipient)}
        />
      )}
      {mode !== 'address' && toAddress.trim() !== '' && (
        <p className="text-small wrap-anywhere text-ink-muted">
          The recipient is <MaskedNumber>{shortRecipient(toAddress)}</MaskedNumber>.
        </p>
      )}
    </div>
  );
}

function linkAmountHint({ amount, assetType, isFilled }: LinkAmount): string {
  if (amount === 'unreadable') {
    return 'The link asks for an amount that we cannot read. Enter the amount yourself.';
  }
  const asked = `The link asks for ${formatExactUnits(amount, assetType)}`;
  return isFilled
    ? `${asked}, which is filled in. Check it before you send.`
    : `${asked}, which you do not have. Choose the asset and enter the amount yourself.`;
}
