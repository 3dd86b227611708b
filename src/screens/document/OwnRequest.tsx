import { useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

import { useMessages } from '#i18n/messages-context.ts';
import { Button, ButtonLink } from '#components/Button.tsx';
import { InlineNotice } from '#components/form/InlineNotice.tsx';
import { isFocusLost } from '#components/is-focus-lost.ts';
import type { Navigate } from '#components/Link.tsx';
import { RemoveDialog } from '#components/RemoveDialog.tsx';
import { Section } from '#components/Section.tsx';
import { correctionPath } from '#wallet/correction-path.ts';
import { isRevisable, type WorkDocument } from '#wallet/entities/document.ts';
import { notices, writeFailureNotice, type Notify } from '#wallet/notices/notices.ts';

export interface OwnRequestProps {
  document: WorkDocument;
  /** Takes the request back; rejects if that failed. */
  onTakeBack: (document: WorkDocument) => Promise<void>;
  onNavigate: Navigate;
  notify: Notify;
}

/** For the requester of a pending document: who decides, and ways to correct it and to take it back (decision 159). */
export function OwnRequest({ document, onTakeBack, onNavigate, notify }: OwnRequestProps) {
  const t = useMessages('work').ownRequest;
  const [asking, setAsking] = useState(false);
  const taken = useRef<HTMLDivElement>(null);
  const [isTaken, setTaken] = useState(false);
  const { id, title, approver, role } = document;
  const open = isRevisable(document);
  // The pressed button disappears with the request, so the message about its end receives the focus.
  const wasOpen = useRef(open);
  useLayoutEffect(() => {
    if (wasOpen.current && !open && isFocusLost()) taken.current?.focus();
    wasOpen.current = open;
  });

  if (role !== 'requester') return null;
  if (!open) {
    return isTaken ? (
      <div ref={taken} tabIndex={-1} className="rounded-control outline-none">
        <InlineNotice>{t.takenBack}</InlineNotice>
      </div>
    ) : null;
  }
  return (
    <Section title={t.title}>
      <InlineNotice>{approver ? t.waitingFor(approver) : t.waiting}</InlineNotice>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-3">
        <Button tone="secondary" onClick={() => setAsking(true)}>
          {t.takeBack}
        </Button>
        <ButtonLink to={correctionPath(id)} onNavigate={onNavigate}>
          {t.correct}
        </ButtonLink>
      </div>
      {asking && (
        <RemoveDialog
          title={t.askTakeBack}
          confirmLabel={t.takeBack}
          repeated="try"
          onRemove={() => onTakeBack(document)}
          onRemoved={() => {
            // Synchronously: elements behind an open dialog cannot receive the focus.
            flushSync(() => setAsking(false));
            setTaken(true);
            notify(notices['request-approval.taken-back']);
          }}
          onFailed={(error) => notify(writeFailureNotice(error, notices['document.action-failed']))}
          onCancel={() => setAsking(false)}
        >
          <p>{approver ? t.takeBackFrom(approver, title) : t.takeBackText(title)}</p>
        </RemoveDialog>
      )}
    </Section>
  );
}
