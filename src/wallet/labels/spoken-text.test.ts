import { expect, test } from 'vitest';

import { english } from '#i18n/english.ts';
import { korean } from '#i18n/korean.ts';

import { spokenText } from './spoken-text.ts';

test.each([
  ['≈ $8.00', 'about $8.00', '약 $8.00'],
  ['-₩500', '−₩500', '−₩500'],
  ['-$1.00', '−$1.00', '−$1.00'],
  ['-CA$1.01', '−CA$1.01', '−CA$1.01'],
  ['-CHF 3.00', '−CHF 3.00', '−CHF 3.00'],
  ['-0.5 ETH', '−0.5 ETH', '−0.5 ETH'],
  ['-1.3%', '−1.3%', '−1.3%'],
  ['1-2 hours', '1 to 2 hours', '1에서 2 hours'],
  ['10~30분', '10 to 30분', '10에서 30분'],
  ['8-10%', '8 to 10%', '8에서 10%'],
  ['(23:30-06:00)에는', '(23:30 to 06:00)에는', '(23:30에서 06:00)에는'],
  ['10–1,000,000 XP', '10 to 1,000,000 XP', '10에서 1,000,000 XP'],
  ['Jan 4, 2025 – Jan 7, 2025', 'Jan 4, 2025 to Jan 7, 2025', 'Jan 4, 2025에서 Jan 7, 2025'],
  [
    '2025년 1월 4일 – 2025년 1월 7일',
    '2025년 1월 4일 to 2025년 1월 7일',
    '2025년 1월 4일에서 2025년 1월 7일',
  ],
  [
    'did:ethr:0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359 주소로 보냈어요.',
    'starts with 0xfB69, ends in d359 주소로 보냈어요.',
    '앞 번호 0xfB69, 끝 번호 d359 주소로 보냈어요.',
  ],
  ['XP → BusanCoin 환전', 'XP to BusanCoin 환전', 'XP에서 BusanCoin 환전'],
])('%s is spoken as %s', (text, inEnglish, inKorean) => {
  expect(spokenText(text, english.common.spoken)).toBe(inEnglish);
  expect(spokenText(text, korean.common.spoken)).toBe(inKorean);
});

test.each([
  '+₩450',
  '−₩12,500',
  '1,250.5 XP',
  '010-1234-5678처럼 입력해 주세요.',
  '1588-1234번',
  '7-11 Busan',
  '7-11에 보냈어요.',
  '900214-1234567',
  'B-1024',
  '2025-01-05',
  '- one of two',
  'Busan – Jeju',
  '',
])('a text without such signs is spoken unchanged: %j', (text) => {
  expect(spokenText(text, english.common.spoken)).toBe(text);
});
