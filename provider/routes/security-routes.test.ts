import { TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';

import { Refusal } from '#api/calls/call-schemas.ts';
import { Notification } from '#wallet/entities/notification.ts';
import { Passkey, PasskeyChallenge } from '#wallet/entities/passkey.ts';
import { DeviceSession, SecuritySettings } from '#wallet/entities/security-settings.ts';
import { SessionGrant } from '#wallet/entities/session.ts';
import { RecoveryCodes, TwoFactorSetup } from '#wallet/entities/two-factor.ts';

import { accountSecurity, passkeys, recoveryCodes, sessions, users } from '../database/schema.ts';
import type { EventReader } from '../testing/event-reader.ts';
import { challengeOf, proofOf, testKey } from '../testing/did-proof.ts';
import { describeOnEmbedded } from '../testing/each-database.ts';
import { inFullWidth } from '../testing/full-width.ts';
import { typedCodes } from '../testing/typed-codes.ts';
import { provePhone } from '../testing/prove.ts';
import { nextMessageTo } from '../testing/sandbox-messages.ts';
import { createSoftwarePasskey } from '../testing/software-passkey.ts';
import {
  sentenceOf,
  startTestProvider,
  testPassword,
  type Answer,
  type Person,
  type TestProvider,
} from '../testing/test-provider.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const otherPassword = 'another battery staple';

const chrome =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36';
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0';

async function untilEnded(stream: EventReader): Promise<void> {
  while ((await stream.next()) !== undefined);
}

/** The status of a refusal with its code, such as `403 code-wrong`. */
const refused = ({ status, body }: Answer) =>
  [status, Refusal.parse(body).code].filter(Boolean).join(' ');

describeOnEmbedded('account and devices', (fresh) => {
  let provider: TestProvider;
  beforeAll(async () => {
    provider = await startTestProvider(await fresh());
  });
  afterAll(() => provider.close());

  const post = (person: Pick<Person, 'token'>, path: string, body?: unknown) =>
    provider.request('POST', path, { token: person.token, ...(body !== undefined && { body }) });
  const login = (email: string, password: string, more: { code?: string; agent?: string } = {}) =>
    provider.request('POST', '/auth/login', {
      body: { email, password, ...(more.code !== undefined && { code: more.code }) },
      headers: { 'User-Agent': more.agent ?? chrome },
    });
  /** Another device of a user. */
  const device = async (person: Person, agent = firefox): Promise<Person> => {
    const answer = await login(person.email, testPassword, { agent });
    return { ...person, token: SessionGrant.parse(answer.body).token };
  };
  const settingsOf = async (person: Person) =>
    SecuritySettings.parse(
      (await provider.get(`/security-settings/${person.id}`, person.token)).body,
    );
  const bellOf = async (person: Person) =>
    z
      .array(Notification)
      .parse((await provider.get(`/notifications/${person.id}`, person.token)).body);
  const sessionsOf = async (person: Person) =>
    z.array(DeviceSession).parse((await provider.get(`/sessions/${person.id}`, person.token)).body);
  const isIn = async ({ token }: Pick<Person, 'token'>) =>
    (await provider.get('/auth/verify', token)).status;
  const codeAt = (secret: string, milliseconds = 0) =>
    new TOTP({ secret }).generate({
      timestamp: provider.environment.clock.now().getTime() + milliseconds,
    });
  const startTwoFactor = async (person: Person) => {
    await provider.confirmPresence(person);
    return TwoFactorSetup.parse((await post(person, '/two-factor/start')).body);
  };
  /** Turns on two-factor authentication, and advances the clock so that the next code differs. */
  const enrol = async (person: Person) => {
    const { secret } = await startTwoFactor(person);
    const confirmed = await post(person, '/two-factor/confirm', { code: codeAt(secret) });
    provider.environment.advance(minute);
    return { secret, codes: RecoveryCodes.parse(confirmed.body).recoveryCodes };
  };

  describe('a password', () => {
    const change = (person: Person, currentPassword: string, newPassword: string) =>
      post(person, '/auth/password', { currentPassword, newPassword });

    it('is changed: the new one signs in, the old one does not, and other sessions end', async () => {
      const person = await provider.register();
      const other = await device(person);
      const stream = await provider.events(other);
      provider.environment.advance(minute);
      const answer = await change(person, testPassword, otherPassword);
      expect([answer.status, answer.body]).toEqual([200, {}]);
      expect([await isIn(person), await isIn(other)]).toEqual([200, 401]);
      await untilEnded(stream);
      expect((await login(person.email, testPassword)).status).toBe(401);
      expect((await login(person.email, otherPassword)).status).toBe(200);
      const { lastPasswordChange, passwordStrength } = await settingsOf(person);
      expect(lastPasswordChange).toBe(provider.environment.clock.now().toISOString());
      expect(passwordStrength).toBe('strong');
      expect((await bellOf(person)).map(({ message }) => message)).toContain(
        '비밀번호가 변경되었어요. 다른 기기에서는 다시 로그인해야 해요. 본인이 아니라면 보안 설정을 확인해 주세요.',
      );
    });

    it.each([
      ['the current password is wrong', 'not it at all', otherPassword, '403 password-wrong'],
      [
        'the new password equals the current one',
        testPassword,
        testPassword,
        '422 password-unchanged',
      ],
      ['the new password is common', testPassword, 'Password123', '422 password-common'],
      ['the new password is guessable', testPassword, 'Password1!', '422 password-guessable'],
      ['the new password is short', testPassword, 'short', '422'],
    ])('is not changed when %s', async (_, current, next, refusal) => {
      const person = await provider.register();
      const other = await device(person);
      expect(refused(await change(person, current, next))).toBe(refusal);
      expect([await isIn(person), await isIn(other)]).toEqual([200, 200]);
      expect((await login(person.email, testPassword)).status).toBe(200);
    });

    it('cannot be changed with a wrong current one, as the documented message states', async () => {
      const person = await provider.register();
      expect(sentenceOf(await change(person, 'not it at all', otherPassword))).toBe(
        'Current password is incorrect',
      );
    });

    it('is refused for 15 minutes after 5 wrong passwords, even if it is right', async () => {
      const person = await provider.register();
      for (let guess = 0; guess < 5; guess += 1) {
        expect((await change(person, 'not it at all', otherPassword)).status).toBe(403);
      }
      expect((await change(person, testPassword, otherPassword)).status).toBe(429);
      provider.environment.advance(15 * minute);
      expect((await change(person, testPassword, otherPassword)).status).toBe(200);
    });

    it('is exactly one of two that are set at the same time', async () => {
      const person = await provider.register();
      const answers = await Promise.all([
        change(person, testPassword, 'first of two passwords'),
        change(person, testPassword, 'second of two passwords'),
      ]);
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 403]));
      const winner = answers[0].status === 200 ? 'first' : 'second';
      const loser = winner === 'first' ? 'second' : 'first';
      expect((await login(person.email, `${winner} of two passwords`)).status).toBe(200);
      expect((await login(person.email, `${loser} of two passwords`)).status).toBe(401);
    });

    it('cannot be a common one at registration', async () => {
      const answer = await provider.request('POST', '/auth/register', {
        body: {
          firstName: 'Ada',
          lastName: 'Common',
          email: 'common@test.example',
          password: 'QWERTY123',
        },
      });
      expect(refused(answer)).toBe('422 password-common');
    });

    const ada = { firstName: 'Ada Mira', lastName: 'Byron', email: 'enchantress@test.example' };

    it.each([
      'Ada Mira Byron',
      'byron.adamira',
      'Enchantress',
      'enchantress@test.example',
      'aaaaaaaa',
      '        ',
      'Superwallet1',
      'Password1!',
    ])('cannot be %j at the registration of Ada Mira Byron', async (password) => {
      const body = { ...ada, password };
      const answer = await provider.request('POST', '/auth/register', { body });
      expect(refused(answer)).toMatch(/^422 password-(common|guessable)$/);
    });

    it.each(['enchantress@test.example', 'BYRONADAMIRA'])(
      'cannot be changed to %j by Ada Mira Byron',
      async (newPassword) => {
        const person = await provider.register();
        const saved = await provider.request('PUT', '/user/profile', {
          token: person.token,
          body: { firstName: ada.firstName, lastName: ada.lastName },
        });
        expect(saved.status).toBe(200);
        const wanted = newPassword.replace(ada.email, person.email);
        expect(refused(await change(person, testPassword, wanted))).toBe('422 password-guessable');
      },
    );
  });

  describe('two-factor authentication', () => {
    it('is off until the first correct code, and is required at the next sign-in', async () => {
      const person = await provider.register();
      expect(refused(await post(person, '/two-factor/start'))).toBe('403 presence-required');
      const { secret } = await startTwoFactor(person);
      expect((await settingsOf(person)).twoFactorEnabled).toBe(false);
      expect((await login(person.email, testPassword)).status).toBe(200);
      expect(refused(await post(person, '/two-factor/confirm', { code: '000000' }))).toBe(
        '403 code-wrong',
      );
      const confirmed = await post(person, '/two-factor/confirm', { code: codeAt(secret) });
      const { recoveryCodes: codes } = RecoveryCodes.parse(confirmed.body);
      expect(new Set(codes).size).toBe(10);
      for (const code of codes)
        expect(code).toMatch(/^[0-9a-hjkmnp-tv-z]{4}-[0-9a-hjkmnp-tv-z]{4}$/);
      expect(await settingsOf(person)).toMatchObject({
        twoFactorEnabled: true,
        recoveryCodesLeft: 10,
      });
      await provider.confirmPresence(person);
      expect((await post(person, '/two-factor/start')).status).toBe(409);

      expect(refused(await login(person.email, testPassword))).toBe('403 code-required');
      expect(refused(await login(person.email, 'not it at all'))).toBe('401 sign-in-wrong');
      expect(refused(await login(person.email, testPassword, { code: '123456' }))).toBe(
        '403 code-wrong',
      );
      // The code that turned on two-factor authentication is used up.
      expect(refused(await login(person.email, testPassword, { code: codeAt(secret) }))).toBe(
        '403 code-wrong',
      );
      provider.environment.advance(30_000);
      const code = codeAt(secret);
      expect((await login(person.email, testPassword, { code })).status).toBe(200);
      expect(refused(await login(person.email, testPassword, { code }))).toBe('403 code-wrong');
    });

    it('accepts one code for only one of two simultaneous sign-ins', async () => {
      const person = await provider.register();
      const { secret } = await enrol(person);
      const code = codeAt(secret);
      const answers = await Promise.all([
        login(person.email, testPassword, { code }),
        login(person.email, testPassword, { code }),
      ]);
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 403]));
    });

    it('refuses even the right code for 15 minutes after 5 wrong codes', async () => {
      const person = await provider.register();
      const { secret } = await enrol(person);
      for (let guess = 0; guess < 5; guess += 1) {
        const answer = await login(person.email, testPassword, { code: '000000' });
        expect(refused(answer)).toBe('403 code-wrong');
      }
      expect((await login(person.email, testPassword, { code: codeAt(secret) })).status).toBe(429);
      provider.environment.advance(15 * minute);
      expect((await login(person.email, testPassword, { code: codeAt(secret) })).status).toBe(200);
    });

    it('accepts each recovery code once instead of an authenticator code', async () => {
      const person = await provider.register();
      const { codes } = await enrol(person);
      const [first = '', second = '', third = ''] = codes;
      expect((await login(person.email, testPassword, { code: first })).status).toBe(200);
      expect(refused(await login(person.email, testPassword, { code: first }))).toBe(
        '403 code-wrong',
      );
      const typed = ` ${second.replace('-', ' ').toUpperCase()} `;
      expect((await login(person.email, testPassword, { code: typed })).status).toBe(200);
      const wide = `\u200E${inFullWidth(third.replace('-', '\u2011'))}\uFE0F`;
      expect((await login(person.email, testPassword, { code: wide })).status).toBe(200);
      expect((await settingsOf(person)).recoveryCodesLeft).toBe(7);
    });

    it.each(typedCodes)(
      'accepts an authenticator code %s to be turned on, to sign in and to be turned off',
      async (_, typed) => {
        const person = await provider.register();
        const { secret } = await startTwoFactor(person);
        const code = () => typed(codeAt(secret));
        const confirmed = await post(person, '/two-factor/confirm', { code: code() });
        expect(confirmed.status).toBe(200);
        provider.environment.advance(minute);
        expect((await login(person.email, testPassword, { code: code() })).status).toBe(200);
        provider.environment.advance(minute);
        await provider.confirmPresence(person);
        expect((await post(person, '/two-factor/stop', { code: code() })).status).toBe(200);
        expect((await settingsOf(person)).twoFactorEnabled).toBe(false);
      },
    );

    it('is turned off only by a code and a confirmed presence', async () => {
      const person = await provider.register();
      const { secret } = await enrol(person);
      expect(refused(await post(person, '/two-factor/stop', { code: '000000' }))).toBe(
        '403 code-wrong',
      );
      expect((await settingsOf(person)).twoFactorEnabled).toBe(true);
      const code = codeAt(secret);
      expect(refused(await post(person, '/two-factor/stop', { code }))).toBe(
        '403 presence-required',
      );
      expect((await settingsOf(person)).twoFactorEnabled).toBe(true);
      // The refusal did not use up the code, and a wrong code does not use up the presence.
      await provider.confirmPresence(person);
      expect((await post(person, '/two-factor/stop', { code: '000000' })).status).toBe(403);
      expect((await post(person, '/two-factor/stop', { code })).status).toBe(200);
      expect(await settingsOf(person)).toMatchObject({
        twoFactorEnabled: false,
        recoveryCodesLeft: 0,
      });
      expect((await login(person.email, testPassword)).status).toBe(200);
    });

    it('stores neither its secret nor its recovery codes in plain text', async () => {
      const person = await provider.register();
      const { secret, codes } = await enrol(person);
      const stored = await provider.database.transaction(async (tx) => [
        await tx.select().from(accountSecurity),
        await tx.select().from(recoveryCodes),
        await tx.select().from(users),
      ]);
      const text = JSON.stringify(stored, (_, value: unknown) =>
        value instanceof Uint8Array ? Buffer.from(value).toString('hex') : value,
      );
      expect(text).toContain('authenticatorSecret');
      const bytes = Buffer.from(new TOTP({ secret }).secret.bytes).toString('hex');
      for (const clear of [
        secret,
        bytes,
        ...codes,
        ...codes.map((code) => code.replace('-', '')),
      ]) {
        expect(text).not.toContain(clear);
      }
      expect(provider.environment.problems.join('\n')).not.toContain(secret);
    });
  });

  describe('devices', () => {
    it('are listed with their names and last uses, the current device first', async () => {
      const person = await provider.register();
      const start = provider.environment.clock.now().toISOString();
      provider.environment.advance(5 * minute);
      const other = await device(person, firefox);
      const then = provider.environment.clock.now().toISOString();
      expect(await sessionsOf(other)).toEqual([
        {
          id: expect.any(Number),
          deviceName: 'Firefox on Linux',
          firstSeen: then,
          lastSeen: then,
          isCurrent: true,
        },
        {
          id: expect.any(Number),
          deviceName: expect.any(String),
          firstSeen: start,
          lastSeen: start,
          isCurrent: false,
        },
      ]);
      expect((await settingsOf(person)).trustedDevices).toBe(2);
      expect(JSON.stringify(await sessionsOf(person))).not.toContain(person.token);
    });

    it('are ended individually, each only by its user', async () => {
      const person = await provider.register();
      const stranger = await provider.register();
      const other = await device(person);
      const [, listed] = await sessionsOf(person);
      const stream = await provider.events(other);
      const end = (who: Person) =>
        provider.request('DELETE', `/sessions/${listed?.id}`, { token: who.token });
      expect((await end(stranger)).status).toBe(404);
      expect(await isIn(other)).toBe(200);
      expect((await end(person)).status).toBe(200);
      expect([await isIn(person), await isIn(other)]).toEqual([200, 401]);
      await untilEnded(stream);
      expect((await end(person)).status).toBe(404);
    });

    it('are all ended except the current one', async () => {
      const person = await provider.register();
      const others = [await device(person), await device(person)];
      expect((await post(person, '/sessions/end-others')).status).toBe(200);
      expect(await isIn(person)).toBe(200);
      for (const other of others) expect(await isIn(other)).toBe(401);
    });

    it.each([
      ['Chrome on Android', chrome],
      ['Firefox on Linux', firefox],
      ['Unknown device', ''],
      ['Unknown device', 'x'.repeat(4_000)],
    ])('have the name %s', async (name, agent) => {
      const person = await provider.register();
      const other = await device(person, agent);
      expect((await sessionsOf(other))[0]?.deviceName).toBe(name);
    });
  });

  describe('a session that is idle', () => {
    it.each([15, 30, 60, 240])('is locked after exactly %i minutes', async (timeout) => {
      const person = await provider.register();
      const set = await provider.request('PUT', `/security-settings/${person.id}`, {
        token: person.token,
        body: { key: 'sessionTimeout', value: timeout },
      });
      expect(set.status).toBe(200);
      expect((await settingsOf(person)).sessionTimeout).toBe(timeout);
      provider.environment.advance(timeout * minute - 1);
      expect(await isIn(person)).toBe(200);
      provider.environment.advance(timeout * minute);
      const locked = await provider.get(`/assets/${person.id}`, person.token);
      expect([locked.status, sentenceOf(locked)]).toEqual([
        423,
        'Your wallet is locked. Unlock it to go on.',
      ]);
      expect((await provider.send(person)).status).toBe(423);
      expect((await provider.get(`/events/${person.id}`, person.token)).status).toBe(423);
    });

    it('is unlocked by the right password only', async () => {
      const person = await provider.register();
      provider.environment.advance(30 * minute);
      expect(refused(await post(person, '/auth/unlock', { password: 'not it' }))).toBe(
        '403 password-wrong',
      );
      expect(await isIn(person)).toBe(423);
      expect((await post(person, '/auth/unlock', { password: testPassword })).status).toBe(200);
      expect(await isIn(person)).toBe(200);
    });

    it('can be locked by its user, until the password unlocks it', async () => {
      const person = await provider.register();
      const other = await device(person);
      expect((await post(person, '/auth/lock')).status).toBe(200);
      expect((await post(person, '/auth/lock')).status).toBe(200);
      expect(await isIn(person)).toBe(423);
      expect((await provider.send(person)).status).toBe(423);
      expect(await isIn(other)).toBe(200);
      expect((await post(person, '/auth/unlock', { password: 'not it' })).status).toBe(403);
      expect(await isIn(person)).toBe(423);
      expect((await post(person, '/auth/unlock', { password: testPassword })).status).toBe(200);
      expect(await isIn(person)).toBe(200);
      expect((await provider.send(person)).status).toBe(201);
    });

    it('can be signed out', async () => {
      const person = await provider.register();
      provider.environment.advance(30 * minute);
      expect((await post(person, '/auth/logout')).status).toBe(200);
      expect(await isIn(person)).toBe(401);
    });

    it('cannot be unlocked after 30 days', async () => {
      const person = await provider.register();
      provider.environment.advance(30 * day);
      expect((await post(person, '/auth/unlock', { password: testPassword })).status).toBe(401);
    });

    it('loses its event stream, which does not count as use', async () => {
      const person = await provider.register();
      const stream = await provider.events(person);
      for (let passed = 0; passed <= 30; passed += 1) provider.environment.advance(minute);
      await untilEnded(stream);
      expect(await isIn(person)).toBe(423);
    });

    it('is not extended by another device', async () => {
      const person = await provider.register();
      const other = await device(person);
      for (let turn = 0; turn < 3; turn += 1) {
        provider.environment.advance(20 * minute);
        expect(await isIn(other)).toBe(200);
      }
      expect(await isIn(person)).toBe(423);
    });
  });

  describe('the biometrics of a device', () => {
    const challengeFor = async (person: Person) =>
      PasskeyChallenge.parse((await post(person, '/auth/passkey-challenge')).body).challenge;
    const enable = async (person: Person, body: unknown) => {
      await provider.confirmPresence(person);
      return post(person, `/biometric/enable/${person.id}`, body);
    };

    it('are registered at the provider, and unlock', async () => {
      const person = await provider.register();
      const passkey = createSoftwarePasskey('unlocking device');
      const origin = provider.url;
      expect((await enable(person, {})).status).toBe(422);
      const created = passkey.create({ challenge: await challengeFor(person), origin });
      expect((await enable(person, { passkey: created })).status).toBe(200);
      expect((await settingsOf(person)).biometricEnabled).toBe(true);
      provider.environment.advance(30 * minute);
      const challenge = await challengeFor(person);
      expect(await isIn(person)).toBe(423);
      const assertion = passkey.get({ challenge, origin });
      expect((await post(person, '/auth/unlock', { assertion })).status).toBe(200);
      expect(await isIn(person)).toBe(200);
      // The challenge is used up.
      expect(refused(await post(person, '/auth/unlock', { assertion }))).toBe(
        '403 device-not-confirmed',
      );
    });

    it('are reported in the wallet, by e-mail and by SMS, and can confirm the presence', async () => {
      const person = await provider.register();
      await provePhone(provider.database, person.id, '+821099990145');
      const passkey = createSoftwarePasskey('reported device');
      const origin = provider.url;
      const created = passkey.create({ challenge: await challengeFor(person), origin });
      const made = await provider.request('POST', `/biometric/enable/${person.id}`, {
        token: person.token,
        headers: { 'User-Agent': chrome },
        body: { passkey: created },
      });
      expect(refused(made)).toBe('403 presence-required');
      expect(await bellOf(person)).toEqual([]);
      await provider.confirmPresence(person);
      const again = await provider.request('POST', `/biometric/enable/${person.id}`, {
        token: person.token,
        headers: { 'User-Agent': chrome },
        body: { passkey: created },
      });
      expect(again.status).toBe(200);
      expect((await bellOf(person)).map(({ message }) => message)).toEqual([
        '새 패스키가 등록되었어요(Android의 Chrome). 이 패스키로 로그인하고 지갑의 잠금을 해제할 수 있어요. 본인이 아니라면 보안 설정을 확인해 주세요.',
      ]);
      expect(await nextMessageTo(provider, person.email)).toMatchObject({
        subject: 'A new passkey was added to your Superwallet',
        text: expect.stringContaining('A new passkey was made on Chrome on Android.'),
      });
      expect(await nextMessageTo(provider, '+821099990145')).toMatchObject({
        subject: '',
        text: expect.stringContaining('Superwallet: a new passkey was made on Chrome on Android.'),
      });
      // While biometrics are on, the passkey confirms presence like the password.
      const disable = () => post(person, `/biometric/disable/${person.id}`);
      const show = async () => {
        const assertion = passkey.get({ challenge: await challengeFor(person), origin });
        return post(person, '/auth/presence', { assertion });
      };
      expect(refused(await disable())).toBe('403 presence-required');
      expect((await show()).status).toBe(200);
      expect((await disable()).status).toBe(200);
      expect(refused(await show())).toBe('403 device-not-confirmed');
    });

    it('do not unlock for another origin, challenge, device or user, or without user verification', async () => {
      const person = await provider.register();
      const passkey = createSoftwarePasskey('strict device');
      const origin = provider.url;
      const created = passkey.create({ challenge: await challengeFor(person), origin });
      expect((await enable(person, { passkey: created })).status).toBe(200);
      const stranger = await provider.register();
      const other = createSoftwarePasskey('device of a stranger');
      const made = other.create({ challenge: await challengeFor(stranger), origin });
      expect((await enable(stranger, { passkey: made })).status).toBe(200);
      provider.environment.advance(30 * minute);
      const attempts = [
        (challenge: string) => passkey.get({ challenge, origin: 'http://evil.example' }),
        () => passkey.get({ challenge: 'AAAA', origin }),
        (challenge: string) => other.get({ challenge, origin }),
        (challenge: string) => passkey.get({ challenge, origin, verified: false }),
        (challenge: string) => ({ ...passkey.get({ challenge, origin }), signature: 'AAAA' }),
      ];
      for (const attempt of attempts) {
        const assertion = attempt(await challengeFor(person));
        expect(refused(await post(person, '/auth/unlock', { assertion }))).toBe(
          '403 device-not-confirmed',
        );
      }
      const challenge = await challengeFor(person);
      provider.environment.advance(5 * minute);
      const late = passkey.get({ challenge, origin });
      expect((await post(person, '/auth/unlock', { assertion: late })).status).toBe(403);
      expect(await isIn(person)).toBe(423);
    });

    it('are not registered for another origin or challenge, nor twice', async () => {
      const person = await provider.register();
      const passkey = createSoftwarePasskey('registered device');
      const origin = provider.url;
      for (const asked of [
        { challenge: await challengeFor(person), origin: 'http://evil.example' },
        { challenge: 'AAAA', origin },
      ]) {
        expect((await enable(person, { passkey: passkey.create(asked) })).status).toBe(422);
      }
      const once = passkey.create({ challenge: await challengeFor(person), origin });
      expect((await enable(person, { passkey: once })).status).toBe(200);
      const again = passkey.create({ challenge: await challengeFor(person), origin });
      expect((await enable(person, { passkey: again })).status).toBe(422);
      const stored = await provider.database.transaction((tx) => tx.select().from(passkeys));
      expect(stored.filter(({ userId }) => userId === person.id)).toHaveLength(1);
    });
  });

  describe('passkeys', () => {
    const origin = () => provider.url;
    const challengeFor = async (person: Person) =>
      PasskeyChallenge.parse((await post(person, '/auth/passkey-challenge')).body).challenge;
    /** Registers a passkey made on a browser. */
    const add = async (person: Person, name: string, userAgent = chrome) => {
      const passkey = createSoftwarePasskey(name);
      const created = passkey.create({ challenge: await challengeFor(person), origin: origin() });
      await provider.confirmPresence(person);
      const answer = await provider.request('POST', `/biometric/enable/${person.id}`, {
        token: person.token,
        headers: { 'User-Agent': userAgent },
        body: { passkey: created },
      });
      expect(answer.status).toBe(200);
      return { ...passkey, credentialId: created.id };
    };
    const listOf = async (person: Person) =>
      z.array(Passkey).parse((await provider.get(`/passkeys/${person.id}`, person.token)).body);
    const remove = async (person: Person, id: number) =>
      provider.request('DELETE', `/passkeys/${id}`, { token: person.token });
    const signInChallenge = async () => {
      const asked = await provider.request('POST', '/auth/passkey-sign-in-challenge', {});
      return PasskeyChallenge.parse(asked.body).challenge;
    };
    const signIn = (body: unknown) => provider.request('POST', '/auth/passkey-sign-in', { body });

    it('are listed with their device and their last use, and removed one by one', async () => {
      const person = await provider.register();
      const phone = await add(person, 'listed phone');
      await add(person, 'listed laptop', firefox);
      const added = provider.environment.clock.now().toISOString();
      provider.environment.advance(minute);
      const assertion = phone.get({ challenge: await challengeFor(person), origin: origin() });
      expect((await post(person, '/auth/presence', { assertion })).status).toBe(200);
      const lastUsed = provider.environment.clock.now().toISOString();
      const [laptop, mobile] = await listOf(person);
      expect(laptop).toMatchObject({ deviceName: 'Firefox on Linux', added, lastUsed: null });
      const { credentialId } = phone;
      expect(mobile).toMatchObject({ deviceName: 'Chrome on Android', credentialId, lastUsed });

      expect((await remove(person, mobile?.id ?? 0)).status).toBe(200);
      expect(await listOf(person)).toEqual([laptop]);
      expect((await settingsOf(person)).biometricEnabled).toBe(true);
      const late = phone.get({ challenge: await challengeFor(person), origin: origin() });
      expect(refused(await post(person, '/auth/unlock', { assertion: late }))).toBe(
        '403 device-not-confirmed',
      );
      expect(refused(await remove(person, laptop?.id ?? 0))).toBe('403 presence-required');
      const stranger = await provider.register();
      await provider.confirmPresence(stranger);
      expect(refused(await remove(stranger, laptop?.id ?? 0))).toBe('404 passkey-unknown');
      await provider.confirmPresence(person);
      expect((await remove(person, laptop?.id ?? 0)).status).toBe(200);
      expect((await settingsOf(person)).biometricEnabled).toBe(false);
    });

    it('are all removed when biometrics are turned off, and do not come back', async () => {
      const person = await provider.register();
      const phone = await add(person, 'forgotten phone');
      await provider.confirmPresence(person);
      expect((await post(person, `/biometric/disable/${person.id}`)).status).toBe(200);
      expect(await listOf(person)).toEqual([]);
      await add(person, 'later phone');
      const assertion = phone.get({ challenge: await challengeFor(person), origin: origin() });
      expect(refused(await post(person, '/auth/unlock', { assertion }))).toBe(
        '403 device-not-confirmed',
      );
    });

    it('of other devices are removed by a new password', async () => {
      const person = await provider.register();
      await add(person, 'phone of somebody else');
      const own = await add(person, 'own phone');
      const change = (keptPasskey: string | undefined, from: string, to: string) =>
        post(person, '/auth/password', { currentPassword: from, newPassword: to, keptPasskey });
      const next = 'lighthouse tangerine ferry';
      expect((await change(own.credentialId, testPassword, next)).status).toBe(200);
      expect((await listOf(person)).map(({ credentialId }) => credentialId)).toEqual([
        own.credentialId,
      ]);
      expect((await settingsOf(person)).biometricEnabled).toBe(true);
      expect((await change(undefined, next, `${next} again`)).status).toBe(200);
      expect(await listOf(person)).toEqual([]);
      expect((await settingsOf(person)).biometricEnabled).toBe(false);
    });

    it('sign in, also with two-factor authentication on, once for each challenge', async () => {
      const person = await provider.register();
      const phone = await add(person, 'signing phone');
      await enrol(person);
      const challenge = await signInChallenge();
      const body = { challenge, assertion: phone.get({ challenge, origin: origin() }) };
      const answer = await signIn(body);
      expect(answer.status).toBe(200);
      const grant = SessionGrant.parse(answer.body);
      expect(grant.user.id).toBe(person.id);
      expect(await isIn({ ...person, token: grant.token })).toBe(200);
      expect(refused(await signIn(body))).toBe('401 passkey-refused');
    });

    it('do not sign in with another challenge, origin or key, or when they are off', async () => {
      const person = await provider.register();
      const phone = await add(person, 'refused phone');
      const attempt = async (
        assert: (challenge: string) => unknown,
        used: (made: string) => string | Promise<string> = (made) => made,
      ) => {
        const challenge = await used(await signInChallenge());
        return refused(await signIn({ challenge, assertion: assert(challenge) }));
      };
      const signed = (challenge: string) => phone.get({ challenge, origin: origin() });
      const outcomes = [
        await attempt((challenge) =>
          createSoftwarePasskey('x').get({ challenge, origin: origin() }),
        ),
        await attempt((challenge) => phone.get({ challenge, origin: 'http://evil.example' })),
        await attempt((challenge) => phone.get({ challenge, origin: origin(), verified: false })),
        await attempt((challenge) => ({ ...signed(challenge), signature: 'AAAA' })),
        // A challenge of a session, an invented one, a changed one, and an old one.
        await attempt(signed, () => challengeFor(person)),
        await attempt(signed, () => 'AAAA'),
        await attempt(signed, (made) => `${made.slice(0, -2)}AA`),
        await attempt(signed, (made) => {
          provider.environment.advance(5 * minute + 1);
          return made;
        }),
      ];
      expect(new Set(outcomes)).toEqual(new Set(['401 passkey-refused']));
      await provider.confirmPresence(person);
      expect((await post(person, `/biometric/disable/${person.id}`)).status).toBe(200);
      expect(await attempt(signed)).toBe('401 passkey-refused');
    });

    it('count for the configured origin only', async () => {
      const configured = await startTestProvider(undefined, {
        publicOrigin: 'https://wallet.example.com',
      });
      try {
        const person = await configured.register();
        const ask = async (path: string, body?: unknown) =>
          configured.request('POST', path, { token: person.token, body });
        const register = async (from: string) => {
          const asked = await ask('/auth/passkey-challenge');
          const { challenge } = PasskeyChallenge.parse(asked.body);
          const passkey = createSoftwarePasskey(from).create({ challenge, origin: from });
          await configured.confirmPresence(person);
          return ask(`/biometric/enable/${person.id}`, { passkey });
        };
        expect(refused(await register(configured.url))).toBe('422 passkey-unreadable');
        expect((await register('https://wallet.example.com')).status).toBe(200);
      } finally {
        await configured.close();
      }
    });
  });

  describe('the bell', () => {
    it('reports a sign-in, unless its user has turned that off', async () => {
      const person = await provider.register();
      const stream = await provider.events(person);
      await device(person);
      expect((await bellOf(person)).map(({ title, message }) => [title, message])).toEqual([
        [
          '보안 알림',
          '새 기기에서 로그인되었어요(Linux의 Firefox). 본인이 아니라면 보안 설정을 확인해 주세요.',
        ],
      ]);
      expect((await stream.until('notification')).at(-1)).toMatchObject({
        data: { title: '보안 알림', type: 'warning' },
      });
      await stream.close();
      for (const key of ['loginNotifications', 'deviceManagement']) {
        await provider.request('PUT', `/security-settings/${person.id}`, {
          token: person.token,
          body: { key, value: false },
        });
      }
      await device(person);
      expect(await bellOf(person)).toHaveLength(1);
    });

    it('reports three failed sign-ins once', async () => {
      const person = await provider.register();
      provider.environment.advance(minute);
      for (let guess = 0; guess < 4; guess += 1) await login(person.email, 'not it at all');
      expect((await bellOf(person)).map(({ message }) => message)).toEqual([
        '로그인에 여러 번 실패했어요. 본인이 아니라면 보안 설정을 확인해 주세요.',
      ]);
      expect((await settingsOf(person)).failedSignIns).toBe(4);
      provider.environment.advance(30 * day - 1);
      const later = await login(person.email, testPassword);
      const again = { ...person, token: SessionGrant.parse(later.body).token };
      expect((await settingsOf(again)).failedSignIns).toBe(4);
      provider.environment.advance(1);
      expect((await settingsOf(again)).failedSignIns).toBe(0);
    });

    it('counts the failed sign-ins since the last change of the password', async () => {
      const person = await provider.register();
      provider.environment.advance(minute);
      await login(person.email, 'not it at all');
      expect((await settingsOf(person)).failedSignIns).toBe(1);
      provider.environment.advance(minute);
      await post(person, '/auth/password', {
        currentPassword: testPassword,
        newPassword: otherPassword,
      });
      expect((await settingsOf(person)).failedSignIns).toBe(0);
      provider.environment.advance(minute);
      await login(person.email, 'not it at all');
      expect((await settingsOf(person)).failedSignIns).toBe(1);
    });

    it('retains read notifications, and shows the latest ten', async () => {
      const person = await provider.register();
      for (let time = 0; time < 12; time += 1) await device(person);
      const bell = await bellOf(person);
      expect(bell).toHaveLength(10);
      expect(bell.every(({ isRead }) => !isRead)).toBe(true);
      const [newest] = bell;
      const read = (who: Person) => post(who, `/notifications/${newest?.id}/read`);
      const stranger = await provider.register();
      expect((await read(stranger)).status).toBe(404);
      expect((await read(person)).status).toBe(200);
      expect((await bellOf(person)).map(({ isRead }) => isRead)).toEqual([
        true,
        ...Array<boolean>(9).fill(false),
      ]);
    });

    it('notifies both sides of a send, except those who have turned it off', async () => {
      const [person, friend] = [await provider.register(), await provider.register()];
      const set = (who: Person, changes: object) =>
        provider.request('PUT', `/notification-settings/${who.id}`, {
          token: who.token,
          body: {
            emailNotifications: true,
            smsNotifications: false,
            pushNotifications: true,
            money: true,
            identity: true,
            work: true,
            travel: true,
            ...changes,
          },
        });
      const send = async () => {
        await provider.send(person, { amount: '2.5', toAddress: friend.did });
        const stream = await provider.events(friend);
        provider.environment.advance(1_000);
        await stream.until('balance_update');
        await stream.close();
      };
      await send();
      expect((await bellOf(person)).map(({ message }) => message)).toEqual([
        `Test ${nameOf(friend)}님에게 2.5 XP를 보냈어요.`,
      ]);
      expect((await bellOf(friend)).map(({ title, message }) => [title, message])).toEqual([
        ['입금', `Test ${nameOf(person)}님이 보낸 2.5 XP가 지갑에 들어왔어요.`],
      ]);
      expect((await set(person, { money: false })).status).toBe(200);
      expect((await set(friend, { pushNotifications: false })).status).toBe(200);
      await send();
      expect(await bellOf(person)).toHaveLength(1);
      // The switch for push is about the device: the kinds decide what the bell has.
      expect(await bellOf(friend)).toHaveLength(2);
      const { body } = await provider.get('/user', friend.token);
      expect(body).toMatchObject({ pushNotifications: false });
      function nameOf({ email }: Person) {
        return `Person ${/\d+/.exec(email)?.[0]}`;
      }
    });
  });

  describe('a DID at registration', () => {
    const { did } = testKey;
    const register = (email: string, more: object) =>
      provider.request('POST', '/auth/register', {
        body: { firstName: 'Ada', lastName: 'Key', email, password: testPassword, ...more },
      });
    it('is stored if its key has signed the challenge', async () => {
      const didProof = proofOf(await challengeOf(provider, did));
      const answer = await register('proven@test.example', { didAddress: did, didProof });
      expect([answer.status, SessionGrant.parse(answer.body).user.didAddress]).toEqual([201, did]);
    });

    it('is replaced by a custodial DID if there is no proof', async () => {
      const answer = await register('claimed@test.example', {
        didAddress: 'did:ethr:0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
      });
      expect(answer.status).toBe(201);
      const { didAddress } = SessionGrant.parse(answer.body).user;
      expect(didAddress).not.toContain('70997970');
      expect(didAddress).toMatch(/^did:ethr:0x[0-9a-fA-F]{40}$/);
    });

    it('is refused with a proof of another key, for another DID, altered or too old', async () => {
      const other = 'did:ethr:0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
      const challenge = await challengeOf(provider, other);
      for (const didProof of [
        proofOf(challenge),
        proofOf(await challengeOf(provider, did)),
        proofOf(challenge.replace('Seal: ', 'Seal: 0')),
        { challenge, signature: `0x${'1'.repeat(128)}1b` },
      ]) {
        const answer = await register('refused@test.example', { didAddress: other, didProof });
        expect(refused(answer)).toMatch(/^422 did-proof-(old|wrong)$/);
      }
      const old = proofOf(await challengeOf(provider, did));
      provider.environment.advance(10 * minute + 1);
      const late = await register('late@test.example', { didAddress: did, didProof: old });
      expect([late.status, sentenceOf(late)]).toEqual([
        422,
        'The proof of the DID is not for this account, or too old. Try again.',
      ]);
    });
  });

  it('stores no password, token or challenge of a session in plain text', async () => {
    const person = await provider.register();
    const stored = JSON.stringify(
      await provider.database.transaction(async (tx) => [
        await tx.select().from(sessions),
        await tx.select().from(users),
      ]),
    );
    expect(stored).toContain(person.email);
    expect(stored).not.toContain(person.token);
    expect(stored).not.toContain(testPassword);
  });
});
