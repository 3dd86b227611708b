import type { FoundRecipients } from '#widgets/use-found-recipient.ts';
import type { Scanner } from '#widgets/use-scanner.ts';
import { isWholeAddress, readAddressCode, type AddressCode } from '#wallet/codes/address-code.ts';
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

/** The amount that a link asks for, and whether it is filled in. */
export interface LinkAmount {
  amount: DecimalString | 'unreadable';
  assetType: string;
  isFilled: boolean;
}

/** The send form as typed, and what the link that named the recipient asks for. */
export interface LinkedDraft extends SendDraft {
  linkAmount?: LinkAmount | undefined;
}

export interface AddressEntryProps {
  draft: LinkedDraft;
  change: (part: Partial<LinkedDraft>) => void;
  /** What the rules say of the address, once they have refused it. */
  problem: SendFields['toAddress'] | undefined;
  holdings: readonly Holding[];
  ownAddress: string;
  recipients: FoundRecipients;
  scanner: Scanner;
  setMode: (mode: RecipientMode) => void;
}

/** The ways to fill in the address, and what its field says of it. */
export interface AddressEntry {
  error: string | undefined;
  chooseMode: (mode: RecipientMode) => void;
  /** Sets what is typed or pasted into the field. */
  type: (toAddress: string) => void;
  /** The field is left: what is in it is complete. */
  leave: () => void;
  /** Sets the address of a contact. */
  choose: (toAddress: string) => void;
  /** Reads a scanned code; returns what the scanner says of one that nothing can be sent to. */
  readCode: (text: string) => string | undefined;
}

/** The recipient of a draft as the provider is asked about it. */
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
  function askAbout(address: string) {
    if (address.trim() === '' || addressProblem(address, ownAddress) !== undefined) return;
    void recipients.ask(questionOf(address));
  }

  /** The amount of one link does not belong to the next recipient. */
  function withoutLinkAmount(): Partial<LinkedDraft> {
    const isKept = linkAmount?.isFilled && linkAmount.amount === typedAmount;
    return { linkAmount: undefined, ...(isKept && { amount: '' }) };
  }

  /** Fills in what a scanned code or a link in the field says, and asks about its address. */
  function fillFrom({ address, assetType = '', amount }: AddressCode) {
    const isHeld = holdings.some((held) => held.assetType === assetType);
    const isFilled = isHeld && amount !== undefined && amount !== 'unreadable';
    change({
      toAddress: address,
      ...withoutLinkAmount(),
      // Only what is held can be sent.
      ...(isHeld && { assetType }),
      ...(isFilled && { amount }),
      ...(amount !== undefined && { linkAmount: { amount, assetType, isFilled } }),
    });
    askAbout(address);
  }

  /** Replaces a link in the address field by what it says. Returns whether there was one. */
  function fillFromLink(typed: string): boolean {
    const code = readAddressCode(typed);
    if ('refused' in code || !/^(?:ethereum|superwallet):/i.test(readTypedText(typed)))
      return false;
    if (addressProblem(typed, ownAddress) !== undefined) return false;
    fillFrom(code);
    return true;
  }

  /** What is wrong with the address: what it is at once, and what the provider refuses. */
  function error(): string | undefined {
    const refused = addressProblem(toAddress, ownAddress);
    if (refused !== undefined) return addressMessage(refused);
    if (problem === 'missing') return "Enter the recipient's address.";
    const refusal = recipients.refusalOf(questionOf(toAddress));
    return refusal === undefined
      ? undefined
      : (refusalReason(refusal) ?? 'Nothing can be sent to this address. Check it.');
  }

  return {
    error: error(),
    chooseMode(next) {
      scanner.close();
      setMode(next);
      if (next === 'qr') void scanner.open();
    },
    type(typed) {
      // Text that comes as a whole is pasted; a link that is being typed may go on.
      const isPasted = typed.length - toAddress.length > 1;
      if (isPasted && fillFromLink(typed)) return;
      change({ toAddress: typed, ...withoutLinkAmount() });
      if (isWholeAddress(typed)) askAbout(typed);
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
      if ('refused' in code || refused !== undefined) return refusedAddressCode(refused);
      fillFrom(code);
      setMode('address');
      scanner.close();
      return undefined;
    },
  };
}
