import type { Refusal } from '#wallet/failure.ts';

import { englishRefusals } from './english-refusals.ts';
import { koreanRefusals } from './korean-refusals.ts';
import {
  refusalCodes,
  type FigureTexts,
  type RefusalCode,
  type RefusalSentences,
} from './refusal-codes.ts';

/**
 * What a refusal says in the language of the sentences (decision 218): the provider's own sentence only for a code that
 * this wallet does not know, or whose figures it cannot read. Undefined where there is neither.
 */
export function refusalSentence(
  { code = '', figures, reason }: Pick<Refusal, 'figures'> & Partial<Refusal>,
  sentences: RefusalSentences,
): string | undefined {
  if (!isRefusalCode(code)) return reason;
  const known = readFigures(code, figures);
  if (known === undefined) return reason;
  try {
    return sentences[code](known);
  } catch {
    return reason;
  }
}

/** What a refusal says in each language of the screens. */
export function refusalSentences(
  refusal: Pick<Refusal, 'code' | 'figures' | 'reason'>,
): NonNullable<Refusal['sentences']> {
  return {
    en: refusalSentence(refusal, englishRefusals),
    ko: refusalSentence(refusal, koreanRefusals),
  };
}

function isRefusalCode(code: string): code is RefusalCode {
  return Object.hasOwn(refusalCodes, code);
}

function readFigures<Code extends RefusalCode>(
  code: Code,
  figures: Refusal['figures'],
): FigureTexts<Code> | undefined {
  const names: readonly string[] = refusalCodes[code];
  return names.every((name) => name in figures) ? figures : undefined;
}
