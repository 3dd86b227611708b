import { expect, test } from 'vitest';

import { englishRefusals } from '#wallet/refusals/english-refusals.ts';
import { koreanRefusals } from '#wallet/refusals/korean-refusals.ts';

import { koreanReview } from './korean-review.ts';
import { englishReview } from './review.ts';

test('a balance that falls while the sheet is open has the sentence of the refusal', () => {
  const figures = { balance: '10', assetType: 'XP' };
  expect(englishReview.balanceTooLow('10 XP')).toBe(englishRefusals['balance-too-low'](figures));
  expect(koreanReview.balanceTooLow('10 XP')).toBe(koreanRefusals['balance-too-low'](figures));
});
