import { maskedParts, type MaskWords } from '#wallet/entities/masked-number.ts';
import { englishMask } from '#wallet/labels/masks.ts';

export interface MaskedNumberProps {
  /** A masked number such as `•••• 8901` or `0xfB69...d359`; a text without a mask is shown unchanged. */
  children: string;
  /** The words of the mask, in the language of the screen. */
  words?: MaskWords;
}

/** A masked number or shortened address. A screen reader says `ends in 8901` instead of the mask (decision 158). */
export function MaskedNumber({ children, words = englishMask }: MaskedNumberProps) {
  const [hidden, end] = maskedParts(children) ?? ['', children];
  return (
    <>
      {hidden && (
        <>
          <span aria-hidden>{hidden}</span>
          <wbr />
          <span className="sr-only">{words(end)}</span>
        </>
      )}
      {end}
    </>
  );
}
