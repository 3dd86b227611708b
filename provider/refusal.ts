import type { RefusalCode, RefusalFigures } from '#wallet/refusals/refusal-codes.ts';

/** The figures as an argument, which a code without figures does not need. */
type Given<Code extends RefusalCode> = keyof RefusalFigures<Code> extends never
  ? [figures?: Readonly<Record<string, string | number>>]
  : [figures: RefusalFigures<Code>];

/**
 * What the domain refuses, by its code and figures (decision 218). The status and the sentence of the answer belong to
 * `http/`.
 */
export class Refusal<Code extends RefusalCode = RefusalCode> extends Error {
  readonly code: Code;
  readonly figures: Readonly<Record<string, string | number>>;

  constructor(code: Code, ...[figures = {}]: Given<Code>) {
    super(`Refused: ${code}`);
    this.name = 'Refusal';
    this.code = code;
    this.figures = figures;
  }
}
