import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { realEnvironment } from '../environment.ts';
import { startTestProvider, type TestProvider } from '../testing/test-provider.ts';

describe('the readiness of a provider', () => {
  let provider: TestProvider;
  let release = () => {};
  beforeEach(async () => {
    provider = await startTestProvider(undefined, {
      environment: { clock: realEnvironment.clock },
    });
  });
  afterEach(async () => {
    release();
    await provider.close();
  });

  /** Makes all other transactions wait: the embedded database has one session. */
  const holdDatabase = () =>
    new Promise<void>((held) => {
      void provider.database.transaction(
        () =>
          new Promise<void>((done) => {
            release = done;
            held();
          }),
      );
    });

  const probe = async () => {
    const begun = performance.now();
    const response = await fetch(`${provider.url}/ready`);
    const milliseconds = performance.now() - begun;
    return { status: response.status, answer: await response.json(), milliseconds };
  };

  it('is denied within a second while the database does not answer', async () => {
    // Opens the connection, which takes long on a busy machine.
    await probe();
    await holdDatabase();
    for (let time = 0; time < 3; time += 1) {
      const { status, answer, milliseconds } = await probe();
      expect([status, answer]).toEqual([
        503,
        { status: 'unavailable', reason: 'The database has stored nothing for 0.75 s.' },
      ]);
      expect(milliseconds).toBeLessThan(1_000);
    }
    release();
    expect(await probe()).toMatchObject({ status: 200, answer: { status: 'ready' } });
  });

  it('needs one transaction for all probes that wait at the same time', async () => {
    await holdDatabase();
    let begun = 0;
    const { transaction } = provider.database;
    provider.database.transaction = (...run) => {
      begun += 1;
      return transaction(...run);
    };
    const waiting = Array.from({ length: 100 }, probe);
    expect(new Set((await Promise.all(waiting)).map(({ status }) => status))).toEqual(
      new Set([503]),
    );
    expect(begun).toBe(1);
  });
});
