import { useRef, useState, type ReactNode, type RefObject } from 'react';
import { flushSync } from 'react-dom';

import { useMessages } from '#i18n/messages-context.ts';
import { Button } from '#components/Button.tsx';
import type { ContactKind, ContactProof } from '#wallet/entities/contact-proof.ts';
import type { Profile } from '#wallet/entities/profile.ts';
import { notices, type Notify } from '#wallet/notices/notices.ts';
import { phoneNumberOf } from '#wallet/typed-text.ts';

import { ConfirmContactSheet } from './ConfirmContactSheet.tsx';

export interface ContactConfirmationProps {
  stored: Profile;
  draft: Profile;
  /** The confirmed contact data. */
  proven: Readonly<Record<ContactKind, boolean>>;
  /** Sends a code to the saved phone number or e-mail address; rejects if that failed. */
  onSendCode: (kind: ContactKind, signal: AbortSignal) => Promise<ContactProof>;
  /** Confirms the contact data with the code; rejects with the provider's error. */
  onConfirmCode: (kind: ContactKind, code: string) => Promise<void>;
  notify: Notify;
}

/** The state of the confirmation of a phone number or e-mail address, and the parts that the form renders for it. */
export interface ContactConfirmation {
  /** The status beside a saved phone number or e-mail address. */
  status: (kind: ContactKind) => { aside?: string; action?: ReactNode };
  /** True if the stored phone number is incomplete, so that no code can be sent to it. */
  phoneRefused: boolean;
  forgetRefusal: () => void;
  phoneInput: RefObject<HTMLInputElement | null>;
  emailInput: RefObject<HTMLInputElement | null>;
  /** The sheet that asks for the code, while it is open. */
  sheet: ReactNode;
}

/** Confirms the saved phone number and e-mail address with a code. */
export function useContactConfirmation({
  stored,
  draft,
  proven,
  onSendCode,
  onConfirmCode,
  notify,
}: ContactConfirmationProps): ContactConfirmation {
  const t = useMessages('account').contact;
  const [confirming, setConfirming] = useState<ContactKind>();
  const [phoneRefused, setPhoneRefused] = useState(false);
  const phoneInput = useRef<HTMLInputElement>(null);
  const emailInput = useRef<HTMLInputElement>(null);

  const status = (kind: ContactKind) => {
    if (stored[kind].trim() === '' || draft[kind].trim() !== stored[kind].trim()) return {};
    if (proven[kind]) return { aside: t.confirmed };
    return {
      aside: t.notConfirmed,
      action: (
        <Button
          tone="secondary"
          size="small"
          aria-label={t.titles[kind]}
          onClick={() => startConfirming(kind)}
        >
          {t.confirm}
        </Button>
      ),
    };
  };
  function startConfirming(kind: ContactKind) {
    if (kind === 'phone' && phoneNumberOf(stored.phone) === undefined) {
      flushSync(() => setPhoneRefused(true));
      phoneInput.current?.focus();
      return;
    }
    setConfirming(kind);
  }
  function confirmed(kind: ContactKind) {
    flushSync(() => setConfirming(undefined));
    // The focused button disappears after a success.
    (kind === 'phone' ? phoneInput : emailInput).current?.focus();
    notify(notices[`edit-profile.${kind}-confirmed`]);
  }

  return {
    status,
    phoneRefused,
    forgetRefusal: () => setPhoneRefused(false),
    phoneInput,
    emailInput,
    sheet: confirming && (
      <ConfirmContactSheet
        kind={confirming}
        contact={stored[confirming]}
        onSendCode={(signal) => onSendCode(confirming, signal)}
        onConfirmCode={(code) => onConfirmCode(confirming, code)}
        onDone={() => confirmed(confirming)}
        onClose={() => setConfirming(undefined)}
      />
    ),
  };
}
