import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';

import { FoundRecipient } from '#wallet/entities/recipient.ts';
import { Contact } from '#wallet/entities/contact.ts';
import { Receipt } from '#wallet/entities/receipt.ts';
import { Transaction } from '#wallet/entities/transaction.ts';

import { sql } from '../database/drizzle.ts';
import { rowsOf } from '../operations/rows-of.ts';
import { provenDidOf, testKeyOf, type TestKey } from '../testing/did-proof.ts';
import { describeOnEachDatabase } from '../testing/each-database.ts';
import { manualEnvironment } from '../testing/manual-environment.ts';
import {
  sentenceOf,
  startTestProvider,
  type Person,
  type TestProvider,
} from '../testing/test-provider.ts';
import { unclaimedSettlement } from './waiting-sends.ts';

const settleDelay = 1_000;
const sweepInterval = 5_000;
/** Shorter than the idle timeout of a session. */
const claimPeriod = 20 * 60_000;

await describeOnEachDatabase('a send to an address without an account', (fresh, kind) => {
  let provider: TestProvider;
  /** A second provider of the same database; `provider` itself for an embedded database. */
  let other: TestProvider;
  let sender: Person;
  let key: TestKey;
  let keys = 0;

  beforeAll(async () => {
    const database = await fresh();
    const environment = manualEnvironment();
    const options = { settleDelay, claimPeriod, registrationLimit: 10_000 };
    provider = await startTestProvider(database, options, environment);
    other = kind === 'server' ? await startTestProvider(database, options, environment) : provider;
  });
  afterAll(async () => {
    await provider.close();
    if (other !== provider) await other.close();
  });
  beforeEach(async () => {
    keys += 1;
    key = testKeyOf(`key ${keys}`);
    sender = await provider.register();
  });

  const idOf = (body: unknown) => Transaction.parse(body).id;
  const send = async (changes: Record<string, unknown> = {}) => {
    const answer = await provider.send(sender, { amount: '2.5', toAddress: key.did, ...changes });
    expect(answer.status).toBe(201);
    return idOf(answer.body);
  };
  /** Runs an action, and waits until the user is notified of sends with a status. */
  const untilNotified = async (person: Person, status: string, act: () => unknown, times = 1) => {
    const events = await provider.events(person);
    await events.next();
    await act();
    for (let notified = 0; notified < times; notified += 1) {
      await events.until('transaction_update', { status });
    }
    await events.close();
  };
  const settle = () => provider.environment.advance(settleDelay);
  /** Creates a waiting send and returns its id. */
  const waitingSend = async (changes: Record<string, unknown> = {}) => {
    const id = await send(changes);
    await untilNotified(sender, 'waiting', settle);
    return id;
  };
  const receipt = async (id: number, person = sender) =>
    Receipt.parse((await provider.get(`/receipts/${id}`, person.token)).body);
  const takeBack = (id: number, person = sender, at = provider) =>
    at.request('POST', `/transactions/${id}/take-back`, { token: person.token });
  const claim = async (person: Person, claimed = key, at = provider) =>
    at.request('POST', '/transactions/claim', {
      token: person.token,
      body: await provenDidOf(at, claimed),
    });
  /** Runs sweeps until a send has a status: each sweep is scheduled at the end of the previous one. */
  const sweepUntil = (id: number, status: string) =>
    expect
      .poll(
        async () => {
          provider.environment.advance(sweepInterval);
          return (await receipt(id)).status;
        },
        { timeout: 5_000 },
      )
      .toBe(status);
  const expectSound = async () => {
    expect(await provider.ledgerFaults()).toEqual([]);
    expect(provider.environment.problems).toEqual([]);
  };

  it('waits with its amount in transit, and shows the deadline', async () => {
    const { createdAt } = await receipt(await send());
    await untilNotified(sender, 'waiting', settle);
    expect(await provider.balance(sender, 'XP')).toBe('97.499');
    const [transaction] = await provider.transactions(sender);
    expect(transaction).toMatchObject({ status: 'waiting', toAddress: key.did });
    expect(await receipt(transaction?.id ?? 0)).toMatchObject({
      status: 'waiting',
      settledAt: null,
      waitsUntil: new Date(Date.parse(createdAt) + claimPeriod).toISOString(),
      reason: '',
    });
    const { body } = await provider.get(`/recent-contacts/${sender.id}`, sender.token);
    expect(body).toEqual([]);
    await expectSound();
  });

  it('has its claim period shown before it is made', async () => {
    const find = async (recipient: string) => {
      const body = { kind: 'address', recipient };
      const answer = await provider.request('POST', '/recipients/find', {
        token: sender.token,
        body,
      });
      return FoundRecipient.parse(answer.body);
    };
    expect(await find(key.did)).toMatchObject({
      kind: 'unknown',
      claimDays: claimPeriod / 86_400_000,
    });
    expect((await find((await provider.register()).did)).claimDays).toBeUndefined();
  });

  it('is completed for a new user with the key of the address', async () => {
    const id = await waitingSend();
    let owner: Person | undefined;
    await untilNotified(sender, 'completed', async () => (owner = await provider.register(key)));
    if (owner === undefined) throw new Error('No account is registered');
    expect(owner.did).toBe(key.did);
    expect(await provider.balance(owner, 'XP')).toBe('102.5');
    expect(await provider.balance(sender, 'XP')).toBe('97.499');
    const [received] = await provider.transactions(owner);
    expect(received).toMatchObject({
      transactionType: 'receive',
      amount: '2.5',
      status: 'completed',
    });
    expect(await receipt(received?.id ?? 0, owner)).toMatchObject({
      from: { name: expect.stringMatching(/^Test Person/), detail: sender.did.slice(9) },
      waitsUntil: null,
    });
    const sent = await receipt(id);
    expect(sent).toMatchObject({ status: 'completed', waitsUntil: null });
    expect(sent.to.name).toMatch(/^Test Person/);
    const contacts = await provider.get(`/recent-contacts/${sender.id}`, sender.token);
    expect(z.array(Contact).parse(contacts.body)).toMatchObject([{ name: sent.to.name }]);
    const bell = await provider.get(`/notifications/${owner.id}`, owner.token);
    expect(JSON.stringify(bell.body)).toContain('2.5 XP가 지갑에 들어왔어요.');
    await expectSound();
  });

  it("is completed when it settles just after the recipient's registration", async () => {
    const id = await send();
    const owner = await provider.register(key);
    expect(await provider.balance(owner, 'XP')).toBe('100');
    await untilNotified(owner, 'completed', settle);
    expect(await provider.balance(owner, 'XP')).toBe('102.5');
    expect((await receipt(id)).status).toBe('completed');
    await expectSound();
  });

  it('is completed for another account that restores the key', async () => {
    const id = await waitingSend();
    const owner = await provider.register();
    expect((await claim(owner)).body).toEqual({ claimed: 1 });
    expect((await claim(owner)).body).toEqual({ claimed: 0 });
    expect(await provider.balance(owner, 'XP')).toBe('102.5');
    expect((await receipt(id)).status).toBe('completed');
    await expectSound();
  });

  it('is not completed by a proof of another key, nor for the sender', async () => {
    const id = await waitingSend();
    const stranger = await provider.register();
    const body = { ...(await provenDidOf(provider, testKeyOf('another'))), didAddress: key.did };
    const forged = await provider.request('POST', '/transactions/claim', {
      token: stranger.token,
      body,
    });
    expect(forged.status).toBe(422);
    expect((await claim(sender)).body).toEqual({ claimed: 0 });
    expect((await receipt(id)).status).toBe('waiting');
    await provider.register(key);
    const refused = await claim(stranger);
    expect([refused.status, sentenceOf(refused)]).toEqual([
      409,
      'This address belongs to another account. Restore its own keys.',
    ]);
  });

  it('is claimed together with more sends than fit in one transaction', async () => {
    const ids: number[] = [];
    for (let made = 0; made < 130; made += 1) ids.push(await send({ amount: '0.1' }));
    await untilNotified(sender, 'waiting', settle, ids.length);
    const owner = await provider.register(key);
    expect(await provider.balance(owner, 'XP')).toBe('113');
    expect(await provider.balance(sender, 'XP')).toBe('86.87');
    await expectSound();
  });

  it('is taken back only once, even after repeated requests', async () => {
    const id = await waitingSend();
    const answers = await Promise.all([takeBack(id), takeBack(id), takeBack(id, sender, other)]);
    for (const { status, body } of [...answers, await takeBack(id)]) {
      expect([status, Transaction.parse(body)]).toMatchObject([200, { id, status: 'returned' }]);
    }
    expect(await provider.balance(sender, 'XP')).toBe('100');
    expect(await receipt(id)).toMatchObject({
      status: 'returned',
      reason: 'You took it back. The amount and the network fee are in your wallet again.',
      waitsUntil: null,
    });
    const owner = await provider.register(key);
    expect(await provider.balance(owner, 'XP')).toBe('100');
    await expectSound();
  });

  it('can be taken back while it is pending', async () => {
    const id = await send();
    expect((await takeBack(id)).status).toBe(200);
    settle();
    expect(await provider.balance(sender, 'XP')).toBe('100');
    expect((await receipt(id)).status).toBe('returned');
    await expectSound();
  });

  it('cannot be taken back by another user, or after it was claimed', async () => {
    const id = await waitingSend();
    const stranger = await provider.register();
    expect((await takeBack(id, stranger)).status).toBe(404);
    expect((await takeBack(id + 1_000_000)).status).toBe(404);
    const owner = await provider.register(key);
    const answer = await takeBack(id);
    expect([answer.status, sentenceOf(answer)]).toEqual([
      409,
      'This address has an account now, and the amount is theirs. It cannot be taken back.',
    ]);
    const [received] = await provider.transactions(owner);
    expect((await takeBack(received?.id ?? 0, owner)).status).toBe(404);
    await expectSound();
  });

  it('cannot be taken back when it is for an account', async () => {
    const owner = await provider.register();
    const id = await send({ toAddress: owner.did });
    expect((await takeBack(id)).status).toBe(409);
    const early = await send();
    await provider.register(key);
    expect((await takeBack(early)).status).toBe(409);
    await untilNotified(sender, 'completed', settle, 2);
    await expectSound();
  });

  it('is returned if it is not claimed in time', async () => {
    const id = await waitingSend();
    provider.environment.advance(claimPeriod - settleDelay - sweepInterval);
    expect((await receipt(id)).status).toBe('waiting');
    await sweepUntil(id, 'returned');
    expect(await provider.balance(sender, 'XP')).toBe('100');
    expect(await receipt(id)).toMatchObject({
      status: 'returned',
      reason:
        'No account with this address was opened in time. The amount and the network fee are in your wallet again.',
    });
    const bell = await provider.get(`/notifications/${sender.id}`, sender.token);
    expect(JSON.stringify(bell.body)).toContain(
      '받는 분이 나타나지 않아 2.5 XP가 지갑으로 돌아왔어요.',
    );
    expect((await takeBack(id)).status).toBe(200);
    await expectSound();
  });

  it('is completed at its deadline for an account that did not claim it', async () => {
    const id = await waitingSend();
    const owner = await provider.register();
    // The previous version creates accounts without completing waiting sends.
    await provider.database.transaction((tx) =>
      tx.execute(sql`update users set did_address = ${key.did} where id = ${owner.id}`),
    );
    await untilNotified(owner, 'completed', () =>
      provider.environment.advance(claimPeriod + sweepInterval),
    );
    expect(await provider.balance(owner, 'XP')).toBe('102.5');
    expect((await receipt(id)).status).toBe('completed');
    await expectSound();
  });

  it('ends exactly once when it is claimed, taken back and due at the same time', async () => {
    for (let round = 0; round < 6; round += 1) {
      key = testKeyOf(`race ${keys} ${round}`);
      const first = await provider.register();
      const id = await waitingSend({ amount: '1' });
      const before = await provider.balance(sender, 'XP');
      provider.environment.advance(claimPeriod - settleDelay - round);
      provider.environment.advance(sweepInterval);
      const [taken, owner] = await Promise.all([
        takeBack(id),
        round % 2 === 0 ? other.register(key, 'other') : claim(first, key, other).then(() => first),
      ]);
      expect([200, 409]).toContain(taken.status);
      const isBack = taken.status === 200;
      expect([await provider.balance(sender, 'XP'), await provider.balance(owner, 'XP')]).toEqual([
        isBack ? '100' : before,
        isBack ? '100' : '101',
      ]);
      sender = await provider.register();
    }
    await expectSound();
  });

  it('never waits for an address whose account is created at the same time', async () => {
    for (let round = 0; round < 6; round += 1) {
      key = testKeyOf(`create ${keys} ${round}`);
      const first = await send({ amount: '1' });
      const [owner, second] = await Promise.all([
        other.register(key, 'other'),
        send({ amount: '1' }),
      ]);
      settle();
      for (const id of [first, second]) await sweepUntil(id, 'completed');
      expect(await provider.balance(owner, 'XP')).toBe('102');
    }
    await expectSound();
  });
});

describe('many waiting sends', () => {
  it('are not read by the sweeps until they are due', async () => {
    const provider = await startTestProvider();
    const sender = await provider.register();
    await provider.database.transaction((tx) =>
      tx.execute(sql`
        insert into transactions (user_id, transaction_type, asset_type, amount, to_address, status, created_at,
          counterparty_detail, waits_until)
        select ${sender.id}, 'send', 'XP', 1, '0x' || lpad(n::text, 40, '0'), 'waiting', now(),
          '0x' || lpad(n::text, 40, '0'), '2026-03-09T09:00:00Z'
        from generate_series(1, 20000) as n`),
    );
    const { clock } = provider.environment;
    const rules = unclaimedSettlement(provider.database, clock);
    const due = () => provider.database.transaction((tx) => rules.pending(tx, { limit: 100 }));
    const plan = await provider.database.transaction(async (tx) => {
      await tx.execute(sql`analyze transactions`);
      const lines = await rowsOf(
        tx,
        sql`explain select id from transactions where status = 'waiting' and waits_until <= '2026-03-02T09:00:00Z'`,
        z.record(z.string(), z.string()),
      );
      return lines.flatMap((line) => Object.values(line)).join('\n');
    });
    expect(plan).toContain('transactions_waiting_until');
    expect(await due()).toEqual([]);
    provider.environment.advance(8 * 86_400_000);
    expect(await due()).toHaveLength(100);
    await provider.close();
  }, 60_000);
});
