import type { RefusalCode, RefusalFigures } from '#api/call.ts';

/** The statuses that the provider refuses with. */
export type HttpErrorStatus =
  400 | 401 | 402 | 403 | 404 | 409 | 410 | 413 | 414 | 415 | 422 | 423 | 429 | 503;

/** A refused request. The message is a sentence for the person who made it and says what they can do. */
export class HttpError extends Error {
  readonly status: HttpErrorStatus;
  readonly headers: Readonly<Record<string, string>>;
  /** What it is about, where the wallet must tell it apart from others of its status. */
  readonly code: RefusalCode | undefined;
  /** The figures of the code. */
  readonly figures: Readonly<RefusalFigures>;

  constructor(
    status: HttpErrorStatus,
    message: string,
    { code, ...headers }: Readonly<Record<string, string>> & { code?: RefusalCode } = {},
    figures: Readonly<RefusalFigures> = {},
  ) {
    super(message);
    this.name = 'HttpError';
    this.status = status;
    this.headers = headers;
    this.code = code;
    this.figures = figures;
  }
}
