import { useRef, useState } from 'react';

import type { FoundRecipient, RecipientQuestion } from '#wallet/entities/recipient.ts';

/** Asks the provider who a recipient is; rejects when it could not say. */
export type FindRecipient = (question: RecipientQuestion) => Promise<FoundRecipient>;

/** What the provider says of the recipients that a form names. */
export interface FoundRecipients {
  /** What it has said of a recipient; undefined where it has not been asked, or has not answered. */
  of: (question: RecipientQuestion) => FoundRecipient | undefined;
  /** Asks it once about each recipient. A failure is no answer, and the next time it is asked again. */
  ask: (question: RecipientQuestion) => Promise<FoundRecipient | undefined>;
}

/** The recipients of a form as found (decision 96). A question that fails never keeps a payment from going out. */
export function useFoundRecipient(find: FindRecipient): FoundRecipients {
  const [answers, setAnswers] = useState<ReadonlyMap<string, FoundRecipient>>(new Map());
  const asked = useRef(new Map<string, Promise<FoundRecipient | undefined>>());

  async function answerTo(question: RecipientQuestion, key: string) {
    try {
      const found = await find(question);
      setAnswers((before) => new Map(before).set(key, found));
      return found;
    } catch {
      asked.current.delete(key);
      return undefined;
    }
  }

  return {
    of: (question) => answers.get(keyOf(question)),
    ask(question) {
      const key = keyOf(question);
      const answer = asked.current.get(key) ?? answerTo(question, key);
      asked.current.set(key, answer);
      return answer;
    },
  };
}

function keyOf({ kind, recipient }: RecipientQuestion): string {
  return `${kind} ${recipient.trim()}`;
}
