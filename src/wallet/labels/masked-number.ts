import { maskedParts, type MaskedParts } from '#wallet/entities/masked-number.ts';

/** What a screen reader says in place of a mask, before the end of the number. */
const words = {
  en: { number: 'ends in', address: 'address that ends in', hidden: 'hidden' },
  ko: { number: '끝 번호', address: '주소 끝자리', hidden: '숨김' },
} as const;

export type SpokenLanguage = keyof typeof words;

/** What a screen reader says in place of the hidden part. */
export function spokenMask({ kind, end }: MaskedParts, lang: SpokenLanguage): string {
  return end === '' ? words[lang].hidden : words[lang][kind];
}

/** A masked number as a label says it: `•••• 8901` is `ends in 8901`. A text without a mask stays as it is. */
export function spokenNumber(text: string, lang: SpokenLanguage = 'en'): string {
  const parts = maskedParts(text);
  return parts === undefined ? text : `${spokenMask(parts, lang)} ${parts.end}`.trimEnd();
}
