import { useMessages } from '#i18n/messages-context.ts';
import { maskedParts } from '#wallet/entities/masked-number.ts';

export interface MaskedNumberProps {
  /** A masked number such as `•••• 8901` or `0xfB69...d359`; a text without a mask is shown unchanged. */
  children: string;
}

/** A masked number or shortened address. A screen reader says `ends in 8901` instead of the mask (decision 158). */
export function MaskedNumber({ children }: MaskedNumberProps) {
  const { mask } = useMessages('common');
  const [hidden, end] = maskedParts(children) ?? ['', children];
  return (
    <>
      {hidden && (
        <>
          <span aria-hidden>{hidden}</span>
          <wbr />
          <span className="sr-only">{mask(end)}</span>
        </>
      )}
      {end}
    </>
  );
}
