import { createHash } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';

import { idempotencyKeyHeader } from '#api/calls/call.ts';
import { RecoveryCodes, TwoFactorSetup } from '#wallet/entities/two-factor.ts';

import { runningOn } from './operations/control.ts';
import { createLog } from './observability/log.ts';
import { makeDataDirectory } from './testing/data-directory.ts';
import { filesBelow } from './testing/files-below.ts';
import { proveEmail } from './testing/prove.ts';
import { codeIn, nextMessageTo } from './testing/sandbox-messages.ts';
import {
  startTestProvider,
  testPassword,
  type Person,
  type TestProvider,
} from './testing/test-provider.ts';
import { validBodies } from './testing/call-facts.ts';

const accountNumbers = ['620-910123-45607', '1002-345-678901'] as const;
const fileNames = ['severance-of-park-minseo.txt', '해고 명단.csv', 'secret-plan.exe'] as const;

/** A test card, and a card that the sandbox refuses. */
const card = { cardNumber: '4242424242424242', securityCode: '9137' };
const realCard = { cardNumber: '5555555555554444', securityCode: '8246' };

/** A text that is deliberately stored in plain text: finding it proves that the search works. */
const plainText = 'Gwangalli Souvenirs';

/** A text to search for; `isShort` texts may occur in longer numbers by chance. */
interface SearchedText {
  text: string;
  isShort: boolean;
}

/** A secret as text, in hex and in base64, and without its separators. */
function formsOf(secret: string): SearchedText[] {
  const bytes = Buffer.from(secret);
  const isShort = secret.length < 8;
  const texts = [secret, secret.replaceAll('-', '')];
  if (!isShort) texts.push(bytes.toString('hex'), bytes.toString('base64').replaceAll('=', ''));
  return [...new Set(texts)].map((text) => ({ text, isShort }));
}

/** The given secrets that occur in a content. */
function foundIn(content: Buffer | string, secrets: readonly string[]): string[] {
  // One character per byte, so that every position of a binary file can be searched.
  const text = Buffer.from(content).toString('latin1');
  return secrets.filter((secret) =>
    formsOf(secret).some((form) => {
      const searched = Buffer.from(form.text).toString('latin1');
      // The digits of a short code also occur in hashes and times.
      return form.isShort
        ? new RegExp(`(?<![\\da-f.])${searched}(?![\\da-f])`).test(text)
        : text.includes(searched);
    }),
  );
}

describe('the secrets of a user who uses every feature', () => {
  let directory: string;
  let provider: TestProvider;
  let person: Person;
  let metrics: string;
  let backup: Buffer;
  const printed: string[] = [];
  const secrets: string[] = [...accountNumbers, ...fileNames, testPassword, 'M98765432'];
  for (const { cardNumber, securityCode } of [card, realCard]) {
    secrets.push(cardNumber, securityCode, 'sandbox-card-4242');
  }
  const methods = ['error', 'warn', 'info', 'log', 'debug'] as const;

  const post = async (path: string, body: object) => {
    const key = createHash('sha256').update(path).update(JSON.stringify(body)).digest('hex');
    const answer = await provider.request('POST', path, {
      token: person.token,
      headers: { [idempotencyKeyHeader]: key },
      body,
    });
    return { status: answer.status, body: answer.body };
  };
  const created = async (path: string, body: object) => {
    const answer = await post(path, body);
    expect([path, answer.status]).toEqual([path, 201]);
    return z.looseObject({}).parse(answer.body);
  };

  beforeAll(async () => {
    for (const method of methods) {
      vi.spyOn(console, method).mockImplementation((...line: unknown[]) => {
        printed.push(line.map(String).join(' '));
      });
    }
    directory = await makeDataDirectory();
    provider = await startTestProvider(
      { kind: 'directory', path: directory },
      {
        onRequest: createLog('json').request,
        metrics: { port: 0, host: '127.0.0.1' },
        housekeeping: true,
        reviewDelay: 0,
      },
    );
    person = await provider.register();
    const approver = await provider.register();
    await proveEmail(provider.database, approver.id);
    const bodies = validBodies(person.id);
    secrets.push(person.token, approver.token);

    // Bank accounts, and payments to them.
    const accounts: unknown[] = [];
    for (const accountNumber of accountNumbers) {
      accounts.push(
        (await created('/bank-accounts', { ...bodies.addBankAccount, accountNumber })).id,
      );
    }
    const [first, second] = accounts;
    expect((await post('/cards', { ...bodies.addCard, ...card })).status).toBe(200);
    expect((await post('/cards', { ...bodies.addCard, ...realCard })).status).toBe(422);
    await created('/local/top-ups', bodies.createTopUp);
    await created('/withdrawals', { ...bodies.createWithdrawal, bankAccountId: first });
    await created('/local/withdrawals', { ...bodies.createLocalWithdrawal, bankId: second });
    const declined = { ...bodies.createLocalWithdrawal, amount: '1402', bankId: second };
    expect((await post('/local/withdrawals', declined)).status).toBe(402);
    // A repeat with the same idempotency key.
    await created('/bank-accounts', bodies.addBankAccount);
    await created('/local/sends', bodies.createLocalSend);
    await created('/deposits', bodies.createDeposit);
    const payment = { userId: person.id, assetType: 'XP', amount: '10' };
    await created('/deposits', { ...payment, fee: '0', method: 'bank', bankAccountId: second });
    await created('/deposits', { ...payment, fee: '0.25', method: 'card' });
    await created('/local/top-ups', {
      userId: person.id,
      amount: '5000',
      source: 'bank',
      rate: '1',
      bankAccountId: first,
    });
    await created('/tax-refunds', bodies.createTaxRefund);
    await provider.get(`/activities/${person.id}`, person.token);

    // Proofs of a number and of an address, and a change of the address.
    const profile = { ...bodies.updateProfile, email: person.email };
    await provider.confirmPresence(person);
    const saved = await provider.request('PUT', '/user/profile', {
      token: person.token,
      body: profile,
    });
    expect(saved.status).toBe(200);
    for (const [kind, to] of [
      ['phone', '+821012345678'],
      ['email', person.email],
    ] as const) {
      expect((await post('/contact-proofs', { kind })).status).toBe(200);
      const code = codeIn(await nextMessageTo(provider, to));
      expect(code).toMatch(/^\d{6}$/);
      secrets.push(code);
      await post('/contact-proofs/confirm', { kind, code: '000000' });
      if (kind === 'phone')
        expect((await post('/contact-proofs/confirm', { kind, code })).status).toBe(200);
    }

    // Two-factor authentication.
    await provider.confirmPresence(person);
    const { secret } = TwoFactorSetup.parse((await post('/two-factor/start', {})).body);
    const code = new TOTP({ secret }).generate({
      timestamp: provider.environment.clock.now().getTime(),
    });
    const confirmed = await post('/two-factor/confirm', { code });
    const { recoveryCodes } = RecoveryCodes.parse(confirmed.body);
    secrets.push(secret, Secret.fromBase32(secret).latin1, code, ...recoveryCodes);
    const signIn = { email: person.email, password: testPassword };
    await provider.request('POST', '/auth/login', { body: { ...signIn, code: recoveryCodes[0] } });
    await provider.request('POST', '/auth/login', { body: { ...signIn, code: '000000' } });

    // Files and documents.
    const content = Buffer.from('name,day').toString('base64');
    const request = { ...bodies.requestApproval, approverEmail: approver.email };
    const named = (name: string) => ({ ...request, attachments: [{ name, content }] });
    const [name, koreanName, refusedName] = fileNames;
    await created('/work/requests', named(name));
    await created('/work/requests', named(koreanName));
    expect((await post('/work/requests', named(refusedName))).status).toBe(422);
    await created('/digital-documents', bodies.requestVerification);

    metrics = await (await fetch(`${provider.metricsUrl}/metrics`)).text();
    const file = join(directory, 'test.backup');
    await (await runningOn(directory))?.backup(file);
    backup = gunzipSync(await readFile(file));
    await rm(file);
    await provider.close();
  }, 120_000);
  afterAll(async () => {
    vi.restoreAllMocks();
    await rm(directory, { recursive: true, force: true });
  });

  it('are in no file of the database, including its write-ahead log', async () => {
    const files = await filesBelow(directory);
    const places = [...files].map(([file, content]) => [file, foundIn(content, secrets)] as const);
    expect(places.filter(([, found]) => found.length > 0)).toEqual([]);
    const plain = [...files].filter(([, content]) => foundIn(content, [plainText]).length > 0);
    expect(plain.map(([file]) => file).join('\n')).toMatch(/pg_wal[^]*base|base[^]*pg_wal/);
  });

  it('are not in a backup', () => {
    expect(foundIn(backup, secrets)).toEqual([]);
    expect(foundIn(backup, [plainText])).toEqual([plainText]);
  });

  it('are not in the log with a line for each request', () => {
    const log = printed.join('\n');
    expect(log).toContain('POST /superwallet/api/two-factor/confirm');
    expect(foundIn([log, ...provider.environment.problems].join('\n'), secrets)).toEqual([]);
  });

  it('are not in the metrics', () => {
    expect(metrics).toContain('/superwallet/api/bank-accounts');
    expect(foundIn(metrics, secrets)).toEqual([]);
  });
});

describe('the search for secrets', () => {
  it.each([
    ['as it is', 'x620-910123-45607y'],
    ['without hyphens', '62091012345607'],
    ['in hex', Buffer.from('620-910123-45607').toString('hex')],
    ['in base64', Buffer.from('620-910123-45607').toString('base64')],
  ])('finds a number %s', (_, content) => {
    expect(foundIn(content, accountNumbers)).toEqual([accountNumbers[0]]);
  });

  it('finds a separate code, but not digits within a hash', () => {
    expect(foundIn('{"code":"731946"}', ['731946'])).toEqual(['731946']);
    expect(foundIn('\\x9f731946ab', ['731946'])).toEqual([]);
  });

  it('finds a name in Korean', () => {
    expect(foundIn(Buffer.from('x해고 명단.csvy'), fileNames)).toEqual(['해고 명단.csv']);
  });
});
