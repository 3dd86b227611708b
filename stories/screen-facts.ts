import type { CallName } from '#api/contract.ts';

/** The words of a screen for one of its reads. */
export interface ExpectedRead {
  /** The title of what says that the read failed. */
  title: string;
  /** Tells a screen reader that the read is under way; undefined where nothing stands in its place. */
  loading: string | undefined;
  /** Shows when the read has succeeded, and only then. */
  data: string;
  /** Shows all the same when the read fails or takes long. */
  stillVisible: readonly string[];
  /** Trying again also reads what else the screen has. */
  retriesAll?: true;
  /** What is pressed to see the read; undefined where it is in sight. */
  opens?: string;
}

/** The facts about a screen that its checks need. */
export interface ScreenFacts {
  /** The address, for a screen that reads it. */
  path?: string;
  language?: 'ko';
  /** Its reads, in the order of the screen. */
  reads?: Partial<Record<CallName, ExpectedRead>>;
  /** The reads whose failure is not shown, each with the reason. */
  silentReads?: Partial<Record<CallName, string>>;
  /** The labels of all text fields that a new account reaches (`journeys/secrets-stay.walk.ts`). */
  fields?: { path: string; labels: readonly string[] };
}
