import { setTimeout } from 'node:timers/promises';

import * as z from 'zod/mini';

import { idempotencyKeyHeader } from '#api/calls/call.ts';
import { SessionGrant } from '#wallet/entities/session.ts';
import { basePath } from '#wallet/paths.ts';

import { EventFollower } from './event-follower.ts';

/** A user under load. */
export interface LoadedPerson {
  id: number;
  did: string;
  token: string;
  events: EventFollower;
}

/** A create request with its idempotency key. It may have been sent several times. */
interface Keyed {
  key: string;
  person: LoadedPerson;
  path: string;
  body: Record<string, unknown>;
  /** The id of the created row, once the request is answered. */
  id: number | undefined;
}

const Created = z.object({ id: z.int() });

/** Amount of each send: the least one, so that no balance runs out. */
const amount = '0.01';

/**
 * Users whose devices send creates with keys, partly in parallel, and repeat unanswered ones. Reports every answer
 * other than 201 or a 503 with Retry-After, and every repeat that is answered with a different id.
 */
export class KeyedLoad {
  readonly people: LoadedPerson[] = [];
  readonly faults: string[] = [];
  /** Number of sent requests. */
  requests = 0;
  readonly #origins: () => readonly string[];
  readonly #all: Keyed[] = [];
  readonly #runners: Promise<void>[] = [];
  #isRunning = false;

  /** Load on the processes with these origins, each of which may be unavailable. */
  constructor(origins: () => readonly string[]) {
    this.#origins = origins;
  }

  /** Number of acknowledged creates. */
  get acknowledged(): number {
    return this.#all.filter(({ id }) => id !== undefined).length;
  }

  #origin(): string | undefined {
    const origins = this.#origins();
    return origins[this.requests % Math.max(1, origins.length)];
  }

  /** Opens the given number of accounts. */
  async join(count: number): Promise<void> {
    for (let number = 0; number < count; number += 1) {
      const response = await fetch(`${this.#origin()}${basePath}/api/auth/register`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({
          firstName: 'Test',
          lastName: `Person ${number}`,
          email: `load${number}@test.example`,
          password: 'lighthouse tangerine',
        }),
      });
      const { user, token } = SessionGrant.parse(await response.json());
      const { id, didAddress } = user;
      this.people.push({
        id,
        token,
        did: didAddress ?? '',
        events: new EventFollower(id, () => new Date()),
      });
    }
  }

  /** Starts two sending devices and an event reader for each user, until it is stopped. */
  start(): void {
    this.#isRunning = true;
    for (const person of this.people) {
      this.#runners.push(this.#sendOn(person), this.#sendOn(person), this.#readOn(person));
    }
  }

  /** Stops all devices and readers after their current request. */
  async stop(): Promise<void> {
    this.#isRunning = false;
    await Promise.all(this.#runners.splice(0));
  }

  async #sendOn(person: LoadedPerson): Promise<void> {
    while (this.#isRunning) {
      const keyed = this.#next(person);
      this.#all.push(keyed);
      await this.#send(keyed);
      // A device repeats unanswered creates.
      while (this.#isRunning && keyed.id === undefined && this.faults.length === 0) {
        await setTimeout(100);
        await this.#send(keyed);
      }
    }
  }

  #next(person: LoadedPerson): Keyed {
    const number = this.#all.length;
    const key = `load-${number}`;
    const others = this.people.filter((other) => other !== person);
    const to = others[number % others.length] ?? person;
    const [path, body] =
      number % 20 === 3
        ? [
            '/tax-refunds',
            {
              merchantName: 'Gwangalli Souvenirs',
              purchaseAmount: '30',
              refundAmount: '2.4',
              receiptHash: key,
              status: 'processing',
              isAutomatic: false,
            },
          ]
        : [
            '/transactions',
            {
              assetType: 'XP',
              transactionType: 'send',
              amount,
              toAddress: to.did,
              status: 'pending',
            },
          ];
    return { key, person, path, body: { userId: person.id, ...body }, id: undefined };
  }

  /** Sends a create once. */
  async #send(keyed: Keyed): Promise<void> {
    const origin = this.#origin();
    this.requests += 1;
    if (origin === undefined) return;
    const { key, person, path, body } = keyed;
    let response: Response;
    let answer: unknown;
    try {
      response = await fetch(`${origin}${basePath}/api${path}`, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          Authorization: `Bearer ${person.token}`,
          [idempotencyKeyHeader]: key,
        },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(20_000),
      });
      answer = await response.json();
    } catch {
      // The process was killed, or hangs: the user does not know the outcome of the request.
      return;
    }
    if (response.status === 503 && Number(response.headers.get('Retry-After')) > 0) return;
    const { data } = Created.safeParse(answer);
    const described = `${key} ${path}: ${response.status} ${JSON.stringify(answer)}`;
    if (response.status !== 201 || data === undefined) this.faults.push(described);
    else if (keyed.id !== undefined && keyed.id !== data.id) {
      this.faults.push(`${described}, and it was ${keyed.id} before`);
    } else keyed.id = data.id;
  }

  async #readOn(person: LoadedPerson): Promise<void> {
    while (this.#isRunning) {
      const url = this.#origin();
      if (!person.events.isOpen && url !== undefined) {
        await person.events.open({ url, token: person.token });
      }
      await setTimeout(50);
    }
  }

  /** Repeats unanswered creates until they are answered, and then the latest creates once more. */
  async settle(): Promise<void> {
    const open = this.#all.filter(({ id }) => id === undefined);
    for (let attempt = 0; attempt < 400; attempt += 1) {
      const left = open.filter(({ id }) => id === undefined);
      if (left.length === 0) break;
      for (const keyed of left) await this.#send(keyed);
      if (left.some(({ id }) => id === undefined)) await setTimeout(50);
    }
    const lost = open.filter(({ id }) => id === undefined).length;
    if (lost > 0) this.faults.push(`${lost} requests were not answered after the restart`);
    for (const keyed of this.#all.slice(-20)) await this.#send(keyed);
  }

  /** For each user, the ids of the rows that requests to this path have created. */
  created(path: string): Map<number, number[]> {
    const ids = new Map<number, number[]>(this.people.map(({ id }) => [id, []]));
    for (const keyed of this.#all) {
      if (keyed.path === path && keyed.id !== undefined) ids.get(keyed.person.id)?.push(keyed.id);
    }
    return ids;
  }
}
