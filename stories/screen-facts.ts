import type { CallName } from '#api/contract.ts';

/** The words of a screen for one of its reads. */
export interface ExpectedRead {
  /** The title of the card or notice for a failed read. */
  title: string;
  /** The label of the skeleton for a screen reader; undefined if there is no skeleton. */
  loading: string | undefined;
  /** A text that is visible only after the read has succeeded. */
  data: string;
  /** Texts that stay visible while the read is slow or has failed. */
  stillVisible: readonly string[];
  /** A retry also refetches the other reads of the screen. */
  retriesAll?: true;
  /** The label of the control that shows the read; undefined if it is visible at once. */
  opens?: string;
}

/** The facts about a screen that its checks need. */
export interface ScreenFacts {
  /** The screen's path, if the screen reads it. */
  path?: string;
  language?: 'ko';
  /** The screen's reads, in the order in which it shows them. */
  reads?: Partial<Record<CallName, ExpectedRead>>;
  /** The reads whose failure is not shown, each with the reason. */
  silentReads?: Partial<Record<CallName, string>>;
  /** The labels of all text fields that a new account reaches (`journeys/secrets-stay.walk.ts`). */
  fields?: { path: string; labels: readonly string[] };
}
