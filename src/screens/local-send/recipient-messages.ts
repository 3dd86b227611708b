import type { LocalMessages } from '#i18n/en/local.ts';
import type { Language } from '#i18n/language.ts';
import { otherKindOf } from '#wallet/codes/recipient-code.ts';
import { typedMerchantCode } from '#wallet/entities/typed-merchant-code.ts';
import { refusalReason } from '#wallet/failure-message.ts';
import type { LocalSendDraft, RecipientProblem } from '#wallet/forms/local-send.ts';
import { readTypedText } from '#wallet/typed-text.ts';

import { kindOfCode } from './refused-codes.ts';

type SendMessages = LocalMessages['send'];

/** The error of a form's recipient; undefined if the user must choose another method. */
export function recipientMessage(
  problem: RecipientProblem,
  { method, recipient }: Pick<LocalSendDraft, 'method' | 'recipient'>,
  t: SendMessages,
): string | undefined {
  const missing = method === 'nfc' ? undefined : t.recipient.missing[method];
  switch (problem) {
    case 'missing':
      return missing;
    case 'no-phone-number':
      return noPhoneNumber(readTypedText(recipient), t);
    case 'other-kind': {
      const kind = otherKindOf(recipient);
      return [kind && kindOfCode(kind, t.refused), missing].filter(Boolean).join(' ');
    }
  }
}

function noPhoneNumber(text: string, { recipient: { noPhoneNumber: t } }: SendMessages): string {
  if (text.includes('@')) return t.email;
  if (typedMerchantCode(text) !== undefined) return t.merchant;
  return /0x[0-9a-f]{40}$/i.test(text) ? t.address : t.other;
}

/** The field's error for a recipient that the provider refuses. */
export function recipientRefusal(error: unknown, language: Language, t: SendMessages): string {
  return refusalReason(error, language) ?? t.recipient.refused;
}
