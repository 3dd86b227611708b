import { chmod, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';

import { SessionGrant } from '#wallet/entities/session.ts';

import { samplePassword, sampleUser } from './seed.ts';
import { fillDataDirectory } from './testing/data-directory.ts';
import { spawnProvider, type ProviderProcess } from './testing/provider-process.ts';
import { startTestProvider } from './testing/test-provider.ts';

/** A line of the log as JSON. */
function readLine(line: string) {
  return z
    .looseObject({ time: z.string(), level: z.string(), message: z.string() })
    .parse(JSON.parse(line));
}

describe('the provider process', () => {
  let home: string;
  const runs: ProviderProcess[] = [];
  beforeEach(async () => {
    home = await mkdtemp(join(tmpdir(), 'superwallet-main-'));
    await fillDataDirectory(join(home, 'data'));
    await writeFile(join(home, 'index.html'), '<!doctype html>');
  });
  afterEach(async () => {
    for (const { child, exit } of runs.splice(0)) {
      child.kill('SIGKILL');
      await exit;
    }
    await rm(home, { recursive: true, force: true });
  });

  const run = (environment: Record<string, string> = {}, umask?: string): ProviderProcess => {
    const settings = { DATA_DIR: join(home, 'data'), WALLET_DIR: home, ...environment };
    const started = spawnProvider(settings, umask);
    runs.push(started);
    return started;
  };

  const signIn = async (origin: string, password: string = samplePassword) => {
    const response = await fetch(`${origin}/superwallet/api/auth/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: sampleUser.email, password }),
    });
    return SessionGrant.parse(await response.json());
  };

  it('prints its address and the sample sign-in, and stops cleanly', async () => {
    const { child, origin, output, exit } = run();
    const { token } = await signIn(await origin);
    const events = await fetch(`${await origin}/superwallet/api/events/1`, {
      headers: { Authorization: `Bearer ${token}` },
    });
    expect(output()).toContain(`Sample sign-in: ${sampleUser.email} / ${samplePassword}`);
    expect(output()).toMatch(/^Messages of the sandbox: .*\/superwallet\/sandbox$/m);
    child.kill('SIGTERM');
    expect(await exit).toBe(0);
    expect(await events.text()).toContain('heartbeat');
  });

  it('loses no data when it is killed', async () => {
    const { child, origin, exit } = run({ SETTLE_DELAY_MS: '600000' });
    const { token } = await signIn(await origin);
    const sent = await fetch(`${await origin}/superwallet/api/transactions`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
      body: JSON.stringify({
        userId: 1,
        assetType: 'XP',
        transactionType: 'send',
        amount: '50.5',
        toAddress: '0x52908400098527886E0F7030069857D2E4169EE7',
        status: 'pending',
      }),
    });
    expect(sent.status).toBe(201);
    child.kill('SIGKILL');
    await exit;

    const second = run();
    const again = await second.origin;
    await second.printed('Settled 1 transactions that an earlier run left pending.\n');
    const get = async (path: string) => {
      const headers = { Authorization: `Bearer ${token}` };
      return (await fetch(`${again}/superwallet/api${path}`, { headers })).json();
    };
    expect(await get('/assets/1')).toContainEqual(
      expect.objectContaining({ assetType: 'XP', balance: '1199.999' }),
    );
    expect(await get('/transactions/1')).toContainEqual(
      expect.objectContaining({ amount: '50.5', status: 'waiting' }),
    );
  });

  it("settles an operation once, after a kill during its rail's answer", async () => {
    const { child, origin, exit } = run({ RAIL_DELAY_MS: '0' });
    const { token } = await signIn(await origin);
    const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` };
    const get = async (from: string, path: string) =>
      (await fetch(`${from}/superwallet/api${path}`, { headers })).json();
    const post = async (path: string, body: object) =>
      fetch(`${await origin}/superwallet/api${path}`, {
        method: 'POST',
        headers,
        body: JSON.stringify({ userId: 1, ...body }),
      });
    // An amount ending in 503 makes the sandbox rail answer only after the provider restarts.
    const send = { recipient: '051-747-0123', amount: '1503', method: 'phone' };
    const broken = post('/local/sends', send).then(
      () => 'answered',
      () => 'broken off',
    );
    await expect
      .poll(async () => get(await origin, '/transactions/1'), { timeout: 9_000 })
      .toContainEqual(expect.objectContaining({ amount: '1503', status: 'pending' }));
    // The rail is called in sequence: once this request is done, the previous one has reached it.
    const deposit = { assetType: 'XP', amount: '20', fee: '0', method: 'bank' };
    expect((await post('/deposits', deposit)).status).toBe(201);
    child.kill('SIGKILL');
    await exit;
    expect(await broken).toBe('broken off');

    const second = run();
    const again = await second.origin;
    await second.printed('Settled 1 transactions that an earlier run left pending.\n');
    expect(await get(again, '/transactions/1')).toContainEqual(
      expect.objectContaining({ amount: '1503', status: 'completed' }),
    );
    expect(await get(again, '/assets/1')).toContainEqual(
      expect.objectContaining({ assetType: 'BusanCoin', balance: '46997' }),
    );
  });

  // Each kill requires a start and about eight password hashes.
  it(
    'accepts exactly one of the old and the new password after a kill during a password change',
    { timeout: 240_000 },
    async () => {
      const passwords = [samplePassword, 'second sample password'] as const;
      let current: string = passwords[0];
      const login = async (origin: string, password: string) => {
        const { status } = await fetch(`${origin}/superwallet/api/auth/login`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({ email: sampleUser.email, password }),
        });
        return status;
      };
      let provider = run();
      // A change takes about a second here: three hashes, and then the commit.
      for (const killAfter of [0, 400, 800]) {
        const { child, origin, exit } = provider;
        const other = passwords.find((password) => password !== current) ?? current;
        const { token } = await signIn(await origin, current);
        const change = fetch(`${await origin}/superwallet/api/auth/password`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
          body: JSON.stringify({ currentPassword: current, newPassword: other }),
        }).then(
          ({ status }) => status,
          () => 'broken off',
        );
        await setTimeout(killAfter);
        child.kill('SIGKILL');
        await exit;
        const answer = await change;

        provider = run();
        const again = await provider.origin;
        const statuses = [await login(again, current), await login(again, other)];
        expect([
          [200, 401],
          [401, 200],
        ]).toContainEqual(statuses);
        if (answer === 200) expect(statuses).toEqual([401, 200]);
        if (statuses[1] === 200) current = other;
      }
    },
  );

  it('creates its secret key once, readable by its owner only', async () => {
    const file = join(home, 'data', 'secret.key');
    const first = run();
    await first.origin;
    expect(first.output()).toContain(
      `Made the secret key ${file}. Set SECRET_KEY to keep it apart from the data that it protects.\n`,
    );
    expect(((await stat(file)).mode & 0o777).toString(8)).toBe('600');
    const key = await readFile(file, 'utf8');
    expect(Buffer.from(key, 'base64')).toHaveLength(32);
    expect(first.output()).not.toContain(key);
    first.child.kill('SIGKILL');
    await first.exit;
    const second = run();
    await second.origin;
    expect(second.output()).not.toContain('secret key');
    expect(await readFile(file, 'utf8')).toBe(key);
    second.child.kill('SIGKILL');
    await second.exit;

    const wrong = run({ SECRET_KEY: Buffer.alloc(32, 1).toString('base64') });
    expect(await wrong.exit).toBe(1);
    expect(wrong.output()).toBe(
      'SECRET_KEY is not the key that protects the secrets in this database. Set the key with which the database was first started, or the one of the last rotation.\n',
    );
  });

  it('refuses to start without the key file of its database, and creates no other', async () => {
    const data = join(home, 'data');
    const file = join(data, 'secret.key');
    const first = run();
    await first.origin;
    first.child.kill('SIGTERM');
    await first.exit;
    const key = await readFile(file, 'utf8');
    await rm(file);
    for (let time = 0; time < 2; time += 1) {
      const without = run();
      expect(await without.exit).toBe(1);
      expect(without.output()).toBe(
        `${file} is missing, and this database has secrets that only its key decrypts. Restore the file from a backup, or set SECRET_KEY to its content.\n`,
      );
      expect((await readdir(data)).filter((name) => name.startsWith('secret.key'))).toEqual([]);
    }
    const second = run({ SECRET_KEY: key });
    await second.origin;
    expect((await readdir(data)).filter((name) => name.startsWith('secret.key'))).toEqual([]);
  });

  it('creates private files with any umask, and makes its existing files private', async () => {
    const umask = '000';
    const data = join(home, 'new', 'data');
    /** The paths in the data directory, and the directory itself, that others can access. */
    const open = async () => {
      const names = ['', ...(await readdir(data, { recursive: true }))];
      const modes = await Promise.all(
        names.map(async (name) => [name, await stat(join(data, name))] as const),
      );
      expect(modes.length).toBeGreaterThan(500);
      return modes
        .filter(([, entry]) => (entry.mode & 0o777) !== (entry.isDirectory() ? 0o700 : 0o600))
        .map(([name]) => name);
    };
    const first = run({ DATA_DIR: data }, umask);
    await first.origin;
    expect(await open()).toEqual([]);
    first.child.kill('SIGTERM');
    expect(await first.exit).toBe(0);
    expect(await open()).toEqual([]);

    const opened = ['', 'secret.key', 'postgres', 'postgres/base', 'postgres/PG_VERSION'];
    for (const name of opened) await chmod(join(data, name), 0o777);
    await writeFile(join(data, 'of-the-operator'), '', { mode: 0o644 });
    await chmod(join(data, 'of-the-operator'), 0o644);
    const second = run({ DATA_DIR: data }, umask);
    await second.origin;
    expect(await open()).toEqual(['of-the-operator']);
  });

  it('continues after SIGSTOP and SIGCONT, and is killed with a log line when its event loop hangs', async () => {
    const { child, origin, exit, output } = run({
      LOG_FORMAT: 'json',
      FREEZE_LIMIT_MS: '1500',
      // The signal starts an endless loop, like a hanging embedded database.
      NODE_OPTIONS: "--import=data:text/javascript,process.on('SIGUSR2',()=>{for(;;);})",
    });
    await origin;
    child.kill('SIGSTOP');
    await setTimeout(4_000);
    child.kill('SIGCONT');
    expect((await fetch(`${await origin}/health`)).status).toBe(200);
    await setTimeout(2_500);
    expect((await fetch(`${await origin}/health`)).status).toBe(200);
    child.kill('SIGUSR2');
    expect(await exit).not.toBe(0);
    expect(child.signalCode).toBe('SIGKILL');
    expect(readLine(output().trimEnd().split('\n').at(-1) ?? '').message).toBe(
      'The event loop has been blocked for 1.5 s. The provider was killed; start it again.',
    );
  });

  it('logs nothing when a request is aborted', async () => {
    const { origin, output } = run();
    const { hostname, port } = new URL(await origin);
    const { token } = await signIn(await origin);
    for (const path of ['/auth/login', '/transactions']) {
      const socket = connect(Number(port), hostname);
      socket.write(
        `POST /superwallet/api${path} HTTP/1.1\r\nHost: wallet\r\nAuthorization: Bearer ${token}\r\n` +
          'Content-Type: application/json\r\nContent-Length: 1000\r\n\r\n{"email":',
      );
      // A later request on another connection was answered, so the provider is reading the first one.
      await fetch(`${await origin}/health`);
      socket.resetAndDestroy();
    }
    await fetch(`${await origin}/ready`);
    expect(output().split('\n').slice(4).join('\n')).toBe('');
  });

  it('refuses a data directory that another provider uses', async () => {
    const path = join(home, 'data');
    const provider = await startTestProvider({ kind: 'directory', path });
    const { output, exit } = run();
    expect(await exit).toBe(1);
    expect(output()).toMatch(/^The data directory .* is in use by another provider\. .*\n$/);
    await provider.close();
  });

  it.each(['PORT', 'METRICS_PORT'])('refuses a %s that is in use', async (name) => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const address = other.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const { output, exit } = run({ [name]: String(port) });
    expect(await exit).toBe(1);
    expect(output()).toBe(
      `Port ${port} is in use. Stop the process that uses it, or set ${name} to another port.\n`,
    );
    other.close();
  });

  it('refuses a malformed setting with one line', async () => {
    const { output, exit } = run({ SECRET_KEY: 'short' });
    expect(await exit).toBe(1);
    expect(output()).toBe('SECRET_KEY must be 32 bytes in base64.\n');
  });

  it('applies its settings', async () => {
    await writeFile(join(home, 'terms.html'), 'Terms of Busan Bank');
    await writeFile(join(home, 'privacy.html'), 'Privacy at Busan Bank');
    const wallet = 'http://localhost:5000';
    const { child, origin, output, exit } = run({
      LOG_FORMAT: 'json',
      LOG_REQUESTS: 'on',
      LEGAL_DIR: home,
      WALLET_ORIGIN: wallet,
      SAMPLE_DATA: 'false',
    });
    const terms = await fetch(`${await origin}/superwallet/terms`);
    expect(await terms.text()).toBe('Terms of Busan Bank');
    const token = 'a token that no log may hold';
    const { headers } = await fetch(`${await origin}/superwallet/api/transactions/1`, {
      headers: { Origin: wallet, Authorization: `Bearer ${token}` },
    });
    expect(headers.get('Access-Control-Allow-Origin')).toBe(wallet);
    const login = await fetch(`${await origin}/superwallet/api/auth/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: sampleUser.email, password: samplePassword }),
    });
    expect(login.status).toBe(401);
    child.kill('SIGTERM');
    await exit;
    const lines = output().trimEnd().split('\n').map(readLine);
    expect(lines.every(({ time, level, message }) => time && level && message)).toBe(true);
    expect(lines).toContainEqual(
      expect.objectContaining({
        level: 'info',
        message: 'GET /superwallet/api/transactions/:userId',
        requestId: headers.get('X-Request-Id'),
        route: '/superwallet/api/transactions/:userId',
        status: 401,
      }),
    );
    expect(output()).not.toContain(token);
    expect(output()).not.toContain('Sample sign-in');
  });

  it('refuses an unreachable database server', async () => {
    const { output, exit } = run({ DATABASE_URL: `postgresql:///none?host=${home}`, DATA_DIR: '' });
    expect(await exit).toBe(1);
    expect(output()).toMatch(/^Cannot connect to the database of DATABASE_URL \(ENOENT\)\. .*\n$/);
  });
});
