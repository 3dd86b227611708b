import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { users } from './database/schema.ts';
import {
  sentenceOf,
  startTestProvider,
  type Person,
  type Sent,
  type TestProvider,
} from './testing/test-provider.ts';

const limit = 64 * 1024;

describe('the API', () => {
  let provider: TestProvider;
  let person: Person;
  beforeAll(async () => {
    provider = await startTestProvider();
    person = await provider.register();
  });
  afterAll(() => provider.close());

  const chunked = (size: number) =>
    new ReadableStream<Uint8Array>({
      start(controller) {
        for (let sent = 0; sent < size; sent += 1024) controller.enqueue(new Uint8Array(1024));
        controller.close();
      },
    });

  it.each<[string, Sent, number, RegExp]>([
    ['malformed JSON', { text: '{"userId":' }, 400, /not valid JSON/],
    ['an empty body', { text: '' }, 400, /not valid JSON/],
    ['bytes that are not UTF-8', { text: new Uint8Array([0x22, 0xff, 0x22]) }, 400, /UTF-8/],
    ['a form', { text: 'a=1', headers: { 'Content-Type': 'text/plain' } }, 415, /as JSON/],
    ['a large body', { text: 'x'.repeat(limit + 1) }, 413, /at most 64 kB/],
    ['a large body of no declared length', { text: chunked(2 * limit) }, 413, /at most 64 kB/],
    ['null', { body: null }, 422, /body must be of type object/],
    ['a list', { body: [] }, 422, /body must be of type object/],
    ['an empty object', { body: {} }, 422, /user id is missing/],
    ['a text for an id', { body: { userId: '1' } }, 422, /user id must be of type number/],
  ])('refuses %s', async (_, sent, status, sentence) => {
    const answer = await provider.request('POST', '/transactions', {
      token: person.token,
      ...sent,
    });
    expect(answer.status).toBe(status);
    expect(sentenceOf(answer)).toMatch(sentence);
    expect((await provider.get('/user', person.token)).status).toBe(200);
  });

  it('accepts a body of exactly the maximum size, and a content type with a character set', async () => {
    const body = JSON.stringify({ email: 'a@b.example', password: 'x', more: '' });
    const answer = await provider.request('POST', '/auth/login', {
      text: body.replace('""', `"${'x'.repeat(limit - body.length)}"`),
      headers: { 'Content-Type': 'Application/JSON; charset=utf-8' },
    });
    expect(answer.status).toBe(401);
  });

  it.each([
    ['GET', '/nothing'],
    ['GET', '/'],
    ['GET', '/transactions/1/2'],
    ['DELETE', '/user/1'],
    ['POST', '/user'],
    ['POST', '/events/1'],
  ])('answers %s %s with 404', async (method, path) => {
    const answer = await provider.request(method, path, { token: person.token });
    expect(answer.status).toBe(404);
    expect(sentenceOf(answer)).toMatch(/nothing at this address/);
  });

  it('forbids caching and has the security headers on every answer', async () => {
    for (const path of ['/user', '/nothing', '/user/x']) {
      const { headers } = await provider.get(path, person.token);
      expect(headers.get('Cache-Control')).toBe('no-store');
      expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
      expect(headers.get('Content-Security-Policy')).toContain("default-src 'none'");
    }
  });

  it('logs the location of a fault and does not reveal it', async () => {
    const isolated = await startTestProvider();
    const { token } = await isolated.register();
    const { database } = isolated;
    database.statement = () => Promise.reject(new Error('secret of the machine room'));
    const answer = await isolated.get('/user', token);
    expect(answer.status).toBe(500);
    expect(sentenceOf(answer)).toMatch(/^Something went wrong/);
    expect(JSON.stringify(answer.body)).not.toContain('secret');
    const [problem] = isolated.environment.problems;
    expect(problem).toMatch(
      /^GET \/superwallet\/api\/user failed: Error\n {4}at .*app\.test\.ts:\d+/,
    );
    expect(problem).not.toContain('secret');
    expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff');
    await isolated.close();
  });

  it.each([
    ['/health', { status: 'ok' }],
    ['/ready', { status: 'ready' }],
  ])('answers %s outside the API', async (path, body) => {
    const response = await fetch(`${provider.url}${path}`);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual(body);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
  });

  it('allows connections to idle for 75 s, longer than proxies do', async () => {
    const { headers } = await provider.get('/user', person.token);
    expect(headers.get('Keep-Alive')).toBe('timeout=75');
  });

  it('stores SQL and HTML as plain text', async () => {
    const name = `Robert'); DROP TABLE users;--`;
    const answer = await provider.request('POST', '/auth/register', {
      body: {
        firstName: name,
        lastName: '<script>',
        email: 'bobby@test.example',
        password: 'correct horse',
      },
    });
    expect(answer.body).toMatchObject({ user: { firstName: name, lastName: '<script>' } });
    const rows = await provider.database.transaction((tx) => tx.select().from(users));
    expect(rows).toHaveLength(2);
  });
});
