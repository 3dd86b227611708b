import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';

import { eq } from '../database/drizzle.ts';
import { messages } from '../database/schema.ts';
import { describeOnServer } from '../testing/each-database.ts';
import { manualEnvironment } from '../testing/manual-environment.ts';
import { startPostgresProxy, type PostgresProxy } from '../testing/postgres-proxy.ts';
import { proveEmail } from '../testing/prove.ts';
import { mailedCodeIn, nextMessageTo } from '../testing/sandbox-messages.ts';
import { startTestProvider, testPassword, type TestProvider } from '../testing/test-provider.ts';
import { killDuring } from './kill-during.ts';

const newPassword = 'ferry to the old harbour';
const lastPassword = 'tram to the new museum';

await describeOnServer('a kill during the reset of a password', (fresh) => {
  let proxy: PostgresProxy;
  let provider: TestProvider;
  beforeAll(async () => {
    const location = await fresh();
    proxy = await startPostgresProxy(location.url);
    // Codes expire by the clock of the killed process.
    const environment = manualEnvironment(new Date().toISOString());
    provider = await startTestProvider(location, {}, environment);
  });
  afterAll(async () => {
    await provider?.close();
    await proxy?.close();
  });

  const reset = async (email: string, code: string, password: string) => {
    const body = { email, code, newPassword: password };
    const answer = await provider.request('POST', '/auth/reset-password', { body });
    return z.looseObject({ code: z.optional(z.string()) }).parse(answer.body).code ?? 'done';
  };
  const canSignIn = async (email: string, password: string) =>
    (await provider.request('POST', '/auth/login', { body: { email, password } })).status === 200;

  it.each([
    ['before the code is read', 'from "password_resets"', 'statement', false],
    ['before the password is stored', 'update "users" set "password_hash"', 'statement', false],
    ['before the code is used up', 'delete from "password_resets"', 'statement', false],
    ['before the sessions end', 'delete from "sessions"', 'statement', false],
    ['before the passkeys are removed', 'delete from "passkeys"', 'statement', false],
    ['before the user is notified', 'add_to_bells(', 'statement', false],
    ['before the message is queued', 'insert into "messages"', 'statement', false],
    ['before the commit', 'insert into "messages"', 'commit', false],
    ['before the answer to the commit', 'insert into "messages"', 'answer', true],
  ] as const)(
    '%s leaves one password, and the screen says what to do',
    async (_, text, at, isChanged) => {
      const person = await provider.register();
      const { email } = person;
      await proveEmail(provider.database, person.id);
      await provider.request('POST', '/auth/reset-code', { body: { email } });
      const code = mailedCodeIn(await nextMessageTo(provider, email));

      const body = { email, code, newPassword };
      const outcome = await killDuring(
        { environment: { DATABASE_URL: proxy.url }, path: '/auth/reset-password', body },
        () => proxy.holdAt(text, at),
      );
      expect(outcome).toBe('no answer');

      const session = await provider.get('/user', person.token);
      expect(session.status).toBe(isChanged ? 401 : 200);
      // The code, and the news of the new password.
      const queued = await provider.database.transaction((tx) =>
        tx.select({ id: messages.id }).from(messages).where(eq(messages.userId, person.id)),
      );
      expect(queued).toHaveLength(isChanged ? 2 : 1);
      expect(await canSignIn(email, testPassword)).toBe(!isChanged);
      expect(await canSignIn(email, newPassword)).toBe(isChanged);

      // "Try again. If the code is then refused, sign in with the new password."
      const repeated = await reset(email, code, newPassword);
      expect(repeated).toBe(isChanged ? 'reset-code-wrong' : 'done');
      expect(await canSignIn(email, newPassword)).toBe(true);
      expect(await canSignIn(email, testPassword)).toBe(false);
      expect(await reset(email, code, lastPassword)).toBe('reset-code-wrong');
    },
    60_000,
  );
});
