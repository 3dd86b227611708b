import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { ApiError, createClient, UnreadableError, type ClientSession } from './client.ts';
import { idempotencyKeyHeader } from './contract.ts';

const user = { id: 1, firstName: 'Jiwoo' };

function fakeSession(token: string | null) {
  const session = {
    token,
    clear: vi.fn(() => {
      session.token = null;
    }),
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

describe('a request', () => {
  const client = (token: string | null = null) =>
    createClient({ host: 'https://provider.test', session: fakeSession(token) });

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
  const call = (session = fakeSession('secret')) => ({
    session,
    client: createClient({ host: '', session }),
  });

  test('is read by the contract: a missing field has its default, an unknown one is dropped', async () => {
    answerWith(200, { id: 1, firstName: null, nonsense: true });
    const read = await call().client('user', { params: { userId: 1 } });
    expect(read).toMatchObject({ id: 1, firstName: '', emailNotifications: true });
    expect(read).not.toHaveProperty('nonsense');
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

  test('of 401 to a request of an earlier session leaves the present one alone', async () => {
    const session = fakeSession('old');
    const { client } = call(session);
    vi.mocked(fetch).mockImplementation(() => {
      session.token = 'new';
      return Promise.resolve(new Response('', { status: 401 }));
    });
    await expect(client('ownAssets', {})).rejects.toThrow('401: ');
    expect(session.clear).not.toHaveBeenCalled();
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
    createClient({ host: '', session: fakeSession('secret') })('taxRefunds', {
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
    const client = createClient({ host: '', session: fakeSession('secret') });
    expect(await client('transactions', { params: { userId: 7 } })).toEqual([]);
    expect(urls()).toEqual(['/superwallet/api/transactions/7']);
  });
});
