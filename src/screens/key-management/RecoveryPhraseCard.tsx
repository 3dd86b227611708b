import { Copy, Eye, EyeOff, KeyRound } from 'lucide-react';

import { Button } from '#components/Button.tsx';
import { Card } from '#components/Card.tsx';
import { Section } from '#components/Section.tsx';

export interface RecoveryPhraseCardProps {
  /** Whether this device holds keys at all. */
  present: boolean;
  /** The words while they are shown. */
  phrase: string | undefined;
  onReveal: () => void;
  onHide: () => void;
  onCopy: () => void;
  onGenerate: () => void;
}

/** How many places stand for the words while they are hidden: as many as a new phrase has. */
const hiddenWords = 12;

/** The recovery phrase, hidden until asked for (local §2). */
export function RecoveryPhraseCard({
  present,
  phrase,
  onReveal,
  onHide,
  onCopy,
  onGenerate,
}: RecoveryPhraseCardProps) {
  const shown = phrase !== undefined;
  return (
    <Section title="Recovery phrase">
      <Card>
        <div className="flex flex-col gap-4">
          <p className="text-body text-ink-muted">
            Anyone who has these words has your keys. No one can give them back to you.
          </p>
          {present && <Words phrase={phrase} />}
          <div className="flex flex-wrap gap-3 *:flex-auto">
            {present && (
              <>
                <Button tone="secondary" onClick={shown ? onHide : onReveal}>
                  {shown ? (
                    <EyeOff aria-hidden className="size-5" />
                  ) : (
                    <Eye aria-hidden className="size-5" />
                  )}
                  {shown ? 'Hide' : 'Reveal'}
                </Button>
                <Button tone="secondary" onClick={onCopy}>
                  <Copy aria-hidden className="size-5" />
                  Copy Phrase
                </Button>
              </>
            )}
            <Button tone={present ? 'quiet' : 'secondary'} onClick={onGenerate}>
              <KeyRound aria-hidden className="size-5" />
              Generate New
            </Button>
          </div>
        </div>
      </Card>
    </Section>
  );
}

/** The numbered words three in a row, or as many places without them: what is hidden is not on the page. */
function Words({ phrase }: { phrase: string | undefined }) {
  const words = phrase?.split(' ') ?? Array.from({ length: hiddenWords }, () => undefined);
  return (
    <ol
      aria-label={phrase === undefined ? 'Recovery phrase, hidden' : 'Recovery phrase'}
      // Three in a row, or fewer where a person has made the text so large that a word would break.
      className="grid grid-cols-[repeat(auto-fill,minmax(max(4.25rem,30%),1fr))] gap-2 max-[22.5rem]:gap-1.5"
    >
      {words.map((word, index) => (
        <li
          // oxlint-disable-next-line react/no-array-index-key -- a word may stand twice, its place may not
          key={index}
          className="flex min-w-0 flex-col rounded-small bg-sunken px-2 py-1.5 inset-ring inset-ring-sunken-line max-[22.5rem]:px-1.5"
        >
          <span className="text-tiny text-ink-muted tabular-nums">{index + 1}</span>
          {word === undefined ? (
            <span aria-hidden className="text-ink-muted">
              ••••
            </span>
          ) : (
            <span
              translate="no"
              className="min-w-0 text-small font-semibold wrap-anywhere max-[22.5rem]:text-tiny"
            >
              {word}
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}
