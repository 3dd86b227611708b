import type { notices, NoticeCode } from '#wallet/notices/notices.ts';

/** The figures in the text of a notice, such as a balance. */
type FiguresOf<Code> = Code extends NoticeCode
  ? (typeof notices)[Code] extends (...figures: infer Figures) => unknown
    ? { figures: Figures }
    : unknown
  : unknown;

/**
 * A draft that breaks a rule: the code of its notice, with the figures in its text, and the errors by field. Valid
 * fields have no entry. The code is `undefined` if only the fields show the error.
 */
export type RefusedDraft<Code, Fields> = Code extends unknown
  ? { problem: Code; fields: Readonly<Partial<Fields>> } & FiguresOf<Code>
  : never;

/** The result of a form's rules: the accepted data, or the first rule that the draft breaks. */
export type FormResult<Accepted, Code extends NoticeCode | undefined, Fields> =
  { accepted: Accepted } | RefusedDraft<Code, Fields>;

/** Whether any field has a problem. */
export function hasProblems(fields: object): boolean {
  return Object.keys(fields).length > 0;
}
