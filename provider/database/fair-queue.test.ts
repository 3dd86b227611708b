import { expect, it } from 'vitest';

import { manualEnvironment } from '../testing/manual-environment.ts';
import { DatabaseUnavailable } from './database-unavailable.ts';
import { FairQueue, type QueueLimits } from './fair-queue.ts';

/** A queue, and tasks that end on demand. */
function queueing(limits: QueueLimits) {
  const environment = manualEnvironment();
  const queue = new FairQueue(limits, environment.clock);
  /** The names of the tasks that have started. */
  const started: string[] = [];
  const endings: (() => void)[] = [];
  const run = (lane: string | undefined, name: string, size?: number) =>
    queue.run(
      lane,
      () => {
        started.push(name);
        return new Promise<string>((fulfil) => endings.push(() => fulfil(name)));
      },
      size,
    );
  const settle = () => new Promise(setImmediate);
  return {
    advance: (milliseconds: number) => environment.advance(milliseconds),
    started,
    run,
    settle,
    /** Ends the task that started first, and lets the next one start. */
    endOne: async () => {
      await settle();
      endings.shift()?.();
      await settle();
    },
  };
}

it('takes turns between lanes, however many tasks one of them has', async () => {
  const { run, started, endOne } = queueing({ total: 1, perLane: 1 });
  const tasks = ['a1', 'a2', 'a3', 'a4'].map((name) => run('a', name));
  tasks.push(run('b', 'b1'), run('c', 'c1'), run('b', 'b2'));
  for (let task = 0; task < tasks.length; task += 1) await endOne();
  expect(started).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4']);
  expect(await Promise.all(tasks)).toEqual(['a1', 'a2', 'a3', 'a4', 'b1', 'c1', 'b2']);
});

it('reserves places for other lanes when a lane has reached its limit', async () => {
  const { run, started, settle } = queueing({ total: 4, perLane: 2 });
  for (const name of ['a1', 'a2', 'a3', 'a4']) void run('a', name);
  await settle();
  expect(started).toEqual(['a1', 'a2']);
  void run('b', 'b1');
  await settle();
  expect(started).toEqual(['a1', 'a2', 'b1']);
});

it('limits the sum of the sizes, and lets no smaller task overtake the next lane', async () => {
  const { run, started, settle, endOne } = queueing({ total: 10, perLane: 6 });
  void run('a', 'a1', 4);
  void run('a', 'a2', 4);
  void run('b', 'b1', 5);
  void run('c', 'c1', 3);
  void run('d', 'd1', 1);
  await settle();
  expect(started).toEqual(['a1', 'b1']);
  await endOne();
  expect(started).toEqual(['a1', 'b1', 'c1', 'd1']);
  await endOne();
  expect(started).toEqual(['a1', 'b1', 'c1', 'd1', 'a2']);
});

it('runs a task that is larger than the limits alone', async () => {
  const { run, started, settle, endOne } = queueing({ total: 10, perLane: 6 });
  void run('a', 'a1', 12);
  void run('b', 'b1', 1);
  await settle();
  expect(started).toEqual(['a1']);
  await endOne();
  expect(started).toEqual(['a1', 'b1']);
});

it('refuses a task of a lane with 200 waiting tasks, but not of another lane', async () => {
  const { run, started, endOne } = queueing({ total: 1, perLane: 1 });
  for (let task = 0; task < 201; task += 1) void run('a', 'a');
  await expect(run('a', 'late')).rejects.toMatchObject({
    part: 'requests',
  });
  void run('b', 'b');
  await endOne();
  expect(started).toEqual(['a', 'b']);
});

it('refuses a task that waited for ten seconds, unless it has no lane', async () => {
  const { run, started, endOne, advance } = queueing({ total: 1, perLane: 1 });
  void run('a', 'a1');
  const late = run('a', 'a2');
  const own = run(undefined, 'own');
  advance(9_999);
  await endOne();
  expect(started).toEqual(['a1', 'own']);
  advance(1);
  await expect(late).rejects.toThrow(DatabaseUnavailable);
  await endOne();
  expect(await own).toBe('own');
  expect(started).toEqual(['a1', 'own']);
});

it('continues after a failed task', async () => {
  const queue = new FairQueue({ total: 1, perLane: 1 }, manualEnvironment().clock);
  const failing = queue.run('a', () => Promise.reject(new Error('the task failed')));
  const next = queue.run('a', () => Promise.resolve('next'));
  await expect(failing).rejects.toThrow('the task failed');
  expect(await next).toBe('next');
});
