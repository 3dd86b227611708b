import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';

import { eventsPath, fillPath } from '#api/calls/call.ts';
import { contract, type CallName } from '#api/contract.ts';
import { Block } from '#wallet/entities/block.ts';
import { WorkDocument } from '#wallet/entities/document.ts';
import { Notification } from '#wallet/entities/notification.ts';
import { PaymentCard } from '#wallet/entities/payment-card.ts';
import { DeviceSession } from '#wallet/entities/security-settings.ts';

import { proveEmail } from '../testing/prove.ts';
import {
  startTestProvider,
  testPassword,
  type Person,
  type Sent,
  type TestProvider,
} from '../testing/test-provider.ts';
import {
  callFacts,
  validBodies,
  type Access,
  type AccessKind,
  type Entity,
} from '../testing/call-facts.ts';

/** Expected statuses by the requester's credentials. */
interface Outcomes {
  /** Without a token, with an unknown one, or with one of an ended session. */
  noToken: number;
  wrong: number;
  ended: number;
  /** With only the session cookie. */
  cookie: number;
  /** With a session that is idle for too long. */
  idle: number;
  /** With another user's token, for the first user's data. */
  stranger: number | 'about themselves';
}

const read = { noToken: 401, wrong: 401, ended: 401, cookie: 200, idle: 423 } as const;
const write = { noToken: 401, wrong: 401, ended: 401, cookie: 401, idle: 423 } as const;

/** The expected statuses of each kind of call. */
const kinds = {
  'own read': { ...read, stranger: 403 },
  'own write': { ...write, stranger: 403 },
  'read by id': { ...read, stranger: 404 },
  'write by id': { ...write, stranger: 404 },
  'read of mine': { ...read, stranger: 'about themselves' },
  'write of mine': { ...write, stranger: 'about themselves' },
  'while locked': { ...write, idle: 0, stranger: 'about themselves' },
} as const satisfies Record<AccessKind, Outcomes>;

const names = Object.keys(contract) as CallName[];
const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
const evil = 'https://evil.example';

describe('authorisation', () => {
  let provider: TestProvider;
  let owner: Person;
  let approver: Person;
  let stranger: Person;
  let endedToken: string;
  /** The owner's readable data before all requests. */
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
    const card = await provider.request('POST', '/cards', {
      token: owner.token,
      body: bodies.addCard,
    });
    ids.card = PaymentCard.parse(card.body).id;
    ids.trip = await idOf('/travel-plans', bodies.addTravelPlan);
    ids.credential = await idOf('/credentials', bodies.addCredential);
    ids.verification = await idOf('/digital-documents', bodies.requestVerification);
    const approverEmail = approver.email;
    ids.approval = await idOf('/work/requests', { ...bodies.requestApproval, approverEmail });
    ids.receipt = await idOf('/transactions', bodies.createTransaction);
    ids.refund = await idOf('/tax-refunds', bodies.createTaxRefund);
    const document = await provider.get(`/work/documents/${ids.approval}`, owner.token);
    ids.attachment = WorkDocument.parse(document.body).attachments[0]?.id ?? 0;
    const bell = await provider.get(`/notifications/${owner.id}`, owner.token);
    ids.notification = z.array(Notification).parse(bell.body)[0]?.id ?? 0;
    const block = { approvalId: ids.approval };
    await provider.request('PUT', '/blocks', { token: owner.token, body: block });
    const blocked = await provider.get(`/blocks/${owner.id}`, owner.token);
    ids.block = z.array(Block).parse(blocked.body)[0]?.id ?? 0;
    // A second session, which an attacker could try to end.
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

  /** A request of a call for the owner's data. */
  const requestOf = (name: CallName): [method: string, path: string, sent: Sent] => {
    const row: Access = callFacts[name].access;
    const id = row.kind !== 'open' && row.entity !== undefined ? ids[row.entity] : 0;
    const { method, path } = contract[name];
    const all: Partial<Record<CallName, unknown>> = validBodies(owner.id);
    const body = name === 'unlock' ? { password: testPassword } : all[name];
    const { query } = callFacts[name];
    const filled = fillPath(path, { userId: owner.id, id }).replace(/^\/api/, '');
    return [
      method,
      query === undefined ? filled : `${filled}?${query}`,
      body === undefined ? {} : { body },
    ];
  };
  const statusOf = async (name: CallName, how: Sent) => {
    const [method, path, sent] = requestOf(name);
    const answer = await provider.request(method, path, { ...sent, ...how });
    return answer.status;
  };

  /** The owner's readable data, except the times of use. */
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

  it.each(names)('refuses %s to everybody except the user whose data it concerns', async (name) => {
    const row: Access = callFacts[name].access;
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

  it('leaves the data of the owner unchanged after refused requests', async () => {
    expect(await snapshot()).toEqual(before);
  });

  it.each(names)('reveals nothing of %s to a page of another origin', async (name) => {
    const [method, path, sent] = requestOf(name);
    const isRead = method === 'GET';
    const answers = [
      await provider.request('OPTIONS', path, {
        headers: { Origin: evil, 'Access-Control-Request-Method': method },
      }),
      // Writes have no token: a successful write would change the data of other tests.
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

  it.each(names)('answers 404 to the unsupported methods of %s', async (name) => {
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
      const row: Access = callFacts[name].access;
      if (row.kind === 'open') continue;
      // Each call gets a new session, because some calls end or use it.
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

  it('opens the event stream only to its own user', async () => {
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
});

/** True if one path of the contract can match another. */
function matches(pattern: string, path: string): boolean {
  const [left, right] = [pattern.split('/'), path.split('/')];
  return (
    left.length === right.length &&
    left.every(
      (part, at) => part.startsWith('{') || part === right[at] || right[at]?.startsWith('{'),
    )
  );
}
