import { useState } from 'react';

/** A question that must be answered before an action. */
export interface Confirmation<Question> {
  /** The current question; undefined if there is none. */
  asked: Question | undefined;
  /** Asks the user. Resolves with true if they agree, else with false; stays pending if the screen is left first. */
  ask: (question: Question) => Promise<boolean>;
  /** Answers the current question. */
  answer: (agreed: boolean) => void;
}

/** Asks one question at a time: the screen shows a sheet while a question is open. */
export function useConfirmation<Question>(): Confirmation<Question> {
  const [open, setOpen] = useState<{ question: Question; resolve: (agreed: boolean) => void }>();
  return {
    asked: open?.question,
    ask: (question) => new Promise((resolve) => setOpen({ question, resolve })),
    answer(agreed) {
      setOpen(undefined);
      open?.resolve(agreed);
    },
  };
}
