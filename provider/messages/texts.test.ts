import { expect, it } from 'vitest';

import * as texts from './texts.ts';

/** Writes a text in Korean: those without a code, number or device name have the language as their first parameter. */
type Write = (...given: string[]) => { subject: string; text: string };

it.each(Object.entries(texts))('the Korean text of %s quotes no English label', (_, write) => {
  const { subject, text } = (write as Write)('ko', 'ko');
  expect(`${subject}${text}`).toMatch(/[가-힣]/);
  expect(`${subject}${text}`).not.toMatch(/["'“‘][A-Za-z]/);
});
