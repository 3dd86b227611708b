import { skippedRowErrors } from '#wallet/entities/skipped-rows.ts';
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
  /** The provider's sentence in a refusal, if it sent one. */
  readonly reason: string | undefined;
  /** The reason code of the refusal, if the provider sent one. */
  readonly code: string | undefined;
  /** The figures that belong to the code. */
  readonly figures: Readonly<Record<string, string>>;
  /** The reason in each language; undefined if only the provider's sentence is known. */
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

/** Parses a refusal without the contract's schema, which is outside of the first load. */
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

/** Timeout of loading the sentences of a refusal, in milliseconds. */
const maxWaitForSentences = 2_000;

/** The sentences of a refusal in each language, lazy-loaded with the first refusal. */
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

/** The error of a refusal, with its sentences. */
export async function apiErrorOf(status: number, body: string, statusText = ''): Promise<ApiError> {
  const error = new ApiError(status, body, statusText);
  error.sentences = await sentencesOf(error);
  return error;
}

/** No answer arrived. The browser's own message, such as `Failed to fetch`, does not help the user. */
export class UnreachableError extends Error {
  constructor(cause: TypeError) {
    super('The wallet service cannot be reached. Check your connection and try again.', { cause });
    this.name = 'UnreachableError';
  }
}

/** Another machine answered in the provider's place, such as a captive portal, a gateway or a cache. */
export class GatewayError extends Error {
  /** `status` is the HTTP status of that machine's answer; 0 for a redirect. */
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

/** An answer that breaks the contract. Its cause describes the violation. */
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

/** The session with the bearer token. The client clears it on a 401, and locks it on a 423 (decision 100). */
export interface ClientSession {
  readonly token: string | null;
  clear(): void;
  lock(): void;
}

export interface ClientOptions {
  /** The provider's origin without a trailing slash; empty for the wallet's own. */
  host: string;
  session: ClientSession;
  /** Called for each part of an answer that was skipped or defaulted. */
  log: (problem: string, detail: unknown) => void;
  /** Called with the id of the user's last event before an answer was made. */
  onEventPosition?: (position: number) => void;
  /** Called with the reads that a write has outdated, before the write resolves or rejects. */
  onOutdated?: (names: readonly ReadName[]) => void;
}

type Params<Name extends CallName> = [PathParams<Contract[Name]['path']>] extends [never]
  ? { params?: undefined }
  : { params: Record<PathParams<Contract[Name]['path']>, number> };

type Body<Name extends CallName> =
  RequestOf<Name> extends undefined ? { body?: undefined } : { body: RequestOf<Name> };

/** The input of a call: path parameters, body and abort signal. */
export type CallInput<Name extends CallName> = Params<Name> &
  Body<Name> & {
    signal?: AbortSignal;
    idempotencyKey?: string;
    /** The cursor of a list's page: the id of the last entry of the previous page. */
    before?: string;
    /** Query parameters that narrow a list. */
    filter?: Readonly<Record<string, string>>;
  };

/** The data, or null if the contract maps a 401 or a 404 to no data. */
export type CallOutput<Name extends CallName> =
  ResponseOf<Name> | (Contract[Name]['unauthorised'] extends 'null' ? null : never);

/** Makes the contract's calls in the current session. */
export interface Client {
  /**
   * Makes a call. An answer counts as the provider's only if it repeats the request's nonce, has the content type of
   * the contract and came without a redirect (decision 141).
   * @throws {ApiError} for a non-OK answer of the provider; `UnreachableError` without an answer; `TimeoutError`
   *   without an answer in time; `GatewayError` for an answer of another machine; `UnreadableError` for an answer
   *   that breaks the contract; an `AbortError` when the signal aborts, or when the session changed meanwhile, so
   *   that a late answer never reaches the next user.
   */
  <Name extends CallName>(name: Name, input: CallInput<Name>): Promise<CallOutput<Name>>;
  /**
   * Looks up the outcome of the create with an idempotency key (decision 142). Resolves with its answer.
   * @throws {ApiError} with the code `not-created` if the create has not happened and never will; otherwise the errors
   *   of a call
   */
  lookUp: <Name extends CreateName>(
    name: Name,
    idempotencyKey: string,
  ) => Promise<CallOutput<Name>>;
}

/** The timeout of a call, in milliseconds. */
export function timeLimit({ method, upload }: Pick<Call, 'method' | 'upload'>): number {
  if (upload) return 120_000;
  return method === 'GET' ? 15_000 : 30_000;
}

/** Runs a request with a signal that aborts with the caller's signal, and with a `TimeoutError` after the timeout. */
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

/** @throws {UnreachableError} if the chunk with the call cannot be loaded */
async function callOf(name: CallName): Promise<Call> {
  const { firstCalls } = await fromNetwork(import('./first-calls.ts'));
  if (Object.hasOwn(firstCalls, name)) return firstCalls[name as keyof typeof firstCalls];
  const { laterCalls } = await fromNetwork(import('./later-calls.ts'));
  return laterCalls[name as keyof typeof laterCalls];
}

/** The parts of a request that depend on the input. */
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
    /** The result of a part of the call; aborts if the session has ended or changed meanwhile. */
    async function ofThisSession<Result>(part: Promise<Result>): Promise<Result> {
      const result = await fromNetwork(part).catch((error: unknown) => {
        assertSameSession();
        throw error;
      });
      assertSameSession();
      return result;
    }

    async function send(call: Call, signal: AbortSignal): Promise<unknown> {
      if (sent.body !== undefined || sent.filter !== undefined) {
        await (await fromNetwork(import('./outgoing-secrets.ts'))).refuseSecrets(sent);
      }
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
          // The provider never redirects a call. Following a redirect would turn a write into a read of a page. A
          // redirect response that is not followed has no nonce, so it is rejected below.
          redirect: 'manual',
          signal,
          ...(sent.body === undefined ? {} : { body: JSON.stringify(sent.body) }),
        }),
      );
      // Check this first: a gateway's 401 or 423 says nothing about the session.
      if (response.headers.get(nonceHeader) !== nonce) throw new GatewayError(response.status);

      const position = response.headers.get(eventPositionHeader);
      if (position !== null) onEventPosition?.(Number.parseInt(position, 10));
      if (response.status === 401) {
        session.clear();
        // The contract decides whether a 401 or a 404 is no data; `CallOutput` has the same rule for the caller.
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
      for (const problem of skippedRowErrors(data)) log(`A row of ${name} cannot be read`, problem);
      const before = nextPage(response);
      if (before !== undefined && Array.isArray(data)) storeNextPage(data, before);
      return data;
    }

    return callOf(name).then(async (call) => {
      const write = call.method === 'GET' ? undefined : call;
      const rule = write && (await fromNetwork(import('./changes.ts')));
      assertSameSession();
      const answer = withinTime(timeLimit(call), sent.signal ?? undefined, (signal) =>
        send(call, signal),
      );
      if (!rule || !write || !onOutdated) return answer;
      // The union of all calls has no read names in its type; the contract has checked them.
      const outdates = write.outdates as readonly ReadName[];
      return rule.reportOutdated(name as WriteName, outdates, answer, (names) => {
        if (session.token === sentToken) onOutdated(names);
      });
    });
  }

  // TypeScript cannot infer the answer of a call from its name here, although the contract defines it.
  const client = (<Name extends CallName>(name: Name, input: CallInput<Name>) =>
    request(name, input) as Promise<CallOutput<Name>>) as Client;
  client.lookUp = <Name extends CreateName>(name: Name, idempotencyKey: string) =>
    request(name, { idempotencyKey, lookUp: true }) as Promise<CallOutput<Name>>;
  return client;
}

/** The cursors of the pages after the lists that were read. */
const nextPages = new WeakMap<object, string>();

/** Stores the cursor of the page after a list. */
export function storeNextPage(list: object, before: string): void {
  nextPages.set(list, before);
}

/** The cursor of the page after a list; undefined on the last page. */
export function pageAfter(list: object): string | undefined {
  return nextPages.get(list);
}
