import { expect, test } from 'vitest';

import { englishRefusals } from '#wallet/refusals/english-refusals.ts';
import { koreanRefusals } from '#wallet/refusals/korean-refusals.ts';

import { english } from './english.ts';
import { korean } from './korean.ts';

test('a balance that falls while the sheet is open has the sentence of the refusal', () => {
  const figures = { balance: '10', assetType: 'XP' };
  const refusals = [englishRefusals['balance-too-low'], koreanRefusals['balance-too-low']];
  expect([english, korean].map(({ forms }) => forms.review.balanceTooLow('10 XP'))).toEqual(
    refusals.map((refusal) => refusal(figures)),
  );
});

test('a Korean sentence names won after the figure', () => {
  expect(korean.forms.review.balanceTooLow('₩48,500')).toContain('48,500원까지');
});
