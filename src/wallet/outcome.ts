/** The outcome of a create: its answer (undefined if unreadable), or the error that prevented it. */
export type Outcome<Answer = unknown> =
  { created: true; answer: Answer | undefined } | { created: false; error: unknown };

/** The answer to a create is lost, and its outcome is still unknown: neither done nor failed. */
export class OutcomeUnknown extends Error {
  /** Called once the outcome is known. Returns true if the form shows the outcome; otherwise a toast shows it. */
  onKnown: ((outcome: Outcome) => boolean) | undefined;

  constructor(cause: unknown) {
    super('We do not know yet whether it arrived. We are checking.', { cause });
    this.name = 'OutcomeUnknown';
  }
}

/** A create was not sent, because an earlier create, whose answer was lost, turned out to have happened. */
export class EarlierCreated extends Error {
  constructor() {
    super('An earlier request of yours went through after all. Look at it before you send again.');
    this.name = 'EarlierCreated';
  }
}
