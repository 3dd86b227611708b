import { rm } from 'node:fs/promises';

import * as z from 'zod/mini';

import { idempotencyKeyHeader } from '#api/calls/call.ts';
import { Refusal } from '#api/calls/call-schemas.ts';
import type { DecimalString } from '#wallet/money/decimal.ts';
import { Holdings } from '#wallet/entities/holdings.ts';
import { SessionGrant } from '#wallet/entities/session.ts';
import { Transaction } from '#wallet/entities/transaction.ts';
import { basePath } from '#wallet/paths.ts';

import { createSecretKey } from '../accounts/secret-key.ts';
import { realEnvironment } from '../environment.ts';
import { audit } from '../operations/audit.ts';
import type { DatabaseLocation } from '../database/location.ts';
import { startProvider, type ProviderOptions, type RunningProvider } from '../provider.ts';
import { provenDidOf, type TestKey } from './did-proof.ts';
import { openEvents, type EventReader } from './event-reader.ts';
import { makeDataDirectory } from './data-directory.ts';
import { manualEnvironment, type ManualEnvironment } from './manual-environment.ts';

/** The parts of an HTTP answer that tests check. */
export interface Answer {
  status: number;
  headers: Headers;
  body: unknown;
}

/** The input of a request. */
export interface Sent {
  token?: string;
  headers?: Record<string, string>;
  /** Sent as JSON. */
  body?: unknown;
  /** Sent unchanged. */
  text?: string | Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>;
  signal?: AbortSignal;
}

/** A signed-in user. */
export interface Person {
  id: number;
  token: string;
  did: string;
  email: string;
}

/** The password of every user that `register` creates. */
export const testPassword = 'correct horse';

/** A low cost, so that tests are fast. `passwords.test.ts` tests the real cost. */
const scryptCost = { N: 1024, r: 8, p: 1 };

/** Shared by all providers of a test, because a Postgres server stores no key. */
const secretKeyBytes = new Uint8Array(32).fill(7);

/** The default secret key of a test provider. */
export const testSecretKey = createSecretKey(secretKeyBytes, realEnvironment.random);

/** A provider under test. */
export class TestProvider {
  readonly environment: ManualEnvironment;
  readonly #running: RunningProvider;
  readonly #ownDirectory: string | undefined;
  #people = 0;

  /** `close` removes `ownDirectory`, if it is given. */
  constructor(running: RunningProvider, environment: ManualEnvironment, ownDirectory?: string) {
    this.#running = running;
    this.environment = environment;
    this.#ownDirectory = ownDirectory;
  }

  get url(): string {
    return this.#running.url;
  }

  get database(): RunningProvider['database'] {
    return this.#running.database;
  }

  get metricsUrl(): RunningProvider['metricsUrl'] {
    return this.#running.metricsUrl;
  }

  get backlog(): RunningProvider['backlog'] {
    return this.#running.backlog;
  }

  async close(): Promise<void> {
    await this.#running.close();
    if (this.#ownDirectory !== undefined)
      await rm(this.#ownDirectory, { recursive: true, force: true });
  }

  /** Sends a request; the path starts below `/api`. */
  async request(method: string, path: string, sent: Sent = {}): Promise<Answer> {
    const headers = new Headers(sent.headers);
    if (sent.token !== undefined) headers.set('Authorization', `Bearer ${sent.token}`);
    const body = sent.body === undefined ? sent.text : JSON.stringify(sent.body);
    if (body !== undefined && !headers.has('Content-Type')) {
      headers.set('Content-Type', 'application/json');
    }
    const response = await fetch(`${this.url}${basePath}/api${path}`, {
      method,
      headers,
      ...(body === undefined ? {} : { body, duplex: 'half' as const }),
      ...(sent.signal && { signal: sent.signal }),
    });
    const text = await response.text();
    const isJson = response.headers.get('Content-Type')?.startsWith('application/json');
    return {
      status: response.status,
      headers: response.headers,
      body: isJson ? JSON.parse(text) : text,
    };
  }

  get(path: string, token?: string): Promise<Answer> {
    return this.request('GET', path, token === undefined ? {} : { token });
  }

  /**
   * Registers a user, who gets the opening balances, and the DID of the key if a key is given. `by` is part of the
   * e-mail address: two providers of one database need different values.
   */
  async register(key?: TestKey, by = 'test'): Promise<Person> {
    this.#people += 1;
    const email = `person${this.#people}@${by}.example`;
    const answer = await this.request('POST', '/auth/register', {
      body: {
        firstName: 'Test',
        lastName: `Person ${this.#people}`,
        email,
        password: testPassword,
        ...(key && (await provenDidOf(this, key))),
      },
    });
    const { user, token } = SessionGrant.parse(answer.body);
    return { id: user.id, token, did: user.didAddress ?? '', email };
  }

  /** Confirms a user's presence, which allows one change that requires it. */
  confirmPresence({ token }: Pick<Person, 'token'>, password = testPassword): Promise<Answer> {
    return this.request('POST', '/auth/presence', { token, body: { password } });
  }

  /** Requests a send, by default of 1 XP to an address without an account here. */
  send(
    from: Person,
    changes: Record<string, unknown> = {},
    idempotencyKey?: string,
  ): Promise<Answer> {
    return this.request('POST', '/transactions', {
      token: from.token,
      headers: idempotencyKey === undefined ? {} : { [idempotencyKeyHeader]: idempotencyKey },
      body: {
        userId: from.id,
        assetType: 'XP',
        transactionType: 'send',
        amount: '1',
        toAddress: '0x52908400098527886E0F7030069857D2E4169EE7',
        status: 'pending',
        ...changes,
      },
    });
  }

  async balance(person: Person, assetType: string): Promise<DecimalString | undefined> {
    const { body } = await this.get(`/assets/${person.id}`, person.token);
    return Holdings.parse(body).find((holding) => holding.assetType === assetType)?.balance;
  }

  async transactions(person: Person): Promise<Transaction[]> {
    const { body } = await this.get(`/transactions/${person.id}`, person.token);
    return z.array(Transaction).parse(body);
  }

  events(person: Person): Promise<EventReader> {
    return openEvents(`${this.url}${basePath}/api/events/${person.id}`, {
      Authorization: `Bearer ${person.token}`,
    });
  }

  /** The audit's findings in the database. */
  ledgerFaults(): Promise<string[]> {
    return audit(this.database, testSecretKey);
  }
}

/** In milliseconds. */
const tenYears = 10 * 365 * 24 * 60 * 60 * 1000;

/** Starts a provider for a test, by default on its own database, and without the sample users. */
export async function startTestProvider(
  location?: DatabaseLocation,
  options: Partial<ProviderOptions> = {},
  environment: ManualEnvironment = manualEnvironment(),
): Promise<TestProvider> {
  const ownDirectory = location === undefined ? await makeDataDirectory() : undefined;
  const running = await startProvider({
    database: location ?? { kind: 'directory', path: ownDirectory ?? '' },
    sampleData: false,
    scryptCost,
    environment,
    secretKey: secretKeyBytes,
    // The manual clock does not move, so a delayed answer would never arrive.
    railDelay: 0,
    // `fetch` opens a spare connection when a stream is cancelled, and the stop must not wait long for it.
    quietTime: 100,
    // A review must not change the documents of other tests.
    reviewDelay: tenYears,
    // No test reaches a real push service.
    push: {
      contact: 'mailto:operator@wallet.test',
      hosts: [],
      fetch: () => Promise.resolve(new Response(null, { status: 201 })),
    },
    // Housekeeping would use the database during a test.
    housekeeping: false,
    ...options,
  });
  return new TestProvider(running, environment, ownDirectory);
}

/** The message of a refusal. */
export function sentenceOf(answer: Answer): string {
  return Refusal.parse(answer.body).error;
}
