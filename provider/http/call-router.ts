import { Context, type Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

import {
  eventPositionHeader,
  fillPath,
  lookUpHeader,
  nextPage,
  type Call,
} from '#api/calls/call.ts';
import {
  contract,
  type CallName,
  type Contract,
  type CreateName,
  type PathParams,
  type RequestOf,
  type ResponseBody,
  type ResponseOf,
} from '#api/contract.ts';
import type { PageAnswer, PageRead } from '#api/page.ts';
import { basePath } from '#wallet/paths.ts';

import { userLane } from '../accounts/lanes.ts';
import type { SecretKey } from '../accounts/secret-key.ts';
import type { Session } from '../accounts/sessions.ts';
import { createOnce, lookUpCreate, requestHashOf, type OnceOnly } from '../database/create-once.ts';
import type { Database, TransactionOptions, Tx } from '../database/tx.ts';
import type { Clock } from '../environment.ts';
import { jsonAnswer } from './encoded-answers.ts';
import { HttpError } from './http-error.ts';
import { Refusal } from '../refusal.ts';
import { idempotencyKeyOf } from './idempotency-key.ts';
import { ownId, pathParameter } from './path-parameters.ts';
import { readBody } from './request-body.ts';
import { refusedStatus } from './refusal-status.ts';
import { requestLane, type SessionGuard, type SessionUse } from './session-guard.ts';
import { UploadQueue } from './upload-queue.ts';

/** The input of a call's handler. */
export interface Received<Name extends CallName> {
  /** The parsed body. */
  body: RequestOf<Name>;
  params: Record<PathParams<Contract[Name]['path']>, number>;
  context: Context;
}

/** The input of a signed-in call's handler. */
export interface ReceivedSignedIn<Name extends CallName> extends Received<Name> {
  session: Session;
}

/** The answer of a handler. A file may also be a stream, for a file that is too large for the memory. */
type Answered<Name extends CallName> =
  Blob extends ResponseBody<Name> ? Blob | ReadableStream<Uint8Array> : ResponseBody<Name>;

/** The input of a creating call's handler. */
export interface Creation<Name extends CallName> {
  body: RequestOf<Name>;
  at: Date;
}

/** Options of a call. */
export interface CallOptions {
  /** The status of its answer; 200 by default. */
  status?: ContentfulStatusCode;
  /** The effect on the session; by default the call counts as a use. */
  use?: SessionUse;
}

/** Options of a change. */
interface ChangingOptions extends CallOptions, Pick<TransactionOptions, 'repeatable'> {
  /** Runs after the commit. */
  after?: (context: Context) => void;
}

/** Options of a creating call. */
interface CreatingOptions<Name extends CreateName> {
  /** Maximum size of the body, in bytes. Large bodies wait for their turn. */
  bodyLimit?: number;
  /** Runs after the commit and after every repeat, because a crash may have prevented the first run. */
  after?: (answer: ResponseOf<Name>) => void;
  /** Updates the stored answer to the current state, for the first request and for every repeat. */
  finish?: (answer: ResponseOf<Name>, userId: number) => Promise<ResponseBody<Name>>;
  /** Runs after a refusal and its rollback. An error that it throws replaces the answer. */
  refused?: (refusal: Refusal, body: RequestOf<Name>) => Promise<void>;
}

/** Options of a call that concern its body, among others. */
type ReceiveOptions = CallOptions & Pick<CreatingOptions<CreateName>, 'bodyLimit'>;

/** A read with the parameters of its path. */
type Reading = (
  tx: Tx,
  received: {
    session: Session;
    params: Readonly<Record<string, number>>;
    context: Context;
    body: undefined;
  },
) => Promise<unknown>;

/** Dependencies of the router. */
interface RouterParts {
  app: Hono;
  guard: SessionGuard;
  database: Database;
  clock: Clock;
  secretKey: SecretKey;
}

/** Binds handlers to calls of the contract: their method, path, body schema and answer type. */
export class CallRouter {
  readonly #parts: RouterParts;
  readonly #readings = new Map<CallName, Reading>();
  readonly #uploads: UploadQueue;

  constructor(parts: RouterParts) {
    this.#parts = parts;
    this.#uploads = new UploadQueue(parts.clock);
  }

  /** A call without authentication. */
  open<Name extends CallName>(
    name: Name,
    handle: (received: Received<Name>) => Promise<ResponseBody<Name>>,
    options: CallOptions = {},
  ): void {
    this.#bind(name, options, async (context) =>
      handle(await this.#receive<Name>(name, context, options)),
    );
  }

  /** A call of a signed-in user. A `{userId}` in the path or a `userId` in the body must be their own. */
  signedIn<Name extends CallName>(
    name: Name,
    handle: (received: ReceivedSignedIn<Name>) => Promise<Answered<Name>>,
    options: CallOptions = {},
  ): void {
    this.#bind(name, options, async (context) =>
      handle(await this.#receiveSignedIn<Name>(name, context, options)),
    );
  }

  /** A signed-in user's change, in one transaction of their lane. */
  changing<Name extends CallName>(
    name: Name,
    change: (tx: Tx, received: ReceivedSignedIn<Name> & { at: Date }) => Promise<Answered<Name>>,
    { repeatable = false, after, ...options }: ChangingOptions = {},
  ): void {
    const { database, clock } = this.#parts;
    this.signedIn(
      name,
      async (received) => {
        const answer = await database.transaction(
          (tx) => change(tx, { ...received, at: clock.now() }),
          { lane: userLane(received.session), repeatable },
        );
        after?.(received.context);
        return answer;
      },
      options,
    );
  }

  /** A signed-in user's read. Session and data are read in separate snapshots. */
  reading<Name extends CallName>(
    name: Name,
    read: (tx: Tx, received: ReceivedSignedIn<Name>) => Promise<ResponseBody<Name>>,
  ): void {
    const { database, guard } = this.#parts;
    // The name determines the types of a reading's parameters.
    this.#readings.set(name, read as Reading);
    this.#bind(name, {}, (context) =>
      database.statement(
        async (tx) => {
          const session = await guard(tx, context.req.raw);
          return read(tx, await this.#receiveOf<Name>(session, name, context, {}));
        },
        { lane: requestLane(context.req.raw), repeatable: true },
      ),
    );
  }

  /**
   * The answer to a read that is part of a rendered page, in the wallet's format.
   * @throws the same errors as the call
   */
  async answer(tx: Tx, session: Session, { name, params }: PageRead): Promise<PageAnswer> {
    const read = this.#readings.get(name);
    if (read === undefined) throw new Error(`${name} is not bound as a read`);
    const call: Call = contract[name];
    if (params['userId'] !== undefined) ownId(String(params['userId']), session);
    // Serialised as it would be sent over the network.
    const readPage = async () => {
      const address = new URL(fillPath(call.path, params), 'http://page');
      const context = new Context(new Request(address));
      const data = await read(tx, { session, params, context, body: undefined }).catch(
        (error: unknown) => {
          if (call.missing === 'null' && refusedStatus(error) === 404) return null;
          throw error;
        },
      );
      return {
        data: data === null ? null : call.response.parse(JSON.parse(JSON.stringify(data))),
        before: nextPage(context.res),
      };
    };
    const { data, before } = await readPage();
    return { name, params, data, ...(before !== undefined && { before }) };
  }

  /**
   * A signed-in user's creating call, in one transaction. It answers 201. A repeat under the same Idempotency-Key gets
   * the first answer and creates nothing. A look-up of a key gets the same answer, or the refusal `not-created`.
   */
  creating<Name extends CreateName>(
    name: Name,
    create: (tx: Tx, creation: Creation<Name>) => Promise<ResponseBody<Name>>,
    options: CreatingOptions<Name> = {},
  ): void {
    const { database, secretKey } = this.#parts;
    this.#bindCreating(name, options, ({ body, session, key, at }, run) =>
      database.transaction(
        (tx) =>
          createOnce(tx, { key, userId: session.userId, call: name, body, at, secretKey }, () =>
            create(tx, { body, at }),
          ),
        run,
      ),
    );
  }

  /** A creating call whose single statement also stores the idempotency key. Some bodies need a transaction. */
  creatingInOneStatement<Name extends CreateName>(
    name: Name,
    create: (
      tx: Tx,
      creation: Creation<Name> & { once: OnceOnly | undefined },
    ) => Promise<ResponseBody<Name>>,
    {
      needsTransaction = () => false,
      ...options
    }: CreatingOptions<Name> & { needsTransaction?: (body: RequestOf<Name>) => boolean } = {},
  ): void {
    const { database } = this.#parts;
    this.#bindCreating(name, options, ({ body, key, at }, run) => {
      const once = key === undefined ? undefined : { key, requestHash: requestHashOf(body) };
      const work = (tx: Tx) => create(tx, { body, at, once });
      return needsTransaction(body)
        ? database.transaction(work, run)
        : database.statement(work, run);
    });
  }

  #bindCreating<Name extends CreateName>(
    name: Name,
    options: CreatingOptions<Name>,
    create: (
      request: Creation<Name> & { session: Session; key: string | undefined },
      run: TransactionOptions,
    ) => Promise<unknown>,
  ): void {
    this.#bind(name, { status: 201 }, async (context) => {
      const key = idempotencyKeyOf(context.req.raw);
      const session = await this.#sessionOf(context);
      const { userId } = session;
      const receive = async () => {
        const at = this.#parts.clock.now();
        const { body } = await this.#receiveOf<Name>(session, name, context, options);
        try {
          return await create(
            { body, session, key, at },
            // With a key, a retry after a lost answer to the commit finds the result of the first run.
            { lane: userLane(session), repeatable: key !== undefined },
          );
        } catch (error) {
          if (error instanceof Refusal) await options.refused?.(error, body);
          throw error;
        }
      };
      const upload = { userId, request: context.req.raw, limit: options.bodyLimit };
      const answer =
        context.req.header(lookUpHeader) === undefined
          ? await this.#uploads.run(upload, receive)
          : await this.#lookUp(name, session, key, this.#parts.clock.now());
      const read = readAnswer(name, answer);
      options.after?.(read);
      return options.finish === undefined ? answer : options.finish(read, userId);
    });
  }

  /** @throws {HttpError} 422 for a look-up without a key; 410 if nothing was created with the key */
  async #lookUp(
    call: CreateName,
    session: Session,
    key: string | undefined,
    at: Date,
  ): Promise<unknown> {
    if (key === undefined) {
      throw new HttpError(422, 'A look-up needs the Idempotency-Key that it asks about.');
    }
    const { userId } = session;
    const { database, secretKey } = this.#parts;
    const found = await database.transaction(
      (tx) => lookUpCreate(tx, { key, userId, call, at, secretKey }),
      { lane: userLane(session), repeatable: true },
    );
    if (found === undefined) {
      throw new Refusal('not-created');
    }
    return found.answer;
  }

  #bind(
    name: CallName,
    { status = 200 }: CallOptions,
    answer: (context: Context) => Promise<unknown>,
  ): void {
    const { method, path } = contract[name];
    const route = basePath + path.replaceAll(/\{(\w+)\}/g, ':$1');
    this.#parts.app.on(method, route, async (context) => {
      const data = await answer(context);
      return data instanceof Blob || data instanceof ReadableStream
        ? fileAnswer(context, data)
        : jsonAnswer(context, data, status);
    });
  }

  async #receiveSignedIn<Name extends CallName>(
    name: Name,
    context: Context,
    options: CallOptions,
  ): Promise<ReceivedSignedIn<Name>> {
    const session = await this.#sessionOf(context, options.use);
    return this.#receiveOf(session, name, context, options);
  }

  #sessionOf(context: Context, use?: SessionUse): Promise<Session> {
    const { database, guard } = this.#parts;
    const request = context.req.raw;
    return database.statement((tx) => guard(tx, request, use), {
      lane: requestLane(request),
      repeatable: true,
    });
  }

  async #receiveOf<Name extends CallName>(
    session: Session,
    name: Name,
    context: Context,
    options: ReceiveOptions,
  ): Promise<ReceivedSignedIn<Name>> {
    context.header(eventPositionHeader, session.eventPosition);
    const userId = context.req.param('userId');
    if (userId !== undefined) ownId(userId, session);
    const received = await this.#receive<Name>(name, context, options);
    refuseOthers(received.body, session);
    return { ...received, session };
  }

  async #receive<Name extends CallName>(
    name: Name,
    context: Context,
    { bodyLimit: limit }: ReceiveOptions,
  ): Promise<Received<Name>> {
    const call: Call = contract[name];
    const params = Object.fromEntries(
      Object.entries(context.req.param()).map(([key, value]) => [key, pathParameter(value)]),
    );
    const body =
      call.request === undefined
        ? undefined
        : await readBody(context.req.raw, call.request, {
            ...(limit !== undefined && { limit }),
            ...(call.emptyBody !== undefined && { emptyBody: call.emptyBody }),
          });
    // TypeScript cannot see that the path and the schema of one call belong together.
    return { body, params, context } as Received<Name>;
  }
}

/** Reads a stored answer, which has the shape of the call's answers. */
function readAnswer<Name extends CallName>(name: Name, answer: unknown): ResponseOf<Name> {
  // TypeScript cannot see that the name and the schema belong together.
  return contract[name].response.parse(answer) as ResponseOf<Name>;
}

function refuseOthers(body: unknown, session: Session): void {
  if (typeof body === 'object' && body !== null && 'userId' in body) {
    if (body.userId !== session.userId) {
      throw new HttpError(403, 'The user id is not yours. Sign in as that person to do this.');
    }
  }
}

/** A file from a user: the browser must download it, never run or display it. The wallet sets the file's name. */
async function fileAnswer(context: Context, file: Blob | ReadableStream): Promise<Response> {
  return context.body(file instanceof Blob ? await file.arrayBuffer() : file, 200, {
    'Content-Type': 'application/octet-stream',
    'Content-Disposition': 'attachment; filename="attachment"',
    'Content-Security-Policy': "default-src 'none'; sandbox",
  });
}
