import { afterEach, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';

import { createLog, currentRequest } from './log.ts';

const printed: string[] = [];
const consoles = (['log', 'warn', 'error'] as const).map((method) =>
  vi
    .spyOn(console, method)
    .mockImplementation((line: string) => void printed.push(`${method} ${line}`)),
);
afterEach(() => {
  printed.length = 0;
  for (const spy of consoles) spy.mockClear();
});

const request = { id: 'a1', route: '/superwallet/api/user/:userId' };
const answered = { ...request, method: 'GET', status: 503, milliseconds: 12.4 };

it('writes human-readable lines by default', () => {
  const log = createLog('text');
  log.info('Superwallet: http://localhost:4173/superwallet/');
  log.warn('No built wallet');
  currentRequest.run(request, () => log.fault('It failed', 'The database is away.'));
  log.request(answered);
  expect(printed).toEqual([
    'log Superwallet: http://localhost:4173/superwallet/',
    'warn No built wallet',
    'error It failed: The database is away.',
    'log GET /superwallet/api/user/:userId 503 12 ms',
  ]);
});

it('writes one JSON object per line, with the current request', async () => {
  const log = createLog('json');
  await currentRequest.run(request, async () => {
    await new Promise(setImmediate);
    log.fault('It failed', new Error('the e-mail address is a@b.example'));
  });
  log.info('Settled 2 transactions');
  log.request(answered);
  const lines = printed.map((line) => {
    const [stream = '', ...rest] = line.split(' ');
    const { time, ...entry } = z
      .looseObject({ time: z.iso.datetime() })
      .parse(JSON.parse(rest.join(' ')));
    expect(rest.join(' ')).not.toContain('\n');
    return { stream, time: typeof time, ...entry };
  });
  expect(lines).toMatchObject([
    {
      stream: 'error',
      level: 'error',
      requestId: 'a1',
      route: '/superwallet/api/user/:userId',
      message: 'It failed',
      fault: expect.stringMatching(/^Error\n {4}at /),
    },
    { stream: 'log', level: 'info', message: 'Settled 2 transactions' },
    {
      stream: 'log',
      level: 'info',
      method: 'GET',
      message: 'GET /superwallet/api/user/:userId',
      requestId: 'a1',
      route: '/superwallet/api/user/:userId',
      status: 503,
      ms: 12,
    },
  ]);
  expect(printed.join()).not.toContain('a@b.example');
});
