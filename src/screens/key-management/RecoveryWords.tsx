import { useMessages } from '#i18n/messages-context.ts';

/** Number of placeholders for hidden words: as many as a new phrase has. */
const hiddenWords = 12;

/** The numbered words on one slip, three in a row, or placeholders: hidden words are not rendered. */
export function RecoveryWords({ phrase }: { phrase: string | undefined }) {
  const t = useMessages('keys').phrase;
  const words = phrase?.split(' ') ?? Array.from({ length: hiddenWords }, () => undefined);
  return (
    <ol
      aria-label={phrase === undefined ? t.hidden : t.title}
      // Three in a row, or fewer if the user's text is so large that a word would break.
      className="grid grid-cols-[repeat(auto-fill,minmax(max(4.25rem,30%),1fr))] border-b border-line"
    >
      {words.map((word, index) => (
        <li
          // oxlint-disable-next-line react/no-array-index-key -- a word may occur twice, so only the index is unique
          key={index}
          className="flex min-w-0 items-baseline gap-x-1.5 border-t border-line py-2 max-[22.5rem]:flex-col"
        >
          <span className="min-w-4 text-tiny text-ink-muted tabular-nums">{index + 1}</span>
          {word === undefined ? (
            <span aria-hidden className="text-ink-muted">
              ••••
            </span>
          ) : (
            <span translate="no" className="min-w-0 text-small font-semibold wrap-anywhere">
              {word}
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}
