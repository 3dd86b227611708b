import type { FormsMessages } from '#i18n/en/forms.ts';
import type { Language } from '#i18n/language.ts';

import { failureKind, refusalOf } from './failure.ts';
import { EarlierCreated, OutcomeUnknown } from './outcome.ts';

type FailureMessages = FormsMessages['failure'];

/** An action that can be repeated, by the name of its advice. */
export type Repeated = keyof FailureMessages['again'];

/** The message for a failed action: the provider's reason, or the cause and the next step. */
export function failureMessage(
  error: unknown,
  repeated: Repeated,
  { language, messages }: { language: Language; messages: FailureMessages },
): string {
  if (error instanceof OutcomeUnknown) return messages.unknown;
  if (error instanceof EarlierCreated) return messages.earlier;
  return (
    refusalReason(error, language) ?? messages.again[repeated](messages.causes[failureKind(error)])
  );
}

/**
 * The provider's reason for a refusal. Undefined if the error is not a refusal, or has no reason, or if Korean is
 * wanted and there is only an English sentence (decision 218).
 */
export function refusalReason(error: unknown, language: Language): string | undefined {
  const refusal = refusalOf(error);
  const reason = refusal?.sentences?.[language] ?? refusal?.reason;
  return language === 'en' || (reason !== undefined && /[가-힣]/.test(reason)) ? reason : undefined;
}
