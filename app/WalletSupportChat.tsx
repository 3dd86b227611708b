import { useRef } from 'react';

import type { CallInput, CallOutput } from '#api/client.ts';
import type { ReadName } from '#api/contract.ts';

import { useLanguage } from '#i18n/messages-context.ts';
import { SupportChat } from '#shell/SupportChat.tsx';
import { chatLanguageOf, type SupportQuestion } from '#wallet/chat/conversation.ts';
import { hasTestMoney } from '#wallet/entities/sandbox.ts';
import type { User } from '#wallet/entities/user.ts';

import { createChatRequests } from './chat-requests.ts';
import { useWalletServices } from './context.ts';

/** The wallet's support chat, which begins in the language of the user's profile. */
export function WalletSupportChat({ user }: { user: User }) {
  const { clock, log, navigate, queries, sessionScoped } = useWalletServices();
  const { language, messages } = useLanguage();

  /** The answer of a call if the wallet has it and no later change has outdated it. */
  function current<Name extends ReadName>(name: Name, input: CallInput<Name>) {
    const { queryKey } = queries.query(name, input);
    const state = queries.cache.getQueryState<CallOutput<Name>>(queryKey);
    return state?.isInvalidated === false ? state.data : undefined;
  }

  function shownBalances() {
    const holdings = current('assets', { params: { userId: user.id } });
    if (!holdings) return undefined;
    return {
      holdings,
      rates: current('exchangeRates', {}) ?? undefined,
      currency: user.currency,
      isTestMoney: hasTestMoney(user.sandboxes ?? []),
    };
  }

  /** The replies in all languages are fetched with the first question. */
  async function ask(question: SupportQuestion, signal: AbortSignal) {
    const [{ typedSupportReply }, help] = await Promise.all([
      import('#wallet/help/answers.ts'),
      question.language === language
        ? (messages.find(language, 'help') ?? messages.load(language, 'help'))
        : undefined,
    ]);
    return typedSupportReply(clock, question, shownBalances, signal, help);
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
