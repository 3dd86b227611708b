/** The errors of the skipped rows, by parsed list. */
const leftOut = new WeakMap<object, readonly Error[]>();

/** Stores the errors of a list's skipped rows. */
export function noteLeftOut(list: object, problems: readonly Error[]): void {
  leftOut.set(list, problems);
}

/** The errors of a parsed list's skipped rows; empty for any other value. */
export function problemsOfRows(list: unknown): readonly Error[] {
  return (typeof list === 'object' && list !== null && leftOut.get(list)) || [];
}
