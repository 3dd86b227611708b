import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { readProxies } from '../http/proxies.ts';
import { startTestProvider, type Person, type TestProvider } from '../testing/test-provider.ts';
import type { AnsweredRequest } from './log.ts';

describe('a provider behind a proxy', () => {
  let provider: TestProvider;
  let person: Person;
  const answered: AnsweredRequest[] = [];
  beforeAll(async () => {
    provider = await startTestProvider(undefined, {
      trustedProxies: readProxies('127.0.0.1'),
      metrics: { port: 0, host: '127.0.0.1' },
      onRequest: (request) => answered.push(request),
    });
    person = await provider.register();
  });
  afterAll(() => provider.close());

  it('gives each API answer a different id, including refusals', async () => {
    const [first, second] = [await provider.get('/user'), await provider.get('/nothing')];
    const ids = [first, second].map(({ headers }) => headers.get('X-Request-Id') ?? '');
    expect(ids[0]).toMatch(/^[\da-f-]{36}$/);
    expect(ids[1]).toMatch(/^[\da-f-]{36}$/);
    expect(ids[0]).not.toBe(ids[1]);
    expect(answered.slice(-2)).toMatchObject([
      { id: ids[0], method: 'GET', route: '/superwallet/api/user', status: 401 },
      { id: ids[1], method: 'GET', route: 'a file', status: 404 },
    ]);
  });

  it.each([
    ['proxy-4711.a_b', true],
    ['a b', false],
    ['a"b', false],
    ['x'.repeat(65), false],
  ])('accepts the id %s of its proxy: %s', async (id, isAccepted) => {
    const { headers } = await provider.request('GET', '/user', { headers: { 'X-Request-Id': id } });
    expect(headers.get('X-Request-Id') === id).toBe(isAccepted);
  });

  it('sets HSTS if the proxy uses https', async () => {
    const sent = { headers: { 'X-Forwarded-Proto': 'https' } };
    const https = await provider.request('GET', '/user', sent);
    expect(https.headers.get('Strict-Transport-Security')).toBe('max-age=31536000');
    const http = await provider.get('/user');
    expect(http.headers.get('Strict-Transport-Security')).toBeNull();
  });

  it('counts requests and sign-ins under few labels', async () => {
    const events = await provider.events(person);
    await events.next();
    await provider.send(person);
    await provider.get(`/transactions/${person.id}`, person.token);
    await provider.request('POST', '/auth/login', {
      body: { email: 'no@one.example', password: 'x' },
    });
    const text = await (await fetch(`${provider.metricsUrl}/metrics`)).text();
    await events.close();
    expect(text).toMatch(
      /superwallet_request_seconds_count\{method="GET",route="\/superwallet\/api\/transactions\/:userId",status="2xx"\} 1/,
    );
    expect(text).toContain('superwallet_streams_open 1');
    expect(text).toMatch(/superwallet_events_delivered_total \d+/);
    expect(text).toContain('superwallet_stream_replays_total 0');
    expect(text).toContain('superwallet_stream_resets_total 0');
    expect(text).toContain('superwallet_pending_jobs{kind="settlement"} 1');
    expect(text).toContain('superwallet_pending_jobs_oldest_seconds{kind="settlement"} 0');
    expect(text).toContain('superwallet_refused_sign_ins_total{reason="wrong"} 1');
    expect(text).toMatch(/superwallet_database_wait_seconds_count [1-9]/);
    expect(text).toContain('superwallet_audit_findings 0');
    expect(text).toContain('process_cpu_seconds_total');
    expect(text).not.toContain(person.email);
    expect(text).not.toContain(`/transactions/${person.id}"`);
    const other = await fetch(`${provider.metricsUrl}/`);
    expect(other.status).toBe(404);
    expect((await fetch(`${provider.url}/metrics`)).status).toBe(404);
  });
});

describe('a provider without a proxy', () => {
  it('trusts no forwarded id or https header', async () => {
    const provider = await startTestProvider();
    const headers = { 'X-Request-Id': 'mine', 'X-Forwarded-Proto': 'https' };
    const answer = await provider.request('GET', '/user', { headers });
    await provider.close();
    expect(answer.headers.get('X-Request-Id')).not.toBe('mine');
    expect(answer.headers.get('Strict-Transport-Security')).toBeNull();
  });
});
