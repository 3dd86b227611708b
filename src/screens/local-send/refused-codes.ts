import type { LocalMessages } from '#i18n/en/local.ts';
import type { RefusedCode } from '#wallet/codes/recipient-code.ts';

type RefusedMessages = LocalMessages['send']['refused'];

/** The kind of a code or a typed text that names no recipient; undefined for an unknown kind. */
export function kindOfCode(refused: RefusedCode, { kinds }: RefusedMessages): string | undefined {
  return refused === 'other' ? undefined : kinds[refused];
}

/** The scanner's message about a code that names no recipient. */
export function refusedCode(refused: RefusedCode, t: RefusedMessages): string {
  return t.anotherCode(kindOfCode(refused, t) ?? t.unknownCode);
}

/** The form's message about an NFC tag that names no recipient. */
export function refusedTag(refused: RefusedCode, t: RefusedMessages): string {
  return t.anotherTag(kindOfCode(refused, t) ?? t.unknownTag);
}
