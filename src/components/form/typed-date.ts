/** The value of a half-typed date: the browser reports the field as empty, but the user has not left it empty. */
const halfTyped = 'half-typed';

/** The value of a date field, or a text that is no date while it is half-typed. */
export function typedDate(field: HTMLInputElement | null, value: string): string {
  return field?.validity.badInput === true ? halfTyped : value;
}
