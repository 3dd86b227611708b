import type { DecimalString } from '#wallet/decimal.ts';

import type { Passwords } from './accounts/passwords.ts';
import { custodialDid, openAccount } from './accounts/registration.ts';
import { continueIds, isEmpty } from './accounts/users.ts';
import type { Database } from './database/tx.ts';
import type { Amounts, AssetType } from './ledger/asset-types.ts';
import { createSend, settleSend } from './ledger/transactions.ts';
import type { Surroundings } from './surroundings.ts';

/** The password of both sample people. Whoever reads this can sign in as them: they own nothing real. */
export const samplePassword = 'superwallet-sample';

interface SamplePerson {
  id: number;
  firstName: string;
  lastName: string;
  email: string;
}

/** The person whose id is 1, as the documented calls have it. */
export const sampleUser = {
  id: 1,
  firstName: 'Jiwoo',
  lastName: 'Kim',
  email: 'sample@superwallet.example',
} as const satisfies SamplePerson;

/** Someone for the sample person to send to. */
export const sampleFriend = {
  id: 2,
  firstName: 'Minseo',
  lastName: 'Park',
  email: 'minseo@superwallet.example',
} as const satisfies SamplePerson;

/** What both begin with. The sends below make of the sample person's: 1250.5, 820.25, 500, 0.0525, 1.2 and 48500. */
const issued: Record<'user' | 'friend', Amounts> = {
  user: {
    XP: '1170.5',
    USDC: '785.75',
    CBDC: '500',
    BTC: '0.055',
    ETH: '1.15',
    BusanCoin: '38000',
  },
  friend: {
    XP: '600',
    USDC: '300',
    CBDC: '200',
    BTC: '0.01',
    ETH: '0.5',
    BusanCoin: '20000',
  },
};

interface SampleSend {
  from: SamplePerson;
  assetType: AssetType;
  amount: DecimalString;
  hoursAgo: number;
}

/** The oldest first, so that ids and times agree. */
const sends: readonly SampleSend[] = [
  { from: sampleFriend, assetType: 'XP', amount: '200', hoursAgo: 21 * 24 },
  { from: sampleUser, assetType: 'USDC', amount: '45.5', hoursAgo: 15 * 24 },
  { from: sampleFriend, assetType: 'USDC', amount: '80', hoursAgo: 12 * 24 },
  { from: sampleUser, assetType: 'BTC', amount: '0.0025', hoursAgo: 8 * 24 },
  { from: sampleFriend, assetType: 'BusanCoin', amount: '12000', hoursAgo: 6 * 24 },
  { from: sampleUser, assetType: 'XP', amount: '120', hoursAgo: 3 * 24 },
  { from: sampleFriend, assetType: 'ETH', amount: '0.05', hoursAgo: 30 },
  { from: sampleUser, assetType: 'BusanCoin', amount: '1500', hoursAgo: 5 },
];

const hour = 60 * 60 * 1000;

/** Gives an empty database the sample people, their balances and a history between them, all through the ledger. */
export async function seed(
  database: Database,
  passwords: Passwords,
  surroundings: Surroundings,
): Promise<void> {
  if (!(await database.transaction(isEmpty))) return;
  const passwordHash = await passwords.hash(samplePassword);
  const now = surroundings.now().getTime();
  const createdAt = new Date(now - 30 * 24 * hour);
  await database.transaction(async (tx) => {
    const open = (person: SamplePerson, balances: Amounts) => {
      const didAddress = custodialDid(surroundings.random);
      return openAccount(tx, { ...person, passwordHash, didAddress, createdAt }, balances);
    };
    const user = await open(sampleUser, issued.user);
    const friend = await open(sampleFriend, issued.friend);
    await continueIds(tx);
    for (const { from, assetType, amount, hoursAgo } of sends) {
      const at = new Date(now - hoursAgo * hour);
      const to = from.id === user.id ? friend : user;
      const { transaction } = await createSend(tx, {
        body: {
          userId: from.id,
          assetType,
          transactionType: 'send',
          amount,
          toAddress: to.didAddress ?? '',
          status: 'pending',
        },
        at,
      });
      await settleSend(tx, transaction.id, at);
    }
  });
}
