import { describe, expect, it, vi } from 'vitest';

import { applyOnce } from './applied-events.ts';

function applying() {
  const seen = { onEvent: vi.fn(), onMissed: vi.fn(), log: vi.fn() };
  const applied = applyOnce(seen);
  /** The assets of the applied balance updates, in order. */
  const assets = () =>
    seen.onEvent.mock.calls.map(
      ([event]: { data: { assetType: string } }[]) => event?.data.assetType,
    );
  return { ...seen, applied, apply: applied.apply, assets };
}

const heartbeat = '{"type":"heartbeat"}';
const reset = '{"type":"reset"}';
const balance = (assetType: string) =>
  `{"type":"balance_update","data":{"assetType":"${assetType}"}}`;

describe('applyOnce', () => {
  it('continues after a known position without skipping or repeating events', () => {
    let position = 12;
    const onEvent = vi.fn();
    const onMissed = vi.fn();
    const known = { read: () => position, reach: (reached: number) => void (position = reached) };
    const { apply } = applyOnce({ onEvent, onMissed, known, log: vi.fn() });
    apply({ id: 12, data: heartbeat });
    apply({ id: 12, data: balance('XP') });
    apply({ id: 13, data: balance('USDC') });
    expect(onEvent.mock.calls).toEqual([[{ type: 'balance_update', data: { assetType: 'USDC' } }]]);
    expect(onMissed).not.toHaveBeenCalled();
    expect(position).toBe(13);
  });

  it('starts at the id of the first heartbeat and skips nothing after it', () => {
    const { applied, apply, onMissed, onEvent } = applying();
    expect(applied.position).toBeUndefined();
    apply({ id: 12, data: heartbeat });
    expect(applied.position).toBe(12);
    expect(onMissed).not.toHaveBeenCalled();
    expect(onEvent).not.toHaveBeenCalled();
  });

  it('applies each event once, however often it is received', () => {
    const { applied, apply, assets } = applying();
    apply({ id: 12, data: heartbeat });
    apply({ id: 13, data: balance('XP') });
    apply({ id: 14, data: balance('BTC') });
    apply({ id: 13, data: balance('XP') });
    apply({ id: 14, data: balance('BTC') });
    apply({ id: 15, data: balance('ETH') });
    expect(assets()).toEqual(['XP', 'BTC', 'ETH']);
    expect(applied.position).toBe(15);
  });

  it('does not change its position at a heartbeat, which has the id of the previous event', () => {
    const { applied, apply, onMissed } = applying();
    apply({ id: 13, data: balance('XP') });
    apply({ id: 13, data: heartbeat });
    apply({ id: undefined, data: heartbeat });
    expect(applied.position).toBe(13);
    expect(onMissed).not.toHaveBeenCalled();
  });

  it('applies a message of a provider without ids', () => {
    const { applied, apply, assets } = applying();
    apply({ data: balance('XP') });
    apply({ data: balance('XP') });
    expect(assets()).toEqual(['XP', 'XP']);
    expect(applied.position).toBeUndefined();
  });

  it('accepts a gap in the ids of the events', () => {
    const { apply, assets, onMissed } = applying();
    apply({ id: 13, data: balance('XP') });
    apply({ id: 15, data: balance('BTC') });
    expect(assets()).toEqual(['XP', 'BTC']);
    expect(onMissed).not.toHaveBeenCalled();
  });

  it('sets its position at a reset, even to a lower id', () => {
    const { applied, apply, assets, onMissed } = applying();
    apply({ id: 900, data: heartbeat });
    apply({ id: 40, data: reset });
    expect(applied.position).toBe(40);
    expect(onMissed).toHaveBeenCalledOnce();
    apply({ id: 41, data: balance('XP') });
    expect(assets()).toEqual(['XP']);
  });

  it('does not change its position at a reset without an id', () => {
    const { applied, apply, onMissed } = applying();
    apply({ id: 7, data: heartbeat });
    apply({ data: reset });
    expect(applied.position).toBe(7);
    expect(onMissed).toHaveBeenCalledOnce();
  });

  it('reports missed events when another tab is ahead', () => {
    const { applied, apply, assets, onMissed } = applying();
    apply({ after: 5 });
    expect(applied.position).toBe(5);
    expect(onMissed).not.toHaveBeenCalled();
    apply({ after: 5, id: 6, data: balance('XP') });
    expect(onMissed).not.toHaveBeenCalled();
    apply({ after: 8, id: 9, data: balance('BTC') });
    expect(onMissed).toHaveBeenCalledOnce();
    expect(assets()).toEqual(['XP', 'BTC']);
    expect(applied.position).toBe(9);
    apply({ after: 12 });
    expect(onMissed).toHaveBeenCalledTimes(2);
    expect(applied.position).toBe(12);
  });

  it('reports nothing when another tab is behind', () => {
    const { applied, apply, assets, onMissed } = applying();
    apply({ after: 10 });
    apply({ after: 8 });
    apply({ after: 8, id: 9, data: balance('XP') });
    apply({ after: 9, id: 10, data: balance('XP') });
    apply({ after: 10, id: 11, data: balance('BTC') });
    expect(assets()).toEqual(['BTC']);
    expect(onMissed).not.toHaveBeenCalled();
    expect(applied.position).toBe(11);
  });

  it('reads a notification of an unknown kind as information', () => {
    const { apply, onEvent } = applying();
    apply({
      data: '{"type":"notification","data":{"title":"Hello","message":"There","type":"shout"}}',
    });
    expect(onEvent.mock.calls).toEqual([
      [{ type: 'notification', data: { title: 'Hello', message: 'There', type: 'info' } }],
    ]);
  });

  it.each(['{"status":"on its way"}', '{"status":7}', '{}'])(
    'applies a transaction update with the unknown status of %s',
    (data) => {
      const { apply, onEvent, log } = applying();
      apply({ data: `{"type":"transaction_update","data":${data}}` });
      expect(onEvent).toHaveBeenCalledOnce();
      expect(log).not.toHaveBeenCalled();
    },
  );

  it.each([
    ['invalid JSON', 'so not JSON'],
    ['an unknown type', '{"type":"surprise"}'],
    ['missing data', '{"type":"balance_update"}'],
    ['a notification without words', '{"type":"notification","data":{"type":"info"}}'],
    ['an empty message', ''],
  ])('logs %s and applies the next message', (_, data) => {
    const { applied, apply, onEvent, log } = applying();
    apply({ id: 2, data });
    expect(onEvent).not.toHaveBeenCalled();
    expect(log.mock.calls).toEqual([['Unreadable event stream message', data]]);
    expect(applied.position).toBe(2);
  });
});
