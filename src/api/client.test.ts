import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { didOf } from '#wallet/entities/digital-id.ts';
import { decimal } from '#wallet/money/decimal.ts';

import {
  ApiError,
  createClient,
  pageAfter,
  UnreadableError,
  type ClientSession,
} from './client.ts';
import { idempotencyKeyHeader } from './call.ts';

const user = { id: 1, firstName: 'Jiwoo' };

function fakeSession(token: string | null) {
  const session = {
    token,
    clear: vi.fn(() => {
      session.token = null;
    }),
    lock: vi.fn(),
  };
  return session satisfies ClientSession;
}

/** The one request that was made. */
function sentRequest(): Request {
  const [[url, init] = []] = vi.mocked(fetch).mock.calls;
  if (typeof url !== 'string') throw new Error('No request was made');
  return new Request(url, init);
}

function answerWith(status: number, body: unknown, statusText = '') {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  vi.mocked(fetch).mockResolvedValue(new Response(text, { status, statusText }));
}

beforeEach(() => vi.stubGlobal('fetch', vi.fn()));
afterEach(() => vi.unstubAllGlobals());

describe('an answer', () => {
  test('tells the position of the person’s events, also when it is a refusal', async () => {
    const onEventPosition = vi.fn();
    const session = fakeSession('secret');
    const client = createClient({ host: '', session, log: vi.fn(), onEventPosition });
    const headers = { 'X-Event-Position': '12' };
    vi.mocked(fetch).mockResolvedValueOnce(new Response('[]', { headers }));
    vi.mocked(fetch).mockResolvedValueOnce(new Response('', { headers, status: 409 }));
    vi.mocked(fetch).mockResolvedValueOnce(new Response('[]'));
    await client('ownAssets', {});
    await expect(client('ownAssets', {})).rejects.toThrow(ApiError);
    await client('ownAssets', {});
    expect(onEventPosition.mock.calls).toEqual([[12], [12]]);
  });
});

describe('a request', () => {
  const client = (token: string | null = null) =>
    createClient({ host: 'https://provider.test', session: fakeSession(token), log: vi.fn() });

  test('goes to the provider below its API path, with its parameters', async () => {
    answerWith(200, []);
    await client()('assets', { params: { userId: 7 } });
    expect(sentRequest().url).toBe('https://provider.test/superwallet/api/assets/7');
    expect(sentRequest().method).toBe('GET');
  });

  test('always sends credentials', async () => {
    answerWith(200, []);
    await client()('ownAssets', {});
    expect(sentRequest().credentials).toBe('include');
  });

  test('carries the bearer token when there is one, and none otherwise', async () => {
    answerWith(200, []);
    await client('secret')('ownAssets', {});
    expect(sentRequest().headers.get('Authorization')).toBe('Bearer secret');
    vi.mocked(fetch).mockClear();
    answerWith(200, []);
    await client()('ownAssets', {});
    expect(sentRequest().headers.has('Authorization')).toBe(false);
  });

  test('says JSON only when it has a body', async () => {
    answerWith(200, { user, token: 'secret' });
    await client()('login', { body: { email: 'a@b.c', password: 'x' } });
    expect(sentRequest().headers.get('Content-Type')).toBe('application/json');
    expect(await sentRequest().json()).toEqual({ email: 'a@b.c', password: 'x' });
    vi.mocked(fetch).mockClear();
    answerWith(200, {});
    await client('secret')('logout', {});
    expect(sentRequest().headers.has('Content-Type')).toBe(false);
  });

  test('carries an idempotency key where one is given', async () => {
    answerWith(200, { user, token: 'secret' });
    await client()('login', { body: { email: 'a@b.c', password: 'x' }, idempotencyKey: 'once' });
    expect(sentRequest().headers.get(idempotencyKeyHeader)).toBe('once');
  });
});

describe('an answer', () => {
  const call = (session = fakeSession('secret')) => {
    const log = vi.fn<(problem: string, detail: unknown) => void>();
    return { session, log, client: createClient({ host: '', session, log }) };
  };

  test('is read by the contract: a missing field has its default, an unknown one is dropped', async () => {
    answerWith(200, { id: 1, firstName: null, nonsense: true });
    const read = await call().client('user', { params: { userId: 1 } });
    expect(read).toMatchObject({ id: 1, firstName: '', emailNotifications: true });
    expect(read).not.toHaveProperty('nonsense');
  });

  test('of a wrong code says how often it can still be tried', async () => {
    const refusal = { error: 'Not right.', code: 'code-wrong', triesLeft: 3 };
    answerWith(403, refusal);
    const confirm = () =>
      call().client('confirmContactProof', { body: { kind: 'phone', code: '123456' } });
    await expect(confirm()).rejects.toMatchObject({ code: 'code-wrong', triesLeft: 3 });
    answerWith(403, { ...refusal, triesLeft: 'many' });
    await expect(confirm()).rejects.toMatchObject({ code: 'code-wrong', triesLeft: undefined });
  });

  test('of 423 locks the wallet, and is an error', async () => {
    answerWith(423, { error: 'Unlock your wallet.' });
    const { client, session } = call();
    await expect(client('ownAssets', {})).rejects.toMatchObject({ status: 423 });
    expect(session.lock).toHaveBeenCalledOnce();
    expect(session.clear).not.toHaveBeenCalled();
  });

  test('of assets may be a list or a record, and reads the same', async () => {
    const { client } = call();
    answerWith(200, [{ id: 4, userId: 1, assetType: 'XP', balance: '12.5' }]);
    const list = await client('assets', { params: { userId: 1 } });
    answerWith(200, { XP: '12.5' });
    expect(await client('assets', { params: { userId: 1 } })).toEqual(list);
  });

  test('that breaks the contract is an error', async () => {
    answerWith(200, [{ assetType: 'XP', balance: '1e3' }]);
    const error: unknown = await call()
      .client('ownAssets', {})
      .catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(UnreadableError);
    expect(String((error as Error).cause)).toContain('plain decimal');
  });

  test('that is not JSON, as from a hotel’s sign-in page, is an error in words', async () => {
    vi.mocked(fetch).mockResolvedValue(new Response('<html>', { status: 200 }));
    await expect(call().client('ownAssets', {})).rejects.toThrow(
      /^The answer of the wallet service cannot be read/,
    );
  });

  test('that is not OK raises status, colon, space and body', async () => {
    answerWith(409, '{"error":"Not enough XP."}', 'Conflict');
    const error: unknown = await call()
      .client('ownAssets', {})
      .catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      message: '409: {"error":"Not enough XP."}',
      status: 409,
      reason: 'Not enough XP.',
    });
  });

  test('with an empty body raises the status text', async () => {
    answerWith(500, '', 'Internal Server Error');
    await expect(call().client('ownAssets', {})).rejects.toThrow(/^500: Internal Server Error$/);
  });

  test('with a body that is no refusal has no reason', async () => {
    answerWith(502, '<html>', 'Bad Gateway');
    await expect(call().client('ownAssets', {})).rejects.toMatchObject({ reason: undefined });
  });

  test('of 401 clears the session, then raises', async () => {
    const { client, session } = call();
    answerWith(401, '{"error":"Sign in."}');
    await expect(client('ownAssets', {})).rejects.toThrow('401: ');
    expect(session.clear).toHaveBeenCalledOnce();
  });

  test.each(['verify', 'profile'] as const)(
    'of 401 to %s clears the session and is no data',
    async (name) => {
      const { client, session } = call();
      answerWith(401, '');
      expect(await client(name, {})).toBeNull();
      expect(session.clear).toHaveBeenCalledOnce();
    },
  );

  test.each([
    ['a success', () => Promise.resolve(Response.json([]))],
    ['a failure', () => Promise.resolve(new Response('', { status: 500 }))],
    ['401', () => Promise.resolve(new Response('', { status: 401 }))],
    ['nothing', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('of %s to a request of an earlier session is of no concern any more', async (_, answer) => {
    const session = fakeSession('old');
    const { client } = call(session);
    vi.mocked(fetch).mockImplementation(() => {
      session.token = 'new';
      return answer();
    });
    await expect(client('ownAssets', {})).rejects.toHaveProperty('name', 'AbortError');
    expect(session.clear).not.toHaveBeenCalled();
  });

  test('whose body arrives after its session ended is of no concern any more', async () => {
    const session = fakeSession('old');
    const { client } = call(session);
    const response = Response.json({ id: 1 });
    vi.spyOn(response, 'text').mockImplementation(() => {
      session.token = null;
      return Promise.resolve('{}');
    });
    vi.mocked(fetch).mockResolvedValue(response);
    await expect(client('approveWork', { params: { id: 1 } })).rejects.toHaveProperty(
      'name',
      'AbortError',
    );
  });

  const transfer = {
    userId: 1,
    assetType: 'XP',
    transactionType: 'send',
    amount: decimal('1'),
    toAddress: '0x1',
    status: 'pending',
  } as const;

  test.each([
    ['an empty one', ''],
    ['null', null],
    ['an empty record', {}],
    ['a text', 'OK'],
    ['a transaction with a number for its amount', { id: 8, amount: 1 }],
  ])('to a successful write is a success also with this body: %s', async (_, body) => {
    const { client, log } = call();
    answerWith(201, body);
    expect(await client('createTransaction', { body: transfer })).toBeUndefined();
    expect(log.mock.calls).toEqual([
      ['The answer to createTransaction cannot be read', expect.any(UnreadableError)],
    ]);
  });

  test('to a write that succeeded may break off', async () => {
    const { client } = call();
    const response = new Response('', { status: 201 });
    vi.spyOn(response, 'text').mockRejectedValue(new TypeError('network error'));
    vi.mocked(fetch).mockResolvedValue(response);
    expect(await client('createTransaction', { body: transfer })).toBeUndefined();
  });

  test.each(['approveWork', 'rejectWork', 'enableBiometric'] as const)(
    'without a body to %s is a success',
    async (name) => {
      const { client } = call();
      vi.mocked(fetch).mockResolvedValue(new Response(null, { status: 204 }));
      const params = { id: 1, userId: 1 };
      await expect(client(name, { params })).resolves.not.toThrow();
    },
  );

  test.each(['login', 'register'] as const)('to %s must grant a session', async (name) => {
    answerWith(200, {});
    const body = { firstName: 'A', lastName: 'B', email: 'a@b.cd', password: 'long enough' };
    await expect(call().client(name, { body })).rejects.toBeInstanceOf(UnreadableError);
  });

  test('with odd rows in a list leaves them out and reports them', async () => {
    const { client, log } = call();
    const good = { id: 3, transactionType: 'send', assetType: 'XP', amount: '1', status: 'new' };
    answerWith(200, [null, { ...good, amount: 1e3 }, good, 'row', { ...good, id: 'x' }]);
    expect(await client('transactions', { params: { userId: 1 } })).toEqual([good]);
    expect(log).toHaveBeenCalledTimes(4);
    expect(log.mock.calls[0]?.[0]).toBe('A row of transactions cannot be read');
  });

  test.each([
    [
      'a list',
      [
        { assetType: 'XP', balance: '1e3' },
        { assetType: 'BTC', balance: '0.5' },
      ],
    ],
    ['a record', { XP: 12, BTC: '0.5' }],
  ])('of assets as %s leaves an odd one out', async (_, body) => {
    const { client, log } = call();
    answerWith(200, body);
    expect(await client('ownAssets', {})).toEqual([{ assetType: 'BTC', balance: '0.5' }]);
    expect(log).toHaveBeenCalledOnce();
  });

  test.each([
    ['odd rows only', [{ id: 'x' }]],
    ['a record in place of a list', { transactions: [] }],
    ['null', null],
    ['nothing', ''],
  ])('with %s is no empty list', async (_, body) => {
    answerWith(200, body);
    const reading = call().client('transactions', { params: { userId: 1 } });
    await expect(reading).rejects.toBeInstanceOf(UnreadableError);
  });

  test.each([
    [404, '{"error":"There is nothing here."}'],
    [200, 'null'],
    [200, '{}'],
    [200, '{"didAddress":null,"createdAt":null}'],
    [200, ''],
  ])('of %i %s to the DID is none yet', async (status, body) => {
    answerWith(status, body);
    expect(didOf(await call().client('did', { params: { userId: 1 } }))).toBeUndefined();
  });

  test('of 500 to the DID is an error, as is a page', async () => {
    answerWith(500, '');
    await expect(call().client('did', { params: { userId: 1 } })).rejects.toThrow('500: ');
    answerWith(200, '<html>');
    const reading = call().client('did', { params: { userId: 1 } });
    await expect(reading).rejects.toBeInstanceOf(UnreadableError);
  });

  test('of 404 is an error elsewhere', async () => {
    answerWith(404, '');
    await expect(call().client('ownAssets', {})).rejects.toThrow('404: ');
  });

  test('that never comes is not requested again', async () => {
    vi.mocked(fetch).mockRejectedValue(new TypeError('Failed to fetch'));
    await expect(call().client('ownAssets', {})).rejects.toThrow(
      /^The wallet service cannot be reached. Check your connection/,
    );
    expect(fetch).toHaveBeenCalledOnce();
  });

  test('that is cancelled is not reported as an unreachable provider', async () => {
    vi.mocked(fetch).mockRejectedValue(new DOMException('called off', 'AbortError'));
    await expect(call().client('ownAssets', {})).rejects.toHaveProperty('name', 'AbortError');
  });
});

describe('a list in pages', () => {
  const page = (ids: readonly number[], link?: string) =>
    new Response(
      JSON.stringify(
        ids.map((id) => ({
          id,
          merchantName: 'Olive Young 서면',
          purchaseAmount: '150',
          refundAmount: '12',
          receiptHash: '0x9f2c',
          status: 'paid',
          isAutomatic: false,
        })),
      ),
      { headers: link === undefined ? {} : { Link: link } },
    );
  const refunds = () =>
    createClient({ host: '', session: fakeSession('secret'), log: vi.fn() })('taxRefunds', {
      params: { userId: 7 },
    });
  const urls = () => vi.mocked(fetch).mock.calls.map(([url]) => url);

  test('is read page by page where the wallet needs all of it', async () => {
    vi.mocked(fetch)
      .mockResolvedValueOnce(
        page([9, 8], '</superwallet/api/tax-refunds/7?before=8&limit=2>; rel="next"'),
      )
      .mockResolvedValueOnce(page([5, 3], '</superwallet/api/tax-refunds/7?before=3>; rel="next"'))
      .mockResolvedValueOnce(page([2]));
    expect((await refunds()).map(({ id }) => id)).toEqual([9, 8, 5, 3, 2]);
    expect(urls()).toEqual([
      '/superwallet/api/tax-refunds/7',
      '/superwallet/api/tax-refunds/7?before=8',
      '/superwallet/api/tax-refunds/7?before=3',
    ]);
  });

  test('ends with a page whose link leads elsewhere', async () => {
    vi.mocked(fetch).mockResolvedValueOnce(page([9], '</other>; rel="prev"'));
    expect((await refunds()).map(({ id }) => id)).toEqual([9]);
    expect(urls()).toHaveLength(1);
  });

  test('is read up to its newest page where the wallet needs only that', async () => {
    vi.mocked(fetch).mockResolvedValueOnce(
      new Response('[]', {
        headers: { Link: '</superwallet/api/transactions/7?before=8>; rel="next"' },
      }),
    );
    const client = createClient({ host: '', session: fakeSession('secret'), log: vi.fn() });
    expect(await client('transactions', { params: { userId: 7 } })).toEqual([]);
    expect(urls()).toEqual(['/superwallet/api/transactions/7']);
  });

  test('tells where its next page begins, also by an id that is a text, and is read on from there', async () => {
    const path = '/superwallet/api/activities/7';
    vi.mocked(fetch)
      .mockResolvedValueOnce(
        new Response('[]', {
          headers: { Link: `<${path}?type=work&before=transaction-12>; rel="next"` },
        }),
      )
      .mockResolvedValueOnce(new Response('[]'));
    const client = createClient({ host: '', session: fakeSession('secret'), log: vi.fn() });
    const input = { params: { userId: 7 }, filter: { type: 'work' } };
    const first = await client('activities', input);
    expect(pageAfter(first)).toBe('transaction-12');
    const second = await client('activities', { ...input, before: 'transaction-12' });
    expect(pageAfter(second)).toBeUndefined();
    expect(urls()).toEqual([`${path}?type=work`, `${path}?type=work&before=transaction-12`]);
  });
});
