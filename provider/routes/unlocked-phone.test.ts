import { TOTP } from 'otpauth';
import { beforeAll, afterAll, expect, it } from 'vitest';

import { idempotencyKeyHeader } from '#api/calls/call.ts';
import { Refusal } from '#api/calls/call-schemas.ts';
import { contract, type CallName, type WriteName } from '#api/contract.ts';
import { RecoveryCodes, TwoFactorSetup } from '#wallet/entities/two-factor.ts';
import { SessionGrant } from '#wallet/entities/session.ts';
import { User } from '#wallet/entities/user.ts';

import { unlockedOutcome, validBodies } from '../testing/call-facts.ts';
import { describeOnEmbedded } from '../testing/each-database.ts';
import {
  startTestProvider,
  testPassword,
  type Person,
  type TestProvider,
} from '../testing/test-provider.ts';

const writes = (Object.keys(contract) as CallName[]).filter(
  (name): name is WriteName => contract[name].method !== 'GET',
);

describeOnEmbedded('somebody at an unlocked phone, without the password', (fresh) => {
  let provider: TestProvider;
  let owner: Person;
  let secret: string;
  beforeAll(async () => {
    provider = await startTestProvider(await fresh());
    owner = await provider.register();
  });
  afterAll(() => provider.close());

  const ask = (who: Person, name: CallName, body: unknown) => {
    const { method, path } = contract[name];
    return provider.request(
      method,
      path
        .replace(/^\/api/, '')
        .replace('{userId}', String(who.id))
        .replace('{id}', '1'),
      {
        token: who.token,
        headers: { [idempotencyKeyHeader]: `unlocked-phone-${name}` },
        ...(body !== undefined && { body }),
      },
    );
  };
  const signIn = (body: object) =>
    provider.request('POST', '/auth/login', { body: { email: owner.email, ...body } });
  const codeNow = () => {
    provider.environment.advance(60_000);
    return new TOTP({ secret }).generate({
      timestamp: provider.environment.clock.now().getTime(),
    });
  };
  /** The owner's sign-in settings and contacts. */
  const accessOf = async () => {
    const user = User.parse((await provider.get('/user', owner.token)).body);
    const { email, emailProven, phone, phoneProven, didAddress, biometricEnabled } = user;
    return { email, emailProven, phone, phoneProven, didAddress, biometricEnabled };
  };

  it('cannot change how the owner signs in or is reached, and cannot lock the owner out', async () => {
    await provider.confirmPresence(owner);
    const setUp = TwoFactorSetup.parse((await ask(owner, 'startTwoFactor', undefined)).body);
    ({ secret } = setUp);
    const confirmed = await ask(owner, 'confirmTwoFactor', { code: codeNow() });
    expect(RecoveryCodes.parse(confirmed.body).recoveryCodes).toHaveLength(10);
    const before = await accessOf();

    const bodies = {
      ...validBodies(owner.id),
      updateProfile: { ...validBodies(owner.id).updateProfile, email: 'thief@test.example' },
      // Without the password, a thief can only guess.
      changePassword: { currentPassword: 'a guess', newPassword: 'a password of a thief' },
      confirmPresence: { password: 'a guess' },
      unlock: { password: 'a guess' },
      login: { email: owner.email, password: 'a guess' },
      confirmTwoFactor: { code: '000000' },
      stopTwoFactor: { code: '000000' },
    };
    const bodyOf = (name: CallName) => Object.entries(bodies).find(([key]) => key === name)?.[1];
    // These calls end or lock the session of the phone itself.
    const ending: readonly WriteName[] = ['endDeviceSession', 'lock', 'logout', 'logoutAll'];
    for (const name of writes.filter((write) => !ending.includes(write))) {
      const { status, body } = await ask(owner, name, bodyOf(name));
      const refusal = status === 403 ? Refusal.parse(body).code : undefined;
      const needsPresence = refusal === 'presence-required';
      if (unlockedOutcome(name) === 'asks') {
        // The code is checked before the presence, and this code is wrong.
        expect([name, refusal]).toEqual([
          name,
          name === 'stopTwoFactor' ? 'code-wrong' : 'presence-required',
        ]);
      } else {
        expect([name, needsPresence]).toEqual([name, false]);
      }
      if (unlockedOutcome(name) === 'proves' && name !== 'register') {
        expect([name, status >= 400 && status < 500]).toEqual([name, true]);
      }
    }
    expect(await accessOf()).toEqual(before);

    // Guesses use up only the attempts of this device.
    for (let guess = 0; guess < 6; guess += 1) {
      await ask(owner, 'confirmPresence', { password: `guess ${guess}` });
      await ask(owner, 'stopTwoFactor', { code: '000000' });
    }
    expect((await ask(owner, 'confirmPresence', { password: testPassword })).status).toBe(429);
    const there = await signIn({ password: testPassword, code: codeNow() });
    expect(there.status).toBe(200);
    const device = { ...owner, token: SessionGrant.parse(there.body).token };
    expect((await provider.confirmPresence(device)).status).toBe(200);
    expect((await ask(device, 'stopTwoFactor', { code: codeNow() })).status).toBe(200);

    for (const name of ending) expect((await ask(owner, name, undefined)).status).toBeLessThan(500);
    expect((await signIn({ password: testPassword })).status).toBe(200);
  });
});
