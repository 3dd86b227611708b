import { describe, expect, it } from 'vitest';

import type { StreamMessage } from '#wallet/entities/stream-message.ts';

import { documentedNotice } from './documented-notice.ts';
import { noticeOfStreamMessage } from './stream-notices.ts';

function textOf(message: StreamMessage) {
  const notice = noticeOfStreamMessage(message);
  return notice && documentedNotice(notice);
}

describe('noticeOfStreamMessage', () => {
  it('reports a completed transaction', () => {
    expect(textOf({ type: 'transaction_update', data: { status: 'completed' } })).toEqual({
      title: '거래 업데이트',
      message: '거래가 완료되었습니다.',
      tone: 'default',
      lang: 'ko',
    });
  });

  it('reports a failed transaction', () => {
    expect(textOf({ type: 'transaction_update', data: { status: 'failed' } })).toEqual({
      title: '거래 업데이트',
      message: '거래가 완료되지 않았습니다. 거래 내역을 확인해 주세요.',
      tone: 'destructive',
      lang: 'ko',
    });
  });

  it('reports a returned transaction', () => {
    expect(textOf({ type: 'transaction_update', data: { status: 'returned' } })).toEqual({
      title: '거래 업데이트',
      message: '보낸 금액이 지갑으로 돌아왔어요.',
      tone: 'default',
      lang: 'ko',
    });
  });

  it.each(['pending', 'waiting', 'toString', 'Completed', ''])(
    'reports the status %j as in progress',
    (status) => {
      expect(textOf({ type: 'transaction_update', data: { status } })?.message).toBe(
        '거래가 진행 중입니다.',
      );
    },
  );

  it('names the asset of a changed balance', () => {
    expect(textOf({ type: 'balance_update', data: { assetType: 'BusanCoin' } })).toEqual({
      title: '잔액 업데이트',
      message: 'BusanCoin 잔액이 업데이트되었습니다.',
      tone: 'default',
      lang: 'ko',
    });
  });

  it.each([
    ['success', 'default'],
    ['warning', 'default'],
    ['info', 'default'],
    ['error', 'destructive'],
  ] as const)('shows a notification of type %s in the tone %s', (type, tone) => {
    const data = { title: 'A', message: 'B', type };
    expect(textOf({ type: 'notification', data })).toEqual({
      title: 'A',
      message: 'B',
      tone,
    });
  });

  it('shows nothing for a notification that is for the bell only', () => {
    const data = { title: 'A', message: 'B', type: 'error', quiet: true } as const;
    expect(textOf({ type: 'notification', data })).toBeUndefined();
  });

  it('shows nothing for a heartbeat', () => {
    expect(textOf({ type: 'heartbeat' })).toBeUndefined();
  });
});
