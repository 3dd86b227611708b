import { afterAll, beforeAll, expect, it } from 'vitest';

import { bankAccounts } from '../database/schema.ts';
import { describeOnEmbedded } from '../testing/each-database.ts';
import { startTestProvider, type Person, type TestProvider } from '../testing/test-provider.ts';

describeOnEmbedded('bank accounts', (fresh) => {
  let provider: TestProvider;
  let person: Person;
  let other: Person;
  beforeAll(async () => {
    provider = await startTestProvider(await fresh());
    person = await provider.register();
    other = await provider.register();
  });
  afterAll(() => provider.close());

  const list = async (whose: Person) =>
    (await provider.get(`/bank-accounts/${whose.id}`, whose.token)).body;
  /** Stores an account as an earlier version did. */
  const storeLegacyAccount = (account: {
    userId: number;
    bankName: string;
    plainAccountNumber: string;
  }) =>
    provider.database.transaction(async (tx) => {
      await tx.insert(bankAccounts).values(account);
    });

  it('start empty, and each user sees their own', async () => {
    expect(await list(person)).toEqual([]);
    await storeLegacyAccount({ userId: other.id, bankName: 'Hana', plainAccountNumber: '001' });
    await storeLegacyAccount({
      userId: person.id,
      bankName: 'KB Kookmin',
      plainAccountNumber: '0123-4',
    });
    await storeLegacyAccount({ userId: person.id, bankName: '신한', plainAccountNumber: '110-2' });
    expect(await list(person)).toEqual([
      {
        id: expect.any(Number),
        bankName: 'KB Kookmin',
        accountNumber: '0123-4',
        accountHolder: '',
        accountType: 'checking',
        isDefault: true,
        paidBefore: false,
        otherHolder: false,
      },
      {
        id: expect.any(Number),
        bankName: '신한',
        accountNumber: '110-2',
        accountHolder: '',
        accountType: 'checking',
        isDefault: false,
        paidBefore: false,
        otherHolder: false,
      },
    ]);
  });

  it('are stored once if their numbers have the same digits', async () => {
    const owner = await provider.register();
    const save = (accountNumber: string) =>
      provider.request('POST', '/bank-accounts', {
        token: owner.token,
        body: {
          userId: owner.id,
          bankName: 'Hana',
          accountNumber,
          accountHolder: 'Jiwoo Kim',
          accountType: 'savings',
        },
      });
    const saved = await save('\u2068\uFF16\uFF12\uFF10\uFF0D910123\u201345607\u2069');
    expect(saved.status).toBe(201);
    expect(saved.body).toMatchObject({ accountNumber: '620-910123-45607' });
    expect((await save('620 910123 45607')).status).toBe(409);
    expect((await save('620\u00A0910123\u00A04560\uFF17')).status).toBe(409);
    expect((await save('62091012345607\u00B2')).status).toBe(422);
  });

  it('are stored once for two simultaneous requests', async () => {
    const owner = await provider.register();
    const body = {
      userId: owner.id,
      bankName: 'Hana',
      accountNumber: '620-910123-45607',
      accountHolder: 'Jiwoo Kim',
      accountType: 'savings',
    };
    const save = () => provider.request('POST', '/bank-accounts', { token: owner.token, body });
    const statuses = (await Promise.all([save(), save(), save()])).map(({ status }) => status);
    expect(statuses.toSorted((one, second) => one - second)).toEqual([201, 409, 409]);
    expect(await list(owner)).toHaveLength(1);
  });

  it('are recognised if an earlier version has saved them', async () => {
    const owner = await provider.register();
    await storeLegacyAccount({
      userId: owner.id,
      bankName: 'Hana',
      plainAccountNumber: '110-234-567890',
    });
    const again = await provider.request('POST', '/bank-accounts', {
      token: owner.token,
      body: {
        userId: owner.id,
        bankName: 'Hana',
        accountNumber: '110234567890',
        accountHolder: 'Jiwoo Kim',
        accountType: 'savings',
      },
    });
    expect(again.status).toBe(409);
  });

  it('are private', async () => {
    expect((await provider.get(`/bank-accounts/${other.id}`, person.token)).status).toBe(403);
    expect((await provider.get(`/bank-accounts/${person.id}`)).status).toBe(401);
  });
});
