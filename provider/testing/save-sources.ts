import { BankAccount } from '#wallet/entities/bank-account.ts';
import { PaymentCard } from '#wallet/entities/payment-card.ts';
import * as z from 'zod/mini';

import type { Person, TestProvider } from './test-provider.ts';

/** Saves a bank account and a card that succeeds, for a user who has none. */
export async function saveSources(
  provider: Pick<TestProvider, 'request' | 'get'>,
  { id: userId, token }: Pick<Person, 'id' | 'token'>,
): Promise<void> {
  const saved = z
    .array(BankAccount)
    .parse((await provider.get(`/bank-accounts/${userId}`, token)).body);
  if (saved.length === 0) {
    await provider.request('POST', '/bank-accounts', {
      token,
      body: {
        userId,
        bankName: 'KB Kookmin',
        accountNumber: '123-45-678901',
        accountHolder: 'Test Person',
        accountType: 'checking',
      },
    });
  }
  await saveCard(provider, { id: userId, token });
}

/** Saves a test card, by default the one whose charges succeed. */
export async function saveCard(
  provider: Pick<TestProvider, 'request'>,
  { id: userId, token }: Pick<Person, 'id' | 'token'>,
  cardNumber = '4242424242424242',
): Promise<PaymentCard> {
  const answer = await provider.request('POST', '/cards', {
    token,
    body: { userId, cardNumber, expiry: '2034-12', securityCode: '737' },
  });
  return PaymentCard.parse(answer.body);
}
