import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';

import { sql } from '../database/drizzle.ts';
import type { Tx } from '../database/tx.ts';
import { foreignKeysOf, tablesOf } from '../operations/catalogue.ts';
import { documentPicture } from '../testing/document-pictures.ts';
import { describeOnEachDatabase } from '../testing/each-database.ts';
import { filledTexts, fillAccount } from '../testing/fill-account.ts';
import {
  startTestProvider,
  testSecretKey,
  type Person,
  type TestProvider,
} from '../testing/test-provider.ts';
import { exportData, exportsPerDay } from './export-data.ts';
import { dataParts, notExported } from './personal-data.ts';

const DataFile = z.record(z.string(), z.unknown());
const Rows = z.array(z.looseObject({}));

/** The tables that refer to users, also through other tables; and those with a reference that is no foreign key. */
async function tablesOfUsers(tx: Tx): Promise<string[]> {
  const found = new Set(['users', 'sandbox_orders']);
  for (const { name, columns } of await tablesOf(tx)) {
    if (columns.some((column) => /(^|_)user_id$/.test(column.name))) found.add(name);
  }
  const keys = await foreignKeysOf(tx);
  for (let before = 0; before < found.size;) {
    before = found.size;
    for (const { table, parent } of keys) if (found.has(parent)) found.add(table);
  }
  return [...found].toSorted();
}

await describeOnEachDatabase('the export of all data', (fresh) => {
  let provider: TestProvider;
  let person: Person;
  let other: Person;
  beforeAll(async () => {
    provider = await startTestProvider(await fresh());
    person = await provider.register();
    other = await provider.register();
    await fillAccount(provider, person, other);
  });
  afterAll(() => provider.close());

  const download = ({ token }: Person) =>
    provider.request('POST', '/account/export', { token, body: {} });
  const exported = async () => {
    const pieces = exportData(provider.database, {
      userId: person.id,
      key: testSecretKey,
      at: provider.environment.clock.now(),
    });
    let text = '';
    for await (const piece of pieces) text += piece;
    return DataFile.parse(JSON.parse(text));
  };

  it('contains each table that refers to users, or has a reason not to', async () => {
    const tables = await provider.database.transaction(tablesOfUsers);
    const known = [...dataParts.map(({ table }) => table), ...Object.keys(notExported)];
    expect(known.toSorted()).toEqual(tables);
  });

  it('has rows of every part for a user who uses everything, with readable values', async () => {
    const file = await exported();
    const empty = Object.entries(file).filter(
      ([name, rows]) => name !== 'exportedAt' && Rows.parse(rows).length === 0,
    );
    // Codes and their proofs are deleted when they are used.
    expect(empty.map(([name]) => name)).toEqual([
      'contactProofs',
      'emailChanges',
      'passwordResets',
    ]);
    const text = JSON.stringify(file);
    expect(filledTexts.filter((each) => !text.includes(each))).toEqual([]);
    expect(Rows.parse(file['profile'])).toEqual([
      expect.objectContaining({
        firstName: 'Philippa',
        email: person.email,
        provenPhone: '+821073914682',
        createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      }),
    ]);
    expect(Rows.parse(file['identityDocuments'])[0]?.['image']).toBe(
      documentPicture('document.jpg').toString('base64'),
    );
    expect(Rows.parse(file['workFiles'])[0]).toMatchObject({
      name: 'harbour-maps.txt',
      content: Buffer.from('The old harbour').toString('base64'),
    });
    expect(Rows.parse(file['transactions'])[0]).toMatchObject({ amount: '2.3456789' });
  });

  it('contains neither hashes nor secrets, and nothing of another user’s account', async () => {
    const text = JSON.stringify(await exported());
    const secrets = await provider.database.transaction(async (tx) => {
      const { rows } = z.object({ rows: z.array(z.object({ secret: z.string() })) }).parse(
        await tx.execute(sql`select password_hash as secret from users
            union all select token_hash from sessions`),
      );
      return rows.map(({ secret }) => secret);
    });
    expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
    expect(text).not.toContain(person.token);
    expect(Object.keys(Rows.parse(JSON.parse(text)['wallets'])[0] ?? {})).not.toContain('token');
    const mine = Rows.parse(JSON.parse(text)['transactions']);
    expect(mine.every(({ userId }) => userId === person.id)).toBe(true);
  });

  it('reads long lists in pages', async () => {
    await provider.database.transaction((tx) =>
      tx.execute(sql`insert into notifications (user_id, title, message, type, created_at)
        select ${person.id}, 'Many', number::text, 'info', now() from generate_series(1, 450) as number`),
    );
    const notifications = Rows.parse((await exported())['notifications']);
    const many = notifications.filter(({ title }) => title === 'Many');
    expect(many.map(({ message }) => message)).toEqual(
      Array.from({ length: 450 }, (_, index) => String(index + 1)),
    );
  });

  it('is downloaded after the password, some times a day', async () => {
    const refused = await download(person);
    expect([refused.status, refused.body]).toMatchObject([403, { code: 'presence-required' }]);
    for (let count = 0; count < exportsPerDay; count += 1) {
      await provider.confirmPresence(person);
      const answer = await download(person);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('Content-Type')).toBe('application/octet-stream');
      expect(Rows.parse(DataFile.parse(JSON.parse(String(answer.body)))['trips'])).toHaveLength(1);
    }
    await provider.confirmPresence(person);
    const answer = await download(person);
    expect([answer.status, answer.body]).toMatchObject([429, { code: 'too-many-exports' }]);
    provider.environment.advance(24 * 60 * 60_000 + 1);
    const again = await provider.request('POST', '/auth/login', {
      body: { email: person.email, password: 'correct horse' },
    });
    const { token } = z.object({ token: z.string() }).parse(again.body);
    await provider.confirmPresence({ token });
    expect((await download({ ...person, token })).status).toBe(200);
  });
});
