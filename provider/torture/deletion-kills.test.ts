import { rm } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';

import { Holdings } from '#wallet/entities/holdings.ts';

import { sql } from '../database/drizzle.ts';
import { rowsOf } from '../operations/rows-of.ts';
import { validBodies } from '../testing/call-facts.ts';
import { makeDataDirectory } from '../testing/data-directory.ts';
import { eventually } from '../testing/eventually.ts';
import { startTestProvider, testPassword, type Person } from '../testing/test-provider.ts';
import { killDuring } from './kill-during.ts';

/** Delays of the kill after the request, in milliseconds: the password's hash alone takes some of them. */
const delays = [10, 30, 80];

/** The rows of a user in some tables, and the name. */
const Remaining = z.object({
  name: z.string(),
  deleted: z.boolean(),
  rows: z.array(z.number()),
});

describe('a kill during the deletion of an account', () => {
  let path: string;
  let people: Person[];
  beforeAll(async () => {
    path = await makeDataDirectory();
    const provider = await startTestProvider({ kind: 'directory', path });
    people = [];
    for (const delay of delays) {
      const person = await provider.register();
      people.push(person);
      const { id: userId, token } = person;
      const post = async (call: string, body: object) => {
        const answer = await provider.request('POST', call, { token, body });
        expect([call, answer.status === 201 ? 'done' : answer.body]).toEqual([call, 'done']);
        return z.looseObject({ id: z.optional(z.number()) }).parse(answer.body);
      };
      const bodies = validBodies(userId);
      const accountNumber = `620-910123-${delay}`;
      const { id } = await post('/bank-accounts', { ...bodies.addBankAccount, accountNumber });
      await post('/travel-plans', bodies.addTravelPlan);
      const { body } = await provider.get(`/assets/${userId}`, token);
      for (const { assetType, balance } of Holdings.parse(body)) {
        if (balance === '0') continue;
        const payout = { ...bodies.createWithdrawal, assetType, amount: balance };
        await post('/withdrawals', { ...payout, bankAccountId: id });
      }
      await eventually(async () => {
        provider.environment.advance(5_000);
        const query = sql`select id from transactions where status = 'pending'`;
        expect(await provider.database.transaction((tx) => rowsOf(tx, query, z.unknown()))).toEqual(
          [],
        );
      });
    }
    await provider.close();
  }, 120_000);
  afterAll(() => rm(path, { recursive: true, force: true }));

  it('leaves the complete account or none', async () => {
    const states: string[] = [];
    for (const [index, delay] of delays.entries()) {
      const { token } = people[index] ?? {};
      const body = { password: testPassword };
      const call = { environment: { DATA_DIR: path }, path: '/account/delete', token, body };
      states.push(await killDuring(call, () => setTimeout(delay)));
    }
    const provider = await startTestProvider({ kind: 'directory', path });
    for (const [index, { id }] of people.entries()) {
      const [found] = await provider.database.transaction((tx) =>
        rowsOf(
          tx,
          sql`select first_name as name, deleted_at is not null as deleted, array[
              (select count(*)::integer from sessions where user_id = ${id}),
              (select count(*)::integer from bank_accounts where user_id = ${id}),
              (select count(*)::integer from travel_plans where user_id = ${id})
            ] as rows from users where id = ${id}`,
          Remaining,
        ),
      );
      const complete = { name: 'Test', deleted: false, rows: [1, 1, 1] };
      const none = { name: '', deleted: true, rows: [0, 0, 0] };
      expect(states[index] === '200' ? [none] : [complete, none]).toContainEqual(found);
    }
    expect(await provider.ledgerFaults()).toEqual([]);
    await provider.close();
  }, 120_000);
});
