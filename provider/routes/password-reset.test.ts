import { TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';

import { Notification } from '#wallet/entities/notification.ts';

import { resendTime } from '../accounts/contact-proofs.ts';
import { resetTime } from '../accounts/password-resets.ts';
import { eq } from '../database/drizzle.ts';
import { passwordResets, users } from '../database/schema.ts';
import { describeOnEachDatabase } from '../testing/each-database.ts';
import { inFullWidth } from '../testing/full-width.ts';
import { proveEmail } from '../testing/prove.ts';
import { mailedCodeIn, messagesTo, nextMessageTo } from '../testing/sandbox-messages.ts';
import {
  startTestProvider,
  testPassword,
  type Answer,
  type Person,
  type TestProvider,
} from '../testing/test-provider.ts';

const newPassword = 'ferry to the old harbour';

await describeOnEachDatabase('a forgotten password', (fresh) => {
  let provider: TestProvider;
  beforeAll(async () => {
    provider = await startTestProvider(await fresh());
  });
  afterAll(() => provider.close());

  const ask = (email: string) => provider.request('POST', '/auth/reset-code', { body: { email } });
  const reset = (email: string, code: string, changes: Record<string, unknown> = {}) =>
    provider.request('POST', '/auth/reset-password', {
      body: { email, code, newPassword, ...changes },
    });
  const signIn = (email: string, password: string) =>
    provider.request('POST', '/auth/login', { body: { email, password } });
  const provenPerson = async () => {
    const person = await provider.register();
    await proveEmail(provider.database, person.id);
    return person;
  };
  /** Asks for a code, waits for its message, and returns the code. */
  const codeFor = async ({ email }: Person, count = 1) => {
    expect((await ask(email)).status).toBe(200);
    return mailedCodeIn(await nextMessageTo(provider, email, count));
  };
  const statusesOf = (answers: readonly Answer[]) =>
    answers.map(({ status }) => status).toSorted((left, right) => left - right);
  const refused = async (answer: ReturnType<typeof reset>) => {
    const { status, body } = await answer;
    return [status, z.object({ code: z.string() }).parse(body).code];
  };
  /** Turns two-factor authentication on. Returns a function that makes the current code. */
  const turnOnTwoFactor = async (person: Person) => {
    await provider.confirmPresence(person);
    const { token } = person;
    const setup = await provider.request('POST', '/two-factor/start', { token, body: {} });
    const { secret } = z.object({ secret: z.string() }).parse(setup.body);
    const authenticator = new TOTP({ secret });
    const code = () =>
      authenticator.generate({ timestamp: provider.environment.clock.now().getTime() });
    await provider.confirmPresence(person);
    const body = { code: code() };
    const confirmed = await provider.request('POST', '/two-factor/confirm', {
      token,
      body,
    });
    expect(confirmed.status, JSON.stringify(confirmed.body)).toBe(200);
    provider.environment.advance(30_000);
    return code;
  };

  it('sets a new password by the code of the message, and ends all sessions', async () => {
    const person = await provenPerson();
    const code = await codeFor(person);
    const typed = ` ${inFullWidth(code.toUpperCase())} `;
    expect((await reset(person.email.toUpperCase(), typed)).status).toBe(200);
    expect((await provider.get('/user', person.token)).status).toBe(401);
    expect((await signIn(person.email, testPassword)).status).toBe(401);
    const again = await signIn(person.email, newPassword);
    expect(again.status).toBe(200);
    const { token } = z.object({ token: z.string() }).parse(again.body);
    const bell = z
      .array(Notification)
      .parse((await provider.get(`/notifications/${person.id}`, token)).body);
    expect(bell.map(({ message }) => message).join('\n')).toContain('새 비밀번호가 설정되었어요');
    const told = await nextMessageTo(provider, person.email, 2);
    expect(told.subject).toBe('Your Superwallet has a new password');
  });

  it('accepts a code once, also from simultaneous requests', async () => {
    const person = await provenPerson();
    const code = await codeFor(person);
    const passwords = ['first of the two passwords', 'second of the two passwords'];
    const answers = await Promise.all(
      passwords.map((each) => reset(person.email, code, { newPassword: each })),
    );
    expect(statusesOf(answers)).toEqual([200, 403]);
    expect(await refused(reset(person.email, code))).toEqual([403, 'reset-code-wrong']);
    const signIns = await Promise.all(passwords.map((each) => signIn(person.email, each)));
    expect(statusesOf(signIns)).toEqual([200, 401]);
  });

  it('answers alike for an address with an account, without one, and unproven', async () => {
    const unproven = await provider.register();
    const answers = [
      await ask((await provenPerson()).email),
      await ask(unproven.email),
      await ask('stranger@test.example'),
    ];
    expect(answers.map(({ status, body }) => [status, body])).toEqual(
      Array.from({ length: 3 }, () => [200, {}]),
    );
    expect(await messagesTo(provider, unproven.email)).toEqual([]);
    expect(await messagesTo(provider, 'stranger@test.example')).toEqual([]);
  });

  it('sends one code a minute, and every sent code works until it expires', async () => {
    const person = await provenPerson();
    const first = await codeFor(person);
    await ask(person.email);
    expect(await messagesTo(provider, person.email)).toHaveLength(1);
    provider.environment.advance(resendTime);
    const second = await codeFor(person, 2);
    expect(second).not.toBe(first);
    provider.environment.advance(resetTime - resendTime);
    expect(await refused(reset(person.email, first))).toEqual([403, 'reset-code-wrong']);
    expect((await reset(person.email, second)).status).toBe(200);
  });

  it('requires the second factor of an account that has one, and uses up no code without it', async () => {
    const person = await provenPerson();
    const authenticatorCode = await turnOnTwoFactor(person);
    // The first message reports the second factor.
    const code = await codeFor(person, 2);
    expect(await refused(reset(person.email, code))).toEqual([403, 'code-required']);
    expect(await refused(reset(person.email, code, { secondCode: '000000' }))).toEqual([
      403,
      'code-wrong',
    ]);
    expect((await signIn(person.email, testPassword)).status).toBe(403);
    const done = await reset(person.email, code, { secondCode: authenticatorCode() });
    expect(done.status, JSON.stringify(done.body)).toBe(200);
  });

  it('does not accept the second factor in place of the code', async () => {
    const person = await provenPerson();
    const authenticatorCode = await turnOnTwoFactor(person);
    const answer = reset(person.email, 'k7mq-2vxd-81pa', { secondCode: authenticatorCode() });
    expect(await refused(answer)).toEqual([403, 'reset-code-wrong']);
  });

  it('refuses a common or guessable password, and uses up no code', async () => {
    const person = await provenPerson();
    const code = await codeFor(person);
    expect(await refused(reset(person.email, code, { newPassword: person.email }))).toEqual([
      422,
      'password-guessable',
    ]);
    expect(await refused(reset(person.email, code, { newPassword: 'password123' }))).toEqual([
      422,
      'password-common',
    ]);
    expect((await reset(person.email, code, { newPassword: 'short' })).status).toBe(422);
    expect((await reset(person.email, code)).status).toBe(200);
  });

  it('accepts a code only with its own address, while that is the proven address of the account', async () => {
    const [person, other] = [await provenPerson(), await provenPerson()];
    const code = await codeFor(person);
    expect(await refused(reset(other.email, code))).toEqual([403, 'reset-code-wrong']);
    const { database } = provider;
    const own = eq(users.id, person.id);
    await database.transaction((tx) => tx.update(users).set({ emailProvenAt: null }).where(own));
    expect(await refused(reset(person.email, code))).toEqual([403, 'reset-code-wrong']);
    await proveEmail(database, person.id);
    expect((await reset(person.email, code)).status).toBe(200);
  });

  it('stores no code in plain text', async () => {
    const person = await provenPerson();
    const code = await codeFor(person);
    const [row] = await provider.database.transaction((tx) =>
      tx.select().from(passwordResets).where(eq(passwordResets.userId, person.id)),
    );
    expect(JSON.stringify(row)).not.toContain(code.replaceAll('-', ''));
    expect(provider.environment.problems.join('\n')).not.toContain(code);
  });

  it('limits the codes to an address, and the wrong codes from one network address only', async () => {
    const person = await provenPerson();
    const statuses: number[] = [];
    for (let tries = 0; tries < 6; tries += 1) {
      statuses.push((await ask(person.email)).status);
      provider.environment.advance(resendTime);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    const code = mailedCodeIn(await nextMessageTo(provider, person.email, 5));
    const wrong: number[] = [];
    for (let tries = 0; tries < 6; tries += 1) {
      wrong.push((await reset(person.email, 'k7mq-2vxd-81pa')).status);
    }
    expect(wrong).toEqual([403, 403, 403, 403, 403, 429]);
    // The failed codes are no failed sign-ins: the owner still signs in with the password.
    expect((await signIn(person.email, testPassword)).status).toBe(200);
    expect((await reset(person.email, code)).status).toBe(429);
    provider.environment.advance(15 * 60_000);
    expect((await reset(person.email, code)).status).toBe(200);
  });
});
