import { useLanguage, useMessages } from '#i18n/messages-context.ts';
import type { FoundRecipients } from '#widgets/use-found-recipient.ts';
import type { Scanner } from '#widgets/use-scanner.ts';
import {
  isCompleteAddress,
  readAddressCode,
  type AddressCode,
} from '#wallet/codes/address-code.ts';
import { refusalReason } from '#wallet/failure-message.ts';
import {
  addressProblem,
  recipientAddress,
  type RecipientMode,
  type SendDraft,
  type SendFields,
} from '#wallet/forms/send.ts';
import type { Holding } from '#wallet/money/assets.ts';
import type { DecimalString } from '#wallet/money/decimal.ts';
import { readTypedText } from '#wallet/typed-text.ts';

import { addressMessage, refusedAddressCode } from './address-messages.ts';

/** The amount that a link requests, and whether it is filled in. */
export interface LinkAmount {
  amount: DecimalString | 'unreadable';
  assetType: string;
  isFilled: boolean;
}

/** The draft of a send, and the request of the link that named the recipient. */
export interface LinkedDraft extends SendDraft {
  linkAmount?: LinkAmount | undefined;
}

export interface AddressEntryProps {
  draft: LinkedDraft;
  change: (part: Partial<LinkedDraft>) => void;
  /** The address's error after the rules have refused the draft. */
  problem: SendFields['toAddress'] | undefined;
  holdings: readonly Holding[];
  ownAddress: string;
  recipients: FoundRecipients;
  scanner: Scanner;
  setMode: (mode: RecipientMode) => void;
}

/** The ways to fill in the address, and the messages of its field. */
export interface AddressEntry {
  error: string | undefined;
  chooseMode: (mode: RecipientMode) => void;
  /** Sets the typed or pasted text of the field. */
  type: (toAddress: string) => void;
  /** Called on blur: the address is complete. */
  leave: () => void;
  /** Sets the address of a contact. */
  choose: (toAddress: string) => void;
  /** Reads a scanned code; returns the scanner's message if the code cannot receive assets. */
  readCode: (text: string) => string | undefined;
}

/** The question about the recipient of a draft, for the provider. */
export const questionOf = (toAddress: string) => ({
  kind: 'address' as const,
  recipient: recipientAddress(toAddress),
});

/** Fills in the recipient of a send: typed, pasted, scanned or chosen. */
export function useAddressEntry({
  draft: { toAddress, amount: typedAmount, linkAmount },
  change,
  problem,
  holdings,
  ownAddress,
  recipients,
  scanner,
  setMode,
}: AddressEntryProps): AddressEntry {
  const t = useMessages('send').address;
  const { language } = useLanguage();
  function askAbout(address: string) {
    if (address.trim() === '' || addressProblem(address, ownAddress) !== undefined) return;
    void recipients.ask(questionOf(address));
  }

  /** Clears an amount that came from a link, because it does not apply to the next recipient. */
  function withoutLinkAmount(): Partial<LinkedDraft> {
    const isUnedited = linkAmount?.isFilled && linkAmount.amount === typedAmount;
    return { linkAmount: undefined, ...(isUnedited && { amount: '' }) };
  }

  /** Fills in the data of a scanned code or of a link in the field, and asks about its address. */
  function fillFrom({ address, assetType = '', amount }: AddressCode) {
    const isHeld = holdings.some((held) => held.assetType === assetType);
    const isFilled = isHeld && amount !== undefined && amount !== 'unreadable';
    change({
      toAddress: address,
      ...withoutLinkAmount(),
      // Only held assets can be sent.
      ...(isHeld && { assetType }),
      ...(isFilled && { amount }),
      ...(amount !== undefined && { linkAmount: { amount, assetType, isFilled } }),
    });
    askAbout(address);
  }

  /** Replaces a link in the address field by its data. Returns whether there was a link. */
  function fillFromLink(typed: string): boolean {
    const code = readAddressCode(typed);
    if ('refused' in code || !/^(?:ethereum|superwallet):/i.test(readTypedText(typed)))
      return false;
    if (addressProblem(typed, ownAddress) !== undefined) return false;
    fillFrom(code);
    return true;
  }

  /** The error of the address: format errors at once, and the provider's refusal. */
  function error(): string | undefined {
    const refused = addressProblem(toAddress, ownAddress);
    if (refused !== undefined) return addressMessage(t, refused);
    if (problem === 'missing') return t.missing;
    const refusal = recipients.refusalOf(questionOf(toAddress));
    return refusal === undefined ? undefined : (refusalReason(refusal, language) ?? t.refused);
  }

  return {
    error: error(),
    chooseMode(next) {
      scanner.close();
      setMode(next);
      if (next === 'qr') void scanner.open();
    },
    type(typed) {
      // Several new characters at once are a paste; a link that is being typed may be incomplete.
      const isPasted = typed.length - toAddress.length > 1;
      if (isPasted && fillFromLink(typed)) return;
      change({ toAddress: typed, ...withoutLinkAmount() });
      if (isCompleteAddress(typed)) askAbout(typed);
    },
    leave() {
      if (!fillFromLink(toAddress)) askAbout(toAddress);
    },
    choose(address) {
      change({ toAddress: address, ...withoutLinkAmount() });
      askAbout(address);
    },
    readCode(text) {
      const code = readAddressCode(text);
      const refused = addressProblem(text, ownAddress);
      if ('refused' in code || refused !== undefined) return refusedAddressCode(t, refused);
      fillFrom(code);
      setMode('address');
      scanner.close();
      return undefined;
    },
  };
}
