import { afterAll, beforeAll, expect, it } from 'vitest';

import { PasskeyChallenge } from '#wallet/entities/passkey.ts';
import type { Profile } from '#wallet/entities/profile.ts';
import { numberSpellings } from '#wallet/spellings.ts';

import { eq } from '../database/drizzle.ts';
import { users } from '../database/schema.ts';
import { describeOnEmbedded } from '../testing/each-database.ts';
import { createSoftwarePasskey } from '../testing/software-passkey.ts';
import {
  sentenceOf,
  startTestProvider,
  type Person,
  type TestProvider,
} from '../testing/test-provider.ts';

const profile: Profile = {
  firstName: '지우',
  lastName: 'Kim',
  email: 'jiwoo@test.example',
  phone: '+82 10 1234 5678',
  country: 'Korea',
  timezone: 'UTC+9',
  language: 'ko',
  currency: 'KRW',
  emailNotifications: false,
  smsNotifications: true,
  pushNotifications: false,
};

describeOnEmbedded('a person', (fresh) => {
  let provider: TestProvider;
  let person: Person;
  let other: Person;
  beforeAll(async () => {
    provider = await startTestProvider(await fresh());
    person = await provider.register();
    other = await provider.register();
  });
  afterAll(() => provider.close());

  const save = async (changes: Record<string, unknown> = {}) => {
    await provider.confirmPresence(person);
    return provider.request('PUT', '/user/profile', {
      token: person.token,
      body: { ...profile, ...changes },
    });
  };

  it('reads and saves the profile', async () => {
    const saved = await save();
    expect(saved.status).toBe(200);
    expect(saved.body).toMatchObject({ ...profile, id: person.id, didAddress: person.did });
    expect((await provider.get('/user', person.token)).body).toEqual(saved.body);
    expect((await provider.get(`/user/${person.id}`, person.token)).body).toEqual(saved.body);
    const untouched = await provider.get('/user', other.token);
    expect(untouched.body).toMatchObject({ email: other.email });
  });

  it.each([
    ['firstName', ' ', 422, /first name is missing/],
    ['email', '', 422, /email is missing/],
    ['email', 'nowhere', 422, /email is not valid/],
    ['email', `a@${'.'.repeat(60_000)}@`, 422, /email must have at most 254/],
    ['lastName', '\u200b', 422, /last name is missing/],
    ['phone', 'x'.repeat(81), 422, /phone must have at most 80/],
    ['phone', null, 422, /phone must be of type string/],
    ['smsNotifications', 'yes', 422, /sms notifications must be of type boolean/],
  ])('refuses a profile whose %s is %j', async (field, value, status, sentence) => {
    const answer = await save({ [field]: value });
    expect(answer.status).toBe(status);
    expect(sentenceOf(answer)).toMatch(sentence);
  });

  it('saves names on one line and without invisible characters', async () => {
    const saved = await save({ lastName: 'La\u0300\u200b \n', country: 'Kor\u202eea' });
    expect(saved.body).toMatchObject({ lastName: 'Là', country: 'Korea' });
  });

  it('preserves the changes of two tabs that save one field each', async () => {
    await save();
    const put = (body: object) =>
      provider.request('PUT', '/user/profile', { token: person.token, body });
    const answers = await Promise.all([put({ firstName: 'Grace' }), put({ lastName: 'Hopper' })]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const { body } = await provider.get('/user', person.token);
    expect(body).toMatchObject({ ...profile, firstName: 'Grace', lastName: 'Hopper' });
    expect((await put({})).body).toEqual(body);
    const found = await provider.request('POST', '/recipients/find', {
      token: other.token,
      body: { kind: 'account', recipient: 'Grace Hopper' },
    });
    expect(found.body).toMatchObject({ payee: `account:${person.id}` });
    const settings = `/notification-settings/${person.id}`;
    const change = (changes: object) =>
      provider.request('PUT', settings, { token: person.token, body: changes });
    await Promise.all([change({ money: false }), change({ smsNotifications: true })]);
    expect((await change({})).status).toBe(200);
    expect((await provider.get(settings, person.token)).body).toMatchObject({
      money: false,
      travel: true,
      smsNotifications: true,
      pushNotifications: profile.pushNotifications,
    });
  });

  it.each(numberSpellings.filter(({ reads, typed }) => reads === 'refused' && typed.trim() !== ''))(
    'refuses a phone that is no phone number: $case',
    async ({ typed }) => {
      expect((await save({ phone: typed })).status).toBe(422);
      expect((await provider.get('/user', person.token)).body).toMatchObject({
        phone: profile.phone,
      });
    },
  );

  it('accepts a stored malformed phone until it is changed', async () => {
    const old = await provider.register();
    await provider.database.transaction((tx) =>
      tx.update(users).set({ phone: '1234' }).where(eq(users.id, old.id)),
    );
    const put = (body: object) =>
      provider.request('PUT', '/user/profile', { token: old.token, body });
    const saved = await put({ phone: '1234', firstName: 'Grace' });
    expect(saved.body).toMatchObject({ phone: '1234', firstName: 'Grace' });
    await provider.confirmPresence(old);
    expect(await put({ phone: '12345' })).toMatchObject({
      status: 422,
      body: { code: 'phone-malformed' },
    });
    expect((await put({ phone: '' })).body).toMatchObject({ phone: '' });
  });

  it("refuses someone else's e-mail", async () => {
    expect((await save({ email: other.email.toUpperCase() })).status).toBe(409);
  });

  it('cannot change fields outside the profile', async () => {
    await save({ id: other.id, didAddress: other.did, passwordHash: 'x', biometricEnabled: true });
    const { body } = await provider.get('/user', person.token);
    expect(body).toMatchObject({ id: person.id, didAddress: person.did, biometricEnabled: false });
  });

  it('turns biometrics on and off, also twice in a row', async () => {
    const turn = (
      direction: string,
      {
        id = person.id,
        token = person.token,
        body = {},
      }: { id?: number; token?: string; body?: object } = {},
    ) =>
      provider.request('POST', `/biometric/${direction}/${id}`, {
        ...(token !== '' && { token }),
        body,
      });
    // The presence confirmed in other tests has expired.
    provider.environment.advance(5 * 60_000);
    const asked = await provider.request('POST', '/auth/passkey-challenge', {
      token: person.token,
    });
    const { challenge } = PasskeyChallenge.parse(asked.body);
    const passkey = createSoftwarePasskey('phone').create({ challenge, origin: provider.url });
    expect((await turn('enable', { body: { passkey } })).status).toBe(403);
    await provider.confirmPresence(person);
    const registered = await turn('enable', { body: { passkey } });
    expect(registered.body).toMatchObject({ id: person.id, biometricEnabled: true });
    const isOn = async () => (await provider.get('/user', person.token)).body;

    for (const direction of ['enable', 'enable', 'disable', 'disable']) {
      expect((await turn(direction)).status).toBe(403);
      await provider.confirmPresence(person);
      const answer = await turn(direction);
      expect(answer.status).toBe(200);
      const biometricEnabled = direction === 'enable';
      expect(answer.body).toMatchObject({ id: person.id, biometricEnabled });
      expect(await isOn()).toMatchObject({ biometricEnabled });
    }
    expect((await turn('enable', { id: other.id })).status).toBe(403);
    expect((await turn('enable', { token: '' })).status).toBe(401);
    expect((await turn('switch')).status).toBe(404);
    expect(await isOn()).toMatchObject({ biometricEnabled: false });
    expect((await provider.get('/user', other.token)).body).toMatchObject({
      biometricEnabled: false,
    });
  });

  it.each(['/user/', '/assets/', '/transactions/', '/events/'])(
    'refuses GET %s{id} of another person',
    async (path) => {
      for (const id of [other.id, 999_999]) {
        const answer = await provider.get(path + id, person.token);
        expect(answer.status).toBe(403);
        expect(sentenceOf(answer)).toMatch(/someone else/);
      }
      for (const id of ['x', '0', '-1', '1.5', '01', '1e0', '99999999999', '2147483648', '%00']) {
        const answer = await provider.get(path + id, person.token);
        expect(answer.status).toBe(404);
        expect(sentenceOf(answer)).toMatch(/Check the id/);
      }
    },
  );
});
