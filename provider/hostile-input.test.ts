import { request as httpRequest } from 'node:http';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { eventsPath, idempotencyKeyHeader } from '#api/calls/call.ts';
import { contract, type CallName } from '#api/contract.ts';
import { basePath } from '#wallet/paths.ts';

import { startTestProvider, type Person, type TestProvider } from './testing/test-provider.ts';
import { validBodies, type CallWithBody } from './testing/call-facts.ts';

/** Maximum CPU ratio of a long hostile input to a short refusal of the same call. */
const allowedRatio = 5;
/** CPU time that is always allowed, in milliseconds. Super-linear work takes hundreds. */
const allowedMilliseconds = 20;
/** Number of measurements of a slow input before it fails. */
const maxRuns = 20;

/** Repeats a text up to a length. */
const filled = (part: string, length: number) =>
  part.repeat(Math.ceil(length / part.length)).slice(0, length);

/** Texts that make a careless pattern, split or decoder slow. */
const hostileTexts = (length: number): readonly string[] => [
  `a@${filled('.', length)}@`,
  `${filled('a@', length)}.`,
  `${filled(' ', length)}x`,
  `x${filled(' \t', length)}x`,
  `${filled('0', length)}x`,
  `-${filled('9', length)}.${filled('9', 10)}x`,
  `did:ethr:${filled('a:', length)}`,
  `did:ethr:${filled('-', length)}0x`,
  `data:image/png${filled(';', length)},`,
  `data:image/png;base64,${filled('=', length)}`,
  filled('/', length),
  filled('\u200b', length / 3),
  filled('e\u0301\u0323', length / 6),
  filled('"\\', length / 2),
  filled('\n', length / 2),
];

/** Bodies that are slow to parse as JSON. */
const hostileBodies = (length: number): readonly string[] => [
  filled('[', length),
  filled('{"a":', length),
  `[${filled('0,', length)}0]`,
  `[${filled('[],', length)}0]`,
  `[${filled('1e9,', length)}0]`,
  `{${Array.from({ length: length / 9 }, (_, at) => `"${at}":0`).join()}}`,
  `{${Array.from({ length: length / 12 }, (_, at) => `"k${at}":""`).join()}}`,
  `{"userId":"${filled('\\u0000', length)}"}`,
  `{"email":"${filled('\\ud800', length)}"}`,
  filled(' ', length),
  '\uFEFF'.repeat(length / 3),
];

/** Texts for a path or a header; Node limits both together to 16 kB. */
const hostileLines = [
  filled('/', 15_000),
  `${filled('/', 15_000)}x`,
  filled('%2F', 15_000),
  `${filled('%2F', 15_000)}x`,
  filled('%', 15_000),
  filled('%E0%A4%A', 15_000),
  filled('a/../', 15_000),
  filled('.', 15_000),
  filled('a.', 15_000),
  filled('1', 15_000),
  filled(':', 15_000),
  filled('?', 15_000),
  `?${filled('a=%41&', 15_000)}`,
  filled(',', 15_000),
  filled(', ', 15_000),
  filled(';', 15_000),
  `${filled('; ', 15_000)}x`,
  `${filled(';q=0.0', 15_000)}x`,
  filled('a=b;', 15_000),
];

const headerNames = [
  'Accept',
  'Accept-Encoding',
  'Access-Control-Request-Headers',
  'Content-Type',
  'Cookie',
  'Forwarded',
  idempotencyKeyHeader,
  'If-None-Match',
  'Origin',
  'X-Forwarded-For',
  'X-Forwarded-Proto',
];

/** The paths to the text and number fields of a body. */
function fieldsOf(body: object, above: readonly string[] = []): string[][] {
  return Object.entries(body).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null
      ? fieldsOf(value, [...above, key])
      : [[...above, key]],
  );
}

/** A copy of a body with one field replaced. */
function withField(body: object, [key = '', ...rest]: readonly string[], value: unknown): object {
  const inner: unknown = Object.entries(body).find(([name]) => name === key)?.[1];
  const isObject = typeof inner === 'object' && inner !== null && rest.length > 0;
  return { ...body, [key]: isObject ? withField(inner, rest, value) : value };
}

describe('the CPU of a long hostile input', () => {
  let provider: TestProvider;
  let person: Person;
  beforeAll(async () => {
    provider = await startTestProvider(undefined, { walletOrigin: 'https://w.example' });
    person = await provider.register();
  });
  afterAll(() => provider.close());

  /** Sends a request unchanged: `fetch` would normalise its path. */
  const send = (
    method: string,
    path: string,
    headers: Record<string, string>,
    body = '',
  ): Promise<number> =>
    new Promise((resolve, reject) => {
      const { hostname, port } = new URL(provider.url);
      const request = httpRequest({ hostname, port, method, path, headers }, (response) => {
        response.resume().once('end', () => resolve(response.statusCode ?? 0));
      });
      // A server that refuses a long request may close the connection before reading all of it.
      request.once('error', (error) => {
        if ('code' in error && (error.code === 'EPIPE' || error.code === 'ECONNRESET')) resolve(0);
        else reject(error);
      });
      request.end(body);
    });

  const bearer = () => ({ Authorization: `Bearer ${person.token}` });
  const json = () => ({ ...bearer(), 'Content-Type': 'application/json' });

  /** This thread's CPU time during a request, in milliseconds. Hashing and garbage collection run on other threads. */
  const cpuOf = async (act: () => Promise<unknown>) => {
    const before = process.threadCpuUsage();
    await act();
    const { user, system } = process.threadCpuUsage(before);
    return (user + system) / 1000;
  };

  /** The median cost of a short refusal. */
  const shortCost = async (act: () => Promise<unknown>) => {
    const costs: number[] = [];
    for (let run = 0; run < 9; run += 1) costs.push(await cpuOf(act));
    return costs.toSorted((left, right) => left - right)[4] ?? 0;
  };

  /**
   * Returns the inputs that cost too much. On a busy machine several measurements in a row may be slow, so an input
   * fails only if all of its measurements do.
   */
  const tooCostly = async (
    short: () => Promise<unknown>,
    inputs: readonly (readonly [name: string, act: () => Promise<unknown>])[],
  ) => {
    const bar = Math.max(allowedRatio * (await shortCost(short)), allowedMilliseconds);
    const named: string[] = [];
    for (const [name, act] of inputs) {
      let least = Infinity;
      for (let run = 0; run < maxRuns && least > bar; run += 1)
        least = Math.min(least, await cpuOf(act));
      if (least > bar) named.push(`${name}: ${least.toFixed(0)} ms`);
    }
    return named;
  };

  const withBody = Object.keys(validBodies(1)) as CallWithBody[];
  it.each(withBody)('is small in every field of %s', async (name) => {
    const { method, path } = contract[name];
    const body = validBodies(person.id)[name];
    const act = (text: string) => () => send(method, `${basePath}${path}`, json(), text);
    const inputs = fieldsOf(body).flatMap((field) =>
      // The default body limit is between the two lengths, so a longer body is refused unread.
      [
        ...hostileTexts(60_000),
        ...(name === 'requestVerification' ? hostileTexts(100_000) : [filled('x', 100_000)]),
      ].map(
        (text) =>
          [
            `${field.join('.')} ${text.slice(0, 30)} (${text.length})`,
            act(JSON.stringify(withField(body, field, text))),
          ] as const,
      ),
    );
    expect(await tooCostly(act('{}'), inputs)).toEqual([]);
  });

  it.each(withBody)('is small for every body of %s', async (name) => {
    const { method, path } = contract[name];
    const act = (text: string) => () => send(method, `${basePath}${path}`, json(), text);
    const inputs = [60_000, 100_000].flatMap((length) =>
      hostileBodies(length).map((text) => [`${text.slice(0, 30)} (${length})`, act(text)] as const),
    );
    expect(await tooCostly(act('{}'), inputs)).toEqual([]);
  });

  const paths = [
    '/',
    `${basePath}/`,
    `${basePath}/api/`,
    `${basePath}/assets/`,
    `${basePath}${eventsPath}`,
    ...(Object.keys(contract) as CallName[]).map((name) => `${basePath}${contract[name].path}`),
  ];
  it.each(paths)('is small for every path that begins like %s', async (path) => {
    const act = (method: string, target: string) => () => send(method, target, bearer());
    const inputs = ['GET', 'POST'].flatMap((method) =>
      hostileLines.map((line) => {
        const written = line.replaceAll(' ', '%20');
        const target = path.includes('{') ? path.replace(/\{\w+\}/, written) : path + written;
        return [`${method} ${target.slice(0, 50)}`, act(method, target)] as const;
      }),
    );
    expect(await tooCostly(act('GET', `${basePath}/api/user/x`), inputs)).toEqual([]);
  });

  it.each(headerNames)('is small in the header %s', async (header) => {
    const act = (path: string, value: string) => () =>
      send('GET', path, { ...bearer(), [header]: value });
    const inputs = [`${basePath}/api/user/x`, `${basePath}/api/user`, `${basePath}/`].flatMap(
      (path) =>
        hostileLines.map((line) => [`${path} ${line.slice(0, 20)}`, act(path, line)] as const),
    );
    expect(await tooCostly(act(`${basePath}/api/user/x`, 'x'), inputs)).toEqual([]);
  });

  it('is small in the header Authorization', async () => {
    const act = (value: string) => () =>
      send('GET', `${basePath}/api/user`, { Authorization: value });
    const inputs = [
      ...hostileLines,
      ...hostileLines.map((line) => `Bearer ${line}`),
      `Bearer${filled(' ', 15_000)}x x`,
    ].map((line) => [line.slice(0, 30), act(line)] as const);
    expect(await tooCostly(act('x'), inputs)).toEqual([]);
  });
});

describe('a path', () => {
  let provider: TestProvider;
  beforeAll(async () => {
    provider = await startTestProvider();
  });
  afterAll(() => provider.close());

  it.each(['/superwallet/api/user', '/superwallet/send', '/'])(
    'of more than 2048 characters is refused at %s',
    async (start) => {
      const answerOf = (length: number) => fetch(provider.url + `${start}?`.padEnd(length, 'x'));
      const refused = await answerOf(2049);
      expect(refused.status).toBe(414);
      expect(await refused.json()).toEqual({
        error: 'The address is too long: use at most 2048 characters.',
      });
      expect(refused.headers.get('X-Content-Type-Options')).toBe('nosniff');
      expect((await answerOf(2048)).status).not.toBe(414);
    },
  );
});
