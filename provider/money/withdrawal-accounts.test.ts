import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';

import { BankAccount } from '#wallet/entities/bank-account.ts';

import { describeOnEmbedded } from '../testing/each-database.ts';
import { eventually } from '../testing/eventually.ts';
import { startTestProvider, type Person, type TestProvider } from '../testing/test-provider.ts';

/** In milliseconds. */
const railWait = 10_000;

describeOnEmbedded('the bank accounts of a withdrawal', (fresh) => {
  let provider: TestProvider;
  beforeAll(async () => {
    provider = await startTestProvider(await fresh(), { railWait });
  });
  afterAll(() => provider.close());

  const post = ({ id, token }: Person, path: string, body: object) =>
    provider.request('POST', path, { token, body: { userId: id, ...body } });

  async function save(person: Person, changes: Partial<BankAccount> = {}): Promise<BankAccount> {
    const answer = await post(person, '/bank-accounts', {
      bankName: 'Hana',
      accountNumber: '123-456-789012',
      accountHolder: 'Test Person',
      accountType: 'savings',
      ...changes,
    });
    return BankAccount.parse(answer.body);
  }

  /** Withdraws an amount of XP, of which the person has 100. */
  const withdraw = (person: Person, bankAccountId: number, amount: string) =>
    post(person, '/withdrawals', {
      assetType: 'XP',
      amount,
      fee: '0',
      speed: 'economy',
      bankAccountId,
    });

  const accounts = async ({ id, token }: Person) =>
    z.array(BankAccount).parse((await provider.get(`/bank-accounts/${id}`, token)).body);

  /** The ids of the accounts that count as paid before. */
  const paid = async (person: Person) =>
    (await accounts(person)).filter(({ paidBefore }) => paidBefore).map(({ id }) => id);

  it('are new until a withdrawal to them arrives, of an asset or of local currency', async () => {
    const person = await provider.register();
    const first = await save(person);
    const second = await save(person, { accountNumber: '555-66-777777' });
    expect(first.paidBefore).toBe(false);
    expect(await paid(person)).toEqual([]);
    expect((await withdraw(person, first.id, '20')).body).toMatchObject({ status: 'completed' });
    expect(await paid(person)).toEqual([first.id]);
    const local = { amount: '1000', fee: '0', method: 'economy', bankId: second.id };
    expect((await post(person, '/local/withdrawals', local)).status).toBe(201);
    expect(await paid(person)).toEqual([first.id, second.id]);
  });

  it('are new again after a withdrawal that the bank refuses, and known while one is on its way', async () => {
    const person = await provider.register();
    const { id } = await save(person);
    const deposit = { assetType: 'XP', amount: '900', fee: '0', method: 'bank', bankAccountId: id };
    expect((await post(person, '/deposits', deposit)).status).toBe(201);
    expect(await paid(person)).toEqual([]);
    expect((await withdraw(person, id, '404')).status).toBe(402);
    expect(await paid(person)).toEqual([]);
    // The sandbox does not answer this amount, so the request waits for as long as a request may wait.
    const answered = vi.fn();
    const request = withdraw(person, id, '503').then(answered);
    await eventually(async () => expect(await paid(person)).toEqual([id]));
    await eventually(() => {
      provider.environment.advance(railWait);
      expect(answered).toHaveBeenCalledOnce();
    });
    await request;
    expect(await paid(person)).toEqual([id]);
  });

  it('are told apart if their masked numbers are the same', async () => {
    const person = await provider.register();
    const rarely = await save(person);
    const often = await save(person, { accountNumber: '999-888-779012' });
    const otherBank = await save(person, { bankName: 'Woori' });
    await withdraw(person, rarely.id, '1');
    // More than the provider reads at once.
    for (let count = 0; count < 51; count += 1) await withdraw(person, often.id, '1');
    expect(await paid(person)).toEqual([rarely.id, often.id]);
    expect(otherBank.paidBefore).toBe(false);
  });

  it('stay known when they are removed and saved again, and are private', async () => {
    const person = await provider.register();
    const { id } = await save(person);
    await withdraw(person, id, '1');
    await provider.request('DELETE', `/bank-accounts/${id}`, { token: person.token });
    expect(await save(person, { accountNumber: '123456789012' })).toMatchObject({
      paidBefore: true,
    });
    expect(await save(await provider.register())).toMatchObject({ paidBefore: false });
  });

  it('say if the holder has another name than the profile, which may change', async () => {
    const person = await provider.register();
    const [, number = ''] = /person(\d+)@/.exec(person.email) ?? [];
    await save(person, { accountHolder: `PERSON ${number}, test` });
    await save(person, { accountNumber: '555-66-777777', accountHolder: 'Minseo Park' });
    const others = async () => (await accounts(person)).map(({ otherHolder }) => otherHolder);
    expect(await others()).toEqual([false, true]);
    await provider.request('PUT', '/user/profile', {
      token: person.token,
      body: { firstName: 'Minseo', lastName: 'Park' },
    });
    expect(await others()).toEqual([true, false]);
  });
});
