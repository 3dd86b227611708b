import { createHash } from 'node:crypto';
import { copyFile, cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { PGlite } from '@electric-sql/pglite';
import { Client } from 'pg';
import { afterEach, expect, inject, it } from 'vitest';
import * as z from 'zod/mini';

import { idempotencyKeyHeader } from '#api/calls/call.ts';
import { proofOf } from '#wallet/document-proof.ts';
import { WorkDocument } from '#wallet/entities/document.ts';

import type { DatabaseLocation } from './location.ts';
import { describeOnEachDatabase } from '../testing/each-database.ts';
import { filesBelow } from '../testing/files-below.ts';
import { startTestProvider, type TestProvider } from '../testing/test-provider.ts';
import { DatabaseUnavailable } from './database-unavailable.ts';
import { drizzlePg, drizzlePGlite, migratePg, migratePGlite } from './drizzle.ts';
import { migrationsFolder } from './migrations-folder.ts';
import {
  bankAccounts,
  credentials,
  digitalDocuments,
  idempotencyKeys,
  transactions,
  users,
  workAttachments,
} from './schema.ts';

const Journal = z.looseObject({ entries: z.array(z.looseObject({ tag: z.string() })) });

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** Creates a database of an earlier version: runs only the first migrations, and then the statements. */
async function earlier(
  location: DatabaseLocation,
  count: number,
  statements: string,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'superwallet-migrations-'));
  const journal = Journal.parse(
    JSON.parse(await readFile(join(migrationsFolder, 'meta/_journal.json'), 'utf8')),
  );
  const entries = journal.entries.slice(0, count);
  await mkdir(join(folder, 'meta'));
  await writeFile(join(folder, 'meta/_journal.json'), JSON.stringify({ ...journal, entries }));
  for (const { tag } of entries) {
    await copyFile(join(migrationsFolder, `${tag}.sql`), join(folder, `${tag}.sql`));
  }

  if (location.kind === 'server') {
    const client = new Client({ connectionString: location.url });
    await client.connect();
    await client.query('drop schema public, drizzle cascade; create schema public');
    await migratePg(drizzlePg(client), { migrationsFolder: folder });
    await client.query(statements);
    await client.end();
  } else {
    await rm(location.path, { recursive: true });
    await cp(inject('unmigratedTemplate'), location.path, { recursive: true });
    const client = await PGlite.create({ dataDir: join(location.path, 'postgres') });
    await migratePGlite(drizzlePGlite(client), { migrationsFolder: folder });
    await client.exec(statements);
    await client.close();
  }
  await rm(folder, { recursive: true });
}

/** A user with the id 1 and a session. */
const earlyPerson = `
  insert into users (first_name, last_name, email, did_address, password_hash, created_at)
    values ('Early', 'Person', 'early@test.example',
      'did:ethr:0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', '', now());
  insert into sessions (token_hash, user_id, created_at, expires_at)
    values ('${sha256('early-token')}', 1, now(), '2100-01-01');`;

// In milliseconds. Each test starts two databases, one after the other.
const timeout = 120_000;

await describeOnEachDatabase('a database of a later version', (fresh) => {
  it('is refused in one sentence', { timeout }, async () => {
    const database = await fresh();
    const later = `insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 4102444800000);`;
    await earlier(database, 6, later);
    await expect(startTestProvider(database)).rejects.toThrow(
      new DatabaseUnavailable(
        'The database was made by a newer version of the provider. Start that version, or use another database.',
      ),
    );
  });
});

await describeOnEachDatabase('a database of an earlier version', (fresh) => {
  let provider: TestProvider | undefined;
  afterEach(() => provider?.close());

  it(
    'preserves its idempotency keys, so that a repeated send gets the first answer',
    { timeout },
    async () => {
      const database = await fresh();
      const toAddress = '0x52908400098527886E0F7030069857D2E4169EE7';
      await earlier(
        database,
        3,
        `${earlyPerson}
       insert into transactions (user_id, transaction_type, asset_type, amount, to_address, status,
         created_at, idempotency_key, request_hash)
         values (1, 'send', 'XP', 2.5, '${toAddress}', 'completed', '2026-03-01T08:00:00.25Z',
             'early-key', '${sha256(JSON.stringify(['XP', '2.5', toAddress]))}'),
           (1, 'send', 'XP', 7, '${toAddress}', 'completed', '2026-03-01T09:00:00Z', null, null);`,
      );

      provider = await startTestProvider(database);
      const person = { id: 1, token: 'early-token', did: '', email: '' };
      const send = { amount: '2.5', toAddress };
      const again = await provider.send(person, send, 'early-key');
      expect(again.status).toBe(201);
      expect(again.body).toEqual({
        id: 1,
        userId: 1,
        transactionType: 'send',
        assetType: 'XP',
        amount: '2.5',
        toAddress,
        // The stored first answer, although the send is completed now.
        status: 'pending',
        createdAt: '2026-03-01T08:00:00.250Z',
      });
      expect(await provider.transactions(person)).toHaveLength(2);
      expect((await provider.send(person, { ...send, amount: '3' }, 'early-key')).status).toBe(422);
      expect((await provider.get('/work/approvals/1', person.token)).body).toEqual([]);
    },
  );

  it(
    'adds the counterparty, the time of settlement and the contact to old sends',
    { timeout },
    async () => {
      const database = await fresh();
      const recipient = '0x52908400098527886E0F7030069857D2E4169EE7';
      const outside = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';
      await earlier(
        database,
        6,
        `${earlyPerson}
       insert into users (first_name, last_name, email, did_address, password_hash, created_at)
         values ('Late', 'Recipient', 'late@test.example', 'did:ethr:${recipient}', '', now());
       insert into transactions (user_id, transaction_type, asset_type, amount, to_address, status, created_at, send_id)
         values (1, 'send', 'XP', 2.5, 'did:ethr:${recipient}', 'completed', '2026-03-01T08:00:00Z', null),
           (2, 'receive', 'XP', 2.5, null, 'completed', '2026-03-01T08:00:00Z', 1),
           (1, 'send', 'XP', 7, '${outside}', 'completed', '2026-03-01T09:00:00Z', null),
           (1, 'send', 'XP', 8, '${recipient}', 'completed', '2026-03-01T10:00:00Z', null);`,
      );
      provider = await startTestProvider(database);
      const person = { id: 1, token: 'early-token', did: '', email: '' };
      const receipt = async (id: number) =>
        (await provider?.get(`/receipts/${id}`, person.token))?.body;
      expect(await receipt(1)).toMatchObject({
        operation: 'transfer',
        status: 'completed',
        settledAt: '2026-03-01T08:00:00.000Z',
        from: {
          name: 'Early Person',
          detail: 'did:ethr:0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
        },
        to: { name: 'Late Recipient', detail: recipient },
      });
      expect(await receipt(3)).toMatchObject({ to: { name: '', detail: outside } });
      const contacts = await provider.get('/recent-contacts/1', person.token);
      expect(contacts.body).toMatchObject([
        { id: 4, area: 'network', recipient },
        { id: 3, area: 'network', name: outside, recipient: outside },
      ]);
    },
  );

  it('sets the keys of its users, and the payees of its contacts', { timeout }, async () => {
    const database = await fresh();
    const sent = (detail: string, method = 'phone') =>
      `(1, 'send', 'BusanCoin', 500, 'completed', now(), 'local-send', '${method}', '${detail}', now(), null)`;
    await earlier(
      database,
      11,
      `${earlyPerson
        .replace('expires_at)', 'expires_at, last_seen_at)')
        .replace("'2100-01-01')", "'2100-01-01', now())")}
       insert into users (first_name, last_name, email, phone, did_address, password_hash, created_at)
         values ('서연', '박', 'ÜNAL@x.example', '010-7777-1234', 'did:ethr:0x52908400098527886E0F7030069857D2E4169EE7', '', now()),
           ('Ünal', 'Öz', 'u\u0308nal@x.example', '', 'did:ethr:0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359', '', now());
       insert into transactions (user_id, transaction_type, asset_type, amount, status, created_at, operation, method,
           counterparty_detail, settled_at, send_id)
         values ${sent('박서연', 'account')},
           (2, 'receive', 'BusanCoin', 500, 'completed', now(), 'local-send', 'account', '', now(), 1),
           ${sent('+82 10-7777-1234')}, ${sent('010-7777-1234')}, ${sent('asdf', 'qr')};
       insert into contacts (user_id, area, recipient, look, name, phone, transaction_id, last_sent_at)
         values (1, 'local', '박서연', '박서연', '서연 박', '', 1, now()),
           (1, 'local', '821077771234', '8211234', '엄마', '+82 10-7777-1234', 3, now()),
           (1, 'local', '01077771234', '0101234', '010-7777-1234', '010-7777-1234', 4, now()),
           (1, 'local', 'asdf', 'asdf', 'asdf', '', 5, now());`,
    );
    provider = await startTestProvider(database);
    const contacts = await provider.get('/recent-contacts/1', 'early-token');
    expect(contacts.body).toMatchObject([
      { id: 5, name: 'asdf', recipient: 'asdf', phone: '' },
      { id: 4, name: '엄마', recipient: '010-7777-1234', phone: '010-7777-1234' },
      { id: 1, name: '서연 박', recipient: '박서연', phone: '' },
    ]);
    const find = async (kind: string, recipient: string) =>
      (
        await provider?.request('POST', '/recipients/find', {
          token: 'early-token',
          body: { kind, recipient },
        })
      )?.body;
    expect(await find('account', '박 서연')).toMatchObject({
      payee: 'account:2',
      paidBefore: true,
      changed: false,
    });
    // The number of the profile is not proven.
    expect(await find('phone', '010 7777 1234')).toMatchObject({
      payee: 'payout:+821077771234',
      paidBefore: true,
    });
    expect(await find('account', 'ÜNAL ÖZ')).toMatchObject({ payee: 'account:3' });
    const keys = await provider.database.transaction((tx) =>
      tx.select({ key: users.emailKey }).from(users).orderBy(users.id),
    );
    // Two accounts have different spellings of one address. The later one gets no key.
    expect(keys.map(({ key }) => key)).toEqual(['early@test.example', 'ünal@x.example', null]);
  });

  it('adds security settings to existing accounts', { timeout }, async () => {
    const database = await fresh();
    await earlier(database, 7, earlyPerson.replace("'', now())", "'', '2026-01-31T08:00:00Z')"));
    provider = await startTestProvider(database);
    expect((await provider.get('/security-settings/1', 'early-token')).body).toEqual({
      twoFactorEnabled: false,
      recoveryCodesLeft: 0,
      biometricEnabled: false,
      sessionTimeout: 30,
      trustedDevices: 1,
      lastPasswordChange: '2026-01-31T08:00:00.000Z',
      passwordStrength: null,
      failedSignIns: 0,
      loginNotifications: true,
      suspiciousActivityAlerts: true,
      deviceManagement: false,
    });
    expect((await provider.get('/sessions/1', 'early-token')).body).toMatchObject([
      { deviceName: 'Unknown device', isCurrent: true },
    ]);
    expect((await provider.get('/notifications/1', 'early-token')).body).toEqual([]);
  });

  it(
    'encrypts its document numbers and images, and completes its approvals',
    { timeout },
    async () => {
      const database = await fresh();
      await earlier(
        database,
        7,
        `${earlyPerson}
       insert into credentials (user_id, credential_type, issuer, issuance_date, name, credential_number)
         values (1, 'national_id', 'x', '2024-03-01', 'National ID', '900215-1234567'),
           (1, 'education', 'y', '2024-03-01', 'Bachelor', '');
       insert into digital_documents (user_id, title, document_type, document_hash, document_number, name,
         verification_status, image_type, image, created_at)
         values (1, 'ID Verification', 'id', '0x1', 'M1234401', 'Early Person', 'pending', 'image/png',
           '\\x89504e470d0a1a0a', '2026-03-02T08:00:00Z');
       insert into work_approvals (user_id, document_id, title, description, priority, status, created_at, decided_at)
         values (1, 1, 'Business trip expenses', 'Tokyo', 'normal', 'pending', '2026-03-01T08:00:00Z', null),
           (1, 5, 'Overtime request', 'Evenings', 'low', 'approved', '2026-02-20T08:00:00Z', '2026-02-21T08:00:00Z');`,
      );
      provider = await startTestProvider(database);
      const token = 'early-token';
      expect((await provider.get('/credentials/1', token)).body).toMatchObject([
        { credentialData: { credentialNumber: '' } },
        { credentialData: { credentialNumber: '••••••-•••4567' } },
      ]);
      const dump = await provider.database.transaction(async (tx) => [
        await tx.select().from(credentials),
        await tx.select().from(digitalDocuments),
      ]);
      const texts = JSON.stringify(dump);
      expect(texts).not.toContain('1234567');
      expect(texts).not.toContain('M1234401');
      const [, [document] = []] = dump;
      expect(document).toMatchObject({ plainDocumentNumber: null });

      const approvals = await provider.get('/work/approvals/1', token);
      expect(approvals.body).toMatchObject([
        { id: 1, priority: 'normal', status: 'pending', submittedBy: 'Sumin Choi' },
        { id: 2, priority: 'low', status: 'approved', approver: 'Early Person' },
      ]);
      for (const id of [1, 2]) {
        const read = WorkDocument.parse((await provider.get(`/work/documents/${id}`, token)).body);
        expect(proofOf(read).verified).toBe(true);
      }
    },
  );

  it(
    'encrypts its account numbers, answers and file names, and leaves no plain text in its files',
    { timeout },
    async () => {
      const database = await fresh();
      const account = {
        userId: 1,
        bankName: 'Hana',
        accountNumber: '620-910123-45607',
        accountHolder: 'Early Person',
        accountType: 'savings',
      };
      const answer = { ...account, id: 1, isDefault: true };
      await earlier(
        database,
        16,
        `${earlyPerson
          .replace('expires_at)', 'expires_at, last_seen_at)')
          .replace("'2100-01-01')", "'2100-01-01', now())")}
         insert into bank_accounts (user_id, bank_name, account_number, account_holder, account_type)
           values (1, 'Hana', '620-910123-45607', 'Early Person', 'savings');
         insert into transactions (user_id, transaction_type, asset_type, amount, status, created_at, operation,
             method, counterparty_name, counterparty_detail, settled_at)
           values (1, 'send', 'USDC', 10, 'completed', now(), 'withdrawal', 'standard', 'Hana', '620-910123-45607', now()),
             (1, 'send', 'BusanCoin', 10, 'completed', now(), 'local-withdrawal', 'economy', 'Woori', '1002-345-678901', now());
         insert into idempotency_keys (user_id, key, call, request_hash, answer, created_at)
           values (1, 'account-key', 'addBankAccount', '${sha256(JSON.stringify(account))}', '${JSON.stringify(answer)}', now()),
             (1, 'cancelled-key', 'addBankAccount', 'never arrived', '{}', now());
         insert into work_approvals (user_id, title, priority, status, created_at)
           values (1, 'Overtime', 'low', 'pending', now());
         insert into work_attachments (approval_id, name, type, size, sha256, content)
           values (1, 'severance-park-minseo.pdf', 'PDF', 1, 'x', 'y');`,
      );
      provider = await startTestProvider(database);
      const token = 'early-token';
      expect((await provider.get('/bank-accounts/1', token)).body).toMatchObject([
        { accountNumber: '620-910123-45607', bankName: 'Hana' },
      ]);
      expect((await provider.get('/receipts/1', token)).body).toMatchObject({
        to: { name: 'Hana', detail: '•••• 5607' },
      });
      expect((await provider.get('/work/documents/1', token)).body).toMatchObject({
        attachments: [{ name: 'severance-park-minseo.pdf' }],
      });
      const save = (key: string, body: object) =>
        provider?.request('POST', '/bank-accounts', {
          token,
          headers: { [idempotencyKeyHeader]: key },
          body,
        });
      expect(await save('account-key', account)).toMatchObject({ status: 201, body: answer });
      const other = { ...account, accountNumber: '620-910123-45608' };
      expect(await save('account-key', other)).toMatchObject({ status: 422 });
      expect(await save('cancelled-key', other)).toMatchObject({ status: 422 });

      const secrets = ['620-910123-45607', '1002-345-678901', 'severance-park-minseo'];
      const dump = await provider.database.transaction(async (tx) =>
        JSON.stringify([
          await tx.select().from(bankAccounts),
          await tx.select().from(transactions),
          await tx.select().from(idempotencyKeys),
          await tx.select().from(workAttachments),
        ]),
      );
      for (const secret of secrets) expect(dump).not.toContain(secret);
      expect(dump).not.toContain(sha256(JSON.stringify(account)));
      if (database.kind === 'server') return;
      await provider.close();
      provider = undefined;
      for (const [file, content] of await filesBelow(database.path)) {
        for (const secret of secrets)
          expect([file, content.includes(secret)]).toEqual([file, false]);
      }
    },
  );

  it('preserves the idempotency keys of all creates', { timeout }, async () => {
    const database = await fresh();
    const toAddress = 'did:ethr:0x52908400098527886E0F7030069857D2E4169EE7';
    const sent = {
      id: 7,
      userId: 1,
      transactionType: 'send',
      assetType: 'XP',
      amount: '2.5',
      toAddress,
      status: 'pending',
      createdAt: '2026-03-01T08:00:00.250Z',
    };
    const refund = {
      userId: 1,
      merchantName: 'Olive Young 서면',
      purchaseAmount: '150',
      refundAmount: '12',
      receiptHash: '0x9f2c',
      status: 'processing',
      isAutomatic: false,
    };
    const refunded = { ...refund, id: 9, createdAt: sent.createdAt, processedAt: null };
    await earlier(
      database,
      5,
      `${earlyPerson}
       insert into idempotency_keys (user_id, key, call, request_hash, answer, created_at)
         values (1, 'send-key', 'createTransaction',
             '${sha256(JSON.stringify(['XP', '2.5', toAddress]))}', '${JSON.stringify(sent)}', now()),
           (1, 'refund-key', 'createTaxRefund',
             '${sha256(JSON.stringify(refund))}', '${JSON.stringify(refunded)}', now());`,
    );

    provider = await startTestProvider(database);
    const person = { id: 1, token: 'early-token', did: '', email: '' };
    const send = await provider.send(person, { amount: '2.5', toAddress }, 'send-key');
    expect([send.status, send.body]).toEqual([201, sent]);
    const again = await provider.request('POST', '/tax-refunds', {
      token: person.token,
      headers: { [idempotencyKeyHeader]: 'refund-key' },
      body: refund,
    });
    expect([again.status, again.body]).toEqual([201, refunded]);
  });
});
