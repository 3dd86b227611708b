import { request as httpRequest } from 'node:http';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { idempotencyKeyHeader } from '#api/calls/call.ts';
import { contract, type CallName } from '#api/contract.ts';
import { SeededRandom } from '#wallet/keys/seeded-random.ts';
import { basePath } from '#wallet/paths.ts';

import {
  startTestProvider,
  testPassword,
  type Person,
  type TestProvider,
} from '../testing/test-provider.ts';
import { validBodies } from '../testing/call-facts.ts';
import { reportTorture, tortureSettings } from './report.ts';

/** A request that the wallet never sends. */
interface Malformed {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string | Buffer | undefined;
}

/** JSON texts that replace a field's value. */
const hostileValues = [
  'null',
  'true',
  'false',
  '0',
  '-1',
  '-0',
  '1e308',
  '1e309',
  '-1e309',
  '1.5',
  '9007199254740993',
  '[]',
  '{}',
  '[null]',
  '[[[[[[]]]]]]',
  '{"__proto__":{"admin":true}}',
  '{"toString":1}',
  '""',
  '" "',
  '"\\u0000"',
  '"\\ud800"',
  '"\\udfff\\ud800"',
  '"\\u202e\\u200b"',
  '"\\ufeff"',

  '"1e5"',
  '"-5"',
  '"+5"',
  '"0x10"',
  '"١٢٣"',
  '"１２"',
  '"NaN"',
  '"Infinity"',
  '"1,000"',
  '".5"',
  '"5."',

  '"0"',
  '"-0"',
  '"00"',
  '"0.0000000000000000000000000001"',
  '"2147483648"',
  '"99999999999999999999"',

  '"\'; drop table users; --"',
  '"${7*7}"',
  '"<script>alert(1)</script>"',
  '"../../etc/passwd"',
  '"true"',
  '"null"',
  '"constructor"',
  '"__proto__"',
  '"2025-02-30"',
  '"0000-00-00"',
  '"👩‍👩‍👧‍👦"',
  '"e\\u0301\\u0323"',
  '"ﷺ"',
  '"Z̴̡͎"',
  JSON.stringify('9'.repeat(400)),
  JSON.stringify('x'.repeat(5_000)),
  JSON.stringify('x'.repeat(60_000)),
  JSON.stringify('é'.repeat(20_000)),
  `${'['.repeat(5_000)}${']'.repeat(5_000)}`,
  '1'.repeat(1_000),
];

const hostilePaths = [
  '0',
  '-1',
  '00',
  '01',
  '1.0',
  '1e3',
  '2147483648',
  '99999999999999999999',
  'NaN',
  'null',

  '%00',
  '%2e%2e',
  '%2F',
  '%',
  '%E0%A4%A',
  'x',
  '1;2',
  '1%20',
  '%F0%9F%98%80',
  "1'",
  '*',
  '{id}',
  '__proto__',
  'constructor',
  '1,2',
  '%D9%A3',
  '0x1',
  '+1',
  '1%0d%0aX-A:b',
];

const hostileQueries = [
  'before=',
  'before=0',
  'before=-1',
  'before=x',
  'before=99999999999',
  'before[]=1',
  'limit=0',

  'limit=201',
  'limit=1e2',
  'limit=-1',
  'limit=x',
  'type=x',
  'since=x',
  'since=9999-99-99T00:00:00Z',

  'before=transaction-99999999999999',
  'before=%00',
  'limit=%F0',
  '&&&===',
  'a=%',
  'before=1&before=2',
  `x=${'y'.repeat(1_900)}`,
];

const hostileBodies: (string | Buffer)[] = [
  '',
  '{',
  '}',
  'null',
  '[]',
  '"x"',
  '1',
  'true',
  '{}',
  '{"a":}',
  "{'a':1}",
  '{"a":1,}',
  'undefined',
  '\u0000',
  '\uFEFF{}',
  '{"userId":1}{"userId":1}',
  '/*x*/{}',
  Buffer.from([0xff, 0xfe, 0x7b, 0x00]),
  Buffer.from([0xc3, 0x28]),
  Buffer.alloc(100_000, 0x20),
  '['.repeat(60_000),
  '{"a":'.repeat(10_000),
  `{"a":${'['.repeat(30_000)}${']'.repeat(30_000)}}`,
  `{${Array.from({ length: 5_000 }, (_, at) => `"k${at}":0`).join()}}`,
  'x'.repeat(100_000),
];

const hostileHeaders: Record<string, string>[] = [
  { 'Content-Type': '' },
  { 'Content-Type': 'text/plain' },
  { 'Content-Type': 'application/x-www-form-urlencoded' },
  { 'Content-Type': 'multipart/form-data; boundary=x' },
  { 'Content-Type': 'application/json; charset=utf-16' },
  { 'Content-Type': 'application/json, text/plain' },
  { 'Content-Encoding': 'gzip' },
  { [idempotencyKeyHeader]: '' },
  { [idempotencyKeyHeader]: 'x'.repeat(201) },
  { [idempotencyKeyHeader]: 'a b' },
  { Accept: 'text/html' },
  { Cookie: 'superwallet_session=%; superwallet_session=x' },
  { 'X-Forwarded-For': '999.999.999.999, ::::' },
  { 'X-HTTP-Method-Override': 'DELETE' },
  { Range: 'bytes=0-99999999999' },
  { 'If-None-Match': '*' },
  { Expect: 'x' },
];

const names = Object.keys(contract) as CallName[];
const secret = 'sesame-opens-nothing-4711';

/** For each field of a body, at every depth: a function that returns the body with a JSON text as the field's value. */
function fieldsOf(value: unknown): ((text: string | undefined) => string)[] {
  if (Array.isArray(value)) {
    return value.flatMap((item, at) =>
      fieldsOf(item).map(
        (write) => (text: string | undefined) =>
          `[${value.map((each, index) => (index === at ? write(text) : JSON.stringify(each))).join()}]`,
      ),
    );
  }
  if (typeof value !== 'object' || value === null) return [(text) => text ?? ''];
  const entries = Object.entries(value);
  const around = (key: string, part: string) => {
    const rest = entries.filter(([name]) => name !== key);
    const others = rest.map(([name, item]) => `${JSON.stringify(name)}:${JSON.stringify(item)}`);
    return `{${[...others, ...(part === '' ? [] : [part])].join()}}`;
  };
  return entries.flatMap(([key, item]) => {
    const whole = (text: string | undefined) =>
      around(key, text === undefined ? '' : `${JSON.stringify(key)}:${text}`);
    const inner =
      typeof item === 'object' && item !== null
        ? fieldsOf(item).map(
            (write) => (text: string | undefined) =>
              around(key, `${JSON.stringify(key)}:${write(text)}`),
          )
        : [];
    return [whole].concat(inner);
  });
}

/** Every malformed request of a call. */
function* malformedOf(name: CallName, userId: number): Generator<Malformed> {
  const { method, path } = contract[name];
  const filled = basePath + path.replaceAll(/\{userId\}/g, String(userId)).replaceAll('{id}', '1');
  const json = { 'Content-Type': 'application/json' };
  const all: Partial<Record<CallName, object>> = validBodies(userId);
  const valid = all[name];
  const usual = valid === undefined ? undefined : JSON.stringify(valid);
  const of = (changes: Partial<Malformed>): Malformed => ({
    method,
    path: filled,
    headers: usual === undefined ? {} : json,
    body: usual,
    ...changes,
  });

  if (valid !== undefined) {
    for (const write of fieldsOf(valid)) {
      yield of({ body: write(undefined) });
      for (const value of hostileValues) yield of({ body: write(value) });
    }
    for (const [key, value] of Object.entries(valid)) {
      const [quoted, text] = [JSON.stringify(key), JSON.stringify(value)];
      yield of({ body: `${usual?.slice(0, -1)},${quoted}:${text}}` });
      yield of({ body: `${usual?.slice(0, -1)},${quoted}:null}` });
    }
    for (const extra of [
      'id',
      'role',
      'isVerified',
      '__proto__',
      'constructor',
      'x'.repeat(10_000),
    ]) {
      yield of({ body: `${usual?.slice(0, -1)},${JSON.stringify(extra)}:{"a":1}}` });
    }
    yield of({ body: usual?.replaceAll(testPassword, secret) });
  }
  for (const body of hostileBodies) yield of({ headers: json, body });
  for (const headers of hostileHeaders) yield of({ headers: { ...json, ...headers } });
  for (const other of [
    'GET',
    'HEAD',
    'POST',
    'PUT',
    'PATCH',
    'DELETE',
    'OPTIONS',
    'TRACE',
    'PROPFIND',
  ]) {
    if (other !== method) yield of({ method: other });
  }
  for (const query of hostileQueries) yield of({ path: `${filled}?${query}` });
  for (const part of hostilePaths) {
    yield of({ path: `${filled}/${part}` });
    if (path.includes('{')) yield of({ path: basePath + path.replaceAll(/\{\w+\}/g, part) });
  }
}

describe('a malformed request', () => {
  const settings = tortureSettings(400);
  let provider: TestProvider;
  let person: Person;
  let done = 0;
  beforeAll(async () => {
    provider = await startTestProvider(undefined, { registrationLimit: 1_000_000 });
    person = await provider.register();
  });
  afterAll(async () => {
    reportTorture({ part: 'malformed requests', seed: settings.seed, malformed: done });
    await provider.close();
  });

  /** Sends a request unchanged: `fetch` would normalise its path and its headers. */
  const send = (malformed: Malformed): Promise<{ status: number; text: string }> =>
    new Promise((resolve, reject) => {
      const { hostname, port } = new URL(provider.url);
      const { method, path, headers, body } = malformed;
      const request = httpRequest(
        {
          hostname,
          port,
          method,
          path,
          headers: { ...headers, Authorization: `Bearer ${person.token}` },
        },
        (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.once('end', () =>
            resolve({ status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString() }),
          );
          response.once('error', reject);
        },
      );
      request.once('error', (error) => {
        // A server that refuses a long body closes the connection before reading all of it.
        if ('code' in error && (error.code === 'EPIPE' || error.code === 'ECONNRESET')) {
          resolve({ status: 0, text: '' });
        } else reject(error);
      });
      if (method === 'GET' || method === 'HEAD') request.end();
      else request.end(body);
    });

  it(
    'is refused or executed, and never causes a fault of the provider',
    async () => {
      const all = names.flatMap((name) =>
        Array.from(malformedOf(name, person.id), (malformed) => ({ name, malformed })),
      );
      const random = new SeededRandom(settings.seed);
      const faults: string[] = [];
      const shuffled = all.map((item) => ({ item, at: random.below(2 ** 31) }));
      shuffled.sort((left, right) => left.at - right.at);
      const queue = shuffled.map(({ item }) => item);
      // A complete pass sends each malformed request once.
      while (settings.shouldContinue(done)) {
        const next = queue[done % queue.length];
        if (next === undefined) break;
        done += 1;
        const { name, malformed } = next;
        const { status, text } = await send(malformed);
        const { method, path, body } = malformed;
        const described = `${name}: ${method} ${path.slice(0, 200)} ${JSON.stringify(malformed.headers)} ${String(body).slice(0, 300)}`;
        if (status >= 500) faults.push(`${status} ${described}`);
        if (text.includes(secret) || text.includes(testPassword) || text.includes(person.token)) {
          faults.push(`a secret in the answer to ${described}`);
        }
        // Some requests end the session, such as a sign-out or a change of the password.
        if (status === 401) person = await provider.register();
      }
      expect(faults.slice(0, 20)).toEqual([]);
      const log = provider.environment.problems;
      expect(log.slice(0, 5)).toEqual([]);
      expect(done).toBeGreaterThan(0);
    },
    settings.timeout,
  );
});
