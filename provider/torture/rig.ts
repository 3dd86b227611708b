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

/** What a request of the rig is: which process gets it, and what goes wrong on its way. */
export interface Asked extends Sent {
  /** The number of the process; by default the first. */
  process?: number;
  key?: string;
  /** Whether a 503 is an answer that the caller expects. */
  mayBeAway?: boolean;
  /** Whether a 500 is. */
  mayFail?: boolean;
}

/** The delays of the providers, in milliseconds of their clock, which passes about as fast as the real one. */
const delays = { settleDelay: 2, railDelay: 1, railWait: 40 };

/**
 * Some providers on one database with one manual clock, and what can go wrong between them: lost requests and answers,
 * a lost connection to the database, a rate source that fails, and restarts.
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
  /** How many requests were sent. */
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

  /** Starts so many providers on a database. A Postgres server's is reached through a proxy. */
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

  /** Whether the database can be cut off from its providers. */
  get canLoseDatabase(): boolean {
    return this.#proxy !== undefined;
  }

  provider(process = 0): TestProvider {
    const found = this.#providers[process % this.#providers.length];
    if (found === undefined) throw new Error('The rig has no provider');
    return found;
  }

  /** Moves the clock on. */
  advance(milliseconds: number): void {
    this.#environment.advance(milliseconds);
  }

  /** Stops every provider, and starts them on the same data at the same moment. */
  async restart(): Promise<void> {
    await this.close('providers');
    this.#restarts += 1;
    const now = this.clock.now().toISOString();
    // Another run has other random bytes.
    this.#environment = manualEnvironment(now, this.#restarts * 1_000_000);
    await this.#open();
    for (const provider of this.#providers) await this.#during(provider.backlog);
  }

  /** Cuts the connection to the database that sends so many more answers; the last one is lost. */
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
   * Makes a request while the clock passes.
   * @throws for every 5xx that the caller does not expect, and for a 503 without Retry-After
   */
  async ask(method: string, path: string, asked: Asked = {}): Promise<Answer> {
    const { process, key, mayBeAway = false, mayFail = false, headers, ...sent } = asked;
    this.requests += 1;
    this.#addresses = (this.#addresses + 1) % 65_536;
    const answer = await this.#during(
      this.provider(process).request(method, path, {
        ...sent,
        headers: {
          // Everybody has an address of their own, so that the limits of one do not stop the others.
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

  /** Begins a request, and breaks it off after so many milliseconds. */
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

  /** Lets the clock pass until something is done. */
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

  /** Stops the providers, and unless they are to start again, the proxy. */
  async close(what: 'providers' | 'all' = 'all'): Promise<void> {
    for (const provider of this.#providers.splice(0)) await this.#during(provider.close());
    if (what === 'all') await this.#proxy?.close();
  }
}
