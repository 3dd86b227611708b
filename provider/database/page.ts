/** A page of a list, newest entries first. */
export interface Page {
  /** Only entries with a lower id. */
  before: number | undefined;
  /** Maximum number of entries. */
  limit: number;
}
