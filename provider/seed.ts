import { sampleCards } from '#samples/cards.ts';
import { sampleRegisteredAccounts } from '#samples/registered-accounts.ts';
import { sampleDeviceSessions, sampleSecuritySettings } from '#samples/security-settings.ts';
import { sampleTravelPlans } from '#samples/travel-plans.ts';
import { decimal, type DecimalString } from '#wallet/money/decimal.ts';
import { sendTotal } from '#wallet/rules/send.ts';
import type { NewCredential } from '#wallet/entities/credential.ts';
import type { TaxRefund } from '#wallet/entities/tax-refund.ts';
import { phoneNumberOf } from '#wallet/typed-text.ts';

import { addCard } from './accounts/cards.ts';
import { addBankAccount } from './accounts/bank-accounts.ts';
import type { Passwords } from './accounts/passwords.ts';
import type { SecretKey } from './accounts/secret-key.ts';
import { custodialDid, openAccount } from './accounts/registration.ts';
import { sessionSeconds } from './accounts/sessions.ts';
import { continueIds, isEmpty } from './accounts/users.ts';
import { and, eq, isNull } from './database/drizzle.ts';
import { onlyRow } from './database/only-row.ts';
import {
  accountSecurity,
  notifications,
  sessions,
  taxRefunds,
  travelPlans,
  users,
} from './database/schema.ts';
import type { Database, Tx } from './database/tx.ts';
import { addCredential } from './identity/credentials.ts';
import type { Amounts, AssetType } from './ledger/asset-types.ts';
import { documentedFees } from './money/sample-fees.ts';
import { createSend, settleSends } from './money/transfers.ts';
import { defaultClaimPeriod } from './money/waiting-sends.ts';
import type { Environment } from './environment.ts';
import { sampleLocalPayments } from './money/sample-local-payments.ts';
import { creditSampleRefund, sampleReceiptHash } from './traveler/refund-credit.ts';
import { testCard } from './rails/sandbox-cards.ts';
import { addSampleDocuments } from './work/sample-documents.ts';

/** The password of both sample users. It is public, because these users own nothing real. */
export const samplePassword = 'superwallet-sample';

interface SamplePerson {
  id: number;
  firstName: string;
  lastName: string;
  email: string;
  phone?: string;
  country?: string;
  timezone?: string;
}

/** The user with id 1, the id in the documented calls (decision 12). */
export const sampleUser = {
  id: 1,
  firstName: 'Jiwoo',
  lastName: 'Kim',
  email: 'sample@superwallet.example',
  phone: '+82 10-1234-5678',
  country: 'Korea',
  timezone: 'UTC+9',
} as const satisfies SamplePerson;

/** A recipient for the sample user. */
export const sampleFriend = {
  id: 2,
  firstName: 'Minseo',
  lastName: 'Park',
  email: 'minseo@superwallet.example',
} as const satisfies SamplePerson;

/**
 * The initial balances of both sample users, without the network fees of their sends. After the sample events, the
 * sample user has 1250.5, 820.25, 500, 0.0525, 1.2 and 48500.
 */
const issued: Record<'user' | 'friend', Amounts> = {
  user: {
    XP: decimal('1170.5'),
    // The paid refunds add 70.51.
    USDC: decimal('715.24'),
    CBDC: decimal('500'),
    BTC: decimal('0.055'),
    ETH: decimal('1.15'),
    BusanCoin: decimal('21200'),
  },
  friend: {
    XP: decimal('600'),
    USDC: decimal('300'),
    CBDC: decimal('200'),
    BTC: decimal('0.01'),
    ETH: decimal('0.5'),
    BusanCoin: decimal('35000'),
  },
};

interface SampleSend {
  from: SamplePerson;
  assetType: AssetType;
  amount: DecimalString;
  hoursAgo: number;
}

/** Oldest first, so that ids and times agree. */
const sends: readonly SampleSend[] = [
  { from: sampleFriend, assetType: 'XP', amount: decimal('200'), hoursAgo: 21 * 24 },
  { from: sampleUser, assetType: 'USDC', amount: decimal('45.5'), hoursAgo: 15 * 24 },
  { from: sampleFriend, assetType: 'USDC', amount: decimal('80'), hoursAgo: 12 * 24 },
  { from: sampleUser, assetType: 'BTC', amount: decimal('0.0025'), hoursAgo: 8 * 24 },
  { from: sampleFriend, assetType: 'BusanCoin', amount: decimal('12000'), hoursAgo: 6 * 24 },
  { from: sampleUser, assetType: 'XP', amount: decimal('120'), hoursAgo: 3 * 24 },
  { from: sampleFriend, assetType: 'ETH', amount: decimal('0.05'), hoursAgo: 30 },
  { from: sampleUser, assetType: 'BusanCoin', amount: decimal('1500'), hoursAgo: 5 },
];

type SampleCredential = Pick<
  NewCredential,
  'credentialType' | 'issuer' | 'issuanceDate' | 'expirationDate' | 'credentialData'
>;

/** The sample user's credentials. The wallet lists the last one first. */
const credentials: readonly SampleCredential[] = [
  {
    credentialType: 'education',
    issuer: 'Pusan National University',
    issuanceDate: '2025-02-21',
    expirationDate: null,
    credentialData: {
      name: 'Bachelor of Engineering',
      description: 'Computer science and engineering',
      credentialNumber: 'PNU-2025-01142',
    },
  },
  {
    credentialType: 'drivers_license',
    issuer: 'did:ethr:superwallet:Busan Metropolitan Police',
    issuanceDate: '2022-08-17',
    expirationDate: '2032-08-16',
    credentialData: {
      name: "Driver's License",
      description: 'Class 1, ordinary',
      credentialNumber: '26-18-004217-05',
    },
  },
  {
    credentialType: 'student_id',
    issuer: 'did:ethr:superwallet:Pusan National University',
    issuanceDate: '2021-03-02',
    expirationDate: '2027-02-28',
    credentialData: { name: 'Student ID', description: '', credentialNumber: '202100042' },
  },
  {
    credentialType: 'national_id',
    issuer: 'did:ethr:superwallet:Ministry of the Interior',
    issuanceDate: '2024-03-01',
    expirationDate: '2034-02-28',
    credentialData: { name: 'National ID', description: '', credentialNumber: '900215-1234567' },
  },
];

interface SampleRefund extends Pick<TaxRefund, 'merchantName' | 'status' | 'isAutomatic'> {
  /** In dollars. */
  purchaseAmount: DecimalString;
  /** In dollars: 8% of the purchase amount, rounded to cents. */
  refundAmount: DecimalString;
  daysAgo: number;
  /** Missing while it is processing. */
  processedDaysAgo?: number;
}

/** The sample user's tax refunds, oldest first. */
const refunds: readonly SampleRefund[] = [
  {
    merchantName: 'Lotte Department Store Gwangbok',
    purchaseAmount: decimal('320'),
    refundAmount: decimal('25.6'),
    status: 'paid',
    isAutomatic: true,
    daysAgo: 27,
    processedDaysAgo: 24,
  },
  {
    merchantName: 'Olive Young Seomyeon',
    purchaseAmount: decimal('48.9'),
    refundAmount: decimal('3.91'),
    status: 'paid',
    isAutomatic: false,
    daysAgo: 22,
    processedDaysAgo: 17,
  },
  {
    merchantName: 'Shinsegae Centum City',
    purchaseAmount: decimal('512.5'),
    refundAmount: decimal('41'),
    status: 'paid',
    isAutomatic: true,
    daysAgo: 15,
    processedDaysAgo: 12,
  },
  {
    merchantName: 'Gukje Market Hanbok',
    purchaseAmount: decimal('140'),
    refundAmount: decimal('11.2'),
    status: 'approved',
    isAutomatic: false,
    daysAgo: 9,
    processedDaysAgo: 4,
  },
  {
    merchantName: 'Nampo-dong Optics',
    purchaseAmount: decimal('89.99'),
    refundAmount: decimal('7.2'),
    status: 'approved',
    isAutomatic: true,
    daysAgo: 5,
    processedDaysAgo: 2,
  },
  {
    merchantName: 'Haeundae Ceramics',
    purchaseAmount: decimal('65'),
    refundAmount: decimal('5.2'),
    status: 'processing',
    isAutomatic: false,
    daysAgo: 1,
  },
];

/** In milliseconds. */
const hour = 60 * 60 * 1000;

/** Adds the sample user's credentials, bank accounts, tax refunds and work approvals. */
async function addBelongings(
  tx: Tx,
  userId: number,
  { now, key }: { now: number; key: SecretKey },
): Promise<void> {
  const at = (daysAgo: number) => new Date(now - daysAgo * 24 * hour);
  for (const credential of credentials) {
    await addCredential(
      tx,
      { ...credential, userId, isRevoked: false },
      { at: at(30), key, isVerified: true },
    );
  }
  for (const account of sampleRegisteredAccounts) {
    const { bankName, accountNumber, accountHolder, accountType } = account;
    await addBankAccount(tx, { userId, bankName, accountNumber, accountHolder, accountType }, key);
  }
  for (const { expiry, lastFour } of sampleCards) {
    const processed = testCard(lastFour);
    await addCard(tx, { userId, expiry, processed, at: at(0), key });
  }
  for (const plan of sampleTravelPlans(new Date(now))) {
    const { title, destination, startDate, endDate, status, type, notes } = plan;
    const content = { title, destination, startDate, endDate, status, type, notes };
    await tx.insert(travelPlans).values({ ...content, userId, createdAt: at(20) });
  }
  for (const [index, { daysAgo, processedDaysAgo, ...refund }] of refunds.entries()) {
    const processedAt = processedDaysAgo === undefined ? null : at(processedDaysAgo);
    const stored = onlyRow(
      await tx
        .insert(taxRefunds)
        .values({
          ...refund,
          userId,
          receiptHash: sampleReceiptHash(index + 1),
          createdAt: at(daysAgo),
          processedAt,
          paidAt: refund.status === 'paid' ? processedAt : null,
        })
        .returning(),
    );
    if (stored.status === 'paid') await creditSampleRefund(tx, stored, processedAt ?? at(0));
  }
  await addSampleDocuments(tx, userId, { now: new Date(now), key });
}

/**
 * Adds the history of the sample user's account: a 45-day-old password, two further devices, and a bell with read
 * notifications.
 */
async function addAccountHistory(tx: Tx, userId: number, now: number): Promise<void> {
  const { lastPasswordChange, passwordStrength } = sampleSecuritySettings(new Date(now));
  await tx
    .update(accountSecurity)
    .set({ passwordChangedAt: new Date(lastPasswordChange), passwordStrength })
    .where(eq(accountSecurity.userId, userId));
  await tx.update(notifications).set({ isRead: true });
  for (const device of sampleDeviceSessions(new Date(now))) {
    // The current device gets its session when it signs in as the sample user.
    if (device.isCurrent) continue;
    await tx.insert(sessions).values({
      // No token has this hash.
      tokenHash: `sample device ${device.id}`,
      userId,
      deviceName: device.deviceName,
      createdAt: new Date(device.firstSeen),
      lastSeenAt: new Date(device.lastSeen),
      expiresAt: new Date(now + sessionSeconds * 1000),
    });
  }
}

/** Marks the sample users of an earlier version as proven (decision 207). */
export async function proveSamplePeople(tx: Tx): Promise<void> {
  for (const { id, email, phone = '' } of [sampleUser, sampleFriend] as SamplePerson[]) {
    const isLegacy = and(eq(users.id, id), eq(users.email, email), isNull(users.emailKey));
    await tx.update(users).set({ emailProvenAt: users.createdAt }).where(isLegacy);
    const phoneKey = phoneNumberOf(phone);
    if (phoneKey === undefined) continue;
    await tx
      .update(users)
      .set({ phoneKey })
      .where(and(isLegacy, eq(users.phone, phone)));
  }
}

/** The ids of the sample users in a database. */
export async function samplePeopleIn(tx: Tx): Promise<number[]> {
  const found: number[] = [];
  for (const { id, email } of [sampleUser, sampleFriend]) {
    const [row] = await tx
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.id, id), eq(users.email, email)));
    if (row !== undefined) found.push(id);
  }
  return found;
}

/** The balances that remain as given after a sample user's sends have paid their network fees. */
function withFees(balances: Amounts, person: SamplePerson): Amounts {
  const remaining = { ...balances };
  for (const { from, assetType } of sends) {
    if (from.id === person.id)
      remaining[assetType] = sendTotal(remaining[assetType], documentedFees);
  }
  return remaining;
}

/** Adds the sample users to an empty database, with their data and the sends between them. */
export async function seed(
  database: Database,
  {
    passwords,
    key,
    environment,
  }: { passwords: Passwords; key: SecretKey; environment: Environment },
): Promise<void> {
  if (!(await database.transaction(isEmpty))) return;
  const passwordHash = await passwords.hash(samplePassword);
  const now = environment.clock.now().getTime();
  const createdAt = new Date(now - 30 * 24 * hour);
  await database.transaction(async (tx) => {
    const open = (person: SamplePerson, balances: Amounts) => {
      const didAddress = custodialDid(environment.random);
      const proven = { phoneKey: phoneNumberOf(person.phone ?? ''), emailProvenAt: createdAt };
      const newUser = { ...person, ...proven, passwordHash, didAddress, createdAt };
      return openAccount(tx, newUser, { password: samplePassword, balances });
    };
    const user = await open(sampleUser, withFees(issued.user, sampleUser));
    const friend = await open(sampleFriend, withFees(issued.friend, sampleFriend));
    await continueIds(tx);
    await addBelongings(tx, user.id, { now, key });
    const local = sampleLocalPayments(tx, { userId: user.id, friendId: friend.id, key });
    const all = [...sends.map(sendOf), ...local].toSorted((a, b) => b.hoursAgo - a.hoursAgo);
    for (const { hoursAgo, happen } of all) await happen(new Date(now - hoursAgo * hour));
    await addAccountHistory(tx, user.id, now);

    function sendOf({ from, assetType, amount, hoursAgo }: SampleSend) {
      return { hoursAgo, happen: (at: Date) => send(from, assetType, amount, at) };
    }
    async function send(from: SamplePerson, assetType: AssetType, amount: DecimalString, at: Date) {
      const to = from.id === user.id ? friend : user;
      const { id } = await createSend(tx, {
        body: {
          userId: from.id,
          assetType,
          transactionType: 'send',
          amount,
          toAddress: to.didAddress ?? '',
          status: 'pending',
        },
        at,
        fees: () => documentedFees,
      });
      await settleSends(tx, [id], { at, claimPeriod: defaultClaimPeriod });
    }
  });
}
