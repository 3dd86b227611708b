import type { Clock } from '../environment.ts';
import { Overloaded } from '../overloaded.ts';
import { DatabaseUnavailable } from './database-unavailable.ts';

/** Limits of running tasks. */
export interface QueueLimits {
  /** Maximum number of running tasks. */
  total: number;
  /** Maximum number of running tasks per lane. */
  perLane: number;
}

/** Maximum number of waiting tasks per lane. */
export const waitingLimit = 200;

/** Maximum wait for a turn, in milliseconds. */
export const maxWait = 10_000;

interface Lane {
  running: number;
  /** Callbacks that start the waiting tasks. */
  waiting: (() => void)[];
  /** The number of the lane's latest turn; zero initially. */
  lastTurn: number;
}

/**
 * Shares the database fairly between users. Each user has a lane, and the lane whose latest turn was longest ago is
 * next, so that many tasks of one user delay another user's task by at most one turn.
 */
export class FairQueue {
  readonly #limits: QueueLimits;
  readonly #clock: Clock;
  readonly #lanes = new Map<string, Lane>();
  /** Receives the wait of each task, in milliseconds. */
  onWait: (milliseconds: number) => void = () => undefined;
  #running = 0;
  #turns = 0;

  constructor(limits: QueueLimits, clock: Clock) {
    this.#limits = limits;
    this.#clock = clock;
  }

  /**
   * Runs a task at its lane's turn. The provider's own tasks have no lane and no time limit.
   * @throws {Overloaded} if too many tasks of the lane wait already
   * @throws {DatabaseUnavailable} if the task waited for too long
   */
  async run<Result>(name: string | undefined, task: () => Promise<Result>): Promise<Result> {
    const key = name ?? '';
    const lane = this.#lanes.get(key) ?? { running: 0, waiting: [], lastTurn: 0 };
    this.#lanes.set(key, lane);
    const since = performance.now();
    await this.#turn(key, lane, name !== undefined);
    this.onWait(performance.now() - since);
    try {
      return await task();
    } finally {
      lane.running -= 1;
      this.#running -= 1;
      this.#forgetIdle(key, lane);
      this.#startNext();
    }
  }

  #forgetIdle(key: string, lane: Lane): void {
    if (lane.running === 0 && lane.waiting.length === 0) this.#lanes.delete(key);
  }

  #turn(key: string, lane: Lane, bounded: boolean): Promise<void> {
    if (bounded && lane.waiting.length >= waitingLimit) {
      throw new Overloaded('requests');
    }
    return new Promise((fulfil, reject) => {
      let giveUp = () => {};
      const start = () => {
        giveUp();
        fulfil();
      };
      lane.waiting.push(start);
      this.#startNext();
      if (!bounded || !lane.waiting.includes(start)) return;
      giveUp = this.#clock.after(maxWait, () => {
        lane.waiting.splice(lane.waiting.indexOf(start), 1);
        this.#forgetIdle(key, lane);
        reject(new DatabaseUnavailable('The database is busy: a request had no turn in time.'));
      });
    });
  }

  #startNext(): void {
    while (this.#running < this.#limits.total) {
      let next: Lane | undefined;
      for (const lane of this.#lanes.values()) {
        const isReady = lane.waiting.length > 0 && lane.running < this.#limits.perLane;
        if (isReady && (next === undefined || lane.lastTurn < next.lastTurn)) next = lane;
      }
      const start = next?.waiting.shift();
      if (next === undefined || start === undefined) return;
      this.#turns += 1;
      next.lastTurn = this.#turns;
      next.running += 1;
      this.#running += 1;
      start();
    }
  }
}
