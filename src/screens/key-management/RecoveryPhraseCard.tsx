import { Copy, Eye, EyeOff, KeyRound } from 'lucide-react';

import { Button } from '#components/Button.tsx';
import { Card } from '#components/Card.tsx';
import { Section } from '#components/Section.tsx';

import { RecoveryWords } from './RecoveryWords.tsx';

export interface RecoveryPhraseCardProps {
  /** Whether there are keys on this device. */
  present: boolean;
  /** The words while they are shown. */
  phrase: string | undefined;
  onReveal: () => void;
  onHide: () => void;
  onCopy: () => void;
  onGenerate: () => void;
}

/** The recovery phrase, hidden until the user asks for it (local §2). */
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
          {present && <RecoveryWords phrase={phrase} />}
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
