import { useState } from 'react';

import { AlertDialog } from '#components/AlertDialog.tsx';
import { Button } from '#components/Button.tsx';
import { InlineNotice } from '#components/form/InlineNotice.tsx';
import { english } from '#wallet/labels/english.ts';

export interface RestoredDraftProps {
  restored: boolean;
  /** The form after the draft was discarded, in words: `an empty form`. */
  resetsTo: string;
  onDiscard: () => void;
}

/** Says that the form shows a stored draft, and offers to discard it (decision 163). */
export function RestoredDraft({ restored, resetsTo, onDiscard }: RestoredDraftProps) {
  const [asking, setAsking] = useState(false);
  return (
    // Always rendered, so that its new content is announced.
    <div role="status">
      {restored && (
        <InlineNotice>
          <div className="flex flex-wrap items-center justify-between gap-x-3">
            <p className="font-medium">Draft restored</p>
            <Button tone="quiet" size="small" onClick={() => setAsking(true)}>
              Discard draft
            </Button>
          </div>
        </InlineNotice>
      )}
      {asking && (
        <AlertDialog
          title="Discard this draft?"
          confirmLabel="Discard"
          cancelLabel={english.cancel}
          onConfirm={() => {
            setAsking(false);
            onDiscard();
          }}
          onCancel={() => setAsking(false)}
        >
          <p>Your entries and files are removed from this device. You get {resetsTo}.</p>
        </AlertDialog>
      )}
    </div>
  );
}
