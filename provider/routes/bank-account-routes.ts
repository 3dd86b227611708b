import { addBankAccount, bankAccountsOf, removeBankAccount } from '../accounts/bank-accounts.ts';
import { addCard, cardsOf, removeCard } from '../accounts/cards.ts';
import { setDefaultSource } from '../accounts/default-source.ts';
import { userLane } from '../accounts/lanes.ts';
import type { SecretKey } from '../accounts/secret-key.ts';
import { onlyRow } from '../database/only-row.ts';
import type { Database } from '../database/tx.ts';
import type { Environment } from '../environment.ts';
import type { CallRouter } from '../http/call-router.ts';
import { withWithdrawals } from '../money/withdrawal-accounts.ts';
import type { CardProcessor } from '../rails/card-processor.ts';

/** The signed-in user's bank accounts and cards. */
export function addBankAccountRoutes(
  calls: CallRouter,
  {
    database,
    environment,
    cardProcessor,
    secretKey,
  }: {
    database: Database;
    environment: Environment;
    cardProcessor: CardProcessor;
    secretKey: SecretKey;
  },
): void {
  calls.reading('bankAccounts', async (tx, { session: { userId } }) => {
    const accounts = await bankAccountsOf(tx, userId, secretKey);
    return withWithdrawals(tx, { userId, accounts, key: secretKey });
  });
  calls.creating('addBankAccount', async (tx, { body }) => {
    const added = await addBankAccount(tx, body, secretKey);
    // An account may have been removed after a withdrawal to it.
    const { userId } = body;
    return onlyRow(await withWithdrawals(tx, { userId, accounts: [added], key: secretKey }));
  });
  calls.changing('removeBankAccount', async (tx, { params, session }) => {
    await removeBankAccount(tx, session.userId, params.id);
    return {};
  });
  calls.reading('cards', (tx, { session }) => cardsOf(tx, session.userId));
  calls.signedIn('addCard', async ({ body, session }) => {
    const { userId, ...card } = body;
    // Outside of a transaction, because the processor may be slow.
    const processed = await cardProcessor.tokenise(card);
    const at = environment.clock.now();
    return database.transaction(
      (tx) => addCard(tx, { userId, expiry: card.expiry, processed, at, key: secretKey }),
      { lane: userLane(session), repeatable: true },
    );
  });
  calls.changing('removeCard', async (tx, { params, session }) => {
    await removeCard(tx, session.userId, params.id);
    return {};
  });
  calls.changing(
    'setDefaultAccount',
    async (tx, { params, session }) => {
      await setDefaultSource(tx, session.userId, { kind: 'bank-account', id: params.id });
      return {};
    },
    { repeatable: true },
  );
  calls.changing(
    'setDefaultCard',
    async (tx, { params, session }) => {
      await setDefaultSource(tx, session.userId, { kind: 'card', id: params.id });
      return {};
    },
    { repeatable: true },
  );
}
