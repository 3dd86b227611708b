import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';

import { claimTime } from '../messages/delivery.ts';
import { asc } from '../database/drizzle.ts';
import { messages } from '../database/schema.ts';
import { describeOnEachDatabase } from '../testing/each-database.ts';
import { eventually } from '../testing/eventually.ts';
import { startOperatorService, type OperatorService } from '../testing/operator-service.ts';
import { proveEmail, provePhone } from '../testing/prove.ts';
import { startSmtpServer, type SmtpServer } from '../testing/smtp-server.ts';
import {
  startTestProvider,
  testPassword,
  type Person,
  type TestProvider,
} from '../testing/test-provider.ts';

const from = 'Superwallet <no-reply@wallet.test>';
const secret = 'a secret of the webhook, long enough';
const day = 24 * 60 * 60_000;

await describeOnEachDatabase('notifications outside the wallet', (fresh) => {
  let mail: SmtpServer;
  let sms: OperatorService;
  let provider: TestProvider;
  let phones = 0;
  beforeAll(async () => {
    mail = await startSmtpServer();
    sms = await startOperatorService(secret);
    provider = await startTestProvider(await fresh(), {
      mailServer: { url: mail.url, from },
      smsWebhook: { url: sms.url, secret },
    });
    sms.state.now = provider.environment.clock.now;
  });
  afterAll(async () => {
    await provider.close();
    await mail.close();
    await sms.close();
  });
  afterEach(() => provider.database.transaction((tx) => tx.delete(messages)));

  const set = async (person: Person, body: object) => {
    const path = `/notification-settings/${person.id}`;
    const { status } = await provider.request('PUT', path, { token: person.token, body });
    expect(status).toBe(200);
  };
  /** A user with both contacts proven, and a different number each. */
  const reachable = async (settings: object = { smsNotifications: true }) => {
    const person = await provider.register();
    phones += 1;
    const phone = `+8210${String(20_000_000 + phones)}`;
    await proveEmail(provider.database, person.id);
    await provePhone(provider.database, person.id, phone);
    await set(person, settings);
    return { ...person, phone };
  };
  const mailsTo = ({ email }: Person) => mail.received.filter(({ to }) => to.includes(email));
  const smsTo = (phone: string) =>
    sms.received.filter((message) => JSON.stringify(message).includes(`"to":"${phone}"`));
  const stored = () =>
    provider.database.transaction((tx) => tx.select().from(messages).orderBy(asc(messages.id)));
  const pay = async (sender: Person, to: Person, amount = '2.5') => {
    await provider.send(sender, { amount, toAddress: to.did });
    const stream = await provider.events(to);
    provider.environment.advance(1_000);
    await stream.until('balance_update');
    await stream.close();
  };
  /** Waits until everything queued is recorded as sent, so that no later test counts it. */
  const allSent = () =>
    eventually(async () => {
      for (const { state } of await stored()) expect(state).toBe('sent');
    });
  const textOf = (data = '') => {
    const end = data.indexOf('\r\n\r\n');
    const body = data.slice(end + 4);
    return /encoding: base64/i.test(data.slice(0, end))
      ? Buffer.from(body, 'base64').toString()
      : body.replaceAll(/=\r?\n/g, '');
  };

  it('reach a user by e-mail and SMS, once, without amounts and names', async () => {
    const [sender, person] = [await provider.register(), await reachable()];
    await pay(sender, person);
    await eventually(() => expect(mailsTo(person)).toHaveLength(1));
    await eventually(() => expect(smsTo(person.phone)).toHaveLength(1));
    await allSent();
    const [{ data } = { data: '' }] = mailsTo(person);
    expect(data).toContain('Subject: Payment received');
    expect(textOf(data)).toContain('A payment has arrived. Open the wallet to see it.');
    expect(textOf(data)).toContain('Notifications screen');
    expect(data).not.toMatch(/2\.5|XP|Person/);
    expect(smsTo(person.phone)).toMatchObject([
      { text: 'Superwallet: A payment has arrived. Open the wallet to see it.' },
    ]);
    provider.environment.advance(claimTime);
    await provider.get('/user', person.token);
    expect(mailsTo(person)).toHaveLength(1);
    expect(mailsTo(sender)).toHaveLength(0);
  });

  it('have amounts and names if the user allows them', async () => {
    const [sender, person] = [
      await provider.register(),
      await reachable({ smsNotifications: true, showAmounts: true }),
    ];
    await pay(sender, person);
    await eventually(() => expect(smsTo(person.phone)).toHaveLength(1));
    await eventually(() => expect(mailsTo(person)).toHaveLength(1));
    await allSent();
    expect(smsTo(person.phone)).toMatchObject([
      { text: expect.stringMatching(/^Superwallet: Test Person \d+ sent you 2\.5 XP\.$/) },
    ]);
    expect(textOf(mailsTo(person)[0]?.data)).toMatch(/^Test Person \d+ sent you 2\.5 XP\./);
  });

  it('are in Korean for a user whose language is Korean', async () => {
    const [sender, person] = [await provider.register(), await reachable()];
    const { token } = person;
    await provider.request('PUT', '/user/profile', { token, body: { language: 'ko' } });
    await pay(sender, person);
    await eventually(() => expect(smsTo(person.phone)).toHaveLength(1));
    await eventually(() => expect(mailsTo(person)).toHaveLength(1));
    await allSent();
    expect(smsTo(person.phone)).toMatchObject([
      { text: '[Superwallet] 지갑에 돈이 들어왔어요. 지갑을 열어 확인해 주세요.' },
    ]);
    expect(textOf(mailsTo(person)[0]?.data)).toMatch(/^지갑에 돈이 들어왔어요\. /);
  });

  it.each([
    ['the switches are off', { emailNotifications: false, smsNotifications: false }, 1],
    ['the kind is off', { smsNotifications: true, money: false }, 0],
  ])('are not sent if %s', async (_, settings, inBell) => {
    const [sender, person] = [await provider.register(), await reachable(settings)];
    await pay(sender, person);
    expect(await stored()).toEqual([]);
    const { body } = await provider.get(`/notifications/${person.id}`, person.token);
    expect(body).toHaveLength(inBell);
  });

  it('are not sent to contacts that the user has not proven', async () => {
    const [sender, person] = [await provider.register(), await provider.register()];
    await set(person, { smsNotifications: true });
    const { token } = person;
    await provider.confirmPresence(person);
    const body = { phone: '+821029999999' };
    expect((await provider.request('PUT', '/user/profile', { token, body })).status).toBe(200);
    await pay(sender, person);
    expect(await stored()).toEqual([]);
  });

  it('do not repeat the e-mail about a number that another account has proven', async () => {
    const [person, other] = [await reachable(), await provider.register()];
    const { token } = other;
    await provider.confirmPresence(other);
    await provider.request('PUT', '/user/profile', { token, body: { phone: person.phone } });
    await provider.request('POST', '/contact-proofs', { token, body: { kind: 'phone' } });
    await eventually(() => expect(smsTo(person.phone)).toHaveLength(1));
    const code = /code is (\d{6})/.exec(JSON.stringify(smsTo(person.phone)))?.[1];
    const body = { kind: 'phone', code };
    const path = '/contact-proofs/confirm';
    expect((await provider.request('POST', path, { token, body })).status).toBe(200);
    await eventually(() => expect(mailsTo(person)).toHaveLength(1));
    await allSent();
    expect(mailsTo(person)).toHaveLength(1);
    expect(smsTo(person.phone)).toHaveLength(1);
  });

  it('report a changed password by e-mail', async () => {
    const person = await reachable();
    await provider.request('POST', '/auth/password', {
      token: person.token,
      body: { currentPassword: testPassword, newPassword: 'another horse battery' },
    });
    await eventually(() => expect(mailsTo(person)).toHaveLength(1));
    await allSent();
    expect(textOf(mailsTo(person)[0]?.data)).toContain('Your password was changed.');
  });

  it('expire after a day', async () => {
    const [sender, person] = [await provider.register(), await reachable()];
    await pay(sender, person);
    for (const { createdAt, expiresAt } of await stored()) {
      expect(expiresAt.getTime() - createdAt.getTime()).toBe(day);
    }
    await allSent();
  });

  it('are at most 100 per user, channel and day', async () => {
    const [sender, person] = [await provider.register(), await reachable()];
    const at = new Date(provider.environment.clock.now().getTime() - day + 60_000);
    const earlier = Array.from({ length: 99 }, (_, index) => ({
      userId: person.id,
      channel: 'sms' as const,
      reference: `earlier ${index}`,
      state: 'sent' as const,
      sender: 'webhook',
      createdAt: at,
      dueAt: at,
      expiresAt: at,
      isNotification: true,
    }));
    await provider.database.transaction((tx) => tx.insert(messages).values(earlier));
    await pay(sender, person, '1');
    await pay(sender, person, '2');
    await eventually(() => expect(mailsTo(person)).toHaveLength(2));
    expect(smsTo(person.phone)).toHaveLength(1);
    provider.environment.advance(60_000);
    await pay(sender, person, '3');
    await eventually(() => expect(smsTo(person.phone)).toHaveLength(2));
    await allSent();
  });
});
