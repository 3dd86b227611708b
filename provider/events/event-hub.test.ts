import { expect, it } from 'vitest';

import type { Session } from '../accounts/sessions.ts';
import { manualEnvironment } from '../testing/manual-environment.ts';
import { createEventHub, heartbeatInterval } from './event-hub.ts';

const session: Session = {
  userId: 1,
  tokenHash: 'a',
  expiresAt: new Date('2026-04-01T00:00:00Z'),
  idleAt: new Date('2026-03-02T09:30:00Z'),
};
const message = { type: 'transaction_update', data: { status: 'pending' } } as const;

it('ends a stream that is not read, instead of storing all its messages', async () => {
  const hub = createEventHub(manualEnvironment().clock);
  const stream = hub.open(session);
  for (let sent = 0; sent < 1_000; sent += 1) hub.publish([1], message);
  const kept = [];
  for await (const chunk of stream) kept.push(chunk);
  expect(kept.length).toBeLessThan(150);
});

it('forgets a stream whose reader has left', async () => {
  const environment = manualEnvironment();
  const hub = createEventHub(environment.clock);
  await hub.open(session).cancel();
  hub.publish([1], message);
  environment.advance(heartbeatInterval);
  hub.close();
});
