import { problemsOfRows } from '#wallet/entities/left-out-rows.ts';
import { basePath } from '#wallet/paths.ts';

import {
  beforeParameter,
  eventPositionHeader,
  fillPath,
  idempotencyKeyHeader,
  lookUpHeader,
  nextPage,
  nonceHeader,
  type Call,
} from './calls/call.ts';
import type {
  CallName,
  Contract,
  CreateName,
  PathParams,
  ReadName,
  RequestOf,
  ResponseOf,
  WriteName,
} from './contract.ts';
import { randomKey } from './random-key.ts';

/** A non-OK answer. The message is the status, a colon, a space and the body, or the status text (core §8). */
export class ApiError extends Error {
  readonly status: number;
  /** The provider's own sentence on a refusal, where it sent one. */
  readonly reason: string | undefined;
  /** What the refusal is about, where the provider says it. */
  readonly code: string | undefined;
  /** The figures of the code. */
  readonly figures: Readonly<Record<string, string>>;
  /** What the refusal says in each language. Without them the provider's own sentence is shown. */
  sentences: Readonly<Record<'en' | 'ko', string | undefined>> | undefined;

  constructor(status: number, body: string, statusText: string) {
    super(`${status}: ${body || statusText}`);
    this.name = 'ApiError';
    this.status = status;
    const refusal = readRefusal(body);
    this.reason = refusal?.error;
    this.code = refusal?.code;
    this.figures = refusal?.figures ?? {};
  }
}

/** Without the contract's schema, which is no part of the first load. */
function readRefusal(
  body: string,
): (Pick<ApiError, 'code' | 'figures'> & { error: string }) | undefined {
  try {
    const { error, code, ...others } = JSON.parse(body) as Record<string, unknown>;
    if (typeof error !== 'string') return undefined;
    const figures = Object.entries(others).flatMap(([name, figure]) =>
      typeof figure === 'string' || typeof figure === 'number' ? [[name, String(figure)]] : [],
    );
    return {
      error,
      code: typeof code === 'string' ? code : undefined,
      figures: Object.fromEntries(figures),
    };
  } catch {
    return undefined;
  }
}

/** How long a refusal waits for its sentences, in milliseconds. */
const maxWaitForSentences = 2_000;

/** The sentences are fetched with the first refusal. */
async function sentencesOf(refusal: ApiError): Promise<ApiError['sentences']> {
  if (refusal.code === undefined) return undefined;
  const waited = new Promise<undefined>((fulfil) =>
    setTimeout(fulfil, maxWaitForSentences, undefined),
  );
  try {
    const known = await Promise.race([import('#wallet/refusals/refusal-sentences.ts'), waited]);
    return known?.refusalSentences(refusal);
  } catch {
    return undefined;
  }
}

async function apiErrorOf(status: number, body: string, statusText = ''): Promise<ApiError> {
  const error = new ApiError(status, body, statusText);
  error.sentences = await sentencesOf(error);
  return error;
}

/** No answer arrived. The browser's own message, such as `Failed to fetch`, does not help a person. */
export class UnreachableError extends Error {
  constructor(cause: TypeError) {
    super('The wallet service cannot be reached. Check your connection and try again.', { cause });
    this.name = 'UnreachableError';
  }
}

/** Another machine answered in the provider's place, such as a captive portal, a gateway or a cache. */
export class GatewayError extends Error {
  /** `status` is what that machine answered; 0 for a redirect. */
  constructor(status: number) {
    super('Another machine answered in place of the wallet service.', { cause: status });
    this.name = 'GatewayError';
  }
}

/** The provider did not answer within the time limit of the call. */
export class TimeoutError extends Error {
  constructor() {
    super('The wallet service did not answer in time. Check your connection and try again.');
    this.name = 'TimeoutError';
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
  /** Takes the reads that a write has made out of date, before the write resolves or rejects. */
  onOutdated?: (names: readonly ReadName[]) => void;
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

/** Data, or null where the contract turns a 401 or a 404 into no data. */
export type CallOutput<Name extends CallName> =
  ResponseOf<Name> | (Contract[Name]['unauthorised'] extends 'null' ? null : never);

/** Calls of the contract, in the name of the session. */
export interface Client {
  /**
   * Makes a call. Only an answer that repeats the request's nonce, has the content type of the contract and came
   * without a redirect is the provider's (decision 141).
   * @throws {ApiError} for a non-OK answer of the provider; `UnreachableError` when there is no answer; `TimeoutError`
   *   when there is none in time; `GatewayError` for the answer of another machine; `UnreadableError` for one that is
   *   not what the contract says; an `AbortError` when the signal calls it off, or when the session changed meanwhile,
   *   so that a late answer never reaches the next person.
   */
  <Name extends CallName>(name: Name, input: CallInput<Name>): Promise<CallOutput<Name>>;
  /**
   * Looks up what became of the create under an idempotency key (decision 142). Resolves with its answer.
   * @throws {ApiError} with the code `not-created` when it has not happened, and never will; otherwise as a call does
   */
  lookUp: <Name extends CreateName>(
    name: Name,
    idempotencyKey: string,
  ) => Promise<CallOutput<Name>>;
}

/** How long the provider has for a call, in milliseconds. */
export function timeLimit({ method, upload }: Pick<Call, 'method' | 'upload'>): number {
  if (upload) return 120_000;
  return method === 'GET' ? 15_000 : 30_000;
}

/** Runs a request under a signal that aborts with the caller's signal, and with a `TimeoutError` after the limit. */
async function withinTime<Answer>(
  limit: number,
  caller: AbortSignal | undefined,
  run: (signal: AbortSignal) => Promise<Answer>,
): Promise<Answer> {
  const controller = new AbortController();
  const onAbort = () => controller.abort(caller?.reason);
  if (caller?.aborted) onAbort();
  caller?.addEventListener('abort', onAbort, { once: true });
  const timer = setTimeout(() => controller.abort(new TimeoutError()), limit);
  try {
    return await run(controller.signal);
  } finally {
    clearTimeout(timer);
  }
}

/** Whether a success has the content type of its call. */
function hasContentType(response: Response, { file }: Call): boolean {
  const type = file ? 'application/octet-stream' : 'application/json';
  return response.headers.get('Content-Type')?.split(';')[0] === type;
}

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

/** @throws {ApiError} with the code `secret-text` for a text that must not leave the device (decision 151) */
async function refuseSecrets(sent: Sent): Promise<void> {
  const { isTextSecret } = await fromNetwork(import('./outgoing-secrets.ts'));
  if (!isTextSecret(sent)) return;
  throw await apiErrorOf(
    422,
    JSON.stringify({ error: 'Looks like a secret', code: 'secret-text' }),
  );
}

/** What goes out with a request beside its call. */
interface Sent extends Pick<RequestInit, 'signal'> {
  params?: Readonly<Record<string, number>> | undefined;
  body?: unknown;
  idempotencyKey?: string;
  before?: string;
  filter?: Readonly<Record<string, string>>;
  lookUp?: true;
}

/** A client with the documents' transport rules (core §7 and §8). It never retries. */
export function createClient({
  host,
  session,
  log,
  onEventPosition,
  onOutdated,
}: ClientOptions): Client {
  function request(name: CallName, sent: Sent): Promise<unknown> {
    const sentToken = session.token;
    function assertSameSession() {
      if (session.token !== sentToken) {
        throw new DOMException('The session changed during the call', 'AbortError');
      }
    }
    /** The result of a part of the call, unless another session has begun or this one ended by then. */
    async function ofThisSession<Result>(part: Promise<Result>): Promise<Result> {
      const result = await fromNetwork(part).catch((error: unknown) => {
        assertSameSession();
        throw error;
      });
      assertSameSession();
      return result;
    }

    async function send(call: Call, signal: AbortSignal): Promise<unknown> {
      if (sent.body !== undefined || sent.filter !== undefined) await refuseSecrets(sent);
      const nonce = randomKey();
      const headers = new Headers({ Accept: 'application/json', [nonceHeader]: nonce });
      if (sentToken !== null) headers.set('Authorization', `Bearer ${sentToken}`);
      if (sent.body !== undefined) headers.set('Content-Type', 'application/json');
      if (sent.idempotencyKey !== undefined) headers.set(idempotencyKeyHeader, sent.idempotencyKey);
      if (sent.lookUp) headers.set(lookUpHeader, 'true');

      const query = new URLSearchParams(sent.filter);
      if (sent.before !== undefined) query.set(beforeParameter, sent.before);
      const search = query.size === 0 ? '' : `?${query.toString()}`;
      const response = await ofThisSession(
        fetch(providerUrl(host, fillPath(call.path, sent.params ?? {}) + search), {
          method: call.method,
          headers,
          credentials: 'include',
          // The provider never redirects a call. Followed, a redirect would turn a write into a read of a page. Its own
          // answer has no nonce.
          redirect: 'manual',
          signal,
          ...(sent.body === undefined ? {} : { body: JSON.stringify(sent.body) }),
        }),
      );
      // Before anything else: a gateway's 401 or 423 says nothing about the session.
      if (response.headers.get(nonceHeader) !== nonce) throw new GatewayError(response.status);

      const position = response.headers.get(eventPositionHeader);
      if (position !== null) onEventPosition?.(Number.parseInt(position, 10));
      if (response.status === 401) {
        session.clear();
        // The contract alone decides this and the next, and `CallOutput` mirrors it for the caller.
        if (call.unauthorised === 'null') return null;
      }
      if (response.status === 423) session.lock();
      if (response.status === 404 && call.missing === 'null') return null;
      if (!response.ok) {
        const words = await fromNetwork(response.text());
        throw await apiErrorOf(response.status, words, response.statusText);
      }
      if (!hasContentType(response, call)) throw new UnreadableError('The content type is wrong');
      const data = call.file
        ? call.response.parse(await ofThisSession(response.blob()))
        : readBody(call, await ofThisSession(response.text()));
      for (const problem of problemsOfRows(data)) log(`A row of ${name} cannot be read`, problem);
      const before = nextPage(response);
      if (before === undefined || !Array.isArray(data)) return data;
      if (call.pages !== 'all') {
        keepNextPage(data, before);
        return data;
      }
      const rest = await request(name, { ...sent, before });
      return data.concat(rest);
    }

    return callOf(name).then(async (call) => {
      const write = call.method === 'GET' ? undefined : call;
      const rule = write && (await fromNetwork(import('./changes.ts')));
      assertSameSession();
      const answer = withinTime(timeLimit(call), sent.signal ?? undefined, (signal) =>
        send(call, signal),
      );
      if (!rule || !write || !onOutdated) return answer;
      // An indexed lookup loses the names of the call; the contract has checked them.
      const outdates = write.outdates as readonly ReadName[];
      return rule.reportOutdated(name as WriteName, outdates, answer, (names) => {
        if (session.token === sentToken) onOutdated(names);
      });
    });
  }

  // The contract ties each name to its schema; an indexed lookup loses that tie.
  const client = (<Name extends CallName>(name: Name, input: CallInput<Name>) =>
    request(name, input) as Promise<CallOutput<Name>>) as Client;
  client.lookUp = <Name extends CreateName>(name: Name, idempotencyKey: string) =>
    request(name, { idempotencyKey, lookUp: true }) as Promise<CallOutput<Name>>;
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
