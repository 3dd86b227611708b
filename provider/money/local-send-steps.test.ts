import { expect, it, vi } from 'vitest';

import { idempotencyKeyHeader } from '#api/calls/call.ts';

import type * as Drizzle from '../database/drizzle.ts';
import { statements, stepOf } from '../testing/recorded-statements.ts';
import { startTestProvider } from '../testing/test-provider.ts';

vi.mock('../database/drizzle.ts', async (original) => {
  const { recordStatements } = await import('../testing/recorded-statements.ts');
  return recordStatements(await original<typeof Drizzle>());
});

it('a local send to an account has one statement for each step', async () => {
  const provider = await startTestProvider();
  const payer = await provider.register();
  const payee = await provider.register();
  const send = (key: string) =>
    provider.request('POST', '/local/sends', {
      token: payer.token,
      headers: { [idempotencyKeyHeader]: key },
      body: {
        userId: payer.id,
        recipient: payee.did,
        payee: `account:${payee.id}`,
        amount: '1000',
        method: 'account',
      },
    });
  statements.length = 0;
  const { status, body } = await send('local-send-1');
  expect(status).toBe(201);
  expect(body).toMatchObject({ success: true, status: 'completed' });
  expect(statements.map(stepOf)).toEqual([
    'select find_session',
    // Serialises the requests with keys, before the key is looked up.
    'select users',
    'select idempotency_keys',
    // The limit of look-ups of recipients.
    'select attempt_counts',
    'select users', // The recipient.
    'select blocks', // The recipient's block of the sender.
    'select users', // The sender, also locked if the request has no key.
    'select transactions', // The sum of the day, which must be read after the lock.
    'select ledger_accounts', // Both wallets, locked.
    'insert transactions', // The sender's side,
    'insert transactions', // and the recipient's, which needs the id of the first.
    'select post_entries',
    'insert contacts', // The payee of the text,
    'insert payees', // and the contact.
    'select add_to_bells',
    'insert idempotency_keys',
    'select push_subscriptions', // The users' settings for messages outside the wallet.
    'select record_events',
  ]);
  await provider.close();
});
