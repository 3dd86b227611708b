import { isDeepStrictEqual } from 'node:util';

import { TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';

import type { Call } from '#api/calls/call.ts';
import type { LiveEvent } from '#api/applied-events.ts';
import { changesOf } from '#api/changes.ts';
import { createClient, type CallInput, type Client } from '#api/client.ts';
import {
  contract,
  outdatedReads,
  type CallName,
  type ReadName,
  type WriteName,
} from '#api/contract.ts';
import { StreamMessage } from '#wallet/entities/stream-message.ts';

import type * as Drizzle from './database/drizzle.ts';
import { sql } from './database/drizzle.ts';
import { tablesOf } from './operations/catalogue.ts';
import { rowsOf } from './operations/rows-of.ts';
import { proofOf, testKey } from './testing/did-proof.ts';
import { eventually } from './testing/eventually.ts';
import { proveEmail, provePhone } from './testing/prove.ts';
import { statements } from './testing/recorded-statements.ts';
import { codeIn, nextMessageTo } from './testing/sandbox-messages.ts';
import { createSoftwarePasskey } from './testing/software-passkey.ts';
import {
  startTestProvider,
  testPassword,
  type Person,
  type TestProvider,
} from './testing/test-provider.ts';
import { validBodies } from './testing/call-facts.ts';

vi.mock('./database/drizzle.ts', async (original) => {
  const { recordStatements } = await import('./testing/recorded-statements.ts');
  return recordStatements(await original<typeof Drizzle>());
});

const settleDelay = 1_000;
const calls: Readonly<Record<CallName, Call>> = contract;
const names = Object.keys(contract) as CallName[];
const isRead = (name: CallName): name is ReadName => calls[name].method === 'GET';
const reads = names.filter(isRead);

/** Calls that start or end a session, which invalidates all data read in it. */
const sessionWrites = [
  'login',
  'passkeySignIn',
  'register',
  'logout',
  'logoutAll',
  'undoEmailChange',
  'resetPassword',
  'deleteAccount',
] as const;
type TestedWrite = Exclude<WriteName, (typeof sessionWrites)[number]>;
const writes = names.filter(
  (name): name is TestedWrite => !isRead(name) && !sessionWrites.some((each) => each === name),
);

/** Columns that no read returns: some are written by each use of a session, others are secrets. */
const hiddenColumns: ReadonlySet<string> = new Set([
  'sessions.last_seen_at',
  'sessions.locked_at',
  'sessions.challenge',
  'sessions.challenge_until',
  'sessions.present_until',
  'passkeys.counter',
  'users.password_hash',
]);

/** Columns that a read selects only because it selects the complete row; it does not return them. */
const ignoredColumns: Readonly<Partial<Record<ReadName, RegExp>>> = {
  did: /^users\.(?!did_address|created_at)/,
  receipt: /^users\.(?!(first_name|last_name|phone|phone_key|email|email_proven_at|did_address)$)/,
  securitySettings:
    /^users\.(?!biometric_enabled|session_timeout)|^account_security\.(money|identity|work|travel)/,
};

let provider: TestProvider;
/** The user who makes the writes and the reads. */
let person: Person;
let client: Client;
/** The second user, who requests approvals from the first and receives requests and payments. */
let other: Person;
let clientOfOther: Client;
let password = testPassword;
let authenticator = new TOTP();

const clientOf = ({ token }: Pick<Person, 'token'>) =>
  createClient({
    host: provider.url,
    session: { token, clear: vi.fn(), lock: vi.fn() },
    log: (problem, cause) => {
      throw new Error(problem, { cause });
    },
  });
const bodies = () => validBodies(person.id);
const params = () => ({ userId: person.id });
const present = () => client('confirmPresence', { body: { password } });
const signInElsewhere = () => client('login', { body: { email: person.email, password } });
/** Adds a passkey of a device, which turns biometrics on. */
async function addPasskey(name: string) {
  await present();
  const { challenge } = await client('passkeyChallenge', {});
  const passkey = createSoftwarePasskey(name).create({ challenge, origin: provider.url });
  await client('enableBiometric', { params: params(), body: { passkey } });
}
const code = () =>
  authenticator.generate({ timestamp: provider.environment.clock.now().getTime() });

/** Advances the clock by the settle delay, and waits until no transaction is pending. */
async function settle() {
  provider.environment.advance(settleDelay);
  await eventually(async () => {
    const query = sql`select id from transactions where status = 'pending'`;
    const pending = provider.database.transaction((tx) => rowsOf(tx, query, z.unknown()));
    expect(await pending).toEqual([]);
  });
}

/** The id of the first row of a list, after filling an empty list. */
async function firstOf(name: ReadName, fill?: () => Promise<unknown>): Promise<{ id: number }> {
  const list = () => client(name, { params: params() } as never) as Promise<{ id: number }[]>;
  const [first] = await list();
  if (first !== undefined) return { id: first.id };
  if (fill === undefined) throw new Error(`${name} lists nothing`);
  await fill();
  return firstOf(name);
}

const ownAccount = () =>
  firstOf('bankAccounts', () =>
    client('addBankAccount', {
      body: { ...bodies().addBankAccount, bankName: 'Woori', accountNumber: '1002-345-678901' },
    }),
  );

const ownTrip = () =>
  firstOf('travelPlans', () => client('addTravelPlan', { body: bodies().addTravelPlan }));

/** Requests an approval from the user. Returns the path parameters of the document. */
async function askedDocument() {
  // An earlier test may have changed the address.
  await proveEmail(provider.database, person.id);
  const body = { ...validBodies(other.id).requestApproval, approverEmail: person.email };
  const { id } = await clientOfOther('requestApproval', { body });
  return { params: { id } };
}

/** Requests an approval from the other user. Returns the path parameters of the document. */
async function ownRequest() {
  const body = { ...bodies().requestApproval, approverEmail: other.email };
  const { id } = await client('requestApproval', { body });
  return { params: { id } };
}

/** A send that waits for the owner of its address. */
async function waitingSend(from: Person) {
  const { body } = await provider.send(from, { toAddress: testKey.did });
  await settle();
  return { params: z.object({ id: z.int() }).parse(body) };
}

/** Inputs of writes that need more than a valid body, and their preconditions. */
const inputs: Readonly<{
  [Name in TestedWrite]?: () => CallInput<Name> | Promise<CallInput<Name>>;
}> = {
  updateProfile: async () => {
    await present();
    person.email = bodies().updateProfile.email ?? '';
    return { body: bodies().updateProfile };
  },
  createTransaction: () => ({ body: { ...bodies().createTransaction, toAddress: other.did } }),
  takeBack: () => waitingSend(person),
  claimSends: async () => {
    await waitingSend(other);
    const didAddress = testKey.did;
    const { challenge } = await client('didChallenge', { body: { didAddress } });
    return { body: { didAddress, didProof: proofOf(challenge) } };
  },
  removeVerification: async () => ({
    params: await firstOf('verifications', () =>
      client('requestVerification', { body: bodies().requestVerification }),
    ),
  }),
  removeCredential: async () => ({
    params: await firstOf('credentials', () =>
      client('addCredential', { body: bodies().addCredential }),
    ),
  }),
  enableBiometric: async () => {
    await present();
    const { challenge } = await client('passkeyChallenge', {});
    const passkey = createSoftwarePasskey('phone').create({ challenge, origin: provider.url });
    return { params: params(), body: { passkey } };
  },
  disableBiometric: async () => {
    await addPasskey('laptop');
    await present();
    return { params: params() };
  },
  removePasskey: async () => {
    await addPasskey('tablet');
    await present();
    const [latest] = await client('passkeys', { params: params() });
    return { params: { id: latest?.id ?? 0 } };
  },
  approveWork: askedDocument,
  rejectWork: async () => ({ ...(await askedDocument()), body: bodies().rejectWork }),
  takeBackRequest: ownRequest,
  correctRequest: async () => {
    const { params: own } = await ownRequest();
    return { body: { ...bodies().correctRequest, replaces: own.id } };
  },
  reviewDocument: async () => ({ ...(await askedDocument()), body: bodies().reviewDocument }),
  requestApproval: () => ({
    body: { ...bodies().requestApproval, approverEmail: other.email },
  }),
  createWithdrawal: async () => ({
    body: { ...bodies().createWithdrawal, bankAccountId: (await ownAccount()).id },
  }),
  createLocalSend: async () => {
    await provePhone(provider.database, other.id, bodies().createLocalSend.recipient);
    return { body: bodies().createLocalSend };
  },
  createLocalWithdrawal: async () => ({
    body: { ...bodies().createLocalWithdrawal, bankId: (await ownAccount()).id },
  }),
  updateContact: async () => {
    const [contact] = await client('recentContacts', { params: params() });
    const { area, payee } = contact ?? bodies().updateContact;
    return { params: params(), body: { ...bodies().updateContact, area, payee } };
  },
  removeBankAccount: async () => ({ params: await ownAccount() }),
  removeCard: async () => ({
    params: await firstOf('cards', () => client('addCard', { body: bodies().addCard })),
  }),
  setDefaultAccount: async () => ({ params: await ownAccount() }),
  setDefaultCard: async () => ({
    params: await firstOf('cards', () => client('addCard', { body: bodies().addCard })),
  }),
  withdrawTaxRefund: async () => ({ params: await firstOf('taxRefunds') }),
  updateTravelPlan: async () => ({ params: await ownTrip(), body: bodies().updateTravelPlan }),
  removeTravelPlan: async () => ({ params: await ownTrip() }),
  addBlock: async () => ({ body: { approvalId: (await askedDocument()).params.id } }),
  removeBlock: async () => ({
    params: await firstOf('blocks', async () =>
      client('addBlock', { body: { approvalId: (await askedDocument()).params.id } }),
    ),
  }),
  changePassword: async () => {
    await signInElsewhere();
    await addPasskey('watch');
    const change = { currentPassword: password, newPassword: bodies().changePassword.newPassword };
    password = change.newPassword;
    return { body: change };
  },
  unlock: () => ({ body: { password } }),
  confirmPresence: () => ({ body: { password } }),
  startTwoFactor: async () => {
    await present();
    return {};
  },
  confirmTwoFactor: async () => {
    await present();
    authenticator = new TOTP({ secret: (await client('startTwoFactor', {})).secret });
    return { body: { code: code() } };
  },
  stopTwoFactor: async () => {
    await present();
    // Each code is accepted only once.
    provider.environment.advance(30_000);
    return { body: { code: code() } };
  },
  exportData: async () => {
    await present();
    return {};
  },
  startContactProof: () => ({ body: { kind: 'phone' } }),
  confirmContactProof: async () => {
    const message = await nextMessageTo(provider, '+821012345678');
    return { body: { kind: 'phone', code: codeIn(message) } };
  },
  endDeviceSession: async () => {
    await signInElsewhere();
    const devices = await client('deviceSessions', { params: params() });
    return { params: { id: devices.find(({ isCurrent }) => !isCurrent)?.id ?? 0 } };
  },
  endOtherSessions: async () => {
    await signInElsewhere();
    return {};
  },
  readNotification: async () => ({ params: await firstOf('notifications') }),
  updateNotificationSettings: () => ({
    params: params(),
    body: { emailNotifications: false, smsNotifications: false, money: false, travel: false },
  }),
};

interface Table {
  name: string;
  columns: readonly string[];
  rows: readonly Readonly<Record<string, unknown>>[];
}

/** The complete content of the database. */
const allTables = (): Promise<Table[]> =>
  provider.database.transaction(async (tx) => {
    const tables: Table[] = [];
    for (const { name, columns } of await tablesOf(tx)) {
      const query = sql`select * from ${sql.identifier(name)}`;
      const rows = await rowsOf(tx, query, z.record(z.string(), z.unknown()));
      tables.push({ name, columns: columns.map((column) => column.name), rows });
    }
    return tables;
  });

/** The sorted values of a column, from the user's own rows and from rows without an owner. */
function columnFor({ id }: Person, { name, rows }: Table, column: string): string[] {
  const owners = name === 'users' ? ['id'] : ['user_id', 'requester_id'];
  return rows
    .filter((row) => {
      const owned = owners.filter((owner) => owner in row);
      return owned.length === 0 || owned.some((owner) => row[owner] === id);
    })
    .map((row) => JSON.stringify(row[column]))
    .toSorted();
}

/** The columns that changed for a user, as `table.column`. */
function changedColumns(who: Person, before: Table[], after: Table[]): Set<string> {
  const changed = new Set<string>();
  for (const [index, table] of after.entries()) {
    const previous = before[index] ?? table;
    for (const column of table.columns) {
      if (!isDeepStrictEqual(columnFor(who, previous, column), columnFor(who, table, column))) {
        changed.add(`${table.name}.${column}`);
      }
    }
  }
  return changed;
}

/** The columns that a statement reads; in a join only qualified ones. */
function columnsIn(statement: string, tables: Table[]): string[] {
  const words = new Set(statement.match(/\w+/g));
  const isJoin = / join /i.test(statement);
  return tables
    .filter(({ name }) => words.has(name))
    .flatMap(({ name, columns }) =>
      columns
        .filter((each) => (isJoin ? statement.includes(`"${name}"."${each}"`) : words.has(each)))
        .map((each) => `${name}.${each}`),
    );
}

/** The columns of a read, without those that every call selects, such as the session's user. */
const columnsRead = new Map<ReadName, readonly string[]>();
/** For each write: the columns that changed for each user, and the messages to the second user. */
const written = new Map<
  TestedWrite,
  { own: Set<string>; others: Set<string>; messages: LiveEvent[] }
>();

/** The reads that select any of the given columns. */
const readsOf = (columns: ReadonlySet<string>) =>
  reads.filter((name) => columnsRead.get(name)?.some((column) => columns.has(column))).toSorted();

/** The new messages to a user between two copies of the tables. */
function messagesTo({ id }: Person, before: Table[], after: Table[]): LiveEvent[] {
  const messagesIn = (tables: Table[]) =>
    tables.find(({ name }) => name === 'events')?.rows.filter((row) => row['user_id'] === id) ?? [];
  return messagesIn(after)
    .slice(messagesIn(before).length)
    .map(({ message }) => StreamMessage.parse(message))
    .filter((message): message is LiveEvent => !['heartbeat', 'reset'].includes(message.type));
}

async function readAll() {
  const tables = await allTables();
  const { id } = await firstOf('workRequests');
  const document = await client('workDocument', { params: { id } });
  const ids: Readonly<Partial<Record<ReadName, number | undefined>>> = {
    receipt: (await firstOf('transactions')).id,
    taxRefund: (await firstOf('taxRefunds')).id,
    workDocument: id,
    workAttachment: document?.attachments[0]?.id,
  };
  async function statementsOf(name: ReadName) {
    statements.length = 0;
    await client(name, { params: { ...params(), id: ids[name] } } as never);
    return [...statements];
  }
  // The rates are not stored in a table.
  const ofEveryCall = new Set(await statementsOf('exchangeRates'));
  for (const name of reads) {
    const columns = (await statementsOf(name))
      .filter((statement) => !ofEveryCall.has(statement))
      .flatMap((statement) => columnsIn(statement, tables))
      .filter((column) => !hiddenColumns.has(column) && !ignoredColumns[name]?.test(column));
    columnsRead.set(name, [...new Set(columns)]);
  }
}

beforeAll(async () => {
  provider = await startTestProvider(undefined, { settleDelay });
  person = await provider.register();
  other = await provider.register();
  client = clientOf(person);
  clientOfOther = clientOf(other);
  await proveEmail(provider.database, other.id);
  for (const name of writes) {
    try {
      const valid = {
        params: params(),
        ...(name in bodies() && { body: bodies()[name as never] }),
      };
      const input = (await inputs[name]?.()) ?? valid;
      const before = await allTables();
      await client(name, input as never);
      await settle();
      const after = await allTables();
      written.set(name, {
        own: changedColumns(person, before, after),
        others: changedColumns(other, before, after),
        messages: messagesTo(other, before, after),
      });
    } catch (cause) {
      throw new Error(`${name} failed`, { cause });
    }
  }
  await readAll();
}, 120_000);
afterAll(() => provider.close());

test('every read except of rates, fees and sandboxes selects some column', () => {
  const empty = reads.filter((name) => columnsRead.get(name)?.length === 0);
  expect(empty).toEqual(['exchangeRates', 'sandboxes', 'busanCoinRates', 'fees', 'assetPrices']);
});

test.each(writes)('%s invalidates every read that selects a written column', (name) => {
  const columns = written.get(name)?.own ?? new Set<string>();
  expect(outdatedReads[name].outdates.toSorted()).toEqual(readsOf(columns));
});

test('other users are notified of writes that invalidate their data', () => {
  const concerning = [...written].filter(([, { others }]) => readsOf(others).length > 0);
  for (const [name, { others, messages }] of concerning) {
    expect(messages.flatMap(changesOf), name).toEqual(expect.arrayContaining(readsOf(others)));
  }
  expect(concerning.map(([name]) => name)).toEqual([
    'createTransaction',
    'claimSends',
    'createLocalSend',
    'approveWork',
    'rejectWork',
    'requestApproval',
    'correctRequest',
    'takeBackRequest',
    'reviewDocument',
  ]);
});
