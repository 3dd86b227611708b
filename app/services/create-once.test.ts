import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';

import {
  ApiError,
  GatewayError,
  TimeoutError,
  UnreachableError,
  UnreadableError,
} from '#api/client.ts';
import { decimal } from '#wallet/money/decimal.ts';
import { inLocalLanguage, notices, withReceipt } from '#wallet/notices/notices.ts';
import { OutcomeUnknown } from '#wallet/outcome.ts';

import { signedInServices } from '../testing/test-services.ts';
import { createOnce, type KeyedBody } from './create-once.ts';
import { followEarlierCreates } from './settle-creates.ts';
import { unsettledCreates } from './unsettled-creates.ts';
import type { WalletServices } from '../context.ts';

// A toast names the created entity by these calls. Their import takes real time, which fake timers do not wait for.
beforeAll(() => import('#api/later-calls.ts'));

const answer = { success: true, transactionId: 7, status: 'completed' } as const;
const notCreated = new ApiError(410, '{"error":"Nothing arrived.","code":"not-created"}', '');
const unreachable = new UnreachableError(new TypeError('Failed to fetch'));

type Reply = Error | typeof answer;

const reply = (given: Reply) =>
  given instanceof Error ? Promise.reject(given) : Promise.resolve(given);

/** A deposit whose sends and look-ups are answered in turn. The last answer of each list repeats. */
function depositing({
  sends = [answer],
  lookUps = [notCreated],
  services = wallet(),
}: {
  sends?: readonly Reply[];
  lookUps?: readonly Reply[];
  services?: WalletServices;
} = {}) {
  const sent: KeyedBody<object>[] = [];
  const lookedUp: string[] = [];
  const inTurn = (replies: readonly Reply[], at: number) =>
    reply(replies[Math.min(at, replies.length) - 1] ?? unreachable);
  const client: WalletServices['client'] = Object.assign(
    ((_call, request) =>
      inTurn(sends, sent.push(request as KeyedBody<object>))) as WalletServices['client'],
    {
      lookUp: ((_call, key) =>
        inTurn(lookUps, lookedUp.push(key))) as WalletServices['client']['lookUp'],
    },
  );
  let moment = 0;
  const create = createOnce(
    { ...services, client },
    {
      call: 'createDeposit',
      bodyOf: (amount: string) => {
        moment += 1;
        const [value, fee] = [decimal(amount), decimal(String(moment))];
        return { userId: 1, assetType: 'XP', amount: value, fee, method: 'bank' as const };
      },
    },
  );
  return { create, sent, lookedUp, services: { ...services, client } };
}

const wallet = () => signedInServices({ log: { info: vi.fn(), warn: vi.fn() } });
const keysOf = (sent: readonly KeyedBody<object>[]) =>
  sent.map(({ idempotencyKey }) => idempotencyKey);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('resolves with the answer, and leaves nothing unsettled', async () => {
  const { create, sent, lookedUp, services } = depositing();
  await expect(create('1')).resolves.toEqual(answer);
  expect(keysOf(sent)).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/)]);
  expect(lookedUp).toEqual([]);
  expect(unsettledCreates(services).list()).toEqual([]);
});

test('after a success the same content is a new create', async () => {
  const { create, sent } = depositing();
  await create('1');
  await create('1');
  const [first, second] = keysOf(sent);
  expect(first).not.toBe(second);
});

test('stores the key while it waits for the answer', async () => {
  const services = wallet();
  let listed: readonly { call: string }[] = [];
  const client = Object.assign(() => {
    listed = unsettledCreates(services).list();
    return Promise.resolve(answer);
  }, services.client) as WalletServices['client'];
  const create = createOnce(
    { ...services, client },
    {
      call: 'createDeposit',
      bodyOf: (amount: string) => ({
        userId: 1,
        assetType: 'XP',
        amount: decimal(amount),
        fee: decimal('0'),
        method: 'bank' as const,
      }),
    },
  );
  await create('1');
  expect(listed).toMatchObject([{ call: 'createDeposit' }]);
});

test.each([400, 402, 403, 404, 409, 422])(
  'a refusal with %i is final: the same content is a new create',
  async (status) => {
    const refusal = new ApiError(status, '', '');
    const { create, sent, lookedUp } = depositing({ sends: [refusal, answer] });
    await expect(create('1')).rejects.toBe(refusal);
    await create('1');
    expect(new Set(keysOf(sent)).size).toBe(2);
    expect(lookedUp).toEqual([]);
  },
);

test.each([408, 425, 429])('after %i the same request is sent again', async (status) => {
  const { create, sent, lookedUp } = depositing({
    sends: [new ApiError(status, '', ''), answer],
  });
  await expect(create('1')).rejects.toHaveProperty('status', status);
  await create('1');
  expect(sent[1]).toEqual(sent[0]);
  expect(lookedUp).toEqual([]);
});

const lostAnswers = [
  ['no answer', unreachable],
  ['a timeout', new TimeoutError()],
  ['an answer of a gateway', new GatewayError(200)],
  ['an unreadable answer', new UnreadableError('no JSON')],
  ['an answer with 500', new ApiError(500, '', '')],
  ['an answer with 503', new ApiError(503, '', '')],
] as const;

test.each(lostAnswers)(
  'after %s, the outcome is looked up: the create has happened',
  async (_, lost) => {
    const { create, sent, lookedUp, services } = depositing({ sends: [lost], lookUps: [answer] });
    await expect(create('1')).resolves.toEqual(answer);
    expect(lookedUp).toEqual(keysOf(sent));
    expect(unsettledCreates(services).list()).toEqual([]);
  },
);

test.each(lostAnswers)(
  'after %s, the outcome is looked up: nothing has happened, so the next attempt is a new create',
  async (_, lost) => {
    const { create, sent, services } = depositing({ sends: [lost, answer] });
    await expect(create('1')).rejects.toBe(lost);
    expect(unsettledCreates(services).list()).toEqual([]);
    await create('1');
    expect(new Set(keysOf(sent)).size).toBe(2);
  },
);

test('rejects with the reason if the rail has refused the payment meanwhile', async () => {
  const declined = new ApiError(402, '{"error":"Your bank declined."}', '');
  const { create } = depositing({ sends: [unreachable], lookUps: [declined] });
  await expect(create('1')).rejects.toBe(declined);
});

test('succeeds even if the answer to the look-up is unreadable', async () => {
  const { create } = depositing({ sends: [unreachable], lookUps: [new UnreadableError('odd')] });
  await expect(create('1')).resolves.toBeUndefined();
});

test.each([401, 423, 429, 503])(
  'has an unknown outcome if the look-up is answered with %i',
  async (status) => {
    const { create } = depositing({
      sends: [unreachable],
      lookUps: [new ApiError(status, '', '')],
    });
    await expect(create('1')).rejects.toBeInstanceOf(OutcomeUnknown);
  },
);

test('with an unknown outcome, the same content is sent again under its key', async () => {
  const { create, sent, services } = depositing({
    sends: [unreachable, answer],
    lookUps: [unreachable],
  });
  await expect(create('1')).rejects.toBeInstanceOf(OutcomeUnknown);
  expect(unsettledCreates(services).list()).toMatchObject([
    { call: 'createDeposit', key: keysOf(sent)[0], lost: true },
  ]);
  await expect(create('1')).resolves.toEqual(answer);
  expect(sent[1]).toEqual(sent[0]);
  expect(unsettledCreates(services).list()).toEqual([]);
});

test('with an unknown outcome, a create that a late look-up cancelled is sent as a new one', async () => {
  const { create, sent, services } = depositing({
    sends: [unreachable, new ApiError(422, '', ''), answer],
    lookUps: [unreachable],
  });
  await expect(create('1')).rejects.toBeInstanceOf(OutcomeUnknown);
  await expect(create('1')).resolves.toEqual(answer);
  const [first, repeat, next] = keysOf(sent);
  expect(repeat).toBe(first);
  expect(next).not.toBe(first);
  expect(unsettledCreates(services).list()).toEqual([]);
});

test('with an unknown outcome, a repeated create rejects with its refusal', async () => {
  const refusal = new ApiError(422, '', '');
  const { create, sent } = depositing({ sends: [unreachable, refusal], lookUps: [unreachable] });
  await expect(create('1')).rejects.toBeInstanceOf(OutcomeUnknown);
  await expect(create('1')).rejects.toBe(refusal);
  expect(sent).toHaveLength(3);
});

test('with an unknown outcome, other content is sent only if the first create has not happened', async () => {
  const { create, sent, lookedUp } = depositing({
    sends: [unreachable, answer],
    lookUps: [unreachable, unreachable, notCreated],
  });
  await expect(create('1')).rejects.toBeInstanceOf(OutcomeUnknown);
  await expect(create('2')).rejects.toBeInstanceOf(OutcomeUnknown);
  expect(sent).toHaveLength(1);
  await expect(create('2')).resolves.toEqual(answer);
  const [first, second] = keysOf(sent);
  expect(first).not.toBe(second);
  expect(lookedUp).toEqual([first, first, first]);
});

test('other content is not sent if the first create has happened', async () => {
  const { create, sent } = depositing({
    sends: [unreachable, answer],
    lookUps: [unreachable, answer],
  });
  await expect(create('1')).rejects.toBeInstanceOf(OutcomeUnknown);
  await expect(create('2')).rejects.toThrow(
    'An earlier request of yours went through after all. Look at it before you send again.',
  );
  expect(sent).toHaveLength(1);
  await expect(create('2')).resolves.toEqual(answer);
});

test('a create of another tab that may be in flight is not looked up', async () => {
  const services = wallet();
  const sentAt = services.clock.now().toISOString();
  unsettledCreates(services).put({ call: 'createDeposit', key: 'of another tab', sentAt });
  const { create, lookedUp } = depositing({ services });
  await create('1');
  expect(lookedUp).toEqual([]);
  await vi.advanceTimersByTimeAsync(150_000);
  await create('1');
  expect(lookedUp).toEqual(['of another tab']);
});

async function unknownOf(create: (amount: string) => Promise<unknown>): Promise<OutcomeUnknown> {
  const error: unknown = await create('1').catch((reason: unknown) => reason);
  if (!(error instanceof OutcomeUnknown)) throw new Error('The outcome is known');
  return error;
}

test('looks up an unknown outcome every five seconds, and notifies the form', async () => {
  const { create, lookedUp, services } = depositing({
    sends: [unreachable],
    lookUps: [unreachable, unreachable, unreachable, answer],
  });
  const unknown = await unknownOf(create);
  const onKnown = vi.fn(() => true);
  unknown.onKnown = onKnown;
  await vi.advanceTimersByTimeAsync(4_999);
  expect(lookedUp).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(lookedUp).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(lookedUp).toHaveLength(4);
  expect(onKnown.mock.calls).toEqual([[{ created: true, answer }]]);
  expect(services.toasts.read()).toBeNull();
  expect(unsettledCreates(services).list()).toEqual([]);
});

test.each([
  ['it happened', answer, withReceipt(notices['create.happened']('deposit'), 7)],
  ['it did not happen', notCreated, notices['create.not-happened']('deposit')],
] as const)('a toast reports that %s if no form does', async (_, found, notice) => {
  const { create, services } = depositing({ sends: [unreachable], lookUps: [unreachable, found] });
  const unknown = await unknownOf(create);
  unknown.onKnown = () => false;
  await vi.advanceTimersByTimeAsync(5_000);
  expect(services.toasts.read()?.notice).toEqual(notice);
});

test('an unknown outcome is not looked up for the next user', async () => {
  const { create, lookedUp, services } = depositing({
    sends: [unreachable],
    lookUps: [unreachable],
  });
  await unknownOf(create);
  services.session.signOut();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(lookedUp).toHaveLength(1);
});

test('the next page looks up the creates that the previous page left unsettled', async () => {
  const { services, lookedUp } = depositing({ lookUps: [unreachable, answer] });
  const sentAt = services.clock.now().toISOString();
  unsettledCreates(services).put({ call: 'createLocalSend', key: 'left', sentAt, lost: true });
  followEarlierCreates(services);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(lookedUp).toEqual(['left', 'left']);
  expect(services.toasts.read()?.notice).toEqual(
    withReceipt(inLocalLanguage(notices['create.happened']('local transfer')), 7),
  );
  expect(unsettledCreates(services).list()).toEqual([]);
});

test('a toast asks the user to check a create whose key the provider has forgotten', async () => {
  const { services, lookedUp } = depositing({ lookUps: [notCreated] });
  const sentAt = new Date(services.clock.now().getTime() - 7 * 86_400_000).toISOString();
  unsettledCreates(services).put({ call: 'createDeposit', key: 'old', sentAt, lost: true });
  followEarlierCreates(services);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(lookedUp).toEqual([]);
  expect(services.toasts.read()?.notice).toEqual(notices['create.unknown-for-good']);
  expect(unsettledCreates(services).list()).toEqual([]);
});

test('the unsettled creates belong to the account', () => {
  const services = wallet();
  unsettledCreates(services).put({ call: 'createDeposit', key: 'mine', sentAt: '2026-01-01' });
  services.storage.setItem('unsettled_creates_1', '[{"call":"createDeposit"},null,3]');
  expect(unsettledCreates(services).list()).toEqual([]);
  services.storage.setItem('unsettled_creates_1', 'no JSON');
  expect(unsettledCreates(services).list()).toEqual([]);
  unsettledCreates(services).put({ call: 'createDeposit', key: 'mine', sentAt: '2026-01-01' });
  unsettledCreates(services).put({
    call: 'createDeposit',
    key: 'mine',
    sentAt: '2026-01-01',
    lost: true,
  });
  expect(unsettledCreates(services).list()).toHaveLength(1);
  services.session.mergeUser({ id: 2 });
  expect(unsettledCreates(services).list()).toEqual([]);
});
