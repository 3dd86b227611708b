import { describe, expect, test } from 'vitest';

import { decimal } from '#wallet/money/decimal.ts';

import { reviewOf, type Reviewed } from './review.ts';

const known = {
  kind: 'account' as const,
  payee: 'account:2',
  name: 'Minseo Park',
  paidBefore: true,
  changed: false,
  repeated: false,
  resembles: '',
};
const unknown = { ...known, kind: 'unknown' as const, name: '', paidBefore: false };
const review = (part: Partial<Reviewed>) =>
  reviewOf({
    recipient: known,
    leaves: decimal('10'),
    balance: decimal('100'),
    biometrics: false,
    ...part,
  });

describe('a payment', () => {
  test('to a known payee, of less than half of the balance, needs no confirmation', () => {
    expect(review({})).toEqual({ balance: '100', balanceAfter: '90', reasons: [] });
  });

  test.each<[Reviewed['recipient'], string[]]>([
    [known, []],
    [{ paidBefore: true, otherHolder: false }, []],
    [{ paidBefore: true, otherHolder: true }, []],
    [{ paidBefore: false, otherHolder: false }, ['new-account']],
    [{ paidBefore: false, otherHolder: true }, ['new-account', 'other-holder']],
    [{ ...known, paidBefore: false }, ['new-recipient']],
    [unknown, ['new-recipient']],
    [undefined, ['unchecked-recipient']],
    [{ ...unknown, resembles: '0xabc' }, ['resembles']],
    [{ ...unknown, changed: true, resembles: '0xabc' }, ['changed']],
    [{ ...unknown, claimDays: 7 }, ['no-owner']],
    [{ ...unknown, claimDays: 7, paidBefore: true }, ['no-owner']],
    [{ ...unknown, claimDays: 7, resembles: '0xabc' }, ['resembles', 'no-owner']],
    [{ ...known, repeated: true }, ['repeated']],
    [{ ...unknown, changed: true, repeated: true }, ['changed', 'repeated']],
    [{ ...unknown, kind: 'payout' }, ['new-recipient', 'payout']],
    [{ ...unknown, kind: 'payout', paidBefore: true }, ['payout']],
    // A payee who was paid before does not count as resembling another one.
    [{ ...unknown, paidBefore: true, resembles: '0xabc' }, []],
  ])('to %j must be confirmed for the reasons %j', (recipient, reasons) =>
    expect(review({ recipient }).reasons).toEqual(reasons),
  );

  test.each([
    ['50', []],
    ['50.000000000000000001', ['large']],
    ['100', ['large']],
  ])('of %s out of 100 must be confirmed for the reasons %j', (leaves, reasons) =>
    expect(review({ leaves: decimal(leaves) }).reasons).toEqual(reasons),
  );

  test('of more than the balance leaves a negative balance', () =>
    expect(review({ leaves: decimal('100.5') }).balanceAfter).toBe('-0.5'));

  test('has all matching reasons, those of the recipient first', () => {
    const recipient = { ...unknown, resembles: '0xabc' };
    expect(review({ recipient, leaves: decimal('51'), biometrics: true }).reasons).toEqual([
      'resembles',
      'large',
      'biometrics',
    ]);
    expect(review({ biometrics: true }).reasons).toEqual(['biometrics']);
  });
});
