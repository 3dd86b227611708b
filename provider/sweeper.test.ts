import { setImmediate } from 'node:timers/promises';

import { expect, it } from 'vitest';

import { DatabaseUnavailable } from './database/database-unavailable.ts';
import { createSweeper } from './sweeper.ts';
import { manualEnvironment } from './testing/manual-environment.ts';

const interval = 5_000;

function sweeping() {
  const environment = manualEnvironment();
  const sweeps: { resolve: () => void; reject: (fault: Error) => void }[] = [];
  const sweeper = createSweeper({
    environment,
    interval,
    problem: 'Nothing was swept yet',
    sweep: () => new Promise<void>((resolve, reject) => sweeps.push({ resolve, reject })),
  });
  return { environment, sweeps, sweeper };
}

it('sweeps once more for all calls during a sweep, but never in parallel', async () => {
  const { sweeps, sweeper } = sweeping();
  const swept = Promise.all([sweeper.wake(), sweeper.wake()]);
  await setImmediate();
  expect(sweeps).toHaveLength(1);
  void sweeper.wake();
  void sweeper.wake();
  await setImmediate();
  expect(sweeps).toHaveLength(1);
  sweeps[0]?.resolve();
  await setImmediate();
  expect(sweeps).toHaveLength(2);
  sweeps[1]?.resolve();
  await swept;
  expect(sweeps).toHaveLength(2);
});

it('continues after a failed sweep, an interval after its end', async () => {
  const { environment, sweeps, sweeper } = sweeping();
  sweeper.start();
  environment.advance(interval);
  await setImmediate();
  environment.advance(2 * interval);
  await setImmediate();
  expect(sweeps).toHaveLength(1);
  sweeps[0]?.reject(new DatabaseUnavailable('The database is away.'));
  await setImmediate();
  expect(environment.problems).toEqual(['Nothing was swept yet: The database is away.']);
  environment.advance(interval);
  await setImmediate();
  expect(sweeps).toHaveLength(2);
});

it('waits for the sweep in progress when it stops, and starts no further sweep', async () => {
  const { environment, sweeps, sweeper } = sweeping();
  sweeper.start();
  sweeper.wakeAfter(1_000);
  environment.advance(1_000);
  await setImmediate();
  void sweeper.wake();
  let isStopped = false;
  const stopped = sweeper.stop().then(() => (isStopped = true));
  await setImmediate();
  expect(isStopped).toBe(false);
  sweeps[0]?.resolve();
  await stopped;
  environment.advance(interval);
  await sweeper.wake();
  expect(sweeps).toHaveLength(1);
});
