import { UserX } from 'lucide-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';

import { Button } from '#components/Button.tsx';
import { InlineNotice } from '#components/form/InlineNotice.tsx';
import { RemoveDialog } from '#components/RemoveDialog.tsx';
import { failureMessage, koreanFailureMessage } from '#wallet/failure-message.ts';
import { english } from '#wallet/labels/english.ts';
import { korean } from '#wallet/labels/korean.ts';

export interface BlockPersonProps {
  name: string;
  lang?: 'en' | 'ko';
  /** Blocks the person; rejects if that failed. */
  onBlock: () => Promise<void>;
}

const words = {
  en: {
    ask: 'Block this person',
    title: (name: string) => `Block ${name}?`,
    consequences:
      'They can no longer pay you, ask you for approvals or look you up, and are not told why. Security settings list whom you have blocked.',
    confirm: 'Block',
    cancel: english.cancel,
    done: (name: string) => `${name} is blocked. You can unblock them in Security settings.`,
    failure: (error: unknown) => failureMessage(error, 'try again'),
  },
  ko: {
    ask: '이 사람 차단',
    title: (name: string) => `${name}님을 차단할까요?`,
    consequences:
      '차단된 사람은 회원님에게 송금하거나 승인을 요청하거나 회원님을 찾을 수 없으며, 이유는 알려지지 않아요. 차단한 사람은 보안 설정에서 볼 수 있어요.',
    confirm: '차단',
    cancel: korean.cancel,
    done: (name: string) => `${name}님을 차단했어요. 보안 설정에서 해제할 수 있어요.`,
    failure: (error: unknown) => koreanFailureMessage(error, '차단되지 않았어요.'),
  },
} as const;

/** A button that blocks the other person of a payment or a request, after a question (decision 248). */
export function BlockPerson({ name, lang = 'en', onBlock }: BlockPersonProps) {
  const [asking, setAsking] = useState(false);
  const [blocked, setBlocked] = useState(false);
  const done = useRef<HTMLDivElement>(null);
  const label = words[lang];

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
        <InlineNotice>{label.done(name)}</InlineNotice>
      </div>
    );
  }
  return (
    <>
      <Button tone="quiet" size="small" onClick={() => setAsking(true)}>
        <UserX aria-hidden className="size-4 shrink-0" strokeWidth={2} />
        {label.ask}
      </Button>
      {asking && (
        <RemoveDialog
          title={label.title(name)}
          confirmLabel={label.confirm}
          cancelLabel={label.cancel}
          failureOf={label.failure}
          onRemove={onBlock}
          onRemoved={handleBlocked}
          onCancel={() => setAsking(false)}
        >
          <p>{label.consequences}</p>
        </RemoveDialog>
      )}
    </>
  );
}
