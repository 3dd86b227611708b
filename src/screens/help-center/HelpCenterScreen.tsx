import { ChevronDown, MessageCircle, SearchSlash } from 'lucide-react';
import { useState } from 'react';

import { useMessages } from '#i18n/messages-context.ts';
import { Button, ButtonLink } from '#components/Button.tsx';
import { Card } from '#components/Card.tsx';
import { EmptyState } from '#components/EmptyState.tsx';
import { TextField } from '#components/form/Field.tsx';
import { ScreenHeader } from '#components/form/ScreenHeader.tsx';
import type { Navigate } from '#components/Link.tsx';
import { Screen } from '#components/Screen.tsx';
import { TextLines } from '#components/TextLines.tsx';
import { searchHelp, type HelpAnswer } from '#wallet/help/search-help.ts';
import { paths } from '#wallet/paths.ts';

export interface HelpCenterState {
  /** The initial search text. */
  search: string;
}

export interface HelpCenterActions {
  onNavigate: Navigate;
  /** Opens the support chat, with the search text as the draft of the message. */
  onAskChat: (words: string) => void;
}

/** Answers to common questions, the same as the support chat's (decision 105). */
export function HelpCenterScreen({
  search,
  onNavigate,
  onAskChat,
}: HelpCenterState & HelpCenterActions) {
  const common = useMessages('common');
  const t = useMessages('help');
  return (
    <Screen>
      <ScreenHeader
        title={t.title}
        back={{ to: paths.myInfo, label: common.back }}
        onNavigate={onNavigate}
      />
      <Answers key={search} search={search} onNavigate={onNavigate} onAskChat={onAskChat} />
    </Screen>
  );
}

function Answers({ search, onNavigate, onAskChat }: HelpCenterState & HelpCenterActions) {
  const t = useMessages('help');
  const [words, setWords] = useState(search);
  const found = searchHelp(words, t);
  const ask = (
    <Button tone="secondary" width="full" onClick={() => onAskChat(words.trim())}>
      <MessageCircle aria-hidden className="size-5" strokeWidth={1.75} />
      {t.askChat}
    </Button>
  );
  return (
    <>
      <search>
        <TextField
          type="search"
          label={t.search}
          placeholder={t.searchPlaceholder}
          autoComplete="off"
          // Some browsers send the text to a server to check its spelling.
          spellCheck={false}
          maxLength={100}
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
      </search>
      <p role="status" className="sr-only">
        {words.trim() !== '' && (found.length === 0 ? t.noneFound : t.found(found.length))}
      </p>
      {found.length === 0 ? (
        <Card>
          <EmptyState icon={SearchSlash} action={ask}>
            {t.empty}
          </EmptyState>
        </Card>
      ) : (
        <>
          <Card inset="rows">
            <ul>
              {found.map((answer) => (
                <Answer key={answer.topic} answer={answer} onNavigate={onNavigate} />
              ))}
            </ul>
          </Card>
          {ask}
        </>
      )}
    </>
  );
}

/** A question that expands its answer. */
function Answer({
  answer: { question, answer, screen },
  onNavigate,
}: {
  answer: HelpAnswer;
  onNavigate: Navigate;
}) {
  const t = useMessages('help');
  return (
    <li className="border-b border-line last:border-b-0">
      <details className="group">
        <summary className="flex min-h-14 cursor-pointer list-none items-center gap-3 rounded-small py-3 text-body font-medium hover:text-brand-ink [&::-webkit-details-marker]:hidden">
          <span className="min-w-0 flex-1 wrap-anywhere">{question}</span>
          <ChevronDown
            aria-hidden
            className="size-5 shrink-0 text-ink-muted group-open:rotate-180"
            strokeWidth={1.75}
          />
        </summary>
        <div className="flex flex-col items-start gap-3 pt-1 pb-4">
          <p className="text-body text-pretty wrap-anywhere text-ink-muted">
            <TextLines text={answer} />
          </p>
          {screen && screen.to !== paths.helpCenter && (
            <ButtonLink tone="secondary" size="small" to={screen.to} onNavigate={onNavigate}>
              {t.openScreen(screen.title)}
            </ButtonLink>
          )}
        </div>
      </details>
    </li>
  );
}
