import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

import { afterAll, beforeAll, expect, it } from 'vitest';

import { describeOnEmbedded, describeOnServer } from '../testing/each-database.ts';
import { eventually } from '../testing/eventually.ts';
import { spawnOperate } from '../testing/operate.ts';
import { startPostgresProxy, type PostgresProxy } from '../testing/postgres-proxy.ts';
import { spawnProvider } from '../testing/provider-process.ts';
import { startTestProvider, type Person, type TestProvider } from '../testing/test-provider.ts';

const secretKey = Buffer.alloc(32, 7).toString('base64');

/** Waits until the provider of a directory receives the file of a restore, or until the command has ended. */
async function untilReceiving(path: string, command: Promise<unknown>): Promise<void> {
  const ended = command.then(() => true);
  const isReceiving = async () =>
    (await readdir(path)).some((name) => name.startsWith('operation-'));
  while (!(await isReceiving()) && !(await Promise.race([ended, setTimeout(5, false)])));
}

let home: string;
beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'superwallet-restore-'));
});
afterAll(() => rm(home, { recursive: true }));

const operate = (args: readonly string[], location: Record<string, string>) =>
  spawnOperate(args, {
    environment: { SECRET_KEY: secretKey, DATABASE_URL: '', ...location },
    directory: home,
  });

const restored = { code: 0, printed: expect.stringMatching(/^Restored /) };

await describeOnServer('a kill during a restore beside a running provider', (fresh) => {
  let url: string;
  let proxy: PostgresProxy;
  let provider: TestProvider;
  beforeAll(async () => {
    const location = await fresh();
    url = location.url;
    proxy = await startPostgresProxy(url);
    provider = await startTestProvider(location);
    await provider.register();
    const { code } = await operate(['backup', 'server.backup'], { DATABASE_URL: url }).outcome;
    expect(code).toBe(0);
  }, 60_000);
  afterAll(async () => {
    await provider?.close();
    await proxy?.close();
  });

  it.each([
    ['before the tables are emptied', 'truncate', 'statement', false],
    ['before the rows are inserted', 'overriding system value', 'statement', false],
    ['before the foreign keys are added', 'add constraint', 'statement', false],
    ['before the commit', 'enable trigger', 'commit', false],
    ['before the answer to the commit', 'enable trigger', 'answer', true],
  ] as const)(
    '%s leaves all of one state',
    async (_, text, at, isRestored) => {
      // Not in the backup.
      const newcomer = await provider.register();
      const held = proxy.holdAt(text, at);
      const { child, outcome } = operate(['restore', 'server.backup'], { DATABASE_URL: proxy.url });
      await held;
      child.kill('SIGKILL');
      expect((await outcome).code).toBeNull();
      await eventually(async () => {
        const { status } = await provider.get('/user', newcomer.token);
        expect(status).toBe(isRestored ? 401 : 200);
      });
      expect(await provider.ledgerFaults()).toEqual([]);
    },
    60_000,
  );

  it('can be followed by the same restore', async () => {
    const newcomer = await provider.register();
    expect(await operate(['restore', 'server.backup'], { DATABASE_URL: url }).outcome).toEqual(
      restored,
    );
    expect((await provider.get('/user', newcomer.token)).status).toBe(401);
  }, 60_000);
});

describeOnEmbedded('a kill of the provider during a restore', (fresh) => {
  it.each([0, 60])(
    'after %d ms leaves all of one state, and the command says what to do',
    async (delay) => {
      const directory = await fresh();
      const { path } = directory;
      const location = { DATA_DIR: path };
      const file = `embedded-${delay}.backup`;
      const before = await startTestProvider(directory);
      const known = await before.register();
      expect((await operate(['backup', file], location).outcome).code).toBe(0);
      // Not in the backup.
      const newcomer = await before.register();
      await before.close();

      const settings = { SAMPLE_DATA: 'off', SECRET_KEY: secretKey, ...location };
      const { child, origin, exit } = spawnProvider(settings);
      await origin;
      const { outcome } = operate(['restore', file], location);
      await untilReceiving(path, outcome);
      await setTimeout(delay);
      child.kill('SIGKILL');
      await exit;
      const { code, printed } = await outcome;
      if (code !== 0) {
        expect(printed).toBe(
          'The provider ended before it answered. Start it, and run the command again.\n',
        );
      }

      const after = await startTestProvider(directory);
      const statusOf = async ({ token }: Person) => (await after.get('/user', token)).status;
      const status = await statusOf(newcomer);
      expect(code === 0 ? [401] : [200, 401]).toContain(status);
      expect(await statusOf(known)).toBe(status);
      expect(await after.ledgerFaults()).toEqual([]);
      await after.close();
    },
    120_000,
  );
});
