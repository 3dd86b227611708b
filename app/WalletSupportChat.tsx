import { SupportChat } from '#shell/SupportChat.tsx';
import type { User } from '#wallet/entities/entities.ts';
import { chatLanguageOf, type SupportQuestion } from '#wallet/chat/conversation.ts';

import { navigate } from './navigation.ts';

/** The replies in all languages are fetched with the first question. */
async function ask(question: SupportQuestion, signal: AbortSignal) {
  const { simulatedSupportReply } = await import('#samples/support-replies.ts');
  return simulatedSupportReply(question, signal);
}

let lastId = 0;

/** A talk lives no longer than the page, so its ids need to be different in it only. */
function newId(): string {
  lastId += 1;
  return `${Date.now().toString(36)}-${lastId}`;
}

/** The wallet's support chat, which begins in the language of the person's profile. */
export default function WalletSupportChat({ user }: { user: User }) {
  return (
    <SupportChat
      language={chatLanguageOf(user.language)}
      onAsk={ask}
      onNavigate={navigate}
      now={() => new Date()}
      newId={newId}
      log={(problem, detail) => console.warn(problem, detail)}
    />
  );
}
