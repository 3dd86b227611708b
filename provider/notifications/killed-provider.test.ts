import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, it } from 'vitest';

import { basePath } from '#wallet/paths.ts';

import { eq } from '../database/drizzle.ts';
import { messages } from '../database/schema.ts';
import { eventually } from '../testing/eventually.ts';
import { proveEmail } from '../testing/prove.ts';
import { spawnProvider } from '../testing/provider-process.ts';
import { startSmtpServer, type SmtpServer } from '../testing/smtp-server.ts';
import { startTestProvider, testPassword, type Person } from '../testing/test-provider.ts';
import { manualEnvironment } from '../testing/manual-environment.ts';
import { claimTime } from '../messages/delivery.ts';

const from = 'Superwallet <no-reply@wallet.test>';
const secretKey = Buffer.alloc(32, 7).toString('base64');

let path: string;
let mail: SmtpServer;
beforeEach(async () => {
  path = join(await mkdtemp(join(tmpdir(), 'superwallet-notify-')), 'data');
  mail = await startSmtpServer();
});
afterEach(async () => {
  await mail.close();
  await rm(join(path, '..'), { recursive: true, force: true });
});

/** Registers a user with a proven e-mail address. */
async function reachable(): Promise<Person> {
  const provider = await startTestProvider({ kind: 'directory', path });
  const person = await provider.register();
  await proveEmail(provider.database, person.id);
  await provider.close();
  return person;
}

/** Signs in at a provider in a process of its own, and kills it at the given moment. */
async function killAfterSignIn(
  { email }: Person,
  smtpUrl: string,
  moment: () => Promise<unknown>,
): Promise<void> {
  const { child, exit, origin } = spawnProvider({
    DATA_DIR: path,
    SAMPLE_DATA: 'off',
    SECRET_KEY: secretKey,
    SMTP_URL: smtpUrl,
    MAIL_FROM: from,
  });
  const answer = await fetch(`${await origin}${basePath}/api/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password: testPassword }),
  });
  expect(answer.status).toBe(200);
  await moment();
  child.kill('SIGKILL');
  await exit;
}

/** Starts a provider after the claim of the killed one has expired, and waits until the message is sent. */
async function deliverLater(): Promise<void> {
  const later = manualEnvironment(new Date(Date.now() + claimTime).toISOString());
  const provider = await startTestProvider(
    { kind: 'directory', path },
    { mailServer: { url: mail.url, from } },
    later,
  );
  await eventually(async () => {
    const rows = await provider.database.transaction((tx) =>
      tx.select().from(messages).where(eq(messages.channel, 'email')),
    );
    expect(rows).toMatchObject([{ state: 'sent', content: null }]);
  });
  await provider.close();
}

it('a notification is sent although the provider is killed after the commit', async () => {
  const person = await reachable();
  // A mail server that accepts connections and does not answer: nothing is sent.
  const sockets: Socket[] = [];
  const silent = createServer((socket) => sockets.push(socket));
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const address = silent.address();
  if (address === null || typeof address === 'string') throw new Error('It listens on no port');
  await killAfterSignIn(person, `smtp://127.0.0.1:${address.port}`, () =>
    eventually(() => expect(sockets.length).toBeGreaterThan(0)),
  );
  for (const socket of sockets) socket.destroy();
  silent.close();
  expect(mail.received).toHaveLength(0);
  await deliverLater();
  expect(mail.received.map(({ to }) => to)).toEqual([[person.email]]);
}, 120_000);

it('a notification that was accepted and not recorded is sent again under its reference', async () => {
  const person = await reachable();
  mail.hold();
  await killAfterSignIn(person, mail.url, () =>
    eventually(() => expect(mail.received).toHaveLength(1)),
  );
  mail.release();
  await deliverLater();
  expect(mail.received.map(({ to }) => to)).toEqual([[person.email], [person.email]]);
  const references = mail.received.map(({ data }) => /Message-ID: <([0-9a-f]+)@/i.exec(data)?.[1]);
  expect(new Set(references).size).toBe(1);
}, 120_000);
