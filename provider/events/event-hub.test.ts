import { rm } from 'node:fs/promises';

import { afterAll, beforeAll, expect, it } from 'vitest';

import type { Session } from '../accounts/sessions.ts';
import { openEmbedded } from '../database/embedded.ts';
import { users } from '../database/schema.ts';
import type { Database } from '../database/tx.ts';
import { makeDataDirectory } from '../testing/data-directory.ts';
import { Overloaded } from '../overloaded.ts';
import { manualEnvironment } from '../testing/manual-environment.ts';
import { createEventHub, streamLimit } from './event-hub.ts';
import { headsOf } from './event-log.ts';
import { heartbeatInterval } from './open-streams.ts';
import { publish } from './outbox.ts';

const environment = manualEnvironment();
let directory: string;
let database: Database;
let userId: number;
beforeAll(async () => {
  directory = await makeDataDirectory();
  database = await openEmbedded(directory, environment);
  userId = await database.transaction(async (tx) => {
    const [user] = await tx
      .insert(users)
      .values({
        firstName: 'Test',
        lastName: 'Person',
        email: 'person@test.example',
        didAddress: 'did:ethr:0x52908400098527886E0F7030069857D2E4169EE7',
        passwordHash: '',
        createdAt: environment.clock.now(),
      })
      .returning({ id: users.id });
    return user?.id ?? 0;
  });
});
afterAll(async () => {
  await database.close();
  await rm(directory, { recursive: true });
});

const session = (): Session => ({
  userId,
  tokenHash: 'a',
  lastSeenAt: new Date('2026-03-02T09:00:00Z'),
  expiresAt: new Date('2026-04-01T00:00:00Z'),
  idleAt: new Date('2026-03-02T09:30:00Z'),
  eventPosition: '0',
});
const start = { position: 0, isReset: false };
const message = { type: 'transaction_update', data: { status: 'pending' } } as const;

it('ends an unread stream, instead of storing all its messages', async () => {
  const hub = createEventHub({ database, environment, sessionTime: environment.clock.now });
  const stream = hub.open(session(), start);
  await database.transaction(async (tx) => {
    for (let sent = 0; sent < 3_000; sent += 1) publish(tx, [userId], message);
  });
  const chunks = [];
  for await (const chunk of stream) chunks.push(chunk);
  expect(chunks.length).toBeLessThan(1_200);
  await hub.close();
});

it('removes a stream whose reader has left', async () => {
  const hub = createEventHub({ database, environment, sessionTime: environment.clock.now });
  for (let opened = 0; opened < streamLimit; opened += 1) hub.open(session(), start);
  expect(() => hub.open(session(), start)).toThrow(new Overloaded('streams'));
  await hub.close();
  const next = createEventHub({ database, environment, sessionTime: environment.clock.now });
  for (let opened = 0; opened < 2 * streamLimit; opened += 1) {
    await next.open(session(), start).cancel();
  }
  environment.advance(heartbeatInterval);
  await next.close();
});

it("waits for a user's next event, a timeout, or the end of the hub", async () => {
  const hub = createEventHub({ database, environment, sessionTime: environment.clock.now });
  const event = hub.nextEvent(userId, 10_000);
  await database.transaction(async (tx) => publish(tx, [userId], message));
  expect(await event).toBe(true);
  const time = hub.nextEvent(userId, 10_000);
  environment.advance(10_000);
  expect(await time).toBe(false);
  const end = hub.nextEvent(userId, 10_000);
  await hub.close();
  expect(await end).toBe(false);
  expect(await hub.nextEvent(userId, 10_000)).toBe(false);
});

it('sends all events to a stream that opens at an earlier position during a read for another stream', async () => {
  const head = await database.transaction(async (tx) => {
    publish(tx, [userId], message, message);
    return (await headsOf(tx, [userId]))[0]?.lastId ?? 0;
  });
  const position = head + 2;
  let hold: Promise<void> | undefined;
  const slow: Database = {
    ...database,
    async transaction(work, options) {
      const result = await database.transaction(work, options);
      await hold;
      return result;
    },
  };
  const hub = createEventHub({ database: slow, environment, sessionTime: environment.clock.now });
  const upToDate = hub.open(session(), { position, isReset: false });
  await database.transaction(async (tx) => publish(tx, [userId], message));
  let letGo = () => {};
  hold = new Promise((resolve) => (letGo = resolve));
  const behind = hub.open(session(), { position: head, isReset: false });
  letGo();
  const decoder = new TextDecoder();
  const ids: number[] = [];
  for await (const chunk of behind) {
    const [, id] = /^id: (\d+)\ndata: {"type":"transaction/.exec(decoder.decode(chunk)) ?? [];
    if (id !== undefined) ids.push(Number(id));
    if (ids.at(-1) === position + 1) break;
  }
  expect(ids).toEqual([head + 1, head + 2, head + 3]);
  await upToDate.cancel();
  await hub.close();
});
