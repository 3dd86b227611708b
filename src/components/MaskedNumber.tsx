import { maskedParts } from '#wallet/entities/masked-number.ts';
import { spokenMask, type SpokenLanguage } from '#wallet/labels/masked-number.ts';

export interface MaskedNumberProps {
  /** Such as `•••• 8901` or `0xfB69...d359`; a text without a mask is shown as it is. */
  children: string;
  /** The language of the screen. */
  lang?: SpokenLanguage;
}

/** A masked number or shortened address. A screen reader says `ends in 8901` instead of the mask (decision 161f). */
export function MaskedNumber({ children, lang = 'en' }: MaskedNumberProps) {
  const parts = maskedParts(children);
  if (parts === undefined) return children;
  return (
    <>
      <span aria-hidden>{parts.hidden}</span>
      <wbr />
      {/* Copied text is what is visible. */}
      <span className="sr-only select-none">{`${spokenMask(parts, lang)} `}</span>
      {parts.end}
    </>
  );
}
