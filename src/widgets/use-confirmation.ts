import { useState } from 'react';

/** Something that a person is asked about before it happens. */
export interface Confirmation<Question> {
  /** What is being asked; undefined while nothing is. */
  asked: Question | undefined;
  /** Asks. Resolves with whether the person agreed; never, when the screen is left first. */
  ask: (question: Question) => Promise<boolean>;
  /** Ends the question with the person's answer. */
  answer: (agreed: boolean) => void;
}

/** Asks one question at a time: the screen draws a sheet while there is one. */
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
