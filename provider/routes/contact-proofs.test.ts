import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';

import { Refusal } from '#api/calls/call-schemas.ts';
import { Notification } from '#wallet/entities/notification.ts';
import { User } from '#wallet/entities/user.ts';

import { codeTime, maxTries, resendTime } from '../accounts/contact-proofs.ts';
import { undoTime } from '../accounts/email-changes.ts';
import { eq } from '../database/drizzle.ts';
import { contactProofs, users } from '../database/schema.ts';
import { sampleUser, samplePassword } from '../seed.ts';
import { describeOnEmbedded } from '../testing/each-database.ts';
import { inFullWidth } from '../testing/full-width.ts';
import { typedCodes } from '../testing/typed-codes.ts';
import { codeIn, mailedCodeIn, messagesTo, nextMessageTo } from '../testing/sandbox-messages.ts';
import {
  startTestProvider,
  testPassword,
  type Answer,
  type Person,
  type TestProvider,
} from '../testing/test-provider.ts';

const wrongCodes = ['000000', '000001'] as const;

describeOnEmbedded('proofs', (fresh) => {
  let provider: TestProvider;
  let people = 0;
  beforeAll(async () => {
    provider = await startTestProvider(await fresh());
  });
  afterAll(() => provider.close());

  /** A unique number for each test. */
  const newNumber = () => {
    people += 1;
    return `+8210${String(people).padStart(8, '0')}`;
  };
  const userOf = async ({ token }: Person) => User.parse((await provider.get('/user', token)).body);
  const saveUnconfirmed = async (person: Person, changes: Record<string, unknown>) => {
    const user = await userOf(person);
    const body = { ...user, language: 'en', currency: 'USD', ...changes };
    return provider.request('PUT', '/user/profile', { token: person.token, body });
  };
  const saveProfile = async (person: Person, changes: Record<string, unknown>) => {
    await provider.confirmPresence(person);
    return saveUnconfirmed(person, changes);
  };
  const post = (person: Person, path: string, body: unknown) =>
    provider.request('POST', path, { token: person.token, body });
  const start = (person: Person, kind: 'phone' | 'email') =>
    post(person, '/contact-proofs', { kind });
  const confirm = (person: Person, kind: 'phone' | 'email', code: string) =>
    post(person, '/contact-proofs/confirm', { kind, code });
  const refusalIn = (answer: Answer) => ({
    status: answer.status,
    ...Refusal.parse(answer.body),
    error: undefined,
  });
  const phoneKeyOf = async ({ id }: Person) => {
    const [row] = await provider.database.transaction((tx) =>
      tx.select({ phoneKey: users.phoneKey }).from(users).where(eq(users.id, id)),
    );
    return row?.phoneKey;
  };
  /** A user with an unproven number. */
  const personWith = async (phone: string) => {
    const person = await provider.register();
    expect((await saveProfile(person, { phone })).status).toBe(200);
    return person;
  };
  /** Requests a code, waits for its message, and returns the code. */
  const sendCode = async (person: Person, kind: 'phone' | 'email', to: string, count = 1) => {
    const answer = await start(person, kind);
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    return codeIn(await nextMessageTo(provider, to, count));
  };
  /** A wrong code. */
  const wrongFor = (code: string) => (code === wrongCodes[0] ? wrongCodes[1] : wrongCodes[0]);
  const provePhone = async (person: Person, number: string, count = 1) => {
    const code = await sendCode(person, 'phone', number, count);
    return confirm(person, 'phone', code);
  };

  it('proves a phone number by its code', async () => {
    const number = newNumber();
    const person = await personWith(number.replace('+82', '0'));
    expect(await userOf(person)).toMatchObject({ phoneProven: false, emailProven: false });
    const answer = await start(person, 'phone');
    expect(answer.body).toEqual({ validSeconds: 600, resendSeconds: 60 });
    const message = await nextMessageTo(provider, number);
    expect(message).toMatchObject({ subject: '', language: 'en' });
    expect(message.text).toMatch(
      /^Superwallet: your code is \d{6}\. It is valid for 10 minutes\. Do not tell it to anybody\.$/,
    );
    const typed = `\u2068${inFullWidth(codeIn(message))}\u2069`;
    const proven = await confirm(person, 'phone', typed);
    expect(proven.status).toBe(200);
    expect(proven.body).toMatchObject({ phoneProven: true, emailProven: false });
    expect(await phoneKeyOf(person)).toBe(number);
    expect(proven.body).not.toHaveProperty('phoneKey');
  });

  it('proves an e-mail address in the language of the user', async () => {
    const person = await provider.register();
    await saveProfile(person, { language: 'ko' });
    await start(person, 'email');
    const message = await nextMessageTo(provider, person.email);
    expect(message).toMatchObject({ language: 'ko' });
    expect(message.subject).toMatch(/^Superwallet 인증번호 \d{6}$/);
    const proven = await confirm(person, 'email', codeIn(message));
    expect(proven.body).toMatchObject({ emailProven: true, phoneProven: false });
    const again = await start(person, 'email');
    expect(refusalIn(again)).toMatchObject({ status: 409, code: 'contact-proven' });
  });

  it('allows sign-in before the e-mail address is proven', async () => {
    const person = await provider.register();
    const body = { email: person.email, password: testPassword };
    expect((await provider.request('POST', '/auth/login', { body })).status).toBe(200);
  });

  it('stores no code in plain text', async () => {
    const number = newNumber();
    const person = await personWith(number);
    const code = await sendCode(person, 'phone', number);
    const [row] = await provider.database.transaction((tx) =>
      tx.select().from(contactProofs).where(eq(contactProofs.userId, person.id)),
    );
    expect(JSON.stringify(row)).not.toContain(code);
    expect(provider.environment.problems.join('\n')).not.toContain(code);
  });

  it('counts wrong codes, and refuses the right code after five wrong ones', async () => {
    const number = newNumber();
    const person = await personWith(number);
    const code = await sendCode(person, 'phone', number);
    for (const triesLeft of [4, 3, 2, 1]) {
      const answer = await confirm(person, 'phone', wrongFor(code));
      expect(refusalIn(answer)).toMatchObject({ status: 403, code: 'code-wrong', triesLeft });
    }
    expect(maxTries).toBe(5);
    for (const entered of [wrongFor(code), code]) {
      const answer = await confirm(person, 'phone', entered);
      expect(refusalIn(answer)).toMatchObject({ status: 403, code: 'code-used-up' });
    }
    expect(await phoneKeyOf(person)).toBeNull();
    provider.environment.advance(resendTime);
    expect((await provePhone(person, number, 2)).status).toBe(200);
  });

  it('counts simultaneous wrong codes', async () => {
    const number = newNumber();
    const person = await personWith(number);
    const code = await sendCode(person, 'phone', number);
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => confirm(person, 'phone', wrongFor(code))),
    );
    const codes = answers.map((answer) => refusalIn(answer).code);
    expect(codes.filter((each) => each === 'code-wrong')).toHaveLength(4);
    expect(codes.filter((each) => each === 'code-used-up')).toHaveLength(8);
  });

  it('refuses a code after ten minutes', async () => {
    const number = newNumber();
    const person = await personWith(number);
    const code = await sendCode(person, 'phone', number);
    provider.environment.advance(codeTime);
    const answer = await confirm(person, 'phone', code);
    expect(refusalIn(answer)).toMatchObject({ status: 403, code: 'code-expired' });
  });

  it('sends one code a minute, and the new one replaces the old one', async () => {
    const number = newNumber();
    const person = await personWith(number);
    const first = await sendCode(person, 'phone', number);
    provider.environment.advance(20_000);
    expect((await start(person, 'phone')).body).toEqual({ validSeconds: 580, resendSeconds: 40 });
    provider.environment.advance(40_000);
    const second = await sendCode(person, 'phone', number, 2);
    expect(await messagesTo(provider, number)).toHaveLength(2);
    if (first !== second) {
      expect(refusalIn(await confirm(person, 'phone', first))).toMatchObject({ triesLeft: 4 });
    }
    expect((await confirm(person, 'phone', second)).status).toBe(200);
  });

  it('sends one code for simultaneous requests', async () => {
    const number = newNumber();
    const person = await personWith(number);
    const answers = await Promise.all([1, 2, 3].map(() => start(person, 'phone')));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    await nextMessageTo(provider, number);
    provider.environment.advance(5_000);
    await provider.get('/user', person.token);
    expect(await messagesTo(provider, number)).toHaveLength(1);
  });

  it.each([
    ['', 'contact-missing'],
    ['asdf', 'phone-malformed'],
    ['12345', 'phone-malformed'],
  ])('sends no code for the stored phone %j', async (phone, code) => {
    const person = await provider.register();
    await provider.database.transaction((tx) =>
      tx.update(users).set({ phone }).where(eq(users.id, person.id)),
    );
    expect(refusalIn(await start(person, 'phone'))).toMatchObject({ status: 422, code });
  });

  it.each([
    { kind: 'fax' },
    {},
    { kind: 'phone', code: '12345' },
    { kind: 'phone', code: 'x'.repeat(1_000) },
  ])('refuses a malformed request %#', async (body) => {
    const person = await provider.register();
    const path = 'code' in body ? '/contact-proofs/confirm' : '/contact-proofs';
    expect((await post(person, path, body)).status).toBe(422);
  });

  it('accepts no code of another user or for another number', async () => {
    const number = newNumber();
    const person = await personWith(number);
    const other = await personWith(number);
    const code = await sendCode(person, 'phone', number);
    expect(refusalIn(await confirm(other, 'phone', code))).toMatchObject({ code: 'code-expired' });
    const changed = newNumber();
    await saveProfile(person, { phone: changed });
    expect(refusalIn(await confirm(person, 'phone', code))).toMatchObject({ code: 'code-expired' });
    expect(await phoneKeyOf(person)).toBeNull();
  });

  it('moves a number to its latest prover, and notifies the previous account', async () => {
    const number = newNumber();
    const previousOwner = await personWith(number);
    await provePhone(previousOwner, number);
    const taker = await personWith(number);
    // Saving the number without a proof does not take it from its previous owner.
    expect(await phoneKeyOf(previousOwner)).toBe(number);
    expect((await provePhone(taker, number, 2)).status).toBe(200);
    expect(await phoneKeyOf(taker)).toBe(number);
    expect(await userOf(previousOwner)).toMatchObject({ phone: number, phoneProven: false });
    const { body } = await provider.get(`/notifications/${previousOwner.id}`, previousOwner.token);
    const [news] = z.array(Notification).parse(body);
    expect(news?.message).toContain(`끝자리 ${number.slice(-4)} 전화번호가 다른 계정에서 인증되어`);
    const message = await nextMessageTo(provider, previousOwner.email);
    expect(message.subject).toBe('Your phone number was confirmed by another account');
    for (const text of [news?.message ?? '', message.text]) {
      expect(text).not.toContain(taker.email);
      expect(text).not.toContain(number);
    }
  });

  it('assigns a number to only one of two simultaneous provers', async () => {
    const number = newNumber();
    const pair = [await personWith(number), await personWith(number)] as const;
    const codes = [
      await sendCode(pair[0], 'phone', number),
      await sendCode(pair[1], 'phone', number, 2),
    ];
    const answers = await Promise.all(
      pair.map((person, index) => confirm(person, 'phone', codes[index] ?? '')),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const keys = await Promise.all(pair.map(phoneKeyOf));
    expect(keys.filter((key) => key === number)).toHaveLength(1);
  });

  it('lets two users prove each other’s numbers simultaneously', async () => {
    const [first, second] = [newNumber(), newNumber()];
    const pair = [await personWith(first), await personWith(second)] as const;
    await provePhone(pair[0], first);
    await provePhone(pair[1], second);
    // Saving another number removes the proof of the previous one. A user therefore has no proven number while proving
    // one, so two simultaneous proofs cannot deadlock.
    expect((await saveProfile(pair[0], { phone: second })).status).toBe(200);
    expect(await phoneKeyOf(pair[0])).toBeNull();
    const code = await sendCode(pair[0], 'phone', second, 2);
    expect((await saveProfile(pair[1], { phone: first })).status).toBe(200);
    const other = await sendCode(pair[1], 'phone', first, 2);
    const answers = await Promise.all([
      confirm(pair[0], 'phone', code),
      confirm(pair[1], 'phone', other),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await Promise.all(pair.map(phoneKeyOf))).toEqual([second, first]);
  });

  it('preserves the proof of a number in another format, but not of another number', async () => {
    const number = newNumber();
    const person = await personWith(number);
    await provePhone(person, number);
    await saveProfile(person, { phone: number.replace('+82', '0') });
    expect(await userOf(person)).toMatchObject({ phoneProven: true });
    await saveProfile(person, { phone: newNumber() });
    expect(await userOf(person)).toMatchObject({ phoneProven: false });
    await saveProfile(person, { phone: number });
    expect(await userOf(person)).toMatchObject({ phoneProven: false });
  });

  it('limits the codes sent to one number by all accounts together', async () => {
    const number = newNumber();
    for (let sent = 0; sent < 5; sent += 1) {
      expect((await start(await personWith(number), 'phone')).status).toBe(200);
    }
    const answer = await start(await personWith(number), 'phone');
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0);
    provider.environment.advance(60 * 60_000);
    expect((await start(await personWith(number), 'phone')).status).toBe(200);
  });

  it('limits the codes of an account, and those from a network address', async () => {
    provider.environment.advance(60 * 60_000);
    const person = await provider.register();
    const statuses: number[] = [];
    for (let sent = 0; sent < 12; sent += 1) {
      await saveProfile(person, { phone: newNumber() });
      statuses.push((await start(person, 'phone')).status);
    }
    expect(statuses).toEqual([...Array<number>(10).fill(200), 429, 429]);
    provider.environment.advance(60 * 60_000);
    const all: number[] = [];
    for (let sent = 0; sent < 31; sent += 1) {
      const { status } = await start(await personWith(newNumber()), 'phone');
      all.push(status);
    }
    expect(all).toEqual([...Array<number>(30).fill(200), 429]);
    provider.environment.advance(60 * 60_000);
  });

  it('marks the contacts of the sample users as proven', async () => {
    const sampled = await startTestProvider(await fresh(), { sampleData: true });
    const body = { email: sampleUser.email, password: samplePassword };
    const answer = await sampled.request('POST', '/auth/login', { body });
    expect(answer.body).toMatchObject({ user: { phoneProven: true, emailProven: true } });
    await sampled.close();
  });

  const newEmail = () => {
    people += 1;
    return `new${people}@test.example`;
  };
  const undo = (email: string, code: string) =>
    provider.request('POST', '/auth/undo-email-change', { body: { email, code } });

  it('requires presence before saving another e-mail address or phone number', async () => {
    const person = await provider.register();
    const email = newEmail();
    const phone = newNumber();
    for (const changes of [{ email }, { phone }, { email, phone }]) {
      const refused = await saveUnconfirmed(person, changes);
      expect(refusalIn(refused)).toMatchObject({ status: 403, code: 'presence-required' });
    }
    expect((await provider.confirmPresence(person, 'not the password')).status).toBe(403);
    expect((await saveUnconfirmed(person, { email })).status).toBe(403);
    expect(await userOf(person)).toMatchObject({ email: person.email, phone: '' });
    // Another spelling of the same address is no change.
    const upper = person.email.toUpperCase();
    expect((await saveUnconfirmed(person, { email: upper })).status).toBe(200);

    expect((await provider.confirmPresence(person)).status).toBe(200);
    expect((await saveUnconfirmed(person, { email, phone })).status).toBe(200);
    // The confirmed presence is valid for one change only.
    expect((await saveUnconfirmed(person, { phone: '' })).status).toBe(403);
    const spelled = phone.replace('+82', '0');
    expect((await saveUnconfirmed(person, { phone: spelled })).status).toBe(200);
  });

  it('restores the old address with its proof on undo, and ends all sessions', async () => {
    const person = await provider.register();
    const proofCode = await sendCode(person, 'email', person.email);
    await confirm(person, 'email', proofCode);
    const email = newEmail();
    await saveProfile(person, { email });
    expect(await userOf(person)).toMatchObject({ email, emailProven: false });
    const message = await nextMessageTo(provider, person.email, 2);
    expect(message.text).not.toContain(email);
    expect(message.text).not.toContain('http');
    const code = mailedCodeIn(message);
    expect(refusalIn(await undo(email, code))).toMatchObject({ status: 403, code: 'code-wrong' });
    expect(
      (await undo(person.email.toUpperCase(), ` ${inFullWidth(code.toUpperCase())} `)).status,
    ).toBe(200);
    expect((await provider.get('/user', person.token)).status).toBe(401);
    const body = { email: person.email, password: testPassword };
    const grant = await provider.request('POST', '/auth/login', { body });
    expect(grant.body).toMatchObject({ user: { email: person.email, emailProven: true } });
    const restored = await nextMessageTo(provider, person.email, 3);
    expect(restored.subject).toBe('Your Superwallet sign-in e-mail was restored');
    expect(refusalIn(await undo(person.email, code))).toMatchObject({ code: 'code-wrong' });
  });

  it('restores the first address even after a second change, and invalidates the later undo code', async () => {
    const person = await provider.register();
    const [second, third] = [newEmail(), newEmail()];
    await saveProfile(person, { email: second });
    await saveProfile(person, { email: third });
    const first = mailedCodeIn(await nextMessageTo(provider, person.email));
    const later = mailedCodeIn(await nextMessageTo(provider, second));
    expect((await undo(person.email, first)).status).toBe(200);
    expect((await undo(second, later)).status).toBe(403);
  });

  it('reserves the old address while the change can be undone', async () => {
    const person = await provider.register();
    await saveProfile(person, { email: newEmail() });
    const taker = await provider.register();
    const taken = await saveProfile(taker, { email: person.email });
    expect(taken.status).toBe(409);
    const registration = {
      firstName: 'A',
      lastName: 'B',
      email: person.email,
      password: testPassword,
    };
    const register = () => provider.request('POST', '/auth/register', { body: registration });
    expect((await register()).status).toBe(409);
    const code = mailedCodeIn(await nextMessageTo(provider, person.email));
    provider.environment.advance(undoTime);
    expect((await undo(person.email, code)).status).toBe(403);
    expect((await register()).status).toBe(201);
  });

  it('limits the attempts to undo a change', async () => {
    const person = await provider.register();
    const statuses: number[] = [];
    for (let tries = 0; tries < 6; tries += 1) {
      statuses.push((await undo(person.email, 'k7mq-2vxd-81pa')).status);
    }
    expect(statuses).toEqual([403, 403, 403, 403, 403, 429]);
  });

  it.each(typedCodes)('accepts a phone code and an e-mail code typed %s', async (_, typed) => {
    const number = newNumber();
    const person = await personWith(number);
    const phoneCode = await sendCode(person, 'phone', number);
    expect((await confirm(person, 'phone', typed(phoneCode))).status).toBe(200);
    const emailCode = await sendCode(person, 'email', person.email);
    const proven = await confirm(person, 'email', typed(emailCode));
    expect(proven.body).toMatchObject({ phoneProven: true, emailProven: true });
  });

  it.each(typedCodes)(
    'accepts an undo code for an e-mail change that is typed %s',
    async (_, typed) => {
      const person = await provider.register();
      await saveProfile(person, { email: newEmail() });
      const message = await nextMessageTo(provider, person.email);
      const code = mailedCodeIn(message);
      expect((await undo(person.email, typed(code))).status).toBe(200);
    },
  );

  it('has no audit findings afterwards', async () => {
    expect(await provider.ledgerFaults()).toEqual([]);
  });
});
