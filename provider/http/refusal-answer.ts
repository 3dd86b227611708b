import type { Context } from 'hono';

import { englishRefusals } from '#wallet/refusals/english-refusals.ts';
import { refusalSentence } from '#wallet/refusals/refusal-sentences.ts';

import type { Refusal } from '../refusal.ts';
import { statusOf } from './refusal-status.ts';

/**
 * The answer to a refusal of the domain: its code and figures, and an English sentence for clients that do not know the
 * code.
 */
export function refusalAnswer(context: Context, { code, figures }: Refusal): Response {
  const { seconds } = figures;
  const texts = Object.entries(figures).map(([name, figure]) => [name, String(figure)]);
  const error = refusalSentence({ code, figures: Object.fromEntries(texts) }, englishRefusals);
  return context.json(
    { error, code, ...figures },
    statusOf(code),
    seconds === undefined ? {} : { 'Retry-After': String(seconds) },
  );
}
