import type { Clock } from '../environment.ts';
import { Overloaded } from '../overloaded.ts';
import { DatabaseUnavailable } from './database-unavailable.ts';

/** Limits of running tasks: of their number, or of the sum of their sizes if they have any. */
export interface QueueLimits {
  total: number;
  perLane: number;
}

/** Limits of waiting tasks, and the errors of those that exceed them. */
interface WaitLimits {
  /** Maximum number of waiting tasks per lane. */
  perLane: number;
  /** Maximum wait for a turn, in milliseconds. */
  milliseconds: number;
  full: () => Error;
  late: () => Error;
}

/** Maximum number of waiting tasks per lane. */
export const waitingLimit = 200;

/** Maximum wait for a turn, in milliseconds. */
export const maxWait = 10_000;

interface Waiting {
  size: number;
  start: () => void;
}

interface Lane {
  /** The sum of the sizes of the running tasks. */
  running: number;
  waiting: Waiting[];
  /** The number of the lane's latest turn; zero initially. */
  lastTurn: number;
}

/** The limits of tasks that wait for the database. */
const databaseWaits: WaitLimits = {
  perLane: waitingLimit,
  milliseconds: maxWait,
  full: () => new Overloaded('requests'),
  late: () => new DatabaseUnavailable('The database is busy: a request had no turn in time.'),
};

/**
 * Shares a resource, by default the database, fairly between users. Each user has a lane, and the lane whose latest
 * turn was longest ago is next, so that many tasks of one user delay another user's task by at most one turn.
 */
export class FairQueue {
  readonly #limits: QueueLimits;
  readonly #clock: Clock;
  readonly #waits: WaitLimits;
  readonly #lanes = new Map<string, Lane>();
  /** Receives the wait of each task, in milliseconds. */
  onWait: (milliseconds: number) => void = () => undefined;
  #running = 0;
  #turns = 0;

  constructor(limits: QueueLimits, clock: Clock, waits: WaitLimits = databaseWaits) {
    this.#limits = limits;
    this.#clock = clock;
    this.#waits = waits;
  }

  /**
   * Runs a task at its lane's turn. The provider's own tasks have no lane and no time limit. A task that is larger than
   * a limit runs alone.
   * @throws {Overloaded} if too many tasks of the lane wait already
   * @throws {DatabaseUnavailable} if the task waited for too long
   */
  async run<Result>(
    name: string | undefined,
    task: () => Promise<Result>,
    size = 1,
  ): Promise<Result> {
    const key = name ?? '';
    const lane = this.#lanes.get(key) ?? { running: 0, waiting: [], lastTurn: 0 };
    this.#lanes.set(key, lane);
    const since = performance.now();
    await this.#turn(key, lane, { size, bounded: name !== undefined });
    this.onWait(performance.now() - since);
    try {
      return await task();
    } finally {
      lane.running -= size;
      this.#running -= size;
      this.#forgetIdle(key, lane);
      this.#startNext();
    }
  }

  #forgetIdle(key: string, lane: Lane): void {
    if (lane.running === 0 && lane.waiting.length === 0) this.#lanes.delete(key);
  }

  #turn(
    key: string,
    lane: Lane,
    { size, bounded }: { size: number; bounded: boolean },
  ): Promise<void> {
    if (bounded && lane.waiting.length >= this.#waits.perLane) throw this.#waits.full();
    return new Promise((fulfil, reject) => {
      let giveUp = () => {};
      const start = () => {
        giveUp();
        fulfil();
      };
      const waiting = { size, start };
      lane.waiting.push(waiting);
      this.#startNext();
      if (!bounded || !lane.waiting.includes(waiting)) return;
      giveUp = this.#clock.after(this.#waits.milliseconds, () => {
        lane.waiting.splice(lane.waiting.indexOf(waiting), 1);
        this.#forgetIdle(key, lane);
        reject(this.#waits.late());
        // The next lane's task may be smaller.
        this.#startNext();
      });
    });
  }

  #startNext(): void {
    for (;;) {
      let next: Lane | undefined;
      for (const lane of this.#lanes.values()) {
        const [first] = lane.waiting;
        const isReady = first && fits(first, lane.running, this.#limits.perLane);
        if (isReady && (next === undefined || lane.lastTurn < next.lastTurn)) next = lane;
      }
      const first = next?.waiting[0];
      // A later lane's smaller task must not overtake, or a large one could wait forever.
      if (next === undefined || first === undefined) return;
      if (!fits(first, this.#running, this.#limits.total)) return;
      next.waiting.shift();
      this.#turns += 1;
      next.lastTurn = this.#turns;
      next.running += first.size;
      this.#running += first.size;
      first.start();
    }
  }
}

/** True if a task may run beside the running ones: any task may run alone. */
function fits({ size }: Waiting, running: number, limit: number): boolean {
  return running === 0 || running + size <= limit;
}
