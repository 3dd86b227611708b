import type { RefusalCode, RefusalFigures } from '#wallet/refusals/refusal-codes.ts';

/** The argument with the figures; optional for a code without figures. */
type Given<Code extends RefusalCode> = keyof RefusalFigures<Code> extends never
  ? [figures?: Readonly<Record<string, string | number>>]
  : [figures: RefusalFigures<Code>];

/**
 * A refusal of the domain, with its code and figures (decision 218). `http/` chooses the status and the sentence of the
 * answer.
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
