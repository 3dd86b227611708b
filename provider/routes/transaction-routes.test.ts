import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';

import { Activity } from '#wallet/entities/activity.ts';
import { Receipt } from '#wallet/entities/receipt.ts';
import { addressIn } from '#wallet/labels/spoken-address.ts';

import { sql } from '../database/drizzle.ts';
import { rowsOf } from '../operations/rows-of.ts';
import { describeOnEmbedded } from '../testing/each-database.ts';
import {
  sentenceOf,
  startTestProvider,
  type Person,
  type TestProvider,
} from '../testing/test-provider.ts';

const settleDelay = 1_500;

describeOnEmbedded('sending', (fresh) => {
  let provider: TestProvider;
  let sender: Person;
  let recipient: Person;

  beforeAll(async () => {
    provider = await startTestProvider(await fresh(), { settleDelay });
  });
  afterAll(() => provider.close());

  /** Registers a sender and a recipient, each with the opening balances, which include 100 XP. */
  const meet = async () => {
    sender = await provider.register();
    recipient = await provider.register();
  };

  /** Settles the pending sends, and waits until the user's stream reports them as completed. */
  const settleFor = async (person: Person, sends = 1) => {
    const events = await provider.events(person);
    await events.next();
    provider.environment.advance(settleDelay);
    for (let send = 0; send < sends; send += 1) {
      await events.until('transaction_update', { status: 'completed' });
    }
    await events.close();
  };

  it('debits the amount at once, and credits the recipient when it settles', async () => {
    await meet();
    const answer = await provider.send(sender, { amount: '2.50', toAddress: recipient.did });

    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({
      id: expect.any(Number),
      userId: sender.id,
      transactionType: 'send',
      assetType: 'XP',
      amount: '2.5',
      toAddress: recipient.did,
      status: 'pending',
      createdAt: provider.environment.clock.now().toISOString(),
    });
    expect(await provider.balance(sender, 'XP')).toBe('97.499');
    expect(await provider.balance(recipient, 'XP')).toBe('100');
    const [received] = await provider.transactions(recipient);
    expect(received).toMatchObject({
      transactionType: 'receive',
      amount: '2.5',
      toAddress: null,
      status: 'pending',
    });

    await settleFor(recipient);
    expect(await provider.balance(sender, 'XP')).toBe('97.499');
    expect(await provider.balance(recipient, 'XP')).toBe('102.5');
    expect(await provider.transactions(sender)).toMatchObject([{ status: 'completed' }]);
    expect(await provider.transactions(recipient)).toMatchObject([{ status: 'completed' }]);
    expect(await provider.ledgerFaults()).toEqual([]);
  });

  it('finds the recipient by every form of their address', async () => {
    await meet();
    const address = recipient.did.slice('did:ethr:'.length);
    const forms = [
      address,
      address.toLowerCase(),
      `did:ethr:${address.toLowerCase()}`,
      `did:ethr:sepolia:${address}`,
      `  ${recipient.did}  `,
    ];
    for (const toAddress of forms) {
      expect((await provider.send(sender, { toAddress })).status).toBe(201);
    }
    await settleFor(recipient, forms.length);
    expect(await provider.balance(recipient, 'XP')).toBe('105');
  });

  it('sends the complete balance but the network fee, down to the last of 18 fraction digits', async () => {
    await meet();
    const amount = '0.010000000000000001';
    expect((await provider.send(sender, { amount })).status).toBe(201);
    expect(await provider.balance(sender, 'XP')).toBe('99.988999999999999999');
    const refused = await provider.send(sender, { amount: '99.988' });
    expect([refused.status, sentenceOf(refused)]).toEqual([
      409,
      'The balance does not cover the network fee of 0.001 XP: you have 99.988999999999999999 XP. Enter a smaller amount.',
    ]);
    expect((await provider.send(sender, { amount: '99.987999999999999999' })).status).toBe(201);
    expect(await provider.balance(sender, 'XP')).toBe('0');
    expect((await provider.send(sender, { amount })).status).toBe(409);
    expect(await provider.ledgerFaults()).toEqual([]);
  });

  it('takes the network fee in the entry of the send, and shows it to the sender', async () => {
    await meet();
    await provider.send(sender, { amount: '2.5', toAddress: recipient.did });
    await settleFor(recipient);
    const [sent] = await provider.transactions(sender);
    const [received] = await provider.transactions(recipient);
    const feeOf = async ({ token }: Person, id = 0) =>
      Receipt.parse((await provider.get(`/receipts/${id}`, token)).body).fee;
    expect(sent).toMatchObject({
      operation: 'transfer',
      fee: '0.001',
      changes: [{ assetType: 'XP', amount: '-2.501' }],
      counterpartyName: expect.stringMatching(/^Test Person/),
      counterpartyDetail: addressIn(recipient.did),
    });
    expect(received).toMatchObject({
      operation: 'transfer',
      counterpartyDetail: addressIn(sender.did),
    });
    expect(received).not.toHaveProperty('fee');
    expect(await feeOf(sender, sent?.id)).toBe('0.001');
    expect(await feeOf(recipient, received?.id)).toBe('0');
    const history = async ({ id, token }: Person) =>
      z.array(Activity).parse((await provider.get(`/activities/${id}`, token)).body);
    expect(await history(sender)).toMatchObject([
      {
        description: expect.stringMatching(/^To Test Person.* · with fee 0\.001 XP$/),
        counterparty: {
          name: expect.stringMatching(/^Test Person/),
          detail: addressIn(recipient.did),
        },
      },
    ]);
    expect(await history(recipient)).toMatchObject([
      { description: expect.stringMatching(/^From Test Person/) },
    ]);
    const postings = await provider.database.transaction((tx) =>
      rowsOf(
        tx,
        sql`select entry.kind, account.kind as account, trim_scale(posting.amount)::text as amount
          from ledger_entries entry
          join ledger_postings posting on posting.entry_id = entry.id
          join ledger_accounts account on account.id = posting.account_id
          where entry.transaction_id = ${sent?.id} order by entry.id, account.kind`,
        z.object({ kind: z.string(), account: z.string(), amount: z.string() }),
      ),
    );
    expect(postings.map((row) => Object.values(row).join(' '))).toEqual([
      'send fees 0.001',
      'send in_transit 2.5',
      'send wallet -2.501',
      'settlement in_transit -2.5',
      'settlement wallet 2.5',
    ]);
  });

  it.each([
    ['negative', { amount: '-1' }, 422, /amount must be above zero/],
    ['zero', { amount: '0' }, 422, /amount must be above zero/],
    ['zero with digits', { amount: '0.000' }, 422, /amount must be above zero/],
    ['an exponent', { amount: '1e2' }, 422, /amount must be a plain decimal/],
    ['infinite', { amount: 'Infinity' }, 422, /amount/],
    ['not a number', { amount: 'NaN' }, 422, /amount/],
    ['hexadecimal', { amount: '0x10' }, 422, /amount/],
    ['with a comma', { amount: '1,000' }, 422, /amount/],
    ['blank', { amount: ' ' }, 422, /amount/],
    ['of 30 decimals', { amount: `0.${'1'.repeat(30)}` }, 422, /amount must be a plain decimal/],
    ['huge', { amount: '9'.repeat(40) }, 422, /amount must be a plain decimal/],
    ['the largest that the ledger holds', { amount: '9'.repeat(20) }, 409, /balance is too low/],
    ['a JSON number', { amount: 1 }, 422, /amount must be of type string/],
    ['missing', { amount: undefined }, 422, /amount is missing/],
    ['above the balance', { amount: '100.000000000000000001' }, 409, /you have 100 XP/],
    ['a fraction of a won', { assetType: 'BusanCoin', amount: '0.5' }, 422, /won is whole/],
    ['too small', { amount: '0.009999999999999999' }, 422, /at least 0\.01 XP/],
    ['too small for bitcoins', { assetType: 'BTC', amount: '0.00000001' }, 422, /0\.000001 BTC/],
    ['of an unknown asset', { assetType: 'DOGE' }, 422, /asset is not one/],
    ['of an asset in other letters', { assetType: 'xp' }, 422, /asset is not one/],
    ['of an inherited name', { assetType: 'constructor' }, 422, /asset is not one/],
    ['to no address', { toAddress: '   ' }, 422, /recipient address is missing/],
    ['to a name', { toAddress: 'Minseo Park' }, 422, /recipient address is not an address/],
    ['to a short address', { toAddress: '0x123' }, 422, /recipient address is not an address/],
    ['to a long text', { toAddress: 'x'.repeat(201) }, 422, /at most 200 characters/],
    [
      'to a mistyped address',
      { toAddress: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAeD' },
      422,
      /checksum/,
    ],
    ['to a null character', { toAddress: '0x\0' }, 422, /is not an address/],
    ['to half a character', { toAddress: '0x\ud800' }, 422, /cannot be stored/],
    ['as a receive', { transactionType: 'receive' }, 422, /transaction type must be send/],
    ['as completed', { status: 'completed' }, 422, /status must be pending/],
  ])('refuses a send: %s', async (_, changes, status, sentence) => {
    await meet();
    const answer = await provider.send(sender, changes);
    expect(sentenceOf(answer)).toMatch(sentence);
    expect(answer.status).toBe(status);
    expect(await provider.transactions(sender)).toEqual([]);
    expect(await provider.balance(sender, 'XP')).toBe('100');
    expect(await provider.ledgerFaults()).toEqual([]);
  });

  it('refuses a send to oneself, in every form of the address', async () => {
    await meet();
    for (const toAddress of [sender.did, sender.did.slice('did:ethr:'.length).toLowerCase()]) {
      const answer = await provider.send(sender, { toAddress });
      expect(answer.status).toBe(422);
      expect(sentenceOf(answer)).toMatch(/your own/);
    }
    expect(await provider.balance(sender, 'XP')).toBe('100');
  });

  it("refuses spending someone else's money", async () => {
    await meet();
    const answer = await provider.send(sender, { userId: recipient.id });
    expect(answer.status).toBe(403);
    expect(await provider.balance(recipient, 'XP')).toBe('100');
  });

  it('sends once under one idempotency key', async () => {
    await meet();
    const ten = { amount: '10', toAddress: recipient.did };
    const first = await provider.send(sender, ten, 'key-1');
    const again = await provider.send(sender, ten, 'key-1');
    expect(again.status).toBe(201);
    expect(again.body).toEqual(first.body);
    expect(await provider.balance(sender, 'XP')).toBe('89.999');

    const other = await provider.send(sender, { amount: '11' }, 'key-1');
    expect(other.status).toBe(422);
    expect(sentenceOf(other)).toMatch(/Idempotency-Key/);
    expect(await provider.balance(sender, 'XP')).toBe('89.999');

    await settleFor(sender);
    const late = await provider.send(sender, ten, 'key-1');
    // The stored first answer, although the send is completed now.
    expect(late.body).toEqual(first.body);
    expect(await provider.transactions(sender)).toHaveLength(1);

    const strangers = await provider.send(recipient, { amount: '10' }, 'key-1');
    expect(strangers.status).toBe(201);
    expect(strangers.body).not.toEqual(first.body);
  });

  it('sends once for ten requests under one key at the same time', async () => {
    await meet();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => provider.send(sender, { amount: '30' }, 'key-2')),
    );
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(await provider.balance(sender, 'XP')).toBe('69.999');
  });

  it('accepts a key again after a refused send', async () => {
    await meet();
    expect((await provider.send(sender, { amount: '101' }, 'key-3')).status).toBe(409);
    expect((await provider.send(sender, { amount: '99' }, 'key-3')).status).toBe(201);
  });

  it('accepts only as many of 20 simultaneous sends as the balance allows', async () => {
    await meet();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        provider.send(sender, { amount: '15', toAddress: recipient.did }),
      ),
    );
    const statuses = answers.map(({ status }) => status).toSorted((left, right) => left - right);
    expect(statuses).toEqual([...Array(6).fill(201), ...Array(14).fill(409)]);
    expect(await provider.balance(sender, 'XP')).toBe('9.994');
    await settleFor(recipient, 6);
    expect(await provider.balance(recipient, 'XP')).toBe('190');
    expect(await provider.ledgerFaults()).toEqual([]);
  });

  it('lets two users send to each other simultaneously, while older sends settle', async () => {
    await meet();
    const round = () =>
      Array.from({ length: 10 }, (_, at) =>
        at % 2 === 0
          ? provider.send(sender, { toAddress: recipient.did })
          : provider.send(recipient, { toAddress: sender.did }),
      );
    await Promise.all(round());
    const settled = settleFor(sender, 10);
    const answers = await Promise.all(round());
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(201));
    await settled;
    provider.environment.advance(settleDelay);
    expect(await provider.ledgerFaults()).toEqual([]);
    expect(provider.environment.problems).toEqual([]);
  });

  it('lists the latest first', async () => {
    await meet();
    for (const amount of ['1', '2', '3']) {
      await provider.send(sender, { amount });
      provider.environment.advance(10);
    }
    const amounts = (await provider.transactions(sender)).map(({ amount }) => amount);
    expect(amounts).toEqual(['3', '2', '1']);
  });
});
