import { useEffect, useEffectEvent, useState } from 'react';

import { useLanguage, useMessages } from '#i18n/messages-context.ts';
import type { FoundRecipients } from '#widgets/use-found-recipient.ts';
import type { Nfc } from '#widgets/tag-reader.ts';
import type { Scanner } from '#widgets/use-scanner.ts';
import { readRecipientCode, type RefusedCode } from '#wallet/codes/recipient-code.ts';
import type { Contact } from '#wallet/entities/contact.ts';
import type { SendMethod } from '#wallet/entities/money-choices.ts';
import {
  chooseContact,
  recipientFormProblem,
  type LocalSendDraft,
  type RecipientProblem,
  type TypedMethod,
} from '#wallet/forms/local-send.ts';
import { notices, type Notify } from '#wallet/notices/notices.ts';

import { nfcHint, qrHint, type TagState } from './recipient-hints.ts';
import { recipientMessage, recipientRefusal } from './recipient-messages.ts';
import { refusedCode } from './refused-codes.ts';

export interface RecipientEntryProps {
  draft: LocalSendDraft;
  change: (part: Partial<LocalSendDraft>) => void;
  /** The form is locked: it shows the transfer that is being sent. */
  locked: boolean;
  /** The recipient's error after the rules have refused the draft. */
  problem: RecipientProblem | undefined;
  recipients: FoundRecipients;
  scanner: Scanner;
  nfc: Nfc;
  notify: Notify;
}

/** The ways to fill in the recipient, and the messages of its field. */
export interface RecipientEntry {
  hint: string | undefined;
  error: string | undefined;
  chooseMethod: (method: SendMethod) => void;
  chooseRecent: (contact: Contact, method: TypedMethod) => void;
  /** Reads a scanned code; returns the scanner's message if the code names no recipient. */
  readCode: (text: string) => string | undefined;
  /** Called on blur: asks the provider about the recipient. */
  leave: () => void;
}

/** Fills in the recipient of a local send: typed, chosen, scanned, or read from an NFC tag (local §2). */
export function useRecipientEntry({
  draft,
  change,
  locked,
  problem,
  recipients,
  scanner,
  nfc,
  notify,
}: RecipientEntryProps): RecipientEntry {
  const { language } = useLanguage();
  const t = useMessages('local').send;
  const { method, recipient, source } = draft;
  const [tagState, setTagState] = useState<TagState>('waiting');
  /** The recipient at the last blur. A recipient that is still being typed has no format error yet. */
  const [leftRecipient, setLeftRecipient] = useState(recipient);

  function askDevice(next: SendMethod) {
    scanner.close();
    if (next === 'qr') void scanner.open();
    if (next === 'nfc' && !nfc.hasNfc()) notify(notices['device.nfc-not-available']);
  }

  /** Clears an amount that came from a code, because it does not apply to the next recipient. */
  function withoutCodeAmount(): Partial<LocalSendDraft> {
    return source?.kind === 'code' && source.hasAmount ? { amount: '' } : {};
  }

  /** Fills in the data of a code from the camera or a tag; returns the kind of a code that names no recipient. */
  function fillFrom(text: string, kind: 'qr' | 'nfc'): RefusedCode | undefined {
    const code = readRecipientCode(text);
    if ('refused' in code) return code.refused;
    const { name, amount } = code;
    change({
      recipient: code.recipient,
      source: { kind: 'code', name, hasAmount: amount !== undefined },
      ...(amount === undefined ? withoutCodeAmount() : { amount }),
    });
    void recipients.ask({ kind, recipient: code.recipient });
    return undefined;
  }

  /** Asks who a recipient is, so that the field and the summary can show it before the user sends. */
  function askAbout(filled: Pick<LocalSendDraft, 'method' | 'recipient'>) {
    if (filled.recipient.trim() === '' || recipientFormProblem(filled)) return;
    void recipients.ask({ kind: filled.method, recipient: filled.recipient });
  }

  const touches = method === 'nfc' && nfc.hasNfc();
  const onTag = useEffectEvent((text: string) => {
    if (locked) return;
    const refused = fillFrom(text, 'nfc');
    setTagState(refused === undefined ? 'waiting' : { refused });
  });
  const readUntil = useEffectEvent((signal: AbortSignal) => {
    nfc
      .readTags((text) => onTag(text), signal)
      .catch(() => signal.aborted || setTagState('failed'));
  });
  useEffect(() => {
    if (!touches) return;
    const left = new AbortController();
    readUntil(left.signal);
    return () => left.abort();
  }, [touches]);

  const onMount = useEffectEvent(() => {
    if (recipient === '') askDevice(method);
    else askAbout(draft);
  });
  useEffect(() => onMount(), []);

  /** The error of the recipient: format errors on blur, and the provider's refusal. */
  function error(): string | undefined {
    const formProblem = leftRecipient === recipient ? recipientFormProblem(draft) : undefined;
    const known = problem ?? formProblem;
    if (known !== undefined) return recipientMessage(known, draft, t);
    const refusal = recipients.refusalOf({ kind: method, recipient });
    return refusal === undefined ? undefined : recipientRefusal(refusal, language, t);
  }

  const hints: Readonly<Record<SendMethod, string | undefined>> = {
    phone: undefined,
    account: undefined,
    qr: qrHint(source, scanner.state === 'no-camera', t),
    nfc: nfcHint(source, nfc.hasNfc() ? tagState : 'unavailable', t),
  };
  return {
    hint: hints[method],
    error: error(),
    chooseMethod(next) {
      // A recipient belongs to its method: a phone number is not an account name (decision 57).
      change({ method: next, recipient: '', source: undefined, ...withoutCodeAmount() });
      setTagState('waiting');
      askDevice(next);
    },
    chooseRecent(chosen, typedMethod) {
      const filled = chooseContact(chosen, typedMethod);
      change(filled);
      setLeftRecipient(filled.recipient);
      askAbout(filled);
    },
    readCode(text) {
      const refused = fillFrom(text, 'qr');
      if (refused !== undefined) return refusedCode(refused, t.refused);
      scanner.close();
      return undefined;
    },
    leave() {
      setLeftRecipient(recipient);
      askAbout(draft);
    },
  };
}
