/** A part of a list whose newest entries come first. */
export interface Page {
  /** Only entries with a lower id. */
  before: number | undefined;
  /** How many entries it has at most. */
  limit: number;
}
