/** The errors of the skipped rows, by parsed list. */
const errorsByList = new WeakMap<object, readonly Error[]>();

/** Stores the errors of a list's skipped rows. */
export function setSkippedRowErrors(list: object, problems: readonly Error[]): void {
  errorsByList.set(list, problems);
}

/** The errors of a parsed list's skipped rows; empty for any other value. */
export function skippedRowErrors(list: unknown): readonly Error[] {
  return (typeof list === 'object' && list !== null && errorsByList.get(list)) || [];
}
