import { BlockList } from 'node:net';
import { setTimeout } from 'node:timers/promises';

import { idempotencyKeyHeader } from '#api/calls/call.ts';
import { sampleRates } from '#samples/rates.ts';

import type { DatabaseLocation } from '../database/location.ts';
import { manualEnvironment, type ManualEnvironment } from '../testing/manual-environment.ts';
import { startPostgresProxy, type PostgresProxy } from '../testing/postgres-proxy.ts';
import {
  startTestProvider,
  type Answer,
  type Sent,
  type TestProvider,
} from '../testing/test-provider.ts';

/** A request of the rig: its process, its idempotency key, and the failures that the caller expects. */
export interface Asked extends Sent {
  /** Index of the process; the first by default. */
  process?: number;
  key?: string;
  /** True if the caller expects a 503. */
  mayBeAway?: boolean;
  /** True if the caller expects a 500. */
  mayFail?: boolean;
}

/** The delays of the providers, in milliseconds of their clock, which runs about as fast as the real one. */
const delays = {
  settleDelay: 2,
  railDelay: 1,
  railWait: 40,
  // The tax office needs years, because the model of the money has no refunds.
  sandboxSpeed: 0.001,
};

/**
 * Several providers on one database with one manual clock, and faults between them: lost requests and answers, a lost
 * database connection, a failing rate source, and restarts.
 */
export class Rig {
  readonly location: DatabaseLocation;
  readonly #processes: number;
  readonly #proxy: PostgresProxy | undefined;
  #environment: ManualEnvironment;
  #providers: TestProvider[] = [];
  #failsRates = false;
  #addresses = 0;
  #restarts = 0;
  /** Number of sent requests. */
  requests = 0;

  private constructor(
    location: DatabaseLocation,
    { processes, proxy }: { processes: number; proxy: PostgresProxy | undefined },
  ) {
    this.location = location;
    this.#processes = processes;
    this.#proxy = proxy;
    this.#environment = manualEnvironment();
  }

  /** Starts the given number of providers on a database. A Postgres server is reached through a proxy. */
  static async start(location: DatabaseLocation, processes: number): Promise<Rig> {
    const proxy = location.kind === 'server' ? await startPostgresProxy(location.url) : undefined;
    const rig = new Rig(location, { processes, proxy });
    await rig.#open();
    return rig;
  }

  async #open(): Promise<void> {
    const trustedProxies = new BlockList();
    trustedProxies.addAddress('127.0.0.1');
    const { location } = this;
    const options = {
      ...delays,
      trustedProxies,
      registrationLimit: 1_000_000,
      rates: () => {
        if (this.#failsRates) throw new Error('The rate source fails for a test');
        return sampleRates;
      },
    };
    const through =
      location.kind === 'server' && this.#proxy ? { ...location, url: this.#proxy.url } : location;
    for (let number = 0; number < this.#processes; number += 1) {
      this.#providers.push(await startTestProvider(through, options, this.#environment));
    }
  }

  get clock(): ManualEnvironment['clock'] {
    return this.#environment.clock;
  }

  /** True if the database can be disconnected from its providers. */
  get canLoseDatabase(): boolean {
    return this.#proxy !== undefined;
  }

  provider(process = 0): TestProvider {
    const found = this.#providers[process % this.#providers.length];
    if (found === undefined) throw new Error('The rig has no provider');
    return found;
  }

  /** Advances the clock. */
  advance(milliseconds: number): void {
    this.#environment.advance(milliseconds);
  }

  /** Stops all providers, and restarts them with the same data and clock time. */
  async restart(): Promise<void> {
    await this.close('providers');
    this.#restarts += 1;
    const now = this.clock.now().toISOString();
    // Makes the random bytes of each run different.
    this.#environment = manualEnvironment(now, this.#restarts * 1_000_000);
    await this.#open();
    for (const provider of this.#providers) await this.#during(provider.backlog);
  }

  /** Drops the database answer with the given number from now, and cuts its connection; 0 cancels this. */
  loseDatabaseAfter(answers: number): void {
    this.#proxy?.loseAnswer(answers);
  }

  /** Runs some work while the rate source fails. */
  async withoutRates<Result>(work: () => Promise<Result>): Promise<Result> {
    this.#failsRates = true;
    try {
      return await work();
    } finally {
      this.#failsRates = false;
    }
  }

  /**
   * Makes a request while the clock runs.
   * @throws for every unexpected 5xx, and for a 503 without Retry-After
   */
  async ask(method: string, path: string, asked: Asked = {}): Promise<Answer> {
    const { process, key, mayBeAway = false, mayFail = false, headers, ...sent } = asked;
    this.requests += 1;
    this.#addresses = (this.#addresses + 1) % 65_536;
    const answer = await this.#during(
      this.provider(process).request(method, path, {
        ...sent,
        headers: {
          // Each request comes from another address, so that the limits of an address are not reached.
          'X-Forwarded-For': `10.9.${this.#addresses >> 8}.${this.#addresses & 255}`,
          ...(key === undefined ? {} : { [idempotencyKeyHeader]: key }),
          ...headers,
        },
      }),
    );
    const { status } = answer;
    const isExpected = status < 500 || (status === 503 ? mayBeAway : status === 500 && mayFail);
    const described = `${method} ${path}: ${status} ${JSON.stringify(answer.body)}`;
    if (!isExpected)
      throw new Error(`${described}\n${this.#environment.problems.slice(-3).join('\n')}`);
    if (status === 503 && !(Number(answer.headers.get('Retry-After')) > 0)) {
      throw new Error(`${described} has no Retry-After`);
    }
    return answer;
  }

  /** Starts a request, and aborts it after the given milliseconds. */
  async breakOff(method: string, path: string, asked: Asked, milliseconds: number): Promise<void> {
    const controller = new AbortController();
    const { process, key, headers, ...sent } = asked;
    this.requests += 1;
    const request = this.provider(process)
      .request(method, path, {
        ...sent,
        headers: { ...(key === undefined ? {} : { [idempotencyKeyHeader]: key }), ...headers },
        signal: controller.signal,
      })
      .then(
        () => undefined,
        () => undefined,
      );
    if (milliseconds === 0) controller.abort();
    else await this.#during(setTimeout(milliseconds).then(() => controller.abort()));
    await this.#during(request);
  }

  /** Runs the clock until the work is done. */
  async #during<Result>(work: Promise<Result>): Promise<Result> {
    const finished = work.then(
      () => true,
      () => true,
    );
    for (;;) {
      if (await Promise.race([finished, setTimeout(1, false)])) return work;
      this.#environment.advance(1);
    }
  }

  /** Stops the providers, and also the proxy unless `what` is `providers`. */
  async close(what: 'providers' | 'all' = 'all'): Promise<void> {
    for (const provider of this.#providers.splice(0)) await this.#during(provider.close());
    if (what === 'all') await this.#proxy?.close();
  }
}
