import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';

import { eventsPath, fillPath } from '#api/calls/call.ts';
import { contract, type CallName } from '#api/contract.ts';
import { WorkDocument } from '#wallet/entities/document.ts';
import { Notification } from '#wallet/entities/notification.ts';
import { DeviceSession } from '#wallet/entities/security-settings.ts';

import { proveEmail } from '../testing/prove.ts';
import {
  startTestProvider,
  testPassword,
  type Person,
  type Sent,
  type TestProvider,
} from '../testing/test-provider.ts';
import { validBodies, type CallWithBody } from '../testing/valid-bodies.ts';

/** Something of a person, by whose id a path asks for it. */
type Entity =
  | 'account'
  | 'trip'
  | 'credential'
  | 'verification'
  | 'approval'
  | 'attachment'
  | 'receipt'
  | 'notification'
  | 'session';

/** Who makes a request, and how. */
interface Outcomes {
  /** Without a token, with one that no one has, and with one whose session has ended. */
  noToken: number;
  wrong: number;
  ended: number;
  /** With the session cookie alone. */
  cookie: number;
  /** After the session was idle for too long. */
  idle: number;
  /** With the token of another person, about what belongs to the first one. */
  stranger: number | 'about themselves';
}

const read = { noToken: 401, wrong: 401, ended: 401, cookie: 200, idle: 423 } as const;
const write = { noToken: 401, wrong: 401, ended: 401, cookie: 401, idle: 423 } as const;

/** What a request of each kind of call is answered. */
const kinds = {
  /** A read of what belongs to the person whose id is in the path, or in the body. */
  'own read': { ...read, stranger: 403 },
  'own write': { ...write, stranger: 403 },
  /** Something by its own id: for others it is not there. */
  'read by id': { ...read, stranger: 404 },
  'write by id': { ...write, stranger: 404 },
  /** Without an id: everybody asks for themselves. */
  'read of mine': { ...read, stranger: 'about themselves' },
  'write of mine': { ...write, stranger: 'about themselves' },
  /** What the lock screen needs. */
  'while locked': { ...write, idle: 0, stranger: 'about themselves' },
} as const satisfies Record<string, Outcomes>;

type Row =
  | { kind: keyof typeof kinds; entity?: Entity; idle?: number }
  /** Everybody may make it. The status is that of a valid body of an account that there is not. */
  | { kind: 'open'; status: number };

/** Every call, and what it needs. */
const rows: Readonly<Partial<Record<string, Row>>> = {
  verify: { kind: 'read of mine' },
  logout: { kind: 'while locked', idle: 200 },
  logoutAll: { kind: 'while locked', idle: 200 },
  lock: { kind: 'while locked', idle: 200 },
  user: { kind: 'own read' },
  assets: { kind: 'own read' },
  transactions: { kind: 'own read' },
  exchangeRates: { kind: 'read of mine' },
  login: { kind: 'open', status: 401 },
  register: { kind: 'open', status: 201 },
  profile: { kind: 'read of mine' },
  updateProfile: { kind: 'write of mine' },
  startContactProof: { kind: 'write of mine' },
  confirmContactProof: { kind: 'write of mine' },
  undoEmailChange: { kind: 'open', status: 403 },
  ownAssets: { kind: 'read of mine' },
  createTransaction: { kind: 'own write' },
  takeBack: { kind: 'write by id', entity: 'receipt' },
  claimSends: { kind: 'write of mine' },
  credentials: { kind: 'own read' },
  addCredential: { kind: 'own write' },
  did: { kind: 'own read' },
  requestVerification: { kind: 'own write' },
  verifications: { kind: 'own read' },
  removeVerification: { kind: 'write by id', entity: 'verification' },
  removeCredential: { kind: 'write by id', entity: 'credential' },
  bankAccounts: { kind: 'own read' },
  taxRefunds: { kind: 'own read' },
  createTaxRefund: { kind: 'own write' },
  enableBiometric: { kind: 'own write' },
  disableBiometric: { kind: 'own write' },
  workApprovals: { kind: 'own read' },
  approveWork: { kind: 'write by id', entity: 'approval' },
  rejectWork: { kind: 'write by id', entity: 'approval' },
  workRequests: { kind: 'own read' },
  requestApproval: { kind: 'own write' },
  workDocument: { kind: 'read by id', entity: 'approval' },
  reviewDocument: { kind: 'write by id', entity: 'approval' },
  workAttachment: { kind: 'read by id', entity: 'attachment' },
  busanCoinRates: { kind: 'read of mine' },
  createDeposit: { kind: 'own write' },
  createWithdrawal: { kind: 'own write' },
  createTopUp: { kind: 'own write' },
  createLocalSend: { kind: 'own write' },
  createLocalWithdrawal: { kind: 'own write' },
  receipt: { kind: 'read by id', entity: 'receipt' },
  findRecipient: { kind: 'write of mine' },
  merchants: { kind: 'read of mine' },
  recentContacts: { kind: 'own read' },
  updateContact: { kind: 'own write' },
  localPayFigures: { kind: 'own read' },
  activities: { kind: 'own read' },
  addBankAccount: { kind: 'own write' },
  removeBankAccount: { kind: 'write by id', entity: 'account' },
  travelPlans: { kind: 'own read' },
  addTravelPlan: { kind: 'own write' },
  removeTravelPlan: { kind: 'write by id', entity: 'trip' },
  didChallenge: { kind: 'open', status: 200 },
  changePassword: { kind: 'write of mine' },
  passkeyChallenge: { kind: 'while locked', idle: 200 },
  unlock: { kind: 'while locked', idle: 200 },
  confirmPresence: { kind: 'write of mine' },
  securitySettings: { kind: 'own read' },
  updateSecuritySetting: { kind: 'own write' },
  startTwoFactor: { kind: 'write of mine' },
  confirmTwoFactor: { kind: 'write of mine' },
  stopTwoFactor: { kind: 'write of mine' },
  deviceSessions: { kind: 'own read' },
  endDeviceSession: { kind: 'write by id', entity: 'session' },
  endOtherSessions: { kind: 'write of mine' },
  notifications: { kind: 'own read' },
  readNotification: { kind: 'write by id', entity: 'notification' },
  notificationSettings: { kind: 'own read' },
  updateNotificationSettings: { kind: 'own write' },
};

const names = Object.keys(contract) as CallName[];
const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
const evil = 'https://evil.example';

describe('authorisation', () => {
  let provider: TestProvider;
  let owner: Person;
  let approver: Person;
  let stranger: Person;
  let endedToken: string;
  /** What the owner could read before all. */
  let before: Record<string, unknown>;
  const ids = {} as Record<Entity, number>;

  const post = async (person: Person, path: string, body: unknown) => {
    const answer = await provider.request('POST', path, { token: person.token, body });
    expect(answer.status, `${path} ${JSON.stringify(answer.body)}`).toBe(201);
    return z.looseObject({ id: z.optional(z.int()) }).parse(answer.body);
  };
  const signIn = async ({ email }: Person) => {
    const body = { email, password: testPassword };
    const answer = await provider.request('POST', '/auth/login', { body });
    return z.object({ token: z.string() }).parse(answer.body).token;
  };

  beforeAll(async () => {
    provider = await startTestProvider(undefined, { registrationLimit: 1_000_000 });
    owner = await provider.register();
    approver = await provider.register();
    await proveEmail(provider.database, approver.id);
    stranger = await provider.register();
    const bodies = validBodies(owner.id);
    const idOf = async (path: string, body: unknown) => (await post(owner, path, body)).id ?? 0;
    ids.account = await idOf('/bank-accounts', bodies.addBankAccount);
    ids.trip = await idOf('/travel-plans', bodies.addTravelPlan);
    ids.credential = await idOf('/credentials', bodies.addCredential);
    ids.verification = await idOf('/digital-documents', bodies.requestVerification);
    const approverEmail = approver.email;
    ids.approval = await idOf('/work/requests', { ...bodies.requestApproval, approverEmail });
    ids.receipt = await idOf('/transactions', bodies.createTransaction);
    const document = await provider.get(`/work/documents/${ids.approval}`, owner.token);
    ids.attachment = WorkDocument.parse(document.body).attachments[0]?.id ?? 0;
    const bell = await provider.get(`/notifications/${owner.id}`, owner.token);
    ids.notification = z.array(Notification).parse(bell.body)[0]?.id ?? 0;
    // A second session, which somebody could try to end.
    await signIn(owner);
    const devices = await provider.get(`/sessions/${owner.id}`, owner.token);
    const other = z
      .array(DeviceSession)
      .parse(devices.body)
      .find((each) => !each.isCurrent);
    ids.session = other?.id ?? 0;
    for (const [entity, id] of Object.entries(ids)) expect(id, entity).toBeGreaterThan(0);
    endedToken = await signIn(owner);
    await provider.request('POST', '/auth/logout', { token: endedToken });
    before = await snapshot();
  });
  afterAll(() => provider.close());

  const rowOf = (name: CallName): Row => {
    const row = rows[name];
    if (row === undefined) throw new Error(`The call ${name} has no row of its outcomes`);
    return row;
  };

  /** A request of a call about what belongs to the owner. */
  const requestOf = (name: CallName): [method: string, path: string, sent: Sent] => {
    const row = rowOf(name);
    const id = row.kind !== 'open' && row.entity !== undefined ? ids[row.entity] : 0;
    const { method, path } = contract[name];
    const all: Partial<Record<CallName, unknown>> = validBodies(owner.id);
    const body = name === 'unlock' ? { password: testPassword } : all[name];
    if ('request' in contract[name] && body === undefined) {
      throw new Error(`The call ${name} has no valid body in valid-bodies.ts`);
    }
    const filled = fillPath(path, { userId: owner.id, id }).replace(/^\/api/, '');
    return [method, filled, body === undefined ? {} : { body }];
  };
  const statusOf = async (name: CallName, how: Sent) => {
    const [method, path, sent] = requestOf(name);
    const answer = await provider.request(method, path, { ...sent, ...how });
    return answer.status;
  };

  /** Everything that the owner can read, without what each use changes. */
  const snapshot = async () => {
    const found: Record<string, unknown> = {};
    for (const name of names) {
      if (contract[name].method !== 'GET') continue;
      const [, path] = requestOf(name);
      const { status, body } = await provider.get(path, owner.token);
      found[name] = [status, JSON.stringify(body).replaceAll(/"lastSeen":"[^"]*"/g, '')];
    }
    return found;
  };

  it('has a row for every call, and no other', () => {
    expect(Object.keys(rows).toSorted()).toEqual([...names].toSorted());
  });

  it.each(names)('refuses %s to everybody but its own person', async (name) => {
    const row = rowOf(name);
    if (row.kind === 'open') {
      expect(await statusOf(name, {})).toBe(row.status);
      return;
    }
    const outcomes: Outcomes = kinds[row.kind];
    expect(await statusOf(name, {}), 'without a token').toBe(outcomes.noToken);
    expect(await statusOf(name, { token: 'x'.repeat(43) }), 'a wrong token').toBe(outcomes.wrong);
    for (const header of ['', 'Bearer', `Basic ${owner.token}`, `Bearer ${owner.token} x`]) {
      const headers = { Authorization: header };
      expect(await statusOf(name, { headers }), `Authorization: ${header}`).toBe(401);
    }
    expect(await statusOf(name, { token: endedToken }), 'an ended session').toBe(outcomes.ended);
    const isRead = contract[name].method === 'GET';
    const headers = { Cookie: `superwallet_session=${owner.token}` };
    expect(await statusOf(name, { headers }), 'the cookie alone').toBe(outcomes.cookie);
    if (!isRead) {
      const answer = await statusOf(name, { headers: { ...headers, Origin: evil } });
      expect(answer, 'the cookie from another origin').toBe(401);
    }
    if (outcomes.stranger !== 'about themselves') {
      const status = await statusOf(name, { token: stranger.token });
      expect(status, 'another person').toBe(outcomes.stranger);
    }
  });

  it('has changed nothing of the person by what was refused', async () => {
    expect(await snapshot()).toEqual(before);
  });

  it.each(names)('tells a page of another origin nothing of %s', async (name) => {
    const [method, path, sent] = requestOf(name);
    const isRead = method === 'GET';
    const answers = [
      await provider.request('OPTIONS', path, {
        headers: { Origin: evil, 'Access-Control-Request-Method': method },
      }),
      // A write that is let through would change what other tests need.
      await provider.request(method, path, {
        ...(isRead ? { token: owner.token } : sent),
        headers: { Origin: evil },
      }),
    ];
    for (const { headers } of answers) {
      expect(headers.get('Access-Control-Allow-Origin')).toBeNull();
      expect(headers.get('Access-Control-Allow-Credentials')).toBeNull();
    }
  });

  it.each(names)('answers 404 to the methods that %s has not', async (name) => {
    const [, path] = requestOf(name);
    const known = names.filter((each) => matches(contract[each].path, contract[name].path));
    for (const method of methods) {
      if (known.some((each) => contract[each].method === method)) continue;
      const { status } = await provider.request(method, path, { token: owner.token });
      expect(status, `${method} ${path}`).toBe(404);
    }
  });

  it('locks every call but those of the lock screen while a session is idle', async () => {
    for (const name of names) {
      const row = rowOf(name);
      if (row.kind === 'open') continue;
      // Each call has a session of its own: some of them end it, or begin to use it again.
      const token = await signIn(owner);
      provider.environment.advance(31 * 60_000);
      expect(await statusOf(name, { token }), name).toBe(row.idle ?? kinds[row.kind].idle);
      await provider.request('POST', '/auth/unlock', {
        token: owner.token,
        body: { password: testPassword },
      });
      if (name === 'logoutAll') owner.token = await signIn(owner);
    }
  });

  it('opens the event stream to its own person only', async () => {
    owner.token = await signIn(owner);
    const path = fillPath(eventsPath, { userId: owner.id }).replace(/^\/api/, '');
    for (const [sent, expected] of [
      [{}, 401],
      [{ token: 'x'.repeat(43) }, 401],
      [{ token: endedToken }, 401],
      [{ token: await signIn(stranger) }, 403],
    ] as const) {
      expect((await provider.request('GET', path, sent)).status).toBe(expected);
    }
    const stream = await provider.events(owner);
    expect(stream.response.status).toBe(200);
    await stream.close();
  });

  it('has a valid body for every call that has one', () => {
    const withBody = names.filter((name) => 'request' in contract[name]);
    const bodies: CallWithBody[] = Object.keys(validBodies(1)) as CallWithBody[];
    expect([...bodies].toSorted()).toEqual([...withBody].toSorted());
  });
});

/** Whether one path of the contract can stand for another. */
function matches(pattern: string, path: string): boolean {
  const [left, right] = [pattern.split('/'), path.split('/')];
  return (
    left.length === right.length &&
    left.every(
      (part, at) => part.startsWith('{') || part === right[at] || right[at]?.startsWith('{'),
    )
  );
}
