import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';

import { createSecretKey } from '../accounts/secret-key.ts';
import { asc, eq } from '../database/drizzle.ts';
import { messages, type MessageChannel } from '../database/schema.ts';
import { describeOnEachDatabase } from '../testing/each-database.ts';
import { eventually } from '../testing/eventually.ts';
import { startOperatorService, type OperatorService } from '../testing/operator-service.ts';
import { startSmtpServer, type SmtpServer } from '../testing/smtp-server.ts';
import { startTestProvider, type Person, type TestProvider } from '../testing/test-provider.ts';
import { claimTime, retryDelays } from './delivery.ts';
import { queueMessage } from './queue.ts';

const from = 'Superwallet <no-reply@wallet.test>';
const secret = 'a secret of the webhook, long enough';

/** Longer than the sweep interval, in milliseconds. */
const nextSweep = 5_000;

await describeOnEachDatabase('messages', (fresh, kind) => {
  let mail: SmtpServer;
  let sms: OperatorService;
  let provider: TestProvider;
  let person: Person;
  beforeAll(async () => {
    mail = await startSmtpServer();
    sms = await startOperatorService(secret);
    provider = await startTestProvider(await fresh(), {
      mailServer: { url: mail.url, from },
      smsWebhook: { url: sms.url, secret },
    });
    sms.state.now = provider.environment.clock.now;
    person = await provider.register();
  });
  afterAll(async () => {
    await provider.close();
    await mail.close();
    await sms.close();
  });
  afterEach(async () => {
    mail.refuse('RCPT');
    mail.refuse('MAIL');
    Object.assign(sms.state, { secret, status: 200, refused: 0 });
    await provider.database.transaction((tx) => tx.delete(messages));
  });

  const queue = (channel: MessageChannel, to: string, text: string, expiresAt?: Date) =>
    provider.database.transaction((tx) => {
      const { random, clock } = provider.environment;
      return queueMessage(
        tx,
        {
          userId: person.id,
          channel,
          message: { to, subject: channel === 'email' ? '제목' : '', text, language: 'ko' },
          at: clock.now(),
          ...(expiresAt && { expiresAt }),
        },
        { key: createSecretKey(new Uint8Array(32).fill(7), random), random },
      );
    });
  const stored = () =>
    provider.database.transaction((tx) => tx.select().from(messages).orderBy(asc(messages.id)));
  const sweep = (milliseconds = nextSweep) => provider.environment.advance(milliseconds);
  /** Waits until the only message has this state and number of attempts, and is not being sent. */
  const settled = (state: 'waiting' | 'sent' | 'failed', attempts: number) =>
    eventually(async () => {
      const rows = await stored();
      expect(rows).toMatchObject([{ state, attempts }]);
      if (state !== 'waiting') return;
      // While a message is being sent, its due time is the end of the claim, and a sweep would skip the message.
      const wait = (rows[0]?.dueAt.getTime() ?? 0) - provider.environment.clock.now().getTime();
      expect(wait).toBe(retryDelays[attempts - 1]);
    });

  it('sends e-mail through the mail server, once, and deletes its text', async () => {
    await queue('email', person.email, '인증번호 123456\n.점으로 시작하는 줄');
    expect(mail.received).toHaveLength(0);
    sweep();
    await settled('sent', 1);
    sweep(claimTime);
    await provider.get('/user', person.token);
    expect(mail.received).toHaveLength(1);
    const [{ to, from: envelope, data } = { to: [], from: '', data: '' }] = mail.received;
    expect({ to, envelope }).toEqual({ to: [person.email], envelope: 'no-reply@wallet.test' });
    expect(data).toContain('From: Superwallet <no-reply@wallet.test>');
    expect(data).toContain(`To: ${person.email}`);
    expect(data).toContain('Content-Language: ko');
    expect(data).toMatch(/Message-ID: <[0-9a-f]{32}@wallet\.test>/i);
    expect(await stored()).toMatchObject([{ content: null, sender: 'smtp' }]);
  });

  it('treats an address with a comma as one recipient', async () => {
    const before = mail.received.length;
    await queue('email', 'a,b@mail.test', 'text');
    sweep();
    await settled('sent', 1);
    expect(mail.received[before]?.to).toHaveLength(1);
  });

  it('sends SMS as a signed request, and deletes its text', async () => {
    await queue('sms', '+821012345678', 'Your code is 123456');
    sweep();
    await settled('sent', 1);
    const [row] = await stored();
    expect(sms.received).toEqual([
      { id: row?.reference, to: '+821012345678', text: 'Your code is 123456' },
    ]);
    expect(row).toMatchObject({ content: null, sender: 'webhook' });
  });

  it('stores no plain text', async () => {
    await queue('sms', '+821012345678', 'Your code is 123456');
    const [row] = await stored();
    const content = Buffer.from(row?.content ?? []).toString('latin1');
    expect(content.length).toBeGreaterThan(0);
    expect(content).not.toContain('123456');
    expect(content).not.toContain('821012345678');
  });

  it('retries with increasing delays while the webhook rejects the signature', async () => {
    const sent = sms.received.length;
    sms.state.secret = 'another secret';
    await queue('sms', '+821012345678', 'text');
    sweep();
    await settled('waiting', 1);
    await eventually(() => expect(sms.state.refused).toBe(1));
    sms.state.secret = secret;
    sweep();
    await settled('sent', 2);
    expect(sms.received).toHaveLength(sent + 1);
  });

  it.each([500, 503, 404, 302])('retries after an answer %d of the webhook', async (status) => {
    sms.state.status = status;
    await queue('sms', '+821012345678', 'text');
    sweep();
    await settled('waiting', 1);
  });

  it('gives up after a refusal by the webhook, and deletes the text', async () => {
    sms.state.status = 422;
    await queue('sms', '+821012345678', 'text');
    sweep();
    await settled('failed', 1);
    expect(await stored()).toMatchObject([{ content: null, sender: null }]);
  });

  it('gives up an address that is unknown to the mail server', async () => {
    mail.refuse('RCPT', '550 5.1.1 <nobody@mail.test>: Recipient address rejected');
    await queue('email', 'nobody@mail.test', 'text');
    sweep();
    await settled('failed', 1);
    expect(provider.environment.problems.join('\n')).not.toContain('nobody@mail.test');
  });

  it('retries after a temporary refusal, and gives up in the end', async () => {
    mail.refuse('RCPT', '451 4.3.0 <busy@mail.test>: Try again later');
    await queue('email', 'busy@mail.test', 'text');
    sweep();
    for (const [index, delay] of retryDelays.entries()) {
      await settled('waiting', index + 1);
      sweep(Math.max(delay, nextSweep));
    }
    await settled('failed', retryDelays.length + 1);
    expect(provider.environment.problems.join('\n')).not.toContain('busy@mail.test');
  });

  it('does not send expired messages', async () => {
    const sent = sms.received.length;
    await queue('sms', '+821012345678', 'text', provider.environment.clock.now());
    sweep();
    await settled('failed', 1);
    expect(sms.received).toHaveLength(sent);
  });

  // An embedded database belongs to one process.
  if (kind === 'server') {
    it('are sent only once by several processes', async () => {
      const location = await fresh();
      const many = await startSmtpServer();
      const providers = await Promise.all(
        [0, 1, 2].map(() => startTestProvider(location, { mailServer: { url: many.url, from } })),
      );
      const [first] = providers;
      if (first === undefined) throw new Error('No provider');
      const { id } = await first.register();
      const { random, clock } = first.environment;
      const key = createSecretKey(new Uint8Array(32).fill(7), random);
      const addresses = Array.from({ length: 60 }, (_, index) => `person${index}@mail.test`);
      await first.database.transaction(async (tx) => {
        for (const to of addresses) {
          const message = { to, subject: 's', text: 't', language: 'en' as const };
          const at = clock.now();
          await queueMessage(tx, { userId: id, channel: 'email', message, at }, { key, random });
        }
      });
      for (const { environment } of providers) environment.advance(nextSweep);
      // Waits until each is recorded as sent; otherwise another process would send it after the end of its claim.
      const countSent = () =>
        first.database.transaction((tx) => tx.$count(messages, eq(messages.state, 'sent')));
      await eventually(async () => expect(await countSent()).toBe(60));
      for (const { environment } of providers) environment.advance(claimTime);
      await Promise.all(providers.map((other) => other.close()));
      const sent = many.received.flatMap(({ to }) => to);
      expect(sent.toSorted()).toEqual(addresses.toSorted());
      await many.close();
    });
  }
});
