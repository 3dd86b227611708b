import { Check, Copy } from 'lucide-react';
import { useState } from 'react';

import { useMessages } from '#i18n/messages-context.ts';
import { Button } from '#components/Button.tsx';
import { InlineNotice } from '#components/form/InlineNotice.tsx';
import { useOneAtATime } from '#components/use-one-at-a-time.ts';

export interface CopyButtonProps {
  label: string;
  text: string;
  onCopy: (text: string) => Promise<void>;
}

/** Copies a text and shows the result on the button itself. */
export function CopyButton({ label, text, onCopy }: CopyButtonProps) {
  const t = useMessages('security').copy;
  const [outcome, setOutcome] = useState<'copied' | 'failed'>();
  const { run } = useOneAtATime();
  const copied = outcome === 'copied';
  const Icon = copied ? Check : Copy;

  async function copy(signal: AbortSignal) {
    try {
      await onCopy(text);
      if (!signal.aborted) setOutcome('copied');
    } catch {
      if (!signal.aborted) setOutcome('failed');
    }
  }

  return (
    <div className="flex flex-col gap-2">
      <Button tone="secondary" width="full" onClick={() => void run(copy)}>
        <Icon aria-hidden className="size-5" strokeWidth={2} />
        <span aria-live="polite">{copied ? t.copied : label}</span>
      </Button>
      {outcome === 'failed' && <InlineNotice tone="negative">{t.failed}</InlineNotice>}
    </div>
  );
}
