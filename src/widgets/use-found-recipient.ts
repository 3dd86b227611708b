import { useRef, useState } from 'react';

import type { FoundRecipient, RecipientQuestion } from '#wallet/entities/recipient.ts';
import { isDefiniteRefusal } from '#wallet/failure.ts';

/** Asks the provider who a recipient is; rejects when it could not say. */
export type FindRecipient = (question: RecipientQuestion) => Promise<FoundRecipient>;

/** The provider has refused a recipient: the payment cannot go out, and the recipient's field says why. */
export class RecipientRefused extends Error {
  /** What the provider answered, as the client raises it. */
  readonly refusal: unknown;

  constructor(refusal: unknown) {
    super('The recipient is refused');
    this.name = 'RecipientRefused';
    this.refusal = refusal;
  }
}

type Answer = { found: FoundRecipient } | { refusal: unknown };

/** What the provider says of the recipients that a form names. */
export interface FoundRecipients {
  /** What it has said of a recipient; undefined where it has not been asked, or has not answered. */
  of: (question: RecipientQuestion) => FoundRecipient | undefined;
  /** Why it refuses a recipient, as the client raises it; undefined where it does not. */
  refusalOf: (question: RecipientQuestion) => unknown;
  /** Asks it once about each recipient. A failure is no answer, and the next time it is asked again. */
  ask: (question: RecipientQuestion) => Promise<FoundRecipient | undefined>;
  /**
   * Asks again about each payment: an earlier answer does not know whether the payment repeats another one.
   * @throws {RecipientRefused} for a recipient that it refuses
   */
  check: (question: RecipientQuestion) => Promise<FoundRecipient | undefined>;
  /** Asks once more, because the answer is out of date. */
  askAgain: (question: RecipientQuestion) => Promise<FoundRecipient | undefined>;
}

/** The recipients of a form as found (decision 96). A question that fails never keeps a payment from going out. */
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
