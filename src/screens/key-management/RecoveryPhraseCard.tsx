import { Copy, Eye, EyeOff, KeyRound } from 'lucide-react';

import { useMessages } from '#i18n/messages-context.ts';
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
  const t = useMessages('keys').phrase;
  const shown = phrase !== undefined;
  return (
    <Section title={t.title}>
      <Card>
        <div className="flex flex-col gap-4">
          <p className="text-body text-ink-muted">{t.text}</p>
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
                  {shown ? t.hide : t.reveal}
                </Button>
                <Button tone="secondary" onClick={onCopy}>
                  <Copy aria-hidden className="size-5" />
                  {t.copy}
                </Button>
              </>
            )}
            <Button tone={present ? 'quiet' : 'secondary'} onClick={onGenerate}>
              <KeyRound aria-hidden className="size-5" />
              {t.generate}
            </Button>
          </div>
        </div>
      </Card>
    </Section>
  );
}
