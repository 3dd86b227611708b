import { useRef } from 'react';

import { SupportChat } from '#shell/SupportChat.tsx';
import { chatLanguageOf, type SupportQuestion } from '#wallet/chat/conversation.ts';
import type { User } from '#wallet/entities/user.ts';

import { createChatRequests } from './chat-requests.ts';
import { useWalletServices } from './context.ts';

/** The wallet's support chat, which begins in the language of the user's profile. */
export function WalletSupportChat({ user }: { user: User }) {
  const { clock, log, navigate, sessionScoped } = useWalletServices();
  /** The replies in all languages are fetched with the first question. */
  async function ask(question: SupportQuestion, signal: AbortSignal) {
    const { typedSupportReply } = await import('#wallet/help/answers.ts');
    return typedSupportReply(clock, question, signal);
  }
  // Ids must be unique within one conversation only, which ends when this component unmounts.
  const lastId = useRef(0);
  return (
    <SupportChat
      language={chatLanguageOf(user.language)}
      onAsk={ask}
      onNavigate={navigate}
      subscribeToRequests={sessionScoped(createChatRequests).follow}
      now={clock.now}
      newId={() => {
        lastId.current += 1;
        return `${clock.now().getTime().toString(36)}-${lastId.current}`;
      }}
      log={log.warn}
    />
  );
}
