import { createHash } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { SessionGrant } from '#wallet/entities/session.ts';

import { failureLimits, failureWindow } from '../accounts/attempt-limits.ts';
import { sessions, users } from '../database/schema.ts';
import { readProxies } from '../http/proxies.ts';
import { challengeOf, proofOf, testKey } from '../testing/did-proof.ts';
import { describeOnEmbedded } from '../testing/each-database.ts';
import {
  sentenceOf,
  startTestProvider,
  testPassword,
  type Answer,
  type TestProvider,
} from '../testing/test-provider.ts';

const month = 30 * 24 * 60 * 60;

function cookieOf(answer: Answer): string {
  const [pair = ''] = (answer.headers.get('Set-Cookie') ?? '').split(';');
  return pair;
}

describeOnEmbedded('an account', (fresh) => {
  let provider: TestProvider;
  beforeAll(async () => {
    provider = await startTestProvider(await fresh());
  });
  afterAll(() => provider.close());

  const registration = {
    firstName: ' Ada ',
    lastName: 'Lovelace',
    email: ' Ada@Test.example ',
    password: testPassword,
  };
  const register = (changes: Record<string, unknown> = {}) =>
    provider.request('POST', '/auth/register', { body: { ...registration, ...changes } });
  const login = (email: string, password: string, headers: Record<string, string> = {}) =>
    provider.request('POST', '/auth/login', { body: { email, password }, headers });

  it('is created by registering, with a DID, a session and test assets', async () => {
    const answer = await register();
    expect(answer.status).toBe(201);
    const { user, token } = SessionGrant.parse(answer.body);
    expect(cookieOf(answer)).toBe(`superwallet_session=${token}`);
    expect(answer.body).toEqual({
      user: {
        id: user.id,
        firstName: 'Ada',
        lastName: 'Lovelace',
        email: 'Ada@Test.example',
        phone: '',
        country: '',
        timezone: '',
        language: 'en',
        localLanguage: '',
        currency: 'USD',
        emailProven: false,
        phoneProven: false,
        emailNotifications: true,
        smsNotifications: false,
        pushNotifications: true,
        biometricEnabled: false,
        sessionTimeout: 30,
        didAddress: expect.stringMatching(/^did:ethr:0x[0-9a-fA-F]{40}$/),
        createdAt: provider.environment.clock.now().toISOString(),
        sandboxes: ['bank', 'card', 'network', 'tax-office', 'reviewer', 'email', 'sms'],
      },
      token: expect.stringMatching(/^[\w-]{43}$/),
    });
    const { body } = await provider.get(`/assets/${user.id}`, token);
    expect(body).toEqual(
      Object.entries({
        XP: '100',
        USDC: '50',
        CBDC: '50',
        BTC: '0.001',
        ETH: '0.02',
        BusanCoin: '10000',
      }).map(([assetType, balance]) => ({
        id: expect.any(Number),
        userId: user.id,
        assetType,
        balance,
        today: '3.6',
      })),
    );
    expect((await provider.get('/assets', token)).body).toEqual(body);
    expect(await provider.ledgerFaults()).toEqual([]);
  });

  it('signs in by e-mail, ignoring case, with a new session each time', async () => {
    const first = await login('ada@test.EXAMPLE', testPassword);
    const second = await login('ada@test.example', testPassword);
    expect([first.status, second.status]).toEqual([200, 200]);
    const tokens = [first, second].map(({ body }) => SessionGrant.parse(body).token);
    expect(new Set(tokens).size).toBe(2);
    for (const token of tokens) {
      const verified = await provider.get('/auth/verify', token);
      expect(verified.body).toEqual({ user: SessionGrant.parse(first.body).user });
    }
  });

  it('refuses a second account with the same e-mail', async () => {
    const answer = await register({ email: 'ADA@test.example' });
    expect(answer.status).toBe(409);
    expect(sentenceOf(answer)).toMatch(/already has an account/);
    expect(await provider.ledgerFaults()).toEqual([]);
  });

  it.each([
    ['firstName', '', /first name is missing/],
    ['firstName', undefined, /first name is missing/],
    ['lastName', '  ', /last name is missing/],
    ['lastName', 'x'.repeat(81), /last name must have at most 80/],
    ['email', 'nobody', /email is not valid/],
    ['email', 'two words@test.example', /email is not valid/],
    ['password', 'short', /password must have at least 8/],
    ['password', 12345678, /password must be of type string/],
    ['firstName', '\u200b\u2060', /first name is missing/],
    ['lastName', '\u3164', /last name is missing/],
    ['firstName', '\u200d\u0301', /first name has no character that can be seen\. Enter one/],
    ['email', `a@${'.'.repeat(60_000)}@`, /email must have at most 254/],
    ['didAddress', `did:ethr:${'a:'.repeat(25_000)}`, /DID address must have at most 200/],
    ['didAddress', 'did:web:example.com', /DID address is not an address/],
    ['didAddress', '0x52908400098527886E0F7030069857D2E4169EE7', /DID address is not an address/],
    ['didAddress', 'did:ethr:0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAeD', /checksum/],
  ])('refuses %s %j', async (field, value, sentence) => {
    const answer = await register({ email: 'new@test.example', [field]: value });
    expect(answer.status).toBe(422);
    expect(sentenceOf(answer)).toMatch(sentence);
  });

  it.each([
    ['نمی\u200cدانم', 'क्\u200dष'],
    ['葛\u{e0100}城', '👩\u200d🚀\ufe0f'],
  ])(
    'may have the names %s and %s, whose invisible joiners are part of the spelling',
    async (firstName, lastName) => {
      const email = `joiners-${firstName.length}@test.example`;
      const answer = await register({ firstName, lastName, email });
      expect(answer.body).toMatchObject({ user: { firstName, lastName } });
    },
  );

  it('stores the DID of its registration with checksum, and refuses that DID to others', async () => {
    const withProof = async (email: string, didAddress: string) =>
      register({
        email,
        didAddress,
        didProof: proofOf(await challengeOf(provider, didAddress)),
      });
    const owner = await withProof('owner@test.example', testKey.did.toLowerCase());
    expect(SessionGrant.parse(owner.body).user.didAddress).toBe(testKey.did);
    const answer = await withProof(
      'second@test.example',
      testKey.did.replace('did:ethr:', 'did:ethr:sepolia:'),
    );
    expect(answer.status).toBe(409);
    expect(sentenceOf(answer)).toMatch(/DID address/);
  });

  it('gives an unknown e-mail and a wrong password the same answer', async () => {
    const wrong = await login('ada@test.example', 'not the password');
    const unknown = await login('nobody@test.example', 'not the password');
    expect([wrong.status, unknown.status]).toEqual([401, 401]);
    expect(wrong.body).toEqual(unknown.body);
    expect(wrong.headers.has('Set-Cookie')).toBe(false);
  });

  it('stores neither token nor password', async () => {
    const { token } = await provider.register();
    const [sessionRows, userRows] = await provider.database.transaction(async (tx) => [
      await tx.select().from(sessions),
      await tx.select().from(users),
    ]);
    const stored = JSON.stringify([sessionRows, userRows]);
    expect(stored).toContain(createHash('sha256').update(token).digest('hex'));
    expect(stored).not.toContain(token);
    expect(stored).not.toContain(testPassword);
    expect(userRows.every(({ passwordHash }) => passwordHash.startsWith('scrypt$1024$8$1$'))).toBe(
      true,
    );
  });

  it('refuses to sign in after too many failures, until the window is over', async () => {
    const { email } = await provider.register();
    const failures = await Promise.all(
      Array.from({ length: failureLimits.pair }, () => login(email, 'wrong')),
    );
    expect(failures.map(({ status }) => status)).toEqual(Array(failureLimits.pair).fill(401));
    const refused = await login(email, testPassword);
    expect(refused.status).toBe(429);
    expect(refused.headers.get('Retry-After')).toBe(String(failureWindow / 1000));
    expect(sentenceOf(refused)).toMatch(/Try again in 15 minutes/);
    // A client's header does not change the counted address.
    const pretending = await login(email, testPassword, { 'X-Forwarded-For': '203.0.113.7' });
    expect(pretending.status).toBe(429);

    provider.environment.advance(failureWindow - 30_000);
    expect(sentenceOf(await login(email, testPassword))).toMatch(/Try again in 1 minute\./);
    provider.environment.advance(30_000);
    expect((await login(email, testPassword)).status).toBe(200);
  });

  it('allows eight correct sign-ins at the same time', async () => {
    const { email } = await provider.register();
    const answers = await Promise.all(Array.from({ length: 8 }, () => login(email, testPassword)));
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
  });

  it('counts every one of many simultaneous wrong sign-ins', async () => {
    const { email } = await provider.register();
    const answers = await Promise.all(Array.from({ length: 12 }, () => login(email, 'wrong')));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(failureLimits.pair);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(12 - failureLimits.pair);
  });

  it('accepts the owner on a known device during an attack', async () => {
    const { email } = await provider.register();
    const known = await login(email, testPassword);
    const Cookie = known.headers
      .getSetCookie()
      .map((cookie) => cookie.split(';', 1))
      .join('; ');
    expect(Cookie).toMatch(/superwallet_device_\d+=[\w-]{16}\.[\w-]{43}$/);
    for (let guess = 0; guess < failureLimits.pair; guess += 1) await login(email, 'wrong');
    expect((await login(email, testPassword)).status).toBe(429);
    expect((await login(email, testPassword, { Cookie })).status).toBe(200);
    const forged = Cookie.replace(/.{43}$/, 'A'.repeat(43));
    expect((await login(email, testPassword, { Cookie: forged })).status).toBe(429);
    const stranger = await provider.register();
    for (let guess = 0; guess < failureLimits.pair; guess += 1)
      await login(stranger.email, 'wrong');
    const stolen = Cookie.replace(/device_\d+/, `device_${stranger.id}`);
    expect((await login(stranger.email, testPassword, { Cookie: stolen })).status).toBe(429);
  });

  it('limits guesses on a known device too', async () => {
    const { email } = await provider.register();
    const [, , device = ''] = (await login(email, testPassword)).headers.getSetCookie();
    const headers = { Cookie: device.split(';', 1).join() };
    for (let guess = 0; guess < failureLimits.device; guess += 1) {
      expect((await login(email, 'wrong', headers)).status).toBe(401);
    }
    expect((await login(email, testPassword, headers)).status).toBe(429);
    expect((await login(email, testPassword)).status).toBe(200);
  });
});

describe('behind a proxy', () => {
  it.each([
    ['that is trusted, counts the failures of each client', ['127.0.0.1'], 401, true],
    ['that is not trusted, counts the failures of the proxy', ['10.0.0.1'], 429, false],
  ])('%s', async (_, proxies, status, secure) => {
    const trustedProxies = readProxies(proxies.join());
    const provider = await startTestProvider(undefined, { trustedProxies });
    const { email } = await provider.register();
    const from = (address: string, password: string) =>
      provider.request('POST', '/auth/login', {
        body: { email, password },
        headers: { 'X-Forwarded-For': address, 'X-Forwarded-Proto': 'https' },
      });
    const answer = await from('203.0.113.1', testPassword);
    for (const cookie of answer.headers.getSetCookie()) {
      expect(/; Secure/.test(cookie)).toBe(secure);
    }
    for (let guess = 0; guess < failureLimits.pair; guess += 1) await from('203.0.113.1', 'wrong');
    expect((await from('203.0.113.1', 'wrong')).status).toBe(429);
    expect((await from('203.0.113.2', 'wrong')).status).toBe(status);
    // A client may forge addresses before the one that the proxy appends.
    expect((await from('198.51.100.9, 203.0.113.1', 'wrong')).status).toBe(429);
    await provider.close();
  });
});

describe('registrations', () => {
  it('are limited per address and hour', async () => {
    const provider = await startTestProvider(undefined, { registrationLimit: 2 });
    const register = (email: string) =>
      provider.request('POST', '/auth/register', {
        body: { firstName: 'Ada', lastName: 'Lovelace', email, password: testPassword },
      });
    expect((await register('one@test.example')).status).toBe(201);
    expect((await register('two@test.example')).status).toBe(201);
    const refused = await register('three@test.example');
    expect(refused.status).toBe(429);
    expect(refused.headers.get('Retry-After')).toBe('3600');
    expect(sentenceOf(refused)).toBe(
      'Too many new accounts from this address. Try again in 60 minutes.',
    );
    provider.environment.advance(60 * 60_000);
    expect((await register('three@test.example')).status).toBe(201);
    await provider.close();
  });
});

describe('a session', () => {
  let provider: TestProvider;
  beforeAll(async () => {
    provider = await startTestProvider();
  });
  afterAll(() => provider.close());

  const signIn = async (headers: Record<string, string> = {}) => {
    const person = await provider.register();
    const answer = await provider.request('POST', '/auth/login', {
      body: { email: person.email, password: testPassword },
      headers,
    });
    return { ...person, token: SessionGrant.parse(answer.body).token, answer };
  };

  it('sets cookies that are hidden from scripts and other sites', async () => {
    const { answer, token, id } = await signIn();
    const [session = '', legacyCookie, device = '', ...others] = answer.headers.getSetCookie();
    expect(session.split('; ').toSorted()).toEqual(
      [
        `superwallet_session=${token}`,
        'HttpOnly',
        `Max-Age=${month}`,
        'Path=/superwallet',
        'SameSite=Strict',
      ].toSorted(),
    );
    // A browser would send an earlier version's cookie first.
    expect(legacyCookie).toBe('superwallet_session=; Max-Age=0; Path=/superwallet/api');
    const [mark, ...attributes] = device.split('; ');
    expect(mark).toMatch(new RegExp(`^superwallet_device_${id}=[\\w-]{16}\\.[\\w-]{43}$`));
    expect(attributes.toSorted()).toEqual(
      [
        'HttpOnly',
        `Max-Age=${400 * 24 * 60 * 60}`,
        'Path=/superwallet/api/auth',
        'SameSite=Strict',
      ].toSorted(),
    );
    expect(others).toEqual([]);
  });

  it('reads by cookie, but writes only by bearer token', async () => {
    const { answer, id } = await signIn();
    const headers = { Cookie: `other=1; ${cookieOf(answer)}` };
    expect((await provider.request('GET', `/assets/${id}`, { headers })).status).toBe(200);
    expect((await provider.request('GET', '/auth/verify', { headers })).status).toBe(200);
    for (const [method, path] of [
      ['POST', '/transactions'],
      ['PUT', '/user/profile'],
      ['POST', '/auth/logout'],
    ] as const) {
      expect((await provider.request(method, path, { headers, body: {} })).status).toBe(401);
    }
  });

  it.each([
    ['nothing', {}],
    ['an unknown token', { Authorization: 'Bearer AAAA' }],
    ['another scheme', { Authorization: 'Basic AAAA' }],
    ['an empty token', { Authorization: 'Bearer ' }],
    ['an unknown cookie', { Cookie: 'superwallet_session=AAAA' }],
  ])('is not granted by %s', async (_, headers) => {
    for (const path of ['/auth/verify', '/user', '/user/1', '/assets', '/assets/1', '/events/1']) {
      const answer = await provider.request('GET', path, { headers });
      expect(answer.status).toBe(401);
      expect(sentenceOf(answer)).toMatch(/Sign in/);
    }
  });

  it('refuses a wrong bearer token, even with a valid cookie', async () => {
    const { answer } = await signIn();
    const headers = { Cookie: cookieOf(answer), Authorization: 'Bearer wrong' };
    expect((await provider.request('GET', '/user', { headers })).status).toBe(401);
  });

  it('ends at its sign-out, and no other session does', async () => {
    const { token, email } = await signIn();
    const other = await provider.request('POST', '/auth/login', {
      body: { email, password: testPassword },
    });
    const out = await provider.request('POST', '/auth/logout', { token });
    expect(out.status).toBe(200);
    expect(out.headers.get('Set-Cookie')).toMatch(
      /^superwallet_session=; Max-Age=0; Path=\/superwallet, superwallet_session=; Max-Age=0; Path=\/superwallet\/api$/,
    );
    expect((await provider.get('/user', token)).status).toBe(401);
    expect((await provider.get('/user', SessionGrant.parse(other.body).token)).status).toBe(200);
  });

  it('ends with all other sessions of its user at a sign-out from all devices', async () => {
    const { token, email } = await signIn();
    const login = { body: { email, password: testPassword } };
    const other = await provider.request('POST', '/auth/login', login);
    const stranger = await signIn();
    const out = await provider.request('POST', '/auth/logout-all', { token });
    expect([out.status, out.body]).toEqual([200, { ended: 3 }]);
    expect(out.headers.get('Set-Cookie')).toMatch(/^superwallet_session=; Max-Age=0;/);
    for (const ended of [token, SessionGrant.parse(other.body).token]) {
      expect((await provider.get('/user', ended)).status).toBe(401);
    }
    expect((await provider.get('/user', stranger.token)).status).toBe(200);
    expect((await provider.request('POST', '/auth/login', login)).status).toBe(200);
  });

  it('ends after 30 days', async () => {
    const { token } = await signIn();
    provider.environment.advance(month * 1000 - 1);
    // Idle, and therefore locked, but not expired.
    expect((await provider.get('/user', token)).status).toBe(423);
    provider.environment.advance(1);
    expect((await provider.get('/user', token)).status).toBe(401);
  });
});
