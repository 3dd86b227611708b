import { useState } from 'react';

import { useMessages } from '#i18n/messages-context.ts';
import { AlertDialog } from '#components/AlertDialog.tsx';
import { Button } from '#components/Button.tsx';
import { InlineNotice } from '#components/form/InlineNotice.tsx';

export interface RestoredDraftProps {
  restored: boolean;
  /** The content of the form after the draft was discarded. */
  resetsTo: 'empty-form' | 'sent-request';
  onDiscard: () => void;
}

/** Says that the form shows a stored draft, and offers to discard it (decision 163). */
export function RestoredDraft({ restored, resetsTo, onDiscard }: RestoredDraftProps) {
  const t = useMessages('work').draft;
  const { cancel } = useMessages('common');
  const [asking, setAsking] = useState(false);
  return (
    // Always rendered, so that its new content is announced.
    <div role="status">
      {restored && (
        <InlineNotice>
          <div className="flex flex-wrap items-center justify-between gap-x-3">
            <p className="font-medium">{t.restored}</p>
            <Button tone="quiet" size="small" onClick={() => setAsking(true)}>
              {t.discard}
            </Button>
          </div>
        </InlineNotice>
      )}
      {asking && (
        <AlertDialog
          title={t.ask}
          confirmLabel={t.confirm}
          cancelLabel={cancel}
          onConfirm={() => {
            setAsking(false);
            onDiscard();
          }}
          onCancel={() => setAsking(false)}
        >
          <p>{resetsTo === 'empty-form' ? t.toEmpty : t.toSent}</p>
        </AlertDialog>
      )}
    </div>
  );
}
