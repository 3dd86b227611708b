import { expect, test } from 'vitest';

import { codeLabel } from './code-label.ts';

test.each([
  ['pending', 'Pending'],
  ['in_review', 'In review'],
  ['expense_report', 'Expense report'],
  ['needs_more_work', 'Needs more work'],
  ['by_ _end', 'By end'],
  ['KYC', 'KYC'],
  ['', ''],
])('%j is shown as %j', (code, words) => expect(codeLabel(code)).toBe(words));
