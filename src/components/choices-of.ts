/** What can be chosen, in its order, each with how it looks. */
export function choicesOf<Value extends string, Look extends object>(
  values: readonly Value[],
  lookOf: (value: Value) => Look,
): (Look & { value: Value })[] {
  return values.map((value) => Object.assign({ value }, lookOf(value)));
}
