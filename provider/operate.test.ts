import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { sql } from './database/drizzle.ts';
import type { DatabaseLocation } from './database/location.ts';
import { users } from './database/schema.ts';
import { describeOnEachDatabase } from './testing/each-database.ts';
import { spawnOperate } from './testing/operate.ts';
import { startTestProvider, type TestProvider } from './testing/test-provider.ts';

/** The key of the provider under test, and a different key. */
const secretKey = Buffer.alloc(32, 7).toString('base64');
const otherKey = Buffer.alloc(32, 8).toString('base64');

// Each command starts a process, and some open an embedded database.
const timeout = 240_000;

await describeOnEachDatabase('an operator', (fresh) => {
  let location: DatabaseLocation;
  let provider: TestProvider;
  let home: string;
  beforeAll(async () => {
    home = await mkdtemp(join(tmpdir(), 'superwallet-operate-'));
    location = await fresh();
    provider = await startTestProvider(location);
    await provider.register();
  });
  afterAll(async () => {
    await provider.close();
    await rm(home, { recursive: true });
  });

  /** Runs a command, and returns its exit code and complete output. */
  const operate = (
    args: readonly string[],
    key = secretKey,
    ownSettings: Readonly<Record<string, string>> = {},
  ) => {
    const settings =
      location.kind === 'server'
        ? { DATABASE_URL: location.url }
        : { DATA_DIR: location.kind === 'directory' ? location.path : '', DATABASE_URL: '' };
    const environment = { SECRET_KEY: key, ...settings, ...ownSettings };
    return spawnOperate(args, { environment, directory: home }).outcome;
  };

  const plainWarning =
    'The file is not encrypted, and has the data of all people. Set BACKUP_PASSPHRASE or BACKUP_RECIPIENT to encrypt it.\n';
  const keyAdvice =
    'The secret key is not in it. Keep SECRET_KEY with it: without the key the secrets in the backup cannot be read.\n';

  it('backs up, audits and restores beside a running provider', { timeout }, async () => {
    expect(await operate(['audit'])).toEqual({ code: 0, printed: 'The audit found nothing.\n' });
    const backedUp = await operate(['backup', 'here.backup']);
    expect(backedUp.code).toBe(0);
    // A warning is on the other stream, so its place varies.
    expect(backedUp.printed).toContain(plainWarning);
    expect(backedUp.printed.replace(plainWarning, '')).toBe(
      `Backed up to here.backup.\n${keyAdvice}`,
    );
    expect(await readdir(home)).toEqual(['here.backup']);
    expect(await operate(['restore', 'here.backup'])).toEqual({
      code: 0,
      printed: expect.stringMatching(
        /^Restored here\.backup, which was made at \d{4}-[\d:.TZ-]+\. The audit found nothing\.\nAll sessions have ended\. Passwords, .*\n$/,
      ),
    });
    const write = (statement: ReturnType<typeof sql>) =>
      provider.database.transaction((tx) => tx.execute(statement));
    await write(sql`insert into event_heads select id, 3 from users on conflict do nothing`);
    await write(sql`update event_heads set last_id = 3`);
    await write(sql`delete from events`);
    await write(sql`insert into events values (1, 1, '{}', now()), (1, 3, '{}', now())`);
    expect(await operate(['audit'])).toEqual({
      code: 1,
      printed: 'events of person 1 have a gap\n',
    });
    expect((await operate(['restore', 'here.backup'])).code).toBe(0);
    expect(await provider.ledgerFaults()).toEqual([]);
  });

  it('encrypts a backup, and restores it with its key only', { timeout }, async () => {
    const identity = await generateX25519Identity();
    const recipient = { BACKUP_RECIPIENT: await identityToRecipient(identity) };
    expect(await operate(['backup', 'encrypted.backup'], secretKey, recipient)).toEqual({
      code: 0,
      printed: `Backed up to encrypted.backup, encrypted.\n${keyAdvice}`,
    });
    const people = () => provider.database.transaction((tx) => tx.select().from(users));
    const before = await people();
    await provider.register();
    const after = await people();
    expect(await operate(['restore', 'encrypted.backup'])).toEqual({
      code: 1,
      printed:
        'encrypted.backup is encrypted. Set BACKUP_PASSPHRASE, or BACKUP_IDENTITY for a file that was encrypted for a recipient.\n',
    });
    expect(await people()).toEqual(after);
    const restored = await operate(['restore', 'encrypted.backup'], secretKey, {
      BACKUP_IDENTITY: identity,
    });
    expect(restored.code).toBe(0);
    expect(await people()).toEqual(before);
  });

  it('carries out commands of operators, which the audit checks', { timeout }, async () => {
    const line = 'person 1: Test Person 1, person1@test.example';
    expect(await operate(['admin', 'find', 'person1@test.example'])).toEqual({
      code: 0,
      printed: `${line}, active\n`,
    });
    expect(await operate(['admin', 'lock', '1'])).toEqual({
      code: 1,
      printed:
        'Say who does this and why, with --by NAME --why TEXT: both are recorded. Use: npm run admin -- lock PERSON --by NAME --why TEXT\n',
    });
    const why = ['--by', 'Dana', '--why', 'ticket 12'];
    expect((await operate(['admin', 'lock', '1', ...why])).printed).toMatch(`Locked: ${line}, `);
    expect(await operate(['audit'])).toEqual({ code: 0, printed: 'The audit found nothing.\n' });
    expect((await operate(['admin', 'unlock', '1', ...why])).code).toBe(0);
    expect((await operate(['admin', 'trail'])).printed).toMatch(/Dana: lock.*\n.*Dana: unlock/);
  });

  it('reports errors', { timeout }, async () => {
    const usage =
      'Use: npm run backup -- FILE, npm run restore -- FILE, npm run audit, npm run rotate-key, npm run export -- PERSON FILE, or npm run admin -- COMMAND.\n';
    expect(await operate([])).toEqual({ code: 1, printed: usage });
    expect(await operate(['restore', 'none.backup'])).toEqual({
      code: 1,
      printed: 'There is no file none.backup.\n',
    });
  });

  it(
    'works without a running provider, and detects a different secret key',
    { timeout },
    async () => {
      await provider.close();
      expect(await operate(['restore', 'here.backup'], otherKey)).toEqual({
        code: 0,
        printed: expect.stringMatching(
          /^The backup was made under another secret key than SECRET_KEY\. .*\nRestored here\.backup, /,
        ),
      });
      expect(await operate(['audit'])).toEqual({ code: 0, printed: 'The audit found nothing.\n' });
      provider = await startTestProvider(location);
      expect(await provider.ledgerFaults()).toEqual([]);
    },
  );
});
