import { cva } from 'class-variance-authority';
import { ChevronRight, SendHorizontal } from 'lucide-react';
import { useEffect, useRef, type KeyboardEvent } from 'react';

import { useLanguage, useMessages } from '#i18n/messages-context.ts';
import { isComposingKey } from '#components/form/composing-key.ts';
import { Textarea } from '#components/form/Textarea.tsx';
import { Link, type Navigate } from '#components/Link.tsx';
import { Sheet } from '#components/Sheet.tsx';
import { TextLines } from '#components/TextLines.tsx';
import {
  chatLanguages,
  languageNames,
  promptLanguage,
  quickPrompts,
  type ChatLanguage,
  type Conversation,
  type SupportMessage,
} from '#wallet/chat/conversation.ts';

import { chatLabels, type ChatLabels } from './support-chat-labels.ts';

export interface SupportChatPanelProps {
  conversation: Conversation;
  /** The message that is being typed. */
  draft: string;
  onDraftChange: (draft: string) => void;
  /** Returns false for an empty message. */
  onSend: (text: string) => boolean;
  onLanguageChange: (language: ChatLanguage) => void;
  onNavigate: Navigate;
  onClose: () => void;
}

/**
 * The conversation and its input. The frame is in the language of the wallet, its content in the language of the
 * conversation.
 */
export function SupportChatPanel({
  conversation: { language, messages, unanswered },
  draft,
  onDraftChange,
  onSend,
  onLanguageChange,
  onNavigate,
  onClose,
}: SupportChatPanelProps) {
  const { language: own } = useLanguage();
  const common = useMessages('common');
  const t = useMessages('monitor').chat;
  const labels = chatLabels[language];
  const prompts = promptLanguage(language, own);
  const scroller = useRef<HTMLDivElement>(null);
  const log = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLTextAreaElement>(null);
  const typing = unanswered.length > 0;

  // With a hardware keyboard the user can type at once. A phone would open its on-screen keyboard, which covers the
  // conversation.
  useEffect(() => {
    if (matchMedia('(pointer: fine)').matches) input.current?.focus();
  }, []);

  const end = typing ? 'typing' : messages.at(-1)?.id;
  const shownEnd = useRef<string>(undefined);
  useEffect(() => {
    // A reply that is longer than the panel is shown from its start; the browser limits the scroll position.
    const last = log.current?.lastElementChild;
    scroller.current?.scrollTo({
      top: last instanceof HTMLElement ? last.offsetTop - 12 : 0,
      // Messages from before the panel opened appear without scrolling.
      behavior: shownEnd.current === undefined ? 'instant' : 'auto',
    });
    shownEnd.current = end;
  }, [end]);

  const submit = () => {
    if (onSend(draft)) onDraftChange('');
    input.current?.focus();
  };

  return (
    <Sheet title={t.title} closeLabel={common.close} height="full" onClose={onClose}>
      <div lang={language} className="flex min-h-0 flex-1 flex-col gap-3">
        <Languages labels={labels} chosen={language} onChange={onLanguageChange} />
        <div
          ref={scroller}
          className="relative -mx-5 min-h-0 flex-1 overflow-y-auto overscroll-contain scroll-smooth border-y border-line px-5 py-4"
        >
          <p className="mb-4 text-center text-tiny text-ink-muted">{labels.caution}</p>
          <div
            ref={log}
            role="log"
            aria-label={labels.conversation}
            className="flex flex-col gap-3"
          >
            {messages.map((message) => (
              <Message key={message.id} message={message} labels={labels} onNavigate={onNavigate} />
            ))}
            {typing && (
              <p lang={own} className="animate-breathe text-small text-ink-muted">
                {t.typing}
              </p>
            )}
          </div>
          <ul lang={prompts} aria-label={labels.prompts} className="mt-4 flex flex-wrap gap-2">
            {quickPrompts[prompts].map((prompt) => (
              <li key={prompt}>
                <button
                  type="button"
                  onClick={() => onSend(prompt)}
                  className="pressable min-h-11 rounded-full bg-brand-soft px-4 py-2 text-small font-semibold text-brand-ink hover:brightness-97"
                >
                  {prompt}
                </button>
              </li>
            ))}
          </ul>
        </div>
        <form
          className="flex items-end gap-2"
          onSubmit={(event) => {
            event.preventDefault();
            submit();
          }}
        >
          {/* oxlint-disable-next-line house/fields-refuse-secrets -- the chat checks its message */}
          <Textarea
            ref={input}
            rows={1}
            aria-label={labels.message}
            placeholder={labels.message}
            autoComplete="off"
            // Some browsers send the text to a server to check its spelling.
            spellCheck={false}
            maxLength={1_000}
            value={draft}
            onChange={({ target }) => onDraftChange(target.value)}
            onKeyDown={(event) => {
              if (!asksToSend(event)) return;
              event.preventDefault();
              submit();
            }}
            height="message"
          />
          <button
            type="submit"
            aria-label={labels.send}
            title={labels.send}
            className="pressable flex size-13 shrink-0 items-center justify-center rounded-control bg-brand text-on-brand hover:bg-brand-pressed"
          >
            <SendHorizontal aria-hidden className="size-5.5" strokeWidth={1.75} />
          </button>
        </form>
      </div>
    </Sheet>
  );
}

/** Enter sends and Shift+Enter does not (local §4). An Enter that ends a composition does not send either. */
function asksToSend(event: KeyboardEvent): boolean {
  return event.key === 'Enter' && !event.shiftKey && !isComposingKey(event);
}

/** Buttons instead of radio buttons: each arrow key on a radio button would choose a language and add its welcome. */
function Languages({
  labels,
  chosen,
  onChange,
}: {
  labels: ChatLabels;
  chosen: ChatLanguage;
  onChange: (language: ChatLanguage) => void;
}) {
  return (
    <div
      role="group"
      aria-label={labels.languages}
      className="flex flex-wrap rounded-track bg-well p-[3px]"
    >
      {chatLanguages.map((language) => (
        <button
          key={language}
          type="button"
          aria-pressed={language === chosen}
          lang={language}
          title={languageNames[language]}
          onClick={() => onChange(language)}
          className="flex min-h-11 flex-1 items-center justify-center rounded-thumb text-small font-semibold text-ink-muted aria-pressed:selected"
        >
          <span lang="en">{language.toUpperCase()}</span>{' '}
          <span className="sr-only">{languageNames[language]}</span>
        </button>
      ))}
    </div>
  );
}

const bubble = cva(
  'flex max-w-[88%] flex-col items-start gap-3 rounded-card px-4 py-2.5 text-body text-pretty wrap-anywhere whitespace-pre-line',
  {
    variants: {
      sender: {
        bot: 'self-start rounded-bl-small bg-well',
        user: 'self-end rounded-br-small bg-brand text-on-brand',
      },
    },
  },
);

function Message({
  message: { message, language, sender, link },
  labels,
  onNavigate,
}: {
  message: SupportMessage;
  labels: ChatLabels;
  onNavigate: Navigate;
}) {
  return (
    <div className={bubble({ sender })}>
      <p lang={language}>
        <span className="sr-only">{sender === 'user' ? labels.you : labels.assistant}: </span>
        {sender === 'user' ? message : <TextLines text={message} />}
      </p>
      {link && (
        <Link
          to={link.to}
          onNavigate={onNavigate}
          lang={language}
          className="pressable inline-flex min-h-11 items-center gap-1.5 rounded-control bg-raised py-2 pr-3 pl-4 text-small font-semibold text-brand-ink hover:brightness-97"
        >
          {link.label}
          <ChevronRight aria-hidden className="size-4 shrink-0" strokeWidth={2} />
        </Link>
      )}
    </div>
  );
}
