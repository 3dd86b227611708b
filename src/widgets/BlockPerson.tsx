import { UserX } from 'lucide-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';

import { useMessages } from '#i18n/messages-context.ts';
import { Button } from '#components/Button.tsx';
import { InlineNotice } from '#components/form/InlineNotice.tsx';
import { RemoveDialog } from '#components/RemoveDialog.tsx';

export interface BlockPersonProps {
  name: string;
  /** Blocks the person; rejects if that failed. */
  onBlock: () => Promise<void>;
}

/** A button that blocks the other person of a payment or a request, after a question (decision 248). */
export function BlockPerson({ name, onBlock }: BlockPersonProps) {
  const [asking, setAsking] = useState(false);
  const [blocked, setBlocked] = useState(false);
  const done = useRef<HTMLDivElement>(null);
  const t = useMessages('forms').block;

  function handleBlocked() {
    // Synchronously: elements behind an open dialog cannot receive the focus, and the pressed button disappears.
    flushSync(() => {
      setAsking(false);
      setBlocked(true);
    });
    done.current?.focus();
  }

  if (blocked) {
    return (
      <div ref={done} tabIndex={-1} className="rounded-control outline-none">
        <InlineNotice>{t.done(name)}</InlineNotice>
      </div>
    );
  }
  return (
    <>
      <Button tone="quiet" size="small" onClick={() => setAsking(true)}>
        <UserX aria-hidden className="size-4 shrink-0" strokeWidth={2} />
        {t.ask}
      </Button>
      {asking && (
        <RemoveDialog
          title={t.title(name)}
          confirmLabel={t.confirm}
          repeated="block"
          onRemove={onBlock}
          onRemoved={handleBlocked}
          onCancel={() => setAsking(false)}
        >
          <p>{t.consequences}</p>
        </RemoveDialog>
      )}
    </>
  );
}
