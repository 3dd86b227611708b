import type { Context, Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

import {
  contract,
  type Call,
  type CallName,
  type Contract,
  type PathParams,
  type RequestOf,
  type ResponseBody,
} from '#api/contract.ts';
import { basePath } from '#wallet/paths.ts';

import type { Session } from '../accounts/sessions.ts';
import { HttpError } from '../http-error.ts';
import { ownId, pathParameter } from './path-parameters.ts';
import { readBody } from './request-body.ts';

/** What a handler of a call is given. */
export interface Received<Name extends CallName> {
  /** The body as the contract reads it. */
  body: RequestOf<Name>;
  params: Record<PathParams<Contract[Name]['path']>, number>;
  context: Context;
}

/** What a handler of a signed-in person's call is given. */
export interface ReceivedSignedIn<Name extends CallName> extends Received<Name> {
  session: Session;
}

/** How a call differs from the usual one. */
export interface CallOptions {
  /** The status of its answer; 200 by default. */
  status?: ContentfulStatusCode;
  /** Most bytes of its body. */
  bodyLimit?: number;
}

/** Finds the session of a request. @throws {HttpError} 401 when it has none that allows the request */
export type Authenticate = (request: Request) => Promise<Session>;

/** Binds handlers to calls of the contract: its method, its path, its schema for the body and its answer's type. */
export class CallRouter {
  readonly #app: Hono;
  readonly #authenticate: Authenticate;

  constructor(app: Hono, authenticate: Authenticate) {
    this.#app = app;
    this.#authenticate = authenticate;
  }

  /** A call that anyone may make. */
  open<Name extends CallName>(
    name: Name,
    handle: (received: Received<Name>) => Promise<ResponseBody<Name>>,
    options: CallOptions = {},
  ): void {
    this.#bind(name, options, async (context) =>
      handle(await this.#receive<Name>(name, context, options)),
    );
  }

  /** A call of a signed-in person about themselves: a `{userId}` or a body's `userId` of someone else is refused. */
  signedIn<Name extends CallName>(
    name: Name,
    handle: (received: ReceivedSignedIn<Name>) => Promise<ResponseBody<Name>>,
    options: CallOptions = {},
  ): void {
    this.#bind(name, options, async (context) => {
      const session = await this.#authenticate(context.req.raw);
      const userId = context.req.param('userId');
      if (userId !== undefined) ownId(userId, session);
      const received = await this.#receive<Name>(name, context, options);
      refuseOthers(received.body, session);
      return handle({ ...received, session });
    });
  }

  #bind(
    name: CallName,
    { status = 200 }: CallOptions,
    answer: (context: Context) => Promise<unknown>,
  ): void {
    const { method, path } = contract[name];
    const route = basePath + path.replaceAll(/\{(\w+)\}/g, ':$1');
    this.#app.on(method, route, async (context) => context.json(await answer(context), status));
  }

  async #receive<Name extends CallName>(
    name: Name,
    context: Context,
    options: CallOptions,
  ): Promise<Received<Name>> {
    const call: Call = contract[name];
    const params = Object.fromEntries(
      Object.entries(context.req.param()).map(([key, value]) => [key, pathParameter(value)]),
    );
    const body =
      call.request === undefined
        ? undefined
        : await readBody(context.req.raw, call.request, options.bodyLimit);
    // The contract ties path and schema to the name; looked up by a variable, that tie is lost.
    return { body, params, context } as Received<Name>;
  }
}

function refuseOthers(body: unknown, session: Session): void {
  if (typeof body === 'object' && body !== null && 'userId' in body) {
    if (body.userId !== session.userId) {
      throw new HttpError(403, 'The user id is not yours. Sign in as that person to do this.');
    }
  }
}
