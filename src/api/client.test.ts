import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { providerFetch } from './provider-fetch.ts';
import { didOf } from '#wallet/entities/digital-id.ts';

import {
  ApiError,
  createClient,
  GatewayError,
  pageAfter,
  TimeoutError,
  UnreachableError,
  UnreadableError,
  type ClientSession,
} from './client.ts';
import { idempotencyKeyHeader, lookUpHeader, nonceHeader } from './calls/call.ts';

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

/** The only request that was sent. */
function sentRequest(): Request {
  const [[url, init] = []] = fetched.mock.calls;
  if (typeof url !== 'string') throw new Error('No request was made');
  return new Request(url, init);
}

function answerWith(status: number, body: unknown, statusText = '') {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  fetched.mockResolvedValue(new Response(text, { status, statusText }));
}

const fetched = vi.fn<typeof fetch>();
beforeEach(() => {
  fetched.mockReset();
  vi.stubGlobal('fetch', providerFetch(fetched));
});
afterEach(() => vi.unstubAllGlobals());

describe('an answer', () => {
  test('reports the position of the user’s events, also in a refusal', async () => {
    const onEventPosition = vi.fn();
    const session = fakeSession('secret');
    const client = createClient({ host: '', session, log: vi.fn(), onEventPosition });
    const headers = { 'X-Event-Position': '12' };
    fetched.mockResolvedValueOnce(new Response('[]', { headers }));
    fetched.mockResolvedValueOnce(new Response('', { headers, status: 409 }));
    fetched.mockResolvedValueOnce(new Response('[]'));
    await client('ownAssets', {});
    await expect(client('ownAssets', {})).rejects.toThrow(ApiError);
    await client('ownAssets', {});
    expect(onEventPosition.mock.calls).toEqual([[12], [12]]);
  });
});

describe('a write', () => {
  const params = { userId: 1 };

  function clientWith(session: ClientSession = fakeSession('secret')) {
    const onOutdated = vi.fn();
    const client = createClient({ host: '', session, log: vi.fn(), onOutdated });
    return { client, onOutdated };
  }

  test('reports the outdated reads before it resolves', async () => {
    answerWith(200, { success: true });
    const { client, onOutdated } = clientWith();
    const removed = client('removeBankAccount', { params: { id: 3 } });
    const reported = removed.then(() => onOutdated.mock.calls);
    expect(await reported).toEqual([[['bankAccounts']]]);
  });

  test.each([
    ['no answer', () => fetched.mockRejectedValue(new TypeError('Failed to fetch'))],
    ['a busy provider', () => answerWith(503, { error: 'Try again later.' })],
    ['an unreadable answer', () => answerWith(200, [])],
  ])(
    'reports the outdated reads after %s too, because the write may have happened',
    async (_, answer) => {
      answer();
      const { client, onOutdated } = clientWith();
      await expect(client('removeBankAccount', { params: { id: 3 } })).rejects.toThrow(Error);
      expect(onOutdated.mock.calls).toEqual([[['bankAccounts']]]);
    },
  );

  test.each([403, 409, 429, 500])(
    'reports no outdated reads when it is refused with %i',
    async (status) => {
      answerWith(status, { error: 'Not now.' });
      const { client, onOutdated } = clientWith();
      await expect(client('removeBankAccount', { params: { id: 3 } })).rejects.toThrow(ApiError);
      expect(onOutdated.mock.calls).toEqual([[[]]]);
    },
  );

  test.each([
    ['takeBack', ['assets', 'transactions', 'exchangeRates', 'busanCoinRates', 'fees']],
    ['approveWork', ['workApprovals', 'workRequests', 'workDocument', 'activities']],
  ] as const)('a refusal of %s reports the reads that it may concern', async (name, reads) => {
    answerWith(409, { error: 'Something else has changed.' });
    const { client, onOutdated } = clientWith();
    await expect(client(name, { params: { id: 3 } })).rejects.toThrow(ApiError);
    expect(onOutdated.mock.calls).toEqual([[expect.arrayContaining([...reads])]]);
  });

  test('reports no outdated reads when its session has ended, and neither does a read', async () => {
    answerWith(401, { error: 'Sign in again.' });
    const ended = clientWith();
    await expect(ended.client('removeBankAccount', { params: { id: 3 } })).rejects.toThrow(
      ApiError,
    );
    answerWith(200, []);
    const { client, onOutdated } = clientWith();
    await client('assets', { params });
    expect([ended.onOutdated.mock.calls, onOutdated.mock.calls]).toEqual([[], []]);
  });

  test('whose answer was lost reports the outdated reads when it is looked up', async () => {
    answerWith(201, { id: 1, title: 'Lighthouse tour' });
    const { client, onOutdated } = clientWith();
    await client.lookUp('addTravelPlan', 'key').catch(() => undefined);
    expect(onOutdated.mock.calls).toEqual([[['travelPlans', 'activities']]]);
  });
});

describe('a request', () => {
  const client = (token: string | null = null) =>
    createClient({ host: 'https://provider.test', session: fakeSession(token), log: vi.fn() });

  test('is sent to the API path of the provider, with its parameters', async () => {
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

  test('carries the bearer token if there is one', async () => {
    answerWith(200, []);
    await client('secret')('ownAssets', {});
    expect(sentRequest().headers.get('Authorization')).toBe('Bearer secret');
    fetched.mockClear();
    answerWith(200, []);
    await client()('ownAssets', {});
    expect(sentRequest().headers.has('Authorization')).toBe(false);
  });

  test('sets the JSON content type only when it has a body', async () => {
    answerWith(200, { user, token: 'secret' });
    await client()('login', { body: { email: 'a@b.c', password: 'x' } });
    expect(sentRequest().headers.get('Content-Type')).toBe('application/json');
    expect(await sentRequest().json()).toEqual({ email: 'a@b.c', password: 'x' });
    fetched.mockClear();
    answerWith(200, {});
    await client('secret')('logout', {});
    expect(sentRequest().headers.has('Content-Type')).toBe(false);
  });

  test('carries an idempotency key if one is given', async () => {
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

  test('is parsed by the contract: a missing field gets its default, an unknown field is dropped', async () => {
    answerWith(200, { id: 1, firstName: null, nonsense: true });
    const read = await call().client('user', { params: { userId: 1 } });
    expect(read).toMatchObject({ id: 1, firstName: '', emailNotifications: true });
    expect(read).not.toHaveProperty('nonsense');
  });

  test('with a refusal code becomes an error with the reason in each language', async () => {
    const refusal = { error: 'No.', code: 'local-send-too-small', minimum: '100' };
    answerWith(422, refusal);
    await expect(call().client('ownAssets', {})).rejects.toMatchObject({
      sentences: {
        en: 'The minimum amount to send is ₩100. Enter a larger amount.',
        ko: '최소 송금 금액은 ₩100입니다. 더 큰 금액을 입력해 주세요.',
      },
    });
    answerWith(422, { error: 'No.', code: 'of-a-later-version' });
    const sentences = { en: 'No.', ko: 'No.' };
    await expect(call().client('ownAssets', {})).rejects.toMatchObject({ sentences });
  });

  test('with a wrong code becomes an error with the number of tries left', async () => {
    const refusal = { error: 'Not right.', code: 'code-wrong', triesLeft: 3 };
    answerWith(403, refusal);
    const confirm = () =>
      call().client('confirmContactProof', { body: { kind: 'phone', code: '123456' } });
    await expect(confirm()).rejects.toMatchObject({
      code: 'code-wrong',
      figures: { triesLeft: '3' },
    });
    answerWith(403, { ...refusal, triesLeft: ['many'] });
    await expect(confirm()).rejects.toMatchObject({ code: 'code-wrong', figures: {} });
  });

  test('of 423 locks the wallet and raises an error', async () => {
    answerWith(423, { error: 'Unlock your wallet.' });
    const { client, session } = call();
    await expect(client('ownAssets', {})).rejects.toMatchObject({ status: 423 });
    expect(session.lock).toHaveBeenCalledOnce();
    expect(session.clear).not.toHaveBeenCalled();
  });

  test('of assets is parsed to the same data from a list and from a record', async () => {
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

  test('that is not JSON raises a readable error', async () => {
    answerWith(200, '<html>');
    await expect(call().client('ownAssets', {})).rejects.toThrow(
      /^The answer of the wallet service cannot be read/,
    );
  });

  test('of another content type raises an error, even if its text is JSON', async () => {
    const headers = { 'Content-Type': 'text/html' };
    fetched.mockImplementation(() => Promise.resolve(new Response('[]', { headers })));
    await expect(call().client('ownAssets', {})).rejects.toBeInstanceOf(UnreadableError);
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

  test('whose body is not a refusal has no reason', async () => {
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
    'of 401 to %s clears the session and returns no data',
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
  ])(
    'of %s to a request of an earlier session does not affect the new session',
    async (_, answer) => {
      const session = fakeSession('old');
      const { client } = call(session);
      fetched.mockImplementation(() => {
        session.token = 'new';
        return answer();
      });
      await expect(client('ownAssets', {})).rejects.toHaveProperty('name', 'AbortError');
      expect(session.clear).not.toHaveBeenCalled();
    },
  );

  test('whose body arrives after its session ended is ignored', async () => {
    const session = fakeSession('old');
    const { client } = call(session);
    const response = Response.json({ id: 1 });
    vi.spyOn(response, 'text').mockImplementation(() => {
      session.token = null;
      return Promise.resolve('{}');
    });
    fetched.mockResolvedValue(response);
    await expect(client('approveWork', { params: { id: 1 } })).rejects.toHaveProperty(
      'name',
      'AbortError',
    );
  });

  test.each([
    ['an empty body', ''],
    ['null', null],
    ['a text', 'OK'],
    ['a list', []],
  ])('to a write is unreadable with this body: %s', async (_, body) => {
    answerWith(200, body);
    await expect(call().client('approveWork', { params: { id: 1 } })).rejects.toBeInstanceOf(
      UnreadableError,
    );
  });

  test('to a write counts as lost if it breaks off', async () => {
    const response = new Response('', { status: 201 });
    vi.spyOn(response, 'text').mockRejectedValue(new TypeError('network error'));
    fetched.mockResolvedValue(response);
    await expect(call().client('approveWork', { params: { id: 1 } })).rejects.toBeInstanceOf(
      UnreachableError,
    );
  });

  test.each(['login', 'register'] as const)('to %s must grant a session', async (name) => {
    answerWith(200, {});
    const body = { firstName: 'A', lastName: 'B', email: 'a@b.cd', password: 'long enough' };
    await expect(call().client(name, { body })).rejects.toBeInstanceOf(UnreadableError);
  });

  test('with malformed rows in a list is read without them, and they are logged', async () => {
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
  ])('of assets as %s is read without a malformed row', async (_, body) => {
    const { client, log } = call();
    answerWith(200, body);
    expect(await client('ownAssets', {})).toEqual([{ assetType: 'BTC', balance: '0.5' }]);
    expect(log).toHaveBeenCalledOnce();
  });

  test.each([
    ['malformed rows only', [{ id: 'x' }]],
    ['a record in place of a list', { transactions: [] }],
    ['null', null],
    ['nothing', ''],
  ])('with %s is not read as an empty list', async (_, body) => {
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
  ])('of %i %s to the DID means that the user has no DID yet', async (status, body) => {
    answerWith(status, body);
    expect(didOf(await call().client('did', { params: { userId: 1 } }))).toBeUndefined();
  });

  test('of 500 to the DID is an error, and so is an HTML page', async () => {
    answerWith(500, '');
    await expect(call().client('did', { params: { userId: 1 } })).rejects.toThrow('500: ');
    answerWith(200, '<html>');
    const reading = call().client('did', { params: { userId: 1 } });
    await expect(reading).rejects.toBeInstanceOf(UnreadableError);
  });

  test('of 404 is an error for other calls', async () => {
    answerWith(404, '');
    await expect(call().client('ownAssets', {})).rejects.toThrow('404: ');
  });

  test('that never arrives is not requested again', async () => {
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
    await expect(call().client('ownAssets', {})).rejects.toThrow(
      /^The wallet service cannot be reached. Check your connection/,
    );
    expect(fetched).toHaveBeenCalledOnce();
  });

  test('to a cancelled call is not reported as an unreachable provider', async () => {
    fetched.mockRejectedValue(new DOMException('called off', 'AbortError'));
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
  const urls = () => fetched.mock.calls.map(([url]) => url);

  test('ends at a page whose link leads to another address', async () => {
    fetched.mockResolvedValueOnce(page([9], '</other>; rel="prev"'));
    expect((await refunds()).map(({ id }) => id)).toEqual([9]);
    expect(urls()).toHaveLength(1);
  });

  test('is read only up to its newest page', async () => {
    fetched.mockResolvedValueOnce(
      new Response('[]', {
        headers: { Link: '</superwallet/api/transactions/7?before=8>; rel="next"' },
      }),
    );
    const client = createClient({ host: '', session: fakeSession('secret'), log: vi.fn() });
    expect(await client('transactions', { params: { userId: 7 } })).toEqual([]);
    expect(urls()).toEqual(['/superwallet/api/transactions/7']);
  });

  test('has the cursor of its next page, which may be a text id, and continues there', async () => {
    const path = '/superwallet/api/activities/7';
    fetched
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

describe('an answer that does not repeat the nonce', () => {
  beforeEach(() => vi.stubGlobal('fetch', fetched));
  const session = () => fakeSession('secret');
  const calling = (own = session()) => createClient({ host: '', session: own, log: vi.fn() });

  test.each([
    ['a page with 200', () => new Response('<html>', { headers: { 'Content-Type': 'text/html' } })],
    ['JSON with 200', () => Response.json({})],
    ['204', () => new Response(null, { status: 204 })],
    ['an empty 200', () => new Response('')],
    ['302', () => new Response(null, { status: 302, headers: { Location: '/sign-in' } })],
    ['304', () => new Response(null, { status: 304 })],
    ['511', () => new Response('<html>', { status: 511 })],
    ['the nonce of another request', () => Response.json({}, nonce('0'.repeat(32)))],
  ])('is treated as the answer of another machine: %s', async (_, answer) => {
    fetched.mockImplementation(() => Promise.resolve(answer()));
    await expect(calling()('approveWork', { params: { id: 1 } })).rejects.toThrow(
      'Another machine answered in place of the wallet service.',
    );
  });

  test.each([401, 423])('does not change the session with %i', async (status) => {
    const own = session();
    fetched.mockResolvedValue(Response.json({ error: 'Sign in.' }, { status }));
    await expect(calling(own)('ownAssets', {})).rejects.toBeInstanceOf(GatewayError);
    expect(own.clear).not.toHaveBeenCalled();
    expect(own.lock).not.toHaveBeenCalled();
  });

  test('is not followed if it redirects', async () => {
    fetched.mockResolvedValue(new Response(null, { status: 302 }));
    await expect(calling()('ownAssets', {})).rejects.toBeInstanceOf(GatewayError);
    expect(fetched.mock.calls[0]?.[1]).toMatchObject({ redirect: 'manual' });
  });
});

const nonce = (value: string) => ({ headers: { [nonceHeader]: value } });

describe('a timeout', () => {
  beforeEach(async () => {
    await Promise.all([import('./first-calls.ts'), import('./later-calls.ts')]);
    vi.useFakeTimers();
  });
  afterEach(() => void vi.useRealTimers());

  /** A `fetch` that ends only by its signal. */
  const silent: typeof fetch = (_url, init) =>
    new Promise((_, reject) => {
      init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error));
    });
  const client = () => createClient({ host: '', session: fakeSession('secret'), log: vi.fn() });
  const content = { userId: 1, title: 'T', approverEmail: 'a@b.cd' } as never;

  test.each([
    ['a read', 15_000, () => client()('ownAssets', {})],
    ['a write', 30_000, () => client()('approveWork', { params: { id: 1 } })],
    ['an upload', 120_000, () => client()('requestApproval', { body: content })],
    ['a look-up', 30_000, () => client().lookUp('createDeposit', 'key')],
  ])('ends %s after %i ms without an answer', async (_, limit, call) => {
    fetched.mockImplementation(silent);
    const ended = vi.fn();
    const calling = call().catch(ended);
    // Loads the call's chunk first, so that the request is sent without a timer.
    await vi.advanceTimersByTimeAsync(0);
    expect(fetched).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(limit - 1);
    expect(ended).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await calling;
    expect(ended).toHaveBeenCalledWith(expect.any(TimeoutError));
  });

  test('also applies to a body that stalls', async () => {
    fetched.mockImplementation((_url, init) => {
      const body = new ReadableStream({
        start: (controller) => {
          init?.signal?.addEventListener('abort', () => controller.error(init.signal?.reason));
        },
      });
      const headers = { 'Content-Type': 'application/json' };
      return Promise.resolve(new Response(body, { headers }));
    });
    const calling = expect(client()('ownAssets', {})).rejects.toBeInstanceOf(TimeoutError);
    await vi.advanceTimersByTimeAsync(15_000);
    await calling;
  });

  test('does not affect a call that its caller cancels', async () => {
    fetched.mockImplementation(silent);
    const cancelled = new AbortController();
    const calling = client()('ownAssets', { signal: cancelled.signal });
    const refused = expect(calling).rejects.toHaveProperty('name', 'AbortError');
    await vi.waitFor(() => expect(fetched).toHaveBeenCalledOnce());
    cancelled.abort();
    await refused;
  });
});

describe('a look-up', () => {
  test('sends the key of the create, without its body', async () => {
    const host = 'https://provider.test';
    const client = createClient({ host, session: fakeSession('secret'), log: vi.fn() });
    answerWith(201, { success: true, transactionId: 7, status: 'completed' });
    expect(await client.lookUp('createDeposit', 'once')).toEqual({
      success: true,
      transactionId: 7,
      status: 'completed',
    });
    const request = sentRequest();
    expect([request.method, request.url]).toEqual([
      'POST',
      'https://provider.test/superwallet/api/deposits',
    ]);
    expect(request.headers.get(idempotencyKeyHeader)).toBe('once');
    expect(request.headers.get(lookUpHeader)).toBe('true');
    expect(await request.text()).toBe('');
  });

  test('raises an error with a code if nothing was created', async () => {
    const client = createClient({ host: '', session: fakeSession('secret'), log: vi.fn() });
    answerWith(410, { error: 'This did not arrive.', code: 'not-created' });
    await expect(client.lookUp('createDeposit', 'once')).rejects.toMatchObject({
      status: 410,
      code: 'not-created',
    });
  });
});
