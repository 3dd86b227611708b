import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { attemptCounts, runningAttempts } from '../database/schema.ts';
import type { Database } from '../database/tx.ts';
import { manualEnvironment, type ManualEnvironment } from '../testing/manual-environment.ts';
import { startTestProvider, type TestProvider } from '../testing/test-provider.ts';
import {
  createAttemptLimits,
  failureLimits,
  failureWindow,
  type AttemptLimits,
} from './attempt-limits.ts';

describe('the limits of sign-ins', () => {
  let environment: ManualEnvironment;
  let provider: TestProvider;
  let database: Database;
  let limits: AttemptLimits;
  beforeAll(async () => {
    provider = await startTestProvider();
    ({ database } = provider);
  });
  beforeEach(async () => {
    await database.transaction(async (tx) => {
      await tx.delete(attemptCounts);
      await tx.delete(runningAttempts);
    });
    environment = manualEnvironment();
    limits = createAttemptLimits({ database, environment });
  });
  afterAll(() => provider.close());

  const wrong = () => Promise.resolve(false);
  const right = () => Promise.resolve(true);
  const ada = { email: 'ada@b.example', address: '192.0.2.1', device: undefined };
  const fail = async (times: number, who = ada) => {
    for (let failure = 0; failure < times; failure += 1) {
      expect(await limits.signIn(who, wrong)).toBe(false);
    }
  };

  it('refuse even the right password after too many failures, and state the delay', async () => {
    await fail(failureLimits.pair);
    environment.advance(60_000);
    const upper = { ...ada, email: 'ADA@b.example' };
    await expect(limits.signIn(upper, right)).rejects.toMatchObject({
      code: 'too-many-sign-ins',
      figures: { seconds: failureWindow / 1000 - 60 },
    });
    environment.advance(failureWindow - 60_000);
    expect(await limits.signIn(ada, right)).toBe(true);
  });

  it('forget the failures of an address and account after a sign-in', async () => {
    await fail(failureLimits.pair - 1);
    expect(await limits.signIn(ada, right)).toBe(true);
    await fail(failureLimits.pair);
  });

  it('refuse an account under attack from many addresses, but not its known device', async () => {
    for (let address = 0; address < failureLimits.account; address += 1) {
      await fail(1, { ...ada, address: `192.0.2.${address}` });
    }
    await expect(limits.signIn(ada, right)).rejects.toMatchObject({ code: 'too-many-sign-ins' });
    expect(await limits.signIn({ ...ada, device: '1 phone' }, right)).toBe(true);
  });

  it('refuse an address that guesses at many accounts, even after it signed in to one', async () => {
    for (let account = 1; account < failureLimits.address; account += 1) {
      await fail(1, { ...ada, email: `${account}@b.example` });
    }
    const bob = { ...ada, email: 'bob@b.example' };
    expect(await limits.signIn(ada, right)).toBe(true);
    await fail(1, { ...ada, email: 'last@b.example' });
    await expect(limits.signIn(bob, right)).rejects.toMatchObject({ code: 'too-many-sign-ins' });
    expect(await limits.signIn({ ...bob, address: '192.0.2.2' }, right)).toBe(true);
  });

  it('do not apply the limit of an address to an account that has signed in there before', async () => {
    expect(await limits.signIn(ada, right)).toBe(true);
    for (let account = 0; account < failureLimits.address; account += 1) {
      await fail(1, { ...ada, email: `${account}@b.example` });
    }
    environment.advance(60_000);
    expect(await limits.signIn(ada, right)).toBe(true);
    await fail(failureLimits.pair);
    await expect(limits.signIn(ada, right)).rejects.toMatchObject({ code: 'too-many-sign-ins' });
  });

  describe('of second codes', () => {
    const guess = { userId: 7, code: '000000', address: '192.0.2.1', device: undefined };
    const tooMany = { code: 'too-many-sign-ins' };
    const failCodes = async (times: number, who: typeof guess) => {
      for (let failure = 0; failure < times; failure += 1) {
        expect(await limits.secondStep(who, wrong)).toBe(false);
      }
    };

    it('refuse an address, but neither another one nor a known device', async () => {
      await failCodes(failureLimits.secondStep, guess);
      await expect(limits.secondStep(guess, right)).rejects.toMatchObject(tooMany);
      expect(await limits.secondStep({ ...guess, address: '192.0.2.2' }, right)).toBe(true);
      expect(await limits.secondStep({ ...guess, device: '7 phone' }, right)).toBe(true);
    });

    it('refuse authenticator codes from many addresses for a day, but no recovery codes', async () => {
      const from = (address: number) => ({ ...guess, address: `198.51.100.${address}` });
      for (let made = 0; made < failureLimits.personDaily; made += 1) {
        await failCodes(1, from(made));
      }
      environment.advance(failureWindow);
      await expect(limits.secondStep(from(200), right)).rejects.toMatchObject(tooMany);
      expect(await limits.secondStep({ ...from(200), code: 'k7mq2vxd' }, right)).toBe(true);
      expect(await limits.secondStep({ ...from(200), device: '7 phone' }, right)).toBe(true);
      environment.advance(24 * 60 * 60_000);
      expect(await limits.secondStep(from(201), right)).toBe(true);
    });
  });

  it('do not let failures of one address count against codes of messages', async () => {
    for (let account = 0; account < failureLimits.address; account += 1) {
      await fail(1, { ...ada, email: `${account}@b.example` });
    }
    expect(await limits.mailedCode(ada, right)).toBe(true);
  });

  it('forget after 30 days without a sign-in where an account has signed in', async () => {
    expect(await limits.signIn(ada, right)).toBe(true);
    environment.advance(30 * 24 * 60 * 60_000);
    for (let account = 0; account < failureLimits.address; account += 1) {
      await fail(1, { ...ada, email: `${account}@b.example` });
    }
    await expect(limits.signIn(ada, right)).rejects.toMatchObject({ code: 'too-many-sign-ins' });
  });

  it('make parallel attempts wait for those that could reach a limit', async () => {
    const outcomes: ((correct: boolean) => void)[] = [];
    const check = () => new Promise<boolean>((resolve) => outcomes.push(resolve));
    let ended = 0;
    const attempts = Array.from({ length: 8 }, () =>
      limits.signIn(ada, check).finally(() => {
        ended += 1;
      }),
    );
    await expect.poll(() => outcomes.length).toBe(failureLimits.pair);
    // The attempts that wait are not admitted in the order in which they came.
    for (let settled = 0; settled < 8; settled += 1) {
      await expect.poll(() => outcomes.length).toBeGreaterThan(settled);
      outcomes[settled]?.(true);
      await expect.poll(() => ended).toBe(settled + 1);
      expect(outcomes.length - ended).toBeLessThanOrEqual(failureLimits.pair);
    }
    expect(await Promise.all(attempts)).toEqual(Array(8).fill(true));
  });

  it('refuse more than 64 attempts that wait', async () => {
    const never = () => new Promise<boolean>(() => undefined);
    const attempts = Array.from({ length: failureLimits.pair + 65 }, () =>
      limits.signIn(ada, never),
    );
    await expect(attempts.at(-1)).rejects.toMatchObject({ part: 'sign-ins' });
  });

  it('poll the database for the first of many waiting attempts only', async () => {
    let transactions = 0;
    const counting: Database = {
      ...database,
      transaction: (...input) => {
        transactions += 1;
        return database.transaction(...input);
      },
    };
    const counted = createAttemptLimits({ database: counting, environment });
    const outcomes: ((correct: boolean) => void)[] = [];
    const check = () => new Promise<boolean>((resolve) => outcomes.push(resolve));
    const attempts = Array.from({ length: failureLimits.pair + 20 }, () =>
      counted.signIn(ada, check),
    );
    await expect.poll(() => environment.isDue(250)).toBe(true);
    // Each attempt reads whether its address is known and tries once, and the first that waits tries again.
    const expected = 2 * attempts.length + 1;
    await expect.poll(() => transactions).toBe(expected);
    environment.advance(250);
    await expect.poll(() => environment.isDue(250)).toBe(true);
    expect(transactions).toBe(expected + 1);
    for (let settled = 0; settled < attempts.length; settled += 1) {
      await expect.poll(() => outcomes.length).toBeGreaterThan(settled);
      outcomes[settled]?.(true);
    }
    expect(await Promise.all(attempts)).toEqual(Array(attempts.length).fill(true));
  });

  it('do not count a check that threw', async () => {
    const broken = () => Promise.reject(new Error('the database is away'));
    for (let attempt = 0; attempt < 10; attempt += 1) {
      await expect(limits.signIn(ada, broken)).rejects.toThrow('away');
    }
    await fail(failureLimits.pair);
  });

  it('expire the attempts of a killed process', async () => {
    let running = 0;
    const never = () => {
      running += 1;
      return new Promise<boolean>(() => undefined);
    };
    for (let attempt = 0; attempt < failureLimits.pair; attempt += 1)
      void limits.signIn(ada, never);
    await expect.poll(() => running).toBe(failureLimits.pair);
    const others = createAttemptLimits({ database, environment });
    const last = others.signIn(ada, right);
    await expect.poll(() => environment.isDue(250)).toBe(true);
    environment.advance(2 * 60_000);
    expect(await last).toBe(true);
  });

  it('store no e-mail or network address in plain text', async () => {
    await fail(1);
    const kept = await database.transaction((tx) => tx.select().from(attemptCounts));
    expect(kept).toHaveLength(3);
    expect(JSON.stringify(kept)).not.toMatch(/ada|192/);
  });
});
