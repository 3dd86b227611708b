import { rm } from 'node:fs/promises';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { basePath } from '#wallet/paths.ts';

import { makeDataDirectory } from '../testing/data-directory.ts';
import { eventually } from '../testing/eventually.ts';
import { spawnProvider, type ProviderProcess } from '../testing/provider-process.ts';
import { testPassword } from '../testing/test-provider.ts';
import { failureLimits } from './attempt-limits.ts';

/** More addresses than one account allows failures. */
const attackers = Array.from({ length: 80 }, (_, index) => `203.0.113.${index + 1}`);

/** Maximum duration of a sign-in during an attack, in milliseconds: after ten seconds people give up. */
const patience = 10_000;

/**
 * Maximum number of guesses that are answered while a sign-in waits: those that the threads hash already, the one whose
 * turn it is, and those of the requests before and after the hash. Behind all guesses it would wait for 49.
 */
const maxOvertaken = 15;

/** An answer without the figures that depend on the time. */
interface SignInAnswer {
  status: number;
  body: string;
  headers: string[];
}

describe('80 addresses that guess the password of one account', () => {
  let path: string;
  let provider: ProviderProcess | undefined;
  let url: string;
  beforeEach(async () => {
    path = await makeDataDirectory();
  });
  afterEach(async () => {
    provider?.child.kill('SIGKILL');
    await provider?.exit;
    await rm(path, { recursive: true, force: true });
  });

  const start = async (passwordCost: string) => {
    provider = spawnProvider({
      DATA_DIR: path,
      SAMPLE_DATA: 'off',
      SECRET_KEY: Buffer.alloc(32, 7).toString('base64'),
      TRUST_PROXY: '127.0.0.1',
      PASSWORD_COST: passwordCost,
    });
    url = `${await provider.origin}${basePath}/api/auth`;
  };

  /** Makes a request from an address, which the provider's proxy states. */
  const post = (call: string, body: object, { address, cookie = '' }: From) =>
    fetch(`${url}/${call}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': address, Cookie: cookie },
      body: JSON.stringify(body),
    });

  /** Registers a user, and returns the mark of their device. */
  const register = async (email: string, address: string) => {
    const body = { firstName: 'Ada', lastName: 'Lovelace', email, password: testPassword };
    const answer = await post('register', body, { address });
    return answer.headers.getSetCookie().at(-1)?.split(';', 1).join() ?? '';
  };

  /** Lets all addresses guess at once and continuously. Ends after each was refused three times. */
  const attack = (email: string) => {
    const answers: SignInAnswer[] = [];
    const ended = Promise.all(
      attackers.map(async (address) => {
        for (let refused = 0; refused < 3;) {
          const answer = await post('login', { email, password: 'a wrong guess' }, { address });
          answers.push({
            status: answer.status,
            body: (await answer.text()).replaceAll(/\d+/g, 'n'),
            headers: [...answer.headers.keys()],
          });
          if (answer.status !== 401) refused += 1;
        }
      }),
    );
    const count = (...statuses: number[]) =>
      answers.filter(({ status }) => statuses.includes(status)).length;
    return { answers, ended, count };
  };

  it('delay neither the owner on a known device nor another user', async () => {
    // Half of the default cost, because the hashes yield to everything else on a busy machine. If they were much
    // cheaper, many guesses would be answered during the other steps of a sign-in.
    await start('14');
    const ada = { email: 'ada@test.example', password: testPassword };
    const bob = { email: 'bob@test.example', password: testPassword };
    const cookie = await register(ada.email, '198.51.100.1');
    await register(bob.email, '198.51.100.2');
    const { ended, count } = attack(ada.email);

    /** Signs in during the attack. */
    const signIn = async (body: object, from: From) => {
      const [since, failed] = [performance.now(), count(401)];
      const { status } = await post('login', body, from);
      return { status, duration: performance.now() - since, overtaken: count(401) - failed };
    };
    // Each signs in at another address than usual.
    const bothSignIn = () =>
      Promise.all([
        signIn(ada, { address: '198.51.100.3', cookie }),
        signIn(bob, { address: '198.51.100.4' }),
      ]);
    await eventually(() => expect(count(401)).toBeGreaterThan(0));
    const during = [...(await bothSignIn()), ...(await bothSignIn())];
    expect(count(401)).toBeLessThan(failureLimits.account);
    await eventually(() => expect(count(429)).toBeGreaterThan(0));
    during.push(...(await bothSignIn()));
    await ended;

    for (const { status, duration, overtaken } of during) {
      expect(status).toBe(200);
      expect(duration).toBeLessThan(patience);
      expect(overtaken).toBeLessThanOrEqual(maxOvertaken);
    }
    // Every guess was counted, and the right password does not help at an unknown device.
    expect(count(401)).toBe(failureLimits.account);
    // While too many guesses wait for others, the next ones are refused with 503.
    expect(count(429, 503)).toBe(3 * attackers.length);
    expect((await post('login', ada, { address: '198.51.100.5' })).status).toBe(429);
    expect((await bothSignIn()).map(({ status }) => status)).toEqual([200, 200]);
  }, 120_000);

  it('do not learn whether the account exists', async () => {
    await start('10');
    await register('ada@test.example', '198.51.100.1');
    const kinds = new Map<number, Set<string>>();
    for (const email of ['ada@test.example', 'unknown@test.example']) {
      const { answers, ended, count } = attack(email);
      await ended;
      expect(count(401)).toBe(failureLimits.account);
      expect(count(429)).toBeGreaterThan(0);
      for (const { status, ...answer } of answers) {
        kinds.set(status, (kinds.get(status) ?? new Set()).add(JSON.stringify(answer)));
      }
    }
    for (const [status, found] of kinds) {
      expect([status, [...found]]).toEqual([status, [expect.anything()]]);
    }
  }, 120_000);
});

/** The origin of a request. */
interface From {
  address: string;
  cookie?: string;
}
