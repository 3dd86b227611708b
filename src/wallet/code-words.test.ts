import { expect, test } from 'vitest';

import { codeWords } from './code-words.ts';

test.each([
  ['pending', 'Pending'],
  ['in_review', 'In review'],
  ['expense_report', 'Expense report'],
  ['needs_more_work', 'Needs more work'],
  ['by_ _end', 'By end'],
  ['KYC', 'KYC'],
  ['', ''],
])('%j reads %j', (code, words) => expect(codeWords(code)).toBe(words));
