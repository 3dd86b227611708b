import { BookUser, QrCode, ScanLine, Wallet, type LucideIcon } from 'lucide-react';

import type { SendMessages } from '#i18n/en/send.ts';
import { useMessages } from '#i18n/messages-context.ts';
import { textAround } from '#i18n/text-around.ts';
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

const modeIcons: Readonly<Record<RecipientMode, LucideIcon>> = {
  address: Wallet,
  qr: QrCode,
  contact: BookUser,
};

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
  const t = useMessages('send').recipient;
  const [beforeRecipient, afterRecipient] = textAround(t.chosen);
  const { mode, entry, scanner } = send;
  const { toAddress, linkAmount } = send.money.draft;
  return (
    <div className="flex flex-col gap-3">
      <SegmentedControl
        label={t.label}
        segments={choicesOf(recipientModes, (name) => ({
          label: t.modes[name],
          icon: modeIcons[name],
        }))}
        value={mode}
        onValueChange={entry.chooseMode}
      />
      {mode === 'address' && (
        <AddressField
          label={t.address}
          hint={linkAmount && linkAmountHint(linkAmount, t.link)}
          error={entry.error}
          value={toAddress}
          onValueChange={entry.type}
          onBlur={entry.leave}
          onEnter={onEnter}
        />
      )}
      {mode === 'qr' &&
        (scanner.state === 'no-camera' ? (
          <InlineNotice>{t.noCamera}</InlineNotice>
        ) : (
          <Button
            tone="secondary"
            busy={scanner.state === 'asking'}
            onClick={() => void scanner.open()}
          >
            <ScanLine aria-hidden className="size-5" strokeWidth={2} />
            {t.scan}
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
          {beforeRecipient}
          <MaskedNumber>{shortRecipient(toAddress)}</MaskedNumber>
          {afterRecipient}
        </p>
      )}
    </div>
  );
}

function linkAmountHint(
  { amount, assetType, isFilled }: LinkAmount,
  t: SendMessages['recipient']['link'],
): string {
  if (amount === 'unreadable') return t.unreadable;
  const asked = formatExactUnits(amount, assetType);
  return isFilled ? t.filled(asked) : t.notHeld(asked);
}
