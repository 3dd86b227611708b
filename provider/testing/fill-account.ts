import { expect } from 'vitest';
import * as z from 'zod/mini';

import { decimal } from '#wallet/money/decimal.ts';

import { validBodies } from './call-facts.ts';
import { proveEmail, provePhone } from './prove.ts';
import { createSoftwarePasskey } from './software-passkey.ts';
import type { Person, TestProvider } from './test-provider.ts';

/** The phone number of a filled account. */
export const filledPhone = '010-7391-4682';

/**
 * Texts that a filled account contains: of its profile, and of what its user has entered. The numbers and file names
 * are encrypted in the database.
 */
export const filledTexts = [
  'Philippa',
  'Featherstone',
  '7391',
  '620-910123-45607',
  'CN-4711-0815',
  'M98765432',
  'harbour-maps.txt',
  'Two days with the old harbour maps',
  'Master of Hidden Maps',
  'The ferry leaves from Pohang',
  'For the tangerines',
  'Gwangalli Souvenirs',
] as const;

/** Fills an account with data of every kind. `other` is paid, and approves a work document. */
export async function fillAccount(
  provider: TestProvider,
  person: Person,
  other: Person,
): Promise<void> {
  const { database } = provider;
  const bodies = validBodies(person.id);
  const { token } = person;
  const post = async (path: string, body: unknown, sender = person) => {
    const answer = await provider.request('POST', path, { token: sender.token, body });
    // The body says what is wrong with a refused request.
    expect([path, answer.status < 300 ? 'created' : answer.body]).toEqual([path, 'created']);
    return z.looseObject({ id: z.optional(z.number()) }).parse(answer.body);
  };

  await provider.confirmPresence(person);
  const profile = { ...bodies.updateProfile, email: person.email, phone: filledPhone };
  await provider.request('PUT', '/user/profile', { token, body: profile });
  await proveEmail(database, person.id);
  await provePhone(database, person.id, filledPhone);
  await proveEmail(database, other.id);

  await provider.confirmPresence(person);
  const { challenge } = z
    .object({ challenge: z.string() })
    .parse((await provider.request('POST', '/auth/passkey-challenge', { token })).body);
  const passkey = createSoftwarePasskey(`phone ${person.id}`).create({
    challenge,
    origin: provider.url,
  });
  await post(`/biometric/enable/${person.id}`, { passkey });
  await provider.request('POST', '/auth/login', {
    body: { email: person.email, password: 'not the password' },
  });

  expect(
    (await provider.request('PUT', '/push', { token, body: bodies.subscribeToPush })).status,
  ).toBe(200);
  const { id: bankAccountId } = await post('/bank-accounts', bodies.addBankAccount);
  await post('/cards', bodies.addCard);
  await post('/withdrawals', { ...bodies.createWithdrawal, bankAccountId });
  await post('/local/top-ups', bodies.createTopUp);
  const sent = { ...bodies.createLocalSend, recipient: other.email, method: 'account' };
  await post('/local/sends', sent);
  await post(
    '/local/sends',
    {
      userId: other.id,
      recipient: filledPhone,
      amount: decimal('300'),
      message: 'Thanks',
      method: 'phone',
    },
    other,
  );
  await post('/transactions', { ...bodies.createTransaction, toAddress: other.did });
  await post('/credentials', bodies.addCredential);
  await post('/digital-documents', bodies.requestVerification);
  await post('/travel-plans', bodies.addTravelPlan);
  await post('/tax-refunds', bodies.createTaxRefund);
  await post('/work/requests', { ...bodies.requestApproval, approverEmail: other.email });
  await post(
    '/work/requests',
    {
      ...validBodies(other.id).requestApproval,
      title: 'Lamps for the harbour',
      approverEmail: person.email,
    },
    other,
  );
  const asked = await provider.get(`/work/approvals/${person.id}`, token);
  const approvalId = z.array(z.object({ id: z.number() })).parse(asked.body)[0]?.id;
  const blocked = await provider.request('PUT', '/blocks', { token, body: { approvalId } });
  expect(blocked.status).toBe(200);
}
