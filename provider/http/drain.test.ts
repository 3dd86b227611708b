import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

import { expect, it } from 'vitest';

import { SessionGrant } from '#wallet/entities/session.ts';

import { samplePassword, sampleUser } from '../seed.ts';
import { fillDataDirectory } from '../testing/data-directory.ts';
import { spawnProvider } from '../testing/provider-process.ts';
import { startTestProvider } from '../testing/test-provider.ts';
import { createDrain } from './drain.ts';

it('is not ready while the provider stops, but answers one more request per connection', async () => {
  const provider = await startTestProvider(undefined, { drainDelay: 3_000 });
  const { id, token } = await provider.register();
  const closed = provider.close();
  const ready = await fetch(`${provider.url}/ready`);
  expect([ready.status, ready.headers.get('Connection')]).toEqual([503, 'close']);
  const user = await provider.get('/user', token);
  expect([user.status, user.headers.get('Connection')]).toEqual([200, 'close']);
  const stream = await provider.get(`/events/${id}`, token);
  expect([stream.status, stream.headers.get('Retry-After')]).toEqual([503, '2']);
  await closed;
  await expect(fetch(`${provider.url}/ready`)).rejects.toThrow();
});

it('answers every connection that waits to be accepted at the signal to stop', async () => {
  const server = createServer((_, response) => response.end());
  const drain = createDrain(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  const lines = Array.from({ length: 30 }, async () => {
    const socket = connect(address.port, '127.0.0.1');
    socket.write('GET / HTTP/1.1\r\nHost: wallet.example\r\n\r\n');
    return (await text(socket).catch(String)).split('\r\n')[0];
  });
  const [answers] = await Promise.all([Promise.all(lines), drain.finish(0)]);
  expect(answers).toEqual(answers.map(() => 'HTTP/1.1 200 OK'));
});

/** The outcome of a request: its status or its error, and the retry delay. */
interface Outcome {
  status: number | string;
  retryAfter: string | null;
}

// Hashing alone takes many seconds on a busy machine.
it(
  'answers every request that it has read before the signal to stop',
  { timeout: 240_000 },
  async () => {
    const home = await mkdtemp(join(tmpdir(), 'superwallet-drain-'));
    await fillDataDirectory(join(home, 'data'));
    const { child, origin, exit } = spawnProvider({
      DATA_DIR: join(home, 'data'),
    });
    try {
      const api = `${await origin}/superwallet/api`;
      const json = { 'Content-Type': 'application/json' };
      const signIn = () =>
        fetch(`${api}/auth/login`, {
          method: 'POST',
          headers: json,
          body: JSON.stringify({ email: sampleUser.email, password: samplePassword }),
        });
      const { token } = SessionGrant.parse(await (await signIn()).json());
      const authorised = { ...json, Authorization: `Bearer ${token}` };
      const stream = await fetch(`${api}/events/1`, { headers: authorised });
      const kinds = [
        signIn,
        () => fetch(`${api}/transactions/1`, { headers: authorised }),
        () =>
          fetch(`${api}/transactions`, {
            method: 'POST',
            headers: authorised,
            body: JSON.stringify({
              userId: 1,
              assetType: 'XP',
              transactionType: 'send',
              amount: '0.1',
              toAddress: '0x52908400098527886E0F7030069857D2E4169EE7',
              status: 'pending',
            }),
          }),
      ];
      let firstAnswer = () => {};
      const begun = new Promise<void>((resolve) => (firstAnswer = resolve));
      const outcomes = Promise.all(
        Array.from({ length: 30 }, async (_, index): Promise<Outcome> => {
          try {
            const response = await (kinds[index % kinds.length] ?? signIn)();
            firstAnswer();
            await response.arrayBuffer();
            return { status: response.status, retryAfter: response.headers.get('Retry-After') };
          } catch (error) {
            const cause = error instanceof Error ? error.cause : undefined;
            const code =
              cause instanceof Error && 'code' in cause ? String(cause.code) : 'broken off';
            return { status: code, retryAfter: null };
          }
        }),
      );
      await begun;
      child.kill('SIGTERM');
      const answers = await outcomes;
      // All connections were accepted at about the time of the signal, so none may be refused.
      const wrong = answers.filter(
        ({ status, retryAfter }) =>
          status !== 200 && status !== 201 && (status !== 503 || retryAfter === null),
      );
      expect(wrong).toEqual([]);
      expect(answers.filter(({ status }) => status === 200 || status === 201)).not.toEqual([]);
      expect(await stream.text()).toContain('heartbeat');
      expect(await exit).toBe(0);
    } finally {
      child.kill('SIGKILL');
      await exit;
      await rm(home, { recursive: true, force: true });
    }
  },
);
