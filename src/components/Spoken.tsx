import type { ReactNode } from 'react';

import { useMessages } from '#i18n/messages-context.ts';
import { spokenText, type SpokenWords } from '#wallet/labels/spoken-text.ts';

export interface SpokenProps {
  /** A text with signs, such as `≈ $8.00` or `1-2 hours`. Any other content is shown unchanged. */
  children: ReactNode;
  /** The words of the text's language; by default those of the screen. */
  words?: SpokenWords;
}

/** A text whose signs and addresses a screen reader says as words (decision 158). */
export function Spoken({ children: text, words }: SpokenProps) {
  const { spoken } = useMessages('common');
  if (typeof text !== 'string') return text;
  const read = spokenText(text, words ?? spoken);
  if (read === text) return text;
  return (
    <>
      <span aria-hidden>{text}</span>
      {/* Not part of a selection, so that a copied text has no second version. */}
      <span className="sr-only select-none">{read}</span>
    </>
  );
}
