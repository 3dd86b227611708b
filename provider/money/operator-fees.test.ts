import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';

import { BankAccount } from '#wallet/entities/bank-account.ts';

import { desc } from '../database/drizzle.ts';
import { operatorFees, transactions } from '../database/schema.ts';
import { plain } from '../ledger/ledger.ts';
import { saveSources } from '../testing/save-sources.ts';
import {
  sentenceOf,
  startTestProvider,
  type Answer,
  type Person,
  type TestProvider,
} from '../testing/test-provider.ts';
import { documentedFees } from './sample-fees.ts';

/** Fees that differ from the documented ones, and one that only a later version has. */
const ownFees = {
  send: '0.002',
  'withdraw-standard': '0.02',
  'deposit-card': '0.05',
  'local-withdraw-instant': '600',
  'top-up-XP': '0.02',
};
const laterFee = { 'of-a-later-version': '1' };

describe('the fees of an operator', () => {
  let provider: TestProvider;
  let person: Person;
  let bankAccountId: number;
  let sentBefore: Answer;
  beforeAll(async () => {
    provider = await startTestProvider();
    person = await provider.register();
    await saveSources(provider, person);
    const { body } = await provider.get(`/bank-accounts/${person.id}`, person.token);
    bankAccountId = z.array(BankAccount).parse(body)[0]?.id ?? 0;
    sentBefore = await provider.send(person, { fee: '0.001' }, 'before-the-change');
    const setAt = new Date();
    const rows = Object.entries({ ...ownFees, ...laterFee });
    await provider.database.transaction((tx) =>
      tx.insert(operatorFees).values(rows.map(([name, value]) => ({ name, value, setAt }))),
    );
  });
  afterAll(() => provider.close());

  const fees = async () => (await provider.get('/fees', person.token)).body;
  const post = (path: string, body: object) =>
    provider.request('POST', path, { token: person.token, body: { userId: person.id, ...body } });
  const send = (body: object) => provider.send(person, { ...body });
  const deposit = (body: object) =>
    post('/deposits', { assetType: 'XP', amount: '20', method: 'card', ...body });
  const withdraw = (body: object) =>
    post('/withdrawals', {
      assetType: 'XP',
      amount: '10',
      speed: 'standard',
      bankAccountId,
      ...body,
    });
  const topUp = (body: object) =>
    post('/local/top-ups', { amount: '1000', source: 'XP', rate: '1000', ...body });
  const localWithdraw = (body: object) =>
    post('/local/withdrawals', {
      amount: '1000',
      method: 'instant',
      bankId: bankAccountId,
      ...body,
    });

  it('are those that the wallet reads, within seconds', async () => {
    expect(await fees()).toEqual(documentedFees);
    provider.environment.advance(2_000);
    await expect.poll(fees).toEqual({ ...documentedFees, ...ownFees });
  });

  it.each([
    ['a send', send, '0.001', '0.002', '0.002 XP by now. Check the new total and send again.'],
    ['a deposit', deposit, '0.5', '1', '1 XP by now. Check the new total and deposit again.'],
    ['a withdrawal', withdraw, '0.05', '0.2', '0.2 XP by now. Check the new total and withdraw'],
    ['a top-up', topUp, '0.01', '0.02', '0.02 XP by now. Check the new total and top up again.'],
    ['a local withdrawal', localWithdraw, '500', '600', '₩600 by now. Check the new total and'],
  ] as const)('are charged for %s that states them only', async (_, pay, shown, fee, sentence) => {
    const held = () => Promise.all(['XP', 'BusanCoin'].map((one) => provider.balance(person, one)));
    const before = await held();
    const refused = await pay({ fee: shown });
    expect(refused.status).toBe(409);
    expect(sentenceOf(refused)).toContain(sentence);
    expect(await held()).toEqual(before);
    const paid = await pay({ fee });
    expect([paid.status, paid.body]).toEqual([201, expect.anything()]);
    const [last] = await provider.database.transaction((tx) =>
      tx.select().from(transactions).orderBy(desc(transactions.id)).limit(1),
    );
    expect(plain(last?.fee ?? '0')).toBe(fee);
  });

  it('are not charged for a wallet of the previous version, which shows the documented ones', async () => {
    for (const pay of [send, topUp]) expect((await pay({})).status).toBe(409);
  });

  it('do not refuse the repeat of a send that was made before', async () => {
    const again = await provider.send(person, { fee: '0.001' }, 'before-the-change');
    expect([again.status, again.body]).toEqual([201, sentBefore.body]);
    const other = await provider.send(person, { fee: '0.001' }, 'after-the-change');
    expect(other.status).toBe(409);
  });
});
