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
 * The sentence of a refusal in one language (decision 218). The provider's own sentence is used only if this wallet
 * does not know the code, or cannot read its figures. Undefined if both are missing.
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

/** The sentence of a refusal in each language of the screens. */
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
