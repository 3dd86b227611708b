import { delay, http, HttpResponse, type HttpHandler } from 'msw';
import type * as z from 'zod/mini';

import { eventsPath, idempotencyKeyHeader, lookUpHeader, type Call } from '#api/calls/call.ts';
import {
  contract,
  type CallName,
  type CreateName,
  type RequestOf,
  type ResponseBody,
} from '#api/contract.ts';
import { heartbeatInterval } from '#api/events.ts';
import type { StreamMessage } from '#wallet/entities/stream-message.ts';
import { basePath } from '#wallet/paths.ts';
import type { RefusalCode, RefusalFigures } from '#wallet/refusals/refusal-codes.ts';

import { okAnswers } from './builders.ts';
import { repeatNonce } from '#api/provider-fetch.ts';

/** A request that a scenario answered, parsed as the provider would parse it. */
export interface SentRequest<Name extends CallName = CallName> {
  name: Name;
  params: Record<string, string>;
  headers: Headers;
  /** True for a look-up of an earlier request; `body` is then the body of that request. */
  lookUp: boolean;
  /** The query parameters: filters, and the cursor of a page. */
  query: URLSearchParams;
  body: RequestOf<Name>;
}

let sent: SentRequest[] = [];

const ofCall = <Name extends CallName>(name: Name) =>
  sent.filter((request): request is SentRequest<Name> => request.name === name);

/** The requests of one call since the last reset, in order, without its look-ups. */
export function sentRequests<Name extends CallName>(name: Name): SentRequest<Name>[] {
  return ofCall(name).filter(({ lookUp }) => !lookUp);
}

const keyOf = ({ headers }: SentRequest) => headers.get(idempotencyKeyHeader);

/**
 * The look-ups of one call's creates since the last reset, in order; each has the body of the original request. A
 * late look-up of the previous story's create, after its timeout, is not counted.
 */
export function sentLookUps<Name extends CreateName>(name: Name): SentRequest<Name>[] {
  const keys = new Set(sentRequests(name).map(keyOf));
  return ofCall(name).filter((request) => request.lookUp && keys.has(keyOf(request)));
}

/** The requests of every call since the last reset, in order. */
export function allSentRequests(): readonly SentRequest[] {
  return sent;
}

/** Clears all recorded requests before the next story. */
export function resetSentRequests(): void {
  sent = [];
}

/** The network between a page and the mocks: a slow one takes 2 s for each request, and offline no request arrives. */
export type MockNetwork = 'fast' | 'slow' | 'offline';

let network: MockNetwork = 'fast';

/** Sets the network of all following requests, regardless of their scenario. */
export function setMockNetwork(next: MockNetwork): void {
  network = next;
}

/** The current network. */
export function mockNetwork(): MockNetwork {
  return network;
}

/** Simulates the network before a scenario answers; without a network it returns an error instead. */
async function crossNetwork(): Promise<Response | undefined> {
  if (network === 'slow') await delay(2_000);
  return network === 'offline' ? HttpResponse.error() : undefined;
}

/** The statuses of the provider's refusals, each with its sentence. */
const refusals = {
  401: 'Please sign in again.',
  402: 'The payment was declined.',
  403: 'This belongs to someone else.',
  404: 'There is nothing here.',
  409: 'This conflicts with what is already there.',
  422: 'Something in the form is not right.',
  429: 'Too many tries. Please wait a minute.',
  500: 'Something went wrong on our side.',
} as const;
/** A status with which a mock can refuse a call. */
export type RefusalStatus = keyof typeof refusals;

/** The scenarios of a mocked call; each is a handler that replaces the current one. */
export interface Scenarios<Name extends CallName> {
  /** Answers with the given data, or with the default answer. */
  ok(answer?: ResponseBody<Name>): HttpHandler;
  /** Answers after a delay in milliseconds. */
  slow(milliseconds?: number): HttpHandler;
  /** Never answers. */
  never(): HttpHandler;
  /** Fails like a lost connection. */
  offline(): HttpHandler;
  /** Answers with the response that the story creates for the request. */
  responds(respond: (request: SentRequest<Name>) => Response): HttpHandler;
  /** Answers with exactly this status and body, even if they break the contract. */
  answers(status: number, body: string): HttpHandler;
  /** Refuses, with the given sentence or the default sentence of the status. */
  refused(status: RefusalStatus, reason?: string): HttpHandler;
  /** Refuses with a code (decision 218), and with a provider's sentence that no screen may show. */
  refusedBy<Code extends RefusalCode>(
    status: number,
    code: Code,
    figures: RefusalFigures<Code>,
  ): HttpHandler;
  /** A captive portal answers instead of the provider, with its page or with the given answer. */
  gateway(status?: number, body?: string): HttpHandler;
  /** The answer to a create is lost; `found` is the result of its look-up. */
  lost(found: 'created' | 'not-created' | 'nothing'): HttpHandler;
}

/** Answers of other machines, which do not repeat the nonce of the request. */
const answersOfOthers = new WeakSet<Response>();

/** The answer of a captive portal. */
function gatewayAnswer(status: number, body: string): Response {
  const page = new HttpResponse(body, { status, headers: { 'Content-Type': 'text/html' } });
  answersOfOthers.add(page);
  return page;
}

/** The provider's answer to the look-up of a create that has not happened. */
const notCreated = () =>
  Response.json(
    { error: 'This did not arrive, and nothing was done. Try again.', code: 'not-created' },
    { status: 410 },
  );

type Respond = (request: SentRequest) => Response | Promise<Response>;

function handle(name: CallName, respond: Respond): HttpHandler {
  const call: Call = contract[name];
  const url = `*${basePath}${call.path.replace(/\{(\w+)\}/g, ':$1')}`;
  const methods = { GET: http.get, POST: http.post, PUT: http.put, DELETE: http.delete };
  return methods[call.method](url, async ({ request, params }) => {
    const lost = await crossNetwork();
    if (lost !== undefined) return lost;
    const text = await request.text();
    const lookUp = request.headers.has(lookUpHeader);
    const key = request.headers.get(idempotencyKeyHeader);
    const create = sent.findLast(({ headers }) => headers.get(idempotencyKeyHeader) === key);
    // The previous story's create may be looked up late.
    if (lookUp && create === undefined) return repeatNonce(request.headers, notCreated());
    const body: unknown = lookUp ? create?.body : text === '' ? undefined : JSON.parse(text);
    const parsed = lookUp ? undefined : call.request?.safeParse(body);
    const received: SentRequest = {
      name,
      params: Object.fromEntries(
        Object.entries(params).map(([param, value]) => [param, String(value)]),
      ),
      headers: request.headers,
      lookUp,
      query: new URL(request.url).searchParams,
      // Parsed with the schema of this call above; TypeScript only knows the union over all calls.
      body: (parsed?.data ?? body) as SentRequest['body'],
    };
    sent.push(received);
    const response =
      parsed?.success === false
        ? Response.json({ error: parsed.error.message }, { status: 422 })
        : await respond(received);
    return answersOfOthers.has(response) ? response : repeatNonce(request.headers, response);
  });
}

function answer(request: SentRequest): Response {
  // `handle` passes only requests of this name.
  const build = okAnswers[request.name] as (request: SentRequest) => unknown;
  return asResponse(build(request));
}

/** A file as its bytes, all other data as JSON. */
export function asResponse(data: unknown): Response {
  return data instanceof Blob
    ? new Response(data, { headers: { 'Content-Type': 'application/octet-stream' } })
    : Response.json(data);
}

/** The scenarios of one call. */
export function mock<Name extends CallName>(name: Name): Scenarios<Name> {
  return {
    ok: (data) =>
      handle(name, (request) => (data === undefined ? answer(request) : asResponse(data))),
    slow: (milliseconds = 2_000) =>
      handle(name, async (request) => {
        await delay(milliseconds);
        return answer(request);
      }),
    never: () =>
      handle(name, async () => {
        await delay('infinite');
        return HttpResponse.error();
      }),
    offline: () => handle(name, () => HttpResponse.error()),
    // `handle` passes only requests of this name.
    responds: (respond) => handle(name, (request) => respond(request as SentRequest<Name>)),
    answers: (status, body) =>
      handle(
        name,
        () => new Response(body, { status, headers: { 'Content-Type': 'application/json' } }),
      ),
    // If the refusal leaves the outcome open, the look-up answers that nothing was created.
    refused: (status, reason = refusals[status]) =>
      handle(name, ({ lookUp }) =>
        lookUp ? notCreated() : Response.json({ error: reason }, { status }),
      ),
    refusedBy: (status, code, figures) =>
      handle(name, ({ lookUp }) =>
        lookUp
          ? notCreated()
          : Response.json({ error: 'In words of the provider.', code, ...figures }, { status }),
      ),
    gateway: (status = 200, body = '<html>Welcome to the hotel network</html>') =>
      handle(name, () => gatewayAnswer(status, body)),
    lost: (found) =>
      handle(name, (request) => {
        if (!request.lookUp || found === 'nothing') return HttpResponse.error();
        return found === 'created' ? answer(request) : notCreated();
      }),
  };
}

const streamUrl = `*${basePath}${eventsPath.replace('{userId}', ':userId')}`;

/** A message as the provider sends it. */
export type SentMessage = z.input<typeof StreamMessage>;

/**
 * An event stream that sends these messages as soon as they are available, and stays open. After a reconnect it
 * continues at the reader's position, as the provider does.
 */
export function mockEventStream(
  ...messages: readonly (SentMessage | Promise<SentMessage>)[]
): HttpHandler {
  const encoder = new TextEncoder();
  // A plain response, because MSW's own `sse` needs an EventSource, which Node lacks.
  return http.get(streamUrl, async ({ request }) => {
    const lost = await crossNetwork();
    if (lost !== undefined) return lost;
    const after =
      request.headers.get('Last-Event-ID') ?? new URL(request.url).searchParams.get('after');
    let beat: ReturnType<typeof setInterval> | undefined;
    const body = new ReadableStream<Uint8Array>({
      async start(controller) {
        const send = (message: SentMessage, id?: number) => {
          const lines = id === undefined ? '' : `id: ${id}\n`;
          controller.enqueue(encoder.encode(`${lines}data: ${JSON.stringify(message)}\n\n`));
        };
        controller.enqueue(encoder.encode('retry: 3000\n'));
        send({ type: 'heartbeat' }, after === null ? 0 : undefined);
        beat = setInterval(send, heartbeatInterval, { type: 'heartbeat' });
        const position = after === null ? 0 : Number.parseInt(after, 10);
        let id = 0;
        for (const message of messages) {
          const arrived = await message;
          if (arrived.type === 'heartbeat') send(arrived);
          else if ((id += 1) > position) send(arrived, id);
        }
      },
      cancel: () => clearInterval(beat),
    });
    return new Response(body, { headers: { 'Content-Type': 'text/event-stream' } });
  });
}

/** The default scenarios of a story: every call succeeds. */
export const okScenarios: readonly HttpHandler[] = [
  // `Object.keys` loses the type of the contract's own keys.
  ...(Object.keys(contract) as CallName[]).map((name) => mock(name).ok()),
  mockEventStream({ type: 'heartbeat' }),
];
