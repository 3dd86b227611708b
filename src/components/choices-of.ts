/** A form's choices in their order, each with its look. */
export function choicesOf<Value extends string, Look extends object>(
  values: readonly Value[],
  lookOf: (value: Value) => Look,
): (Look & { value: Value })[] {
  return values.map((value) => Object.assign({ value }, lookOf(value)));
}
