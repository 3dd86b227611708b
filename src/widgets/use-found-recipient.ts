import { useRef, useState } from 'react';

import type { FoundRecipient, RecipientQuestion } from '#wallet/entities/recipient.ts';
import { isDefiniteRefusal } from '#wallet/write-failure.ts';

/** Asks the provider who a recipient is; rejects if it could not answer. */
export type FindRecipient = (question: RecipientQuestion) => Promise<FoundRecipient>;

/** The provider has refused a recipient: the payment cannot be sent, and the recipient's field shows the reason. */
export class RecipientRefused extends Error {
  /** The provider's answer, as raised by the client. */
  readonly refusal: unknown;

  constructor(refusal: unknown) {
    super('The recipient is refused');
    this.name = 'RecipientRefused';
    this.refusal = refusal;
  }
}

type Answer = { found: FoundRecipient } | { refusal: unknown };

/** The provider's information about the recipients of a form. */
export interface FoundRecipients {
  /** The known information about a recipient; undefined before an answer. */
  of: (question: RecipientQuestion) => FoundRecipient | undefined;
  /** The reason why the provider refuses a recipient, as raised by the client; undefined if it does not. */
  refusalOf: (question: RecipientQuestion) => unknown;
  /** Asks once about each recipient. A failure is not cached, so the next call asks again. */
  ask: (question: RecipientQuestion) => Promise<FoundRecipient | undefined>;
  /**
   * Asks again for each payment, because an earlier answer does not show whether this payment repeats another one.
   * @throws {RecipientRefused} for a recipient that the provider refuses
   */
  check: (question: RecipientQuestion) => Promise<FoundRecipient | undefined>;
  /** Asks once more, because the answer is out of date. */
  askAgain: (question: RecipientQuestion) => Promise<FoundRecipient | undefined>;
}

/** Asks the provider about the recipients of a form (decision 96). A failed question never blocks a payment. */
export function useFoundRecipient(find: FindRecipient): FoundRecipients {
  const [answers, setAnswers] = useState<ReadonlyMap<string, Answer>>(new Map());
  const asked = useRef(new Map<string, Promise<Answer | undefined>>());

  async function answerTo(question: RecipientQuestion, key: string): Promise<Answer | undefined> {
    try {
      const answer = { found: await find(question) };
      setAnswers((before) => new Map(before).set(key, answer));
      return answer;
    } catch (error) {
      asked.current.delete(key);
      if (!isDefiniteRefusal(error)) return undefined;
      const answer = { refusal: error };
      setAnswers((before) => new Map(before).set(key, answer));
      return answer;
    }
  }

  function requestAnswer(question: RecipientQuestion): Promise<Answer | undefined> {
    const key = keyOf(question);
    const answer = answerTo(question, key);
    asked.current.set(key, answer);
    return answer;
  }

  async function ask(question: RecipientQuestion): Promise<FoundRecipient | undefined> {
    return foundIn(await (asked.current.get(keyOf(question)) ?? requestAnswer(question)));
  }

  return {
    of: (question) => foundIn(answers.get(keyOf(question))),
    refusalOf(question) {
      const answer = answers.get(keyOf(question));
      return answer && 'refusal' in answer ? answer.refusal : undefined;
    },
    ask,
    async check(question) {
      const answer = await requestAnswer(question);
      if (answer && 'refusal' in answer) throw new RecipientRefused(answer.refusal);
      return foundIn(answer);
    },
    async askAgain(question) {
      return foundIn(await requestAnswer(question));
    },
  };
}

function foundIn(answer: Answer | undefined): FoundRecipient | undefined {
  return answer && 'found' in answer ? answer.found : undefined;
}

function keyOf({ kind, recipient }: RecipientQuestion): string {
  return `${kind} ${recipient.trim()}`;
}
