import type { Refusal } from '#wallet/failure.ts';

import { englishRefusals } from './english-refusals.ts';
import { koreanRefusals } from './korean-refusals.ts';
import { refusalSentence } from './refusal-sentence.ts';

/** What a refusal says in each language of the screens (decision 218). */
export function refusalSentences(
  refusal: Pick<Refusal, 'code' | 'figures' | 'reason'>,
): NonNullable<Refusal['sentences']> {
  return {
    en: refusalSentence(refusal, englishRefusals),
    ko: refusalSentence(refusal, koreanRefusals),
  };
}
