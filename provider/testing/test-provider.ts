import { eq, sql } from 'drizzle-orm';
import { vi } from 'vitest';
import * as z from 'zod/mini';

import { idempotencyKeyHeader, Refusal } from '#api/contract.ts';
import { add, type DecimalString } from '#wallet/money/decimal.ts';
import { Holdings, SessionGrant, Transaction } from '#wallet/entities/entities.ts';
import { basePath } from '#wallet/paths.ts';

import { ledgerAccounts, ledgerPostings } from '../database/schema.ts';
import {
  startProvider,
  type DatabaseLocation,
  type ProviderOptions,
  type RunningProvider,
} from '../provider.ts';
import { openEvents, type EventReader } from './event-reader.ts';
import { manualEnvironment, type ManualEnvironment } from './manual-environment.ts';

// Starting an embedded database takes a second or two of work, and much longer beside other work.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

/** As much of an HTTP answer as tests look at. */
export interface Answer {
  status: number;
  headers: Headers;
  body: unknown;
}

/** What a test sends. */
export interface Sent {
  token?: string;
  headers?: Record<string, string>;
  /** Sent as JSON. */
  body?: unknown;
  /** Sent as it is. */
  text?: string | Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>;
}

/** Someone signed in. */
export interface Person {
  id: number;
  token: string;
  did: string;
  email: string;
}

/** The password of everyone that `register` makes. */
export const testPassword = 'correct horse';

/** Cheap, so that tests do not wait; what hashing costs in earnest has its own test. */
const scryptCost = { N: 1024, r: 8, p: 1 };

/** A provider under test. */
export class TestProvider {
  readonly environment: ManualEnvironment;
  readonly #running: RunningProvider;
  #people = 0;

  constructor(running: RunningProvider, environment: ManualEnvironment) {
    this.#running = running;
    this.environment = environment;
  }

  get url(): string {
    return this.#running.url;
  }

  get database(): RunningProvider['database'] {
    return this.#running.database;
  }

  close(): Promise<void> {
    return this.#running.close();
  }

  /** Any request, with the path below the API's. */
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

  /** A new person with the opening balances. */
  async register(didAddress?: string): Promise<Person> {
    this.#people += 1;
    const email = `person${this.#people}@test.example`;
    const answer = await this.request('POST', '/auth/register', {
      body: {
        firstName: 'Test',
        lastName: `Person ${this.#people}`,
        email,
        password: testPassword,
        ...(didAddress === undefined ? {} : { didAddress }),
      },
    });
    const { user, token } = SessionGrant.parse(answer.body);
    return { id: user.id, token, did: user.didAddress ?? '', email };
  }

  /** Asks for a send; what is not said is one XP to nobody here. */
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

  /** The assets whose postings do not sum to zero, and wallets whose balance is not their postings' sum. */
  async ledgerFaults(): Promise<string[]> {
    const sums = await this.database.transaction((tx) =>
      tx
        .select({
          account: ledgerAccounts,
          sum: sql<string>`coalesce(sum(${ledgerPostings.amount}), 0)::text`,
        })
        .from(ledgerAccounts)
        .leftJoin(ledgerPostings, eq(ledgerPostings.accountId, ledgerAccounts.id))
        .groupBy(ledgerAccounts.id),
    );
    const isZero = (amount: string) => add(amount) === '0';
    const assetTypes = [...new Set(sums.map(({ account }) => account.assetType))];
    return [
      ...assetTypes.filter(
        (assetType) =>
          !isZero(
            add(...sums.filter(({ account }) => account.assetType === assetType).map((s) => s.sum)),
          ),
      ),
      ...sums
        .filter(({ account, sum }) => account.balance !== null && add(account.balance) !== add(sum))
        .map(({ account }) => `wallet ${account.id}`),
    ];
  }
}

/** Starts a provider for a test, with nobody in it unless `options` says so. */
export async function startTestProvider(
  database: DatabaseLocation = { kind: 'memory' },
  options: Partial<ProviderOptions> = {},
  environment: ManualEnvironment = manualEnvironment(),
): Promise<TestProvider> {
  const running = await startProvider({
    database,
    sampleData: false,
    scryptCost,
    environment,
    ...options,
  });
  return new TestProvider(running, environment);
}

/** The sentence of a refusal. */
export function sentenceOf(answer: Answer): string {
  return Refusal.parse(answer.body).error;
}
