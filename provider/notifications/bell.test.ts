import { afterAll, beforeAll, expect, it } from 'vitest';

import { eq, sql } from '../database/drizzle.ts';
import { notifications } from '../database/schema.ts';
import { describeOnEachDatabase } from '../testing/each-database.ts';
import { startTestProvider, type Person, type TestProvider } from '../testing/test-provider.ts';
import { verificationNotification } from './identity-notifications.ts';
import { addToBells, notificationsOf } from './notifications.ts';
import { passwordChangedNotification } from './security-notifications.ts';

await describeOnEachDatabase('the bell', (fresh) => {
  let provider: TestProvider;
  beforeAll(async () => {
    provider = await startTestProvider(await fresh());
  });
  afterAll(() => provider.close());

  const now = () => provider.environment.clock.now();
  const alert = (userId: number) => ({
    userId,
    topic: 'always' as const,
    news: passwordChangedNotification,
  });
  const item = (userId: number) => ({
    userId,
    topic: 'identity' as const,
    news: verificationNotification,
  });
  const add = (count: number, { id }: Person, kind: typeof alert | typeof item) =>
    provider.database.transaction((tx) =>
      addToBells(
        tx,
        Array.from({ length: count }, () => kind(id)),
        now(),
      ),
    );
  const stored = ({ id }: Person) =>
    provider.database.transaction((tx) =>
      tx.select().from(notifications).where(eq(notifications.userId, id)),
    );
  const shown = ({ id }: Person) => provider.database.transaction((tx) => notificationsOf(tx, id));

  it('retains security news, however much other news arrives', async () => {
    const person = await provider.register();
    await add(1, person, alert);
    await add(30, person, item);
    await add(31, person, item);
    const rows = await stored(person);
    expect(rows.filter(({ isSecurity }) => isSecurity)).toHaveLength(1);
    expect(rows.filter(({ isSecurity }) => !isSecurity)).toHaveLength(50);
    const bell = await shown(person);
    expect(bell).toHaveLength(11);
    expect(bell.at(-1)).toMatchObject({ isSecurity: true, isRead: false });
    expect(bell[0]).toMatchObject({ isSecurity: false });
  });

  it('retains 50 of each kind, and the other news too', async () => {
    const person = await provider.register();
    await add(1, person, item);
    await add(51, person, alert);
    const rows = await stored(person);
    expect(rows.filter(({ isSecurity }) => isSecurity)).toHaveLength(50);
    expect(rows.filter(({ isSecurity }) => !isSecurity)).toHaveLength(1);
  });

  it('recognises a switch of the account’s security, also from the previous version', async () => {
    const person = await provider.register();
    await provider.database.transaction((tx) =>
      tx.execute(
        sql`select add_to_bells(${JSON.stringify([
          {
            userId: person.id,
            wish: 'login_notifications',
            title: '보안 알림',
            message: '',
            type: 'info',
            actionUrl: '',
          },
        ])}::json, array[]::text[], 50, ${now().toISOString()})`,
      ),
    );
    expect(await stored(person)).toMatchObject([{ isSecurity: true }]);
  });
});
