import { expect, test } from 'vitest';

import { english } from '#i18n/english.ts';
import { korean } from '#i18n/korean.ts';
import { datesIn } from '#wallet/dates.ts';
import { Receipt } from '#wallet/entities/receipt.ts';
import { koreanPartyName } from '#wallet/labels/korean-party-names.ts';

import { operationTerms, receiptText, signedAmount } from './receipt-text.ts';

/** The text of a receipt: a local one is in Korean, as its screen shows it. */
function textOf(shown: Receipt): string {
  const language = operationTerms[shown.operation].isLocal ? 'ko' : 'en';
  const t = { en: english, ko: korean }[language].history.receipt;
  const bankName = language === 'ko' ? koreanPartyName : (name: string) => name;
  return receiptText(shown, { t, dates: datesIn('Asia/Seoul', language), bankName }, undefined);
}

const receipt = (changes: object) =>
  Receipt.parse({
    id: 8,
    reference: 'SW-8',
    operation: 'local-withdrawal',
    direction: 'send',
    status: 'completed',
    assetType: 'BusanCoin',
    amount: '30000',
    fee: '500',
    from: { name: '김지우', detail: '' },
    to: { name: '부산은행', detail: '****-4821' },
    paid: null,
    cashback: '0',
    method: 'instant',
    message: '',
    reason: '',
    createdAt: '2025-01-05T05:29:00.000Z',
    settledAt: '2025-01-05T05:30:00.000Z',
    ...changes,
  });

test('a failed local withdrawal shows its reason and time in Korean', () => {
  expect(textOf(receipt({ status: 'failed', reason: '은행이 거절했어요.' }))).toBe(
    `Superwallet · 영수증

출금: −₩30,000
상태: 실패
사유: 은행이 거절했어요.
보낸 분: 김지우
받는 곳: 부산은행 (****-4821)
방법: 즉시
수수료: ₩500
총 금액: ₩30,500
요청 시각: 2025년 1월 5일 14:29
실패 시각: 2025년 1월 5일 14:30
거래 번호: SW-8
`,
  );
});

test('a failed withdrawal shows its reason and time in English', () => {
  const failed = receipt({
    operation: 'withdrawal',
    status: 'failed',
    assetType: 'CBDC',
    reason: 'The bank did not accept the payment.',
  });
  expect(textOf(failed)).toBe(
    `Superwallet · Receipt

Withdrawal: −30,000 CBDC
Status: Failed
Reason: The bank did not accept the payment.
From: 김지우
To: 부산은행 (****-4821)
Method: Instant
Fee: 500 CBDC
Total: 30,500 CBDC
Requested: Jan 5, 2025 14:29
Failed: Jan 5, 2025 14:30
Reference: SW-8
`,
  );
});

test('a pending receipt shows no settlement time and omits empty fields', () => {
  const text = textOf(
    receipt({ status: 'pending', settledAt: null, to: { name: '', detail: '' }, method: '' }),
  );
  expect(text).not.toMatch(/완료 시각|실패 시각|받는 곳|방법/);
});

test('a payment of a deleted account names it in the language of the receipt', () => {
  const received = { direction: 'receive', from: { name: '', detail: '' } } as const;
  expect(textOf(receipt({ ...received, operation: 'transfer', assetType: 'XP' }))).toContain(
    'From: Deleted account',
  );
  expect(textOf(receipt({ ...received, operation: 'local-send' }))).toContain('탈퇴한 계정');
  expect(textOf(receipt({ ...received, operation: 'deposit', assetType: 'XP' }))).not.toContain(
    'Deleted account',
  );
});

test('a waiting receipt shows its deadline; a returned receipt shows its reason and time', () => {
  const sent = { operation: 'transfer', assetType: 'XP', fee: '0', method: '' };
  const waiting = receipt({
    ...sent,
    status: 'waiting',
    settledAt: null,
    waitsUntil: '2025-01-12T05:29:00.000Z',
  });
  expect(textOf(waiting)).toContain('Status: Waiting for its owner\n');
  expect(textOf(waiting)).toContain('Waits until: Jan 12, 2025 14:29\n');
  const returned = receipt({ ...sent, status: 'returned', reason: 'You took it back.' });
  expect(textOf(returned)).toContain('Status: Returned\nReason: You took it back.\n');
  expect(textOf(returned)).toContain('Returned: Jan 5, 2025 14:30\n');
});

test('an unknown method is shown as words: same_day becomes Same day', () => {
  expect(textOf(receipt({ method: 'same_day' }))).toContain('방법: Same day');
});

test.each([
  ['transfer', 'BusanCoin', 'send', '−30,000.000000000000000001 BusanCoin'],
  ['top-up', 'BusanCoin', 'receive', '+₩30,000.000000000000000001'],
  ['local-send', 'BusanCoin', 'send', '−₩30,000.000000000000000001'],
  ['deposit', 'KRW', 'receive', '+₩30,000.000000000000000001'],
  ['deposit', 'BTC', 'receive', '+30,000.000000000000000001 BTC'],
] as const)('the amount of a %s of %s, %s, is %s', (operation, assetType, direction, shown) => {
  const amount = '30000.000000000000000001';
  expect(signedAmount(receipt({ operation, assetType, direction, amount }))).toBe(shown);
});
