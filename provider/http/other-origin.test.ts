import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

import {
  eventPositionHeader,
  idempotencyKeyHeader,
  linkHeader,
  lookUpHeader,
  nonceHeader,
} from '#api/calls/call.ts';
import { basePath } from '#wallet/paths.ts';

import { openEvents, type EventReader } from '../testing/event-reader.ts';
import { startTestProvider, type Person, type TestProvider } from '../testing/test-provider.ts';
import { requestIdHeader } from './request-id.ts';

const walletOrigin = 'https://wallet.superwallet.example';
const foreign = [
  'https://evil.example',
  'https://wallet.superwallet.example.evil.example',
  'http://wallet.superwallet.example',
  'https://wallet.superwallet.example:8443',
  'https://superwallet.example',
  'null',
];
const preflight = {
  'Access-Control-Request-Method': 'PUT',
  'Access-Control-Request-Headers': 'authorization,content-type,idempotency-key',
};

const corsHeaders = (headers: Headers) =>
  [...headers.keys()].filter((name) => name.startsWith('access-control-'));
const names = (headers: Headers, name: string) => headers.get(name)?.split(/, */).toSorted();

describe('the API for a wallet of another origin', () => {
  let provider: TestProvider;
  let person: Person;
  const open: EventReader[] = [];
  beforeAll(async () => {
    provider = await startTestProvider(undefined, { walletOrigin });
    person = await provider.register();
  });
  afterEach(async () => {
    for (const events of open.splice(0)) await events.close();
  });
  afterAll(() => provider.close());

  const from = (origin: string, method: string, path: string, more: Record<string, string> = {}) =>
    provider.request(method, path, { headers: { Origin: origin, ...more } });
  const bearer = () => ({ Authorization: `Bearer ${person.token}` });
  const listen = async (headers: Record<string, string>) => {
    const events = await openEvents(`${provider.url}${basePath}/api/events/${person.id}`, headers);
    open.push(events);
    return events;
  };

  it('answers the preflight with the allowed methods and headers', async () => {
    const { status, headers, body } = await from(walletOrigin, 'OPTIONS', '/user/1', preflight);
    expect(status).toBe(204);
    expect(body).toBe('');
    expect(headers.get('Access-Control-Allow-Origin')).toBe(walletOrigin);
    expect(headers.get('Access-Control-Allow-Credentials')).toBe('true');
    expect(names(headers, 'Access-Control-Allow-Methods')).toEqual([
      'DELETE',
      'GET',
      'POST',
      'PUT',
    ]);
    expect(names(headers, 'Access-Control-Allow-Headers')).toEqual(
      [
        'Accept',
        'Authorization',
        'Content-Type',
        idempotencyKeyHeader,
        lookUpHeader,
        nonceHeader,
      ].toSorted(),
    );
    expect(headers.get('Access-Control-Max-Age')).toBe('600');
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
  });

  it.each([
    ['/user', 200],
    ['/user/x', 404],
    ['/user/999', 403],
    ['/nothing', 404],
  ])('lets the wallet read the answer of %s', async (path, status) => {
    const answer = await from(walletOrigin, 'GET', path, bearer());
    expect(answer.status).toBe(status);
    expect(answer.headers.get('Access-Control-Allow-Origin')).toBe(walletOrigin);
    expect(answer.headers.get('Access-Control-Allow-Credentials')).toBe('true');
    expect(answer.headers.get('Vary')).toBe('Origin');
    expect(names(answer.headers, 'Access-Control-Expose-Headers')).toEqual(
      [linkHeader, eventPositionHeader, nonceHeader, requestIdHeader].toSorted(),
    );
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
  });

  it('lets the wallet read the 401 of a missing session and of a failed sign-in', async () => {
    for (const answer of [
      await from(walletOrigin, 'GET', '/user'),
      await provider.request('POST', '/auth/login', {
        headers: { Origin: walletOrigin },
        body: { email: person.email, password: 'wrong' },
      }),
    ]) {
      expect(answer.status).toBe(401);
      expect(answer.headers.get('Access-Control-Allow-Origin')).toBe(walletOrigin);
    }
  });

  it('opens the event stream for a wallet with a session cookie', async () => {
    const events = await listen({
      Origin: walletOrigin,
      Cookie: `superwallet_session=${person.token}`,
    });
    const { headers } = events.response;
    expect(headers.get('Content-Type')).toBe('text/event-stream; charset=utf-8');
    expect(headers.get('Cache-Control')).toBe('no-store, no-transform');
    expect(headers.get('Access-Control-Allow-Origin')).toBe(walletOrigin);
    expect(headers.get('Access-Control-Allow-Credentials')).toBe('true');
    expect(await events.next()).toEqual({ type: 'heartbeat' });
  });

  it.each(foreign)('allows nothing to %s', async (origin) => {
    const asked = await from(origin, 'OPTIONS', '/user/1', preflight);
    expect(asked.headers.has('Access-Control-Allow-Origin')).toBe(false);
    const answered = await from(origin, 'GET', '/user', bearer());
    expect(answered.headers.has('Access-Control-Allow-Origin')).toBe(false);
    // `Vary` prevents a cache from serving this answer to the wallet.
    expect(answered.headers.get('Vary')).toBe('Origin');
    const { response } = await listen({ Origin: origin, ...bearer() });
    expect(response.headers.has('Access-Control-Allow-Origin')).toBe(false);
  });

  it('prevents other origins from embedding an answer', async () => {
    const { headers } = await from(walletOrigin, 'GET', '/user', bearer());
    expect(headers.get('Cross-Origin-Resource-Policy')).toBe('same-origin');
  });

  it('has no CORS headers outside the API', async () => {
    const response = await fetch(`${provider.url}${basePath}/`, {
      headers: { Origin: walletOrigin },
    });
    expect(corsHeaders(response.headers)).toEqual([]);
  });
});

describe('the API without a wallet of another origin', () => {
  let provider: TestProvider;
  beforeAll(async () => {
    provider = await startTestProvider();
  });
  afterAll(() => provider.close());

  it('has no preflight and allows no origin', async () => {
    const { id, token } = await provider.register();
    const asked = await provider.request('OPTIONS', `/user/${id}`, {
      headers: { Origin: walletOrigin, ...preflight },
    });
    expect(asked.status).toBe(404);
    expect(corsHeaders(asked.headers)).toEqual([]);
    const headers = { Origin: walletOrigin, Authorization: `Bearer ${token}` };
    const answered = await provider.request('GET', '/user', { headers });
    expect(answered.status).toBe(200);
    expect(corsHeaders(answered.headers)).toEqual([]);
    expect(answered.headers.has('Vary')).toBe(false);
    const events = await openEvents(`${provider.url}${basePath}/api/events/${id}`, headers);
    expect(events.response.status).toBe(200);
    expect(corsHeaders(events.response.headers)).toEqual([]);
    await events.close();
  });
});
