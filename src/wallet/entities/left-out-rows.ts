/** Why rows were left out of the lists that were read. */
const leftOut = new WeakMap<object, readonly Error[]>();

/** Notes why rows were left out of a list. */
export function noteLeftOut(list: object, problems: readonly Error[]): void {
  leftOut.set(list, problems);
}

/** Why rows were left out of a list that was read; empty for anything else. */
export function problemsOfRows(list: unknown): readonly Error[] {
  return (typeof list === 'object' && list !== null && leftOut.get(list)) || [];
}
