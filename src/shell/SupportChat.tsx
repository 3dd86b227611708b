import { MessageCircle } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';

import { useMessages } from '#i18n/messages-context.ts';
import { IconButton } from '#components/IconButton.tsx';
import type { Navigate } from '#components/Link.tsx';
import {
  beginConversation,
  checkMessage,
  withFailure,
  withLanguage,
  withQuestion,
  withReply,
  withSecretRefused,
  type ChatLanguage,
  type Conversation,
  type Stamp,
  type SupportQuestion,
  type SupportReply,
} from '#wallet/chat/conversation.ts';

import { RiseStatus } from './RiseStatus.tsx';
import { SupportChatPanel } from './SupportChatPanel.tsx';

export interface SupportChatProps {
  /** The initial language. */
  language?: ChatLanguage;
  /** Replies to a question. The signal aborts when the session ends or another reply is requested. */
  onAsk: (question: SupportQuestion, signal: AbortSignal) => Promise<SupportReply>;
  onNavigate: Navigate;
  /**
   * Subscribes to requests to open the panel, each with a draft of the message to send. Returns an unsubscribe
   * function.
   */
  subscribeToRequests?: (open: (draft: string) => void) => () => void;
  now: () => Date;
  /** Returns a unique id. */
  newId: () => string;
  log: (problem: string, detail: unknown) => void;
}

/**
 * The bubble and the panel of the support chat. Closing the panel does not end the conversation: an unanswered
 * question still gets its reply, and the bubble announces it (local §2, §4).
 */
export function SupportChat({
  language = 'en',
  onAsk,
  onNavigate,
  subscribeToRequests,
  now,
  newId,
  log,
}: SupportChatProps) {
  const [conversation, setConversation] = useState<Conversation | null>(null);
  const [open, setOpen] = useState(false);
  const [draft, setDraft] = useState('');
  /** The number of messages when the panel was last open. */
  const [seen, setSeen] = useState(0);
  const stamp = (): Stamp => ({ id: newId(), timestamp: now().toISOString() });

  /** Asks a question, and resolves with the change that its reply or failure makes to the conversation. */
  const answer = useEffectEvent(async (asked: SupportQuestion, signal: AbortSignal) => {
    let reply: SupportReply | undefined;
    try {
      reply = await onAsk(asked, signal);
    } catch (error) {
      if (!signal.aborted) log('The support chat has no reply', error);
    }
    const stamped = stamp();
    return (current: Conversation | null) => {
      if (current === null || signal.aborted) return current;
      return reply === undefined
        ? withFailure(current, stamped)
        : withReply(current, reply, stamped);
    };
  });

  // One question at a time keeps the replies in order. After a change of language the question is asked again.
  const question = conversation?.unanswered[0];
  const chosen = conversation?.language;
  useEffect(() => {
    if (question === undefined || chosen === undefined) return;
    const asking = new AbortController();
    const { message, metadata } = question;
    void answer({ message, category: metadata.category, language: chosen }, asking.signal).then(
      (change) => setConversation(change),
    );
    return () => asking.abort();
  }, [question, chosen]);

  const show = () => {
    const started = beginConversation(newId(), language, stamp());
    setConversation((current) => current ?? started);
    setOpen(true);
  };

  const showWith = useEffectEvent((words: string) => {
    show();
    // Do not overwrite a message that the user is typing.
    setDraft((current) => current || words);
  });
  useEffect(() => subscribeToRequests?.((words) => showWith(words)), [subscribeToRequests]);

  /** Changes the current conversation, which may have a reply that is not rendered yet. */
  const update = (change: (current: Conversation, stamped: Stamp) => Conversation) => {
    const stamped = stamp();
    setConversation((current) => current && change(current, stamped));
  };

  const close = () => {
    setSeen(conversation?.messages.length ?? 0);
    setOpen(false);
  };

  const send = (text: string) => {
    const result = checkMessage(text);
    if ('accepted' in result) {
      update((current, stamped) => withQuestion(current, result.accepted, stamped));
    } else if (result.problem === 'secret') {
      update(withSecretRefused);
    } else {
      return false;
    }
    return true;
  };

  const unseen = open ? 0 : (conversation?.messages.length ?? 0) - seen;
  return (
    <>
      <ChatBubble unseen={unseen} onPress={show} />
      {open && conversation && (
        <SupportChatPanel
          conversation={conversation}
          draft={draft}
          onDraftChange={setDraft}
          onSend={send}
          onLanguageChange={(next) =>
            update((current, stamped) => withLanguage(current, next, stamped))
          }
          onNavigate={(to) => {
            close();
            onNavigate(to);
          }}
          onClose={close}
        />
      )}
    </>
  );
}

/** The button that opens the panel; it announces unread replies. */
function ChatBubble({ unseen, onPress }: { unseen: number; onPress: () => void }) {
  const t = useMessages('monitor').chat;
  return (
    <>
      <IconButton
        icon={MessageCircle}
        label={unseen > 0 ? t.withReply : t.title}
        aria-haspopup="dialog"
        onClick={onPress}
      >
        {unseen > 0 && (
          <span
            aria-hidden
            className="absolute top-1 right-1 size-3 rounded-full bg-negative-fill ring-2 ring-surface"
          />
        )}
      </IconButton>
      <RiseStatus count={unseen} label={t.replies(unseen)} />
    </>
  );
}
