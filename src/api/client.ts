import { problemsOfRows } from '#wallet/entities/left-out-rows.ts';
import { isAbort } from '#wallet/failure.ts';
import { basePath } from '#wallet/paths.ts';

import {
  beforeParameter,
  eventPositionHeader,
  fillPath,
  idempotencyKeyHeader,
  nextPage,
  refusalCodes,
  type Call,
} from './call.ts';
import type { Refusal } from './call-schemas.ts';
import type { CallName, Contract, PathParams, RequestOf, ResponseOf } from './contract.ts';

/** A non-OK answer. The message is the status, a colon, a space and the body, or the status text (core §8). */
export class ApiError extends Error {
  readonly status: number;
  /** The provider's own sentence on a refusal, where it sent one. */
  readonly reason: string | undefined;
  /** What the refusal is about, where it must be told apart. */
  readonly code: string | undefined;
  /** How often a code can still be tried, where the refusal says it. */
  readonly triesLeft: number | undefined;

  constructor(status: number, body: string, statusText: string) {
    super(`${status}: ${body || statusText}`);
    this.name = 'ApiError';
    this.status = status;
    const refusal = readRefusal(body);
    this.reason = refusal?.error;
    this.code = refusal?.code;
    this.triesLeft = refusal?.triesLeft;
  }
}

/** Without the contract's schema, which is no part of the first load. */
function readRefusal(body: string): Refusal | undefined {
  try {
    const { error, code, triesLeft } = JSON.parse(body) as Partial<Record<keyof Refusal, unknown>>;
    const known = refusalCodes.find((candidate) => candidate === code);
    const left = typeof triesLeft === 'number' ? triesLeft : undefined;
    return typeof error === 'string' ? { error, code: known, triesLeft: left } : undefined;
  } catch {
    return undefined;
  }
}

/** No answer arrived. The browser's own message, such as `Failed to fetch`, does not help a person. */
export class UnreachableError extends Error {
  constructor(cause: TypeError) {
    super('The wallet service cannot be reached. Check your connection and try again.', { cause });
    this.name = 'UnreachableError';
  }
}

/** An answer that does not match the contract. Its cause says what is wrong. */
export class UnreadableError extends Error {
  constructor(cause: unknown) {
    super('The answer of the wallet service cannot be read. Reload the page and try again.', {
      cause,
    });
    this.name = 'UnreadableError';
  }
}

/** The result of a network request. A `TypeError` means that no answer arrived, or that it broke off. */
export async function fromNetwork<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    throw error instanceof TypeError ? new UnreachableError(error) : error;
  }
}

/** Where the client finds the bearer token, what it clears on a 401 and locks on a 423 (decision 100). */
export interface ClientSession {
  readonly token: string | null;
  clear(): void;
  lock(): void;
}

export interface ClientOptions {
  /** The provider's origin without a trailing slash; empty for the wallet's own. */
  host: string;
  session: ClientSession;
  /** Takes the report of what an answer had to do without. */
  log: (problem: string, detail: unknown) => void;
  /** Takes the id of the person's last event before an answer was made. */
  onEventPosition?: (position: number) => void;
}

type Params<Name extends CallName> = [PathParams<Contract[Name]['path']>] extends [never]
  ? { params?: undefined }
  : { params: Record<PathParams<Contract[Name]['path']>, number> };

type Body<Name extends CallName> =
  RequestOf<Name> extends undefined ? { body?: undefined } : { body: RequestOf<Name> };

/** What a call is given: its path parameters, its body, and how to cancel it. */
export type CallInput<Name extends CallName> = Params<Name> &
  Body<Name> & {
    signal?: AbortSignal;
    idempotencyKey?: string;
    /** Where a page of a list begins: the id of the entry before it. */
    before?: string;
    /** What narrows a list. */
    filter?: Readonly<Record<string, string>>;
  };

/** Data, null where the contract turns a 401 into no data, or undefined for a success without a readable answer. */
export type CallOutput<Name extends CallName> =
  | ResponseOf<Name>
  | (Contract[Name]['unauthorised'] extends 'null' ? null : never)
  | (Contract[Name] extends { answer: 'optional' } ? undefined : never);

/**
 * Makes a call of the contract.
 * @throws {ApiError} for a non-OK answer; `UnreachableError` when there is none; `UnreadableError` for one that is not
 *   what the contract says; an `AbortError` when the signal calls it off, or when the session changed meanwhile, so
 *   that a late answer never reaches the next person.
 */
export type Client = <Name extends CallName>(
  name: Name,
  input: CallInput<Name>,
) => Promise<CallOutput<Name>>;

/** The address of an `/api` path on the provider: `{host}/superwallet/api/…` (core §7). */
export function providerUrl(host: string, path: string): string {
  return `${host}${basePath}${path}`;
}

/** The data of a body; null for an empty one. */
function readBody(call: Call, text: string): unknown {
  try {
    return call.response.parse(text === '' ? null : JSON.parse(text));
  } catch (error) {
    throw new UnreadableError(error);
  }
}

/** @throws {UnreachableError} when the file of the call does not arrive */
async function callOf(name: CallName): Promise<Call> {
  const { firstCalls } = await fromNetwork(import('./first-calls.ts'));
  if (Object.hasOwn(firstCalls, name)) return firstCalls[name as keyof typeof firstCalls];
  const { laterCalls } = await fromNetwork(import('./later-calls.ts'));
  return laterCalls[name as keyof typeof laterCalls];
}

/** A client with the documents' transport rules (core §7 and §8). It never retries. */
export function createClient({ host, session, log, onEventPosition }: ClientOptions): Client {
  const client: Client = async (name, input) => {
    const sentToken = session.token;
    const call = await callOf(name);
    assertSameSession();
    const headers = new Headers({ Accept: 'application/json' });
    if (sentToken !== null) headers.set('Authorization', `Bearer ${sentToken}`);
    if (input.body !== undefined) headers.set('Content-Type', 'application/json');
    if (input.idempotencyKey !== undefined) headers.set(idempotencyKeyHeader, input.idempotencyKey);

    const query = new URLSearchParams(input.filter);
    if (input.before !== undefined) query.set(beforeParameter, input.before);
    const search = query.size === 0 ? '' : `?${query.toString()}`;
    /** The result of a part of the call, unless another session has begun or this one ended by then. */
    async function ofThisSession<Result>(part: Promise<Result>): Promise<Result> {
      const result = await fromNetwork(part).catch((error: unknown) => {
        assertSameSession();
        throw error;
      });
      assertSameSession();
      return result;
    }
    function assertSameSession() {
      if (session.token !== sentToken) {
        throw new DOMException('The session changed during the call', 'AbortError');
      }
    }

    const response = await ofThisSession(
      fetch(providerUrl(host, fillPath(call.path, input.params ?? {}) + search), {
        method: call.method,
        headers,
        credentials: 'include',
        ...(input.body === undefined ? {} : { body: JSON.stringify(input.body) }),
        ...(input.signal === undefined ? {} : { signal: input.signal }),
      }),
    );

    const position = response.headers.get(eventPositionHeader);
    if (position !== null) onEventPosition?.(Number.parseInt(position, 10));
    if (response.status === 401) {
      session.clear();
      // The contract alone decides this and the next, and `CallOutput` mirrors it for the caller.
      if (call.unauthorised === 'null') return null as CallOutput<typeof name>;
    }
    if (response.status === 423) session.lock();
    if (response.status === 404 && call.missing === 'null') return null as CallOutput<typeof name>;
    if (!response.ok) {
      const words = await fromNetwork(response.text());
      throw new ApiError(response.status, words, response.statusText);
    }
    let data: unknown;
    try {
      data = call.file
        ? call.response.parse(await ofThisSession(response.blob()))
        : readBody(call, await ofThisSession(response.text()));
    } catch (error) {
      if (call.answer !== 'optional' || isAbort(error)) throw error;
      log(`The answer to ${name} cannot be read`, error);
      return undefined as CallOutput<typeof name>;
    }
    for (const problem of problemsOfRows(data)) log(`A row of ${name} cannot be read`, problem);
    const before = nextPage(response);
    if (before !== undefined && Array.isArray(data)) {
      if (call.pages === 'all') data = data.concat(await client(name, { ...input, before }));
      else keepNextPage(data, before);
    }
    // The contract ties each name to its schema; an indexed lookup loses that tie.
    return data as CallOutput<typeof name>;
  };
  return client;
}

/** Where the next pages of the lists begin that were read. */
const nextPages = new WeakMap<object, string>();

/** Notes where the page after a list begins. */
export function keepNextPage(list: object, before: string): void {
  nextPages.set(list, before);
}

/** Where the page after a list that was read begins; undefined where the list ends. */
export function pageAfter(list: object): string | undefined {
  return nextPages.get(list);
}
