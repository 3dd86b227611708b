import { randomBytes } from 'node:crypto';

import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import * as z from 'zod/mini';

import { Block } from '#wallet/entities/block.ts';
import { Transaction } from '#wallet/entities/transaction.ts';

import { sql } from '../database/drizzle.ts';
import { eraseAccount } from './erase-account.ts';
import { describeOnEachDatabase } from '../testing/each-database.ts';
import { proveEmail } from '../testing/prove.ts';
import {
  startTestProvider,
  type Answer,
  type Person,
  type TestProvider,
} from '../testing/test-provider.ts';
import { workRequest } from '../testing/work-request.ts';

await describeOnEachDatabase('a blocked person', (fresh) => {
  let provider: TestProvider;
  let owner: Person;
  let stranger: Person;
  /** The stranger's payment to the owner. */
  let paymentId: number;

  beforeAll(async () => {
    provider = await startTestProvider(await fresh(), { registrationLimit: 1_000 });
  });
  afterAll(() => provider.close());
  beforeEach(async () => {
    owner = await provider.register();
    stranger = await provider.register();
    await proveEmail(provider.database, owner.id);
    await provider.send(stranger, { amount: '2', toAddress: owner.did });
    const { body } = await provider.get(`/transactions/${owner.id}`, owner.token);
    paymentId = z.array(Transaction).parse(body)[0]?.id ?? 0;
  });

  const block = (named: object, person = owner) =>
    provider.request('PUT', '/blocks', { token: person.token, body: named });
  const blocksOf = async ({ id, token }: Person) =>
    z.array(Block).parse((await provider.get(`/blocks/${id}`, token)).body);
  const post = (path: string, body: object) =>
    provider.request('POST', path, { token: stranger.token, body });
  const lookUp = (kind: string, recipient: string) => post('/recipients/find', { kind, recipient });
  const pay = () =>
    post('/local/sends', {
      userId: stranger.id,
      amount: '1000',
      recipient: owner.email,
      method: 'account',
    });
  const ask = () =>
    post('/work/requests', {
      ...workRequest,
      userId: stranger.id,
      approverEmail: owner.email,
    });
  const codeOf = ({ status, body }: Answer) => [
    status,
    z.looseObject({ code: z.optional(z.string()) }).parse(body).code,
  ];
  const reach = async () => [
    await provider.send(stranger, { amount: '2', toAddress: owner.did }),
    await lookUp('address', owner.did),
    await lookUp('account', owner.email),
    await pay(),
    await ask(),
  ];

  it('cannot pay, ask or look up the user, until the block is removed', async () => {
    expect((await block({ transactionId: paymentId })).status).toBe(200);
    for (const answer of await reach()) expect(codeOf(answer)).toEqual([422, 'person-unavailable']);
    const [listed] = await blocksOf(owner);
    expect(listed).toMatchObject({ name: expect.stringContaining('Test') });
    await provider.request('DELETE', `/blocks/${listed?.id}`, { token: owner.token });
    for (const { status } of await reach()) expect(status).toBeLessThan(300);
  });

  it('can still be paid by the user, and reach others', async () => {
    await block({ transactionId: paymentId });
    const answer = await provider.send(owner, { amount: '1', toAddress: stranger.did });
    expect(answer.status).toBe(201);
    const other = await provider.register();
    const reached = await provider.send(stranger, { amount: '1', toAddress: other.did });
    expect(reached.status).toBe(201);
  });

  it('is named by a request for approval too, and cannot correct it afterwards', async () => {
    const { body } = await ask();
    const { id } = z.object({ id: z.number() }).parse(body);
    expect((await block({ approvalId: id })).status).toBe(200);
    expect(await blocksOf(owner)).toHaveLength(1);
    const corrected = await post('/work/corrections', {
      ...workRequest,
      userId: stranger.id,
      replaces: id,
    });
    expect(codeOf(corrected)).toEqual([422, 'person-unavailable']);
  });

  it('is listed once, however often they are blocked', async () => {
    await block({ transactionId: paymentId });
    expect((await block({ transactionId: paymentId })).status).toBe(200);
    expect(await blocksOf(owner)).toHaveLength(1);
  });

  it('is named only by a payment or request that the user has with them', async () => {
    const other = await provider.register();
    const refused = [422, 'block-without-person'];
    expect(codeOf(await block({ transactionId: paymentId }, other))).toEqual(refused);
    expect(codeOf(await block({ transactionId: 2_000_000_000 }))).toEqual(refused);
    const unowned = await provider.send(owner, {
      amount: '1',
      toAddress: '0x52908400098527886E0F7030069857D2E4169EE7',
    });
    const { id } = Transaction.parse(unowned.body);
    expect(codeOf(await block({ transactionId: id }))).toEqual(refused);
    expect(await blocksOf(owner)).toEqual([]);
  });

  it('is one of at most 200', async () => {
    await provider.database.transaction((tx) =>
      tx.execute(sql`with people as (
          insert into users (first_name, last_name, email, did_address, password_hash, created_at)
          select 'Blocked', n::text, n || '@blocked-by-' || ${owner.id}::text || '.example', n || ' of ' || ${owner.id}::text, 'none', now()
          from generate_series(1, 200) n returning id
        )
        insert into blocks (user_id, blocked_id, name, created_at) select ${owner.id}, id, 'Blocked', now() from people`),
    );
    expect((await block({ transactionId: paymentId })).body).toMatchObject({
      code: 'blocks-full',
      most: 200,
    });
  });

  it('disappears with a deleted account', async () => {
    await block({ transactionId: paymentId });
    await provider.database.transaction((tx) =>
      eraseAccount(tx, { userId: stranger.id, at: new Date() }, randomBytes),
    );
    expect(await blocksOf(owner)).toEqual([]);
    expect(codeOf(await block({ transactionId: paymentId }))).toEqual([
      422,
      'block-without-person',
    ]);
  });
});
