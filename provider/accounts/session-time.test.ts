import { afterEach, expect, it } from 'vitest';

import { describeOnEachDatabase } from '../testing/each-database.ts';
import { manualEnvironment } from '../testing/manual-environment.ts';
import {
  startTestProvider,
  testPassword,
  type Person,
  type TestProvider,
} from '../testing/test-provider.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

await describeOnEachDatabase('a clock that is set back', (fresh) => {
  let provider: TestProvider;
  afterEach(() => provider.close());

  const statusOf = async ({ token }: Person) => (await provider.get('/auth/verify', token)).status;

  it('does not extend idle sessions', async () => {
    provider = await startTestProvider(await fresh());
    const person = await provider.register();
    const user = await provider.register();
    provider.environment.advance(20 * minute);
    expect(await statusOf(user)).toBe(200);
    provider.environment.setBack(15 * minute);
    provider.environment.advance(10 * minute);
    expect(await statusOf(person)).toBe(423);
    // The session in use continues, and expires as it would have without the clock change.
    expect(await statusOf(user)).toBe(200);
    provider.environment.advance(30 * minute);
    expect(await statusOf(user)).toBe(423);
  });

  it('does not extend the lifetime of a session', async () => {
    provider = await startTestProvider(await fresh());
    const person = await provider.register();
    provider.environment.advance(30 * day - minute);
    const unlocked = await provider.request('POST', '/auth/unlock', {
      token: person.token,
      body: { password: testPassword },
    });
    expect(unlocked.status).toBe(200);
    provider.environment.setBack(10 * day);
    expect(await statusOf(person)).toBe(200);
    provider.environment.advance(minute);
    expect(await statusOf(person)).toBe(401);
  });

  it('ends the stream of an idle session', async () => {
    provider = await startTestProvider(await fresh());
    const stream = await provider.events(await provider.register());
    provider.environment.advance(20 * minute);
    provider.environment.setBack(15 * minute);
    provider.environment.advance(11 * minute);
    while ((await stream.next()) !== undefined);
  });

  it('extends no session when the clock is set back between two runs', async () => {
    const database = await fresh();
    provider = await startTestProvider(database);
    const person = await provider.register();
    await provider.close();
    const earlier = manualEnvironment('2026-03-02T08:00:00.000Z', 1_000);
    provider = await startTestProvider(database, {}, earlier);
    earlier.advance(30 * minute);
    expect(await statusOf(person)).toBe(423);
  });
});
