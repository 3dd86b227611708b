import { Copy, EyeOff, FileKey } from 'lucide-react';

import { useMessages } from '#i18n/messages-context.ts';
import { Button } from '#components/Button.tsx';
import { Card } from '#components/Card.tsx';
import { Section } from '#components/Section.tsx';

export interface PrivateKeyCardProps {
  /** The key while it is shown. */
  privateKey: string | undefined;
  onExport: () => void;
  onHide: () => void;
  onCopy: () => void;
}

/** The private key, hidden until it is exported (local §4). */
export function PrivateKeyCard({ privateKey, onExport, onHide, onCopy }: PrivateKeyCardProps) {
  const t = useMessages('keys').privateKey;
  return (
    <Section title={t.title}>
      <Card>
        <div className="flex flex-col gap-4">
          <div
            role="group"
            aria-label={privateKey === undefined ? t.hidden : t.title}
            className="rounded-small bg-well p-3 break-all"
          >
            {privateKey === undefined ? (
              <span aria-hidden className="text-ink-muted">
                ••••••••••••••••
              </span>
            ) : (
              <span translate="no" className="font-mono text-small">
                {privateKey}
              </span>
            )}
          </div>
          <div className="flex flex-wrap gap-3 *:flex-auto">
            {privateKey === undefined ? (
              <Button tone="secondary" onClick={onExport}>
                <FileKey aria-hidden className="size-5" />
                {t.export}
              </Button>
            ) : (
              <Button tone="secondary" onClick={onHide}>
                <EyeOff aria-hidden className="size-5" />
                {t.hide}
              </Button>
            )}
            <Button tone="secondary" onClick={onCopy}>
              <Copy aria-hidden className="size-5" />
              {t.copy}
            </Button>
          </div>
        </div>
      </Card>
    </Section>
  );
}
