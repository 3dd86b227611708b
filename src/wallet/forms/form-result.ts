import type { notices, NoticeCode } from '#wallet/notices/notices.ts';

/** The figures that the words of a notice contain, such as a balance. */
type FiguresOf<Code> = Code extends NoticeCode
  ? (typeof notices)[Code] extends (...figures: infer Figures) => unknown
    ? { figures: Figures }
    : unknown
  : unknown;

/**
 * A draft that breaks a rule: the code of the notice that says so, with the figures in its words, and what is wrong by
 * field. A field that is right is missing. The code is `undefined` where the fields alone say what is wrong.
 */
export type RefusedDraft<Code, Fields> = Code extends unknown
  ? { problem: Code; fields: Readonly<Partial<Fields>> } & FiguresOf<Code>
  : never;

/** What a form's rules make of a draft: what it asks for, or the first rule that it breaks. */
export type FormResult<Accepted, Code extends NoticeCode | undefined, Fields> =
  { accepted: Accepted } | RefusedDraft<Code, Fields>;

/** Whether any field has a problem. */
export function hasProblems(fields: object): boolean {
  return Object.keys(fields).length > 0;
}
