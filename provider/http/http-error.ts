/** The statuses of refused requests. */
export type HttpErrorStatus =
  400 | 401 | 402 | 403 | 404 | 409 | 410 | 413 | 414 | 415 | 422 | 423 | 429 | 503;

/** A request that is refused before it reaches the domain, such as a malformed one. Users see the message. */
export class HttpError extends Error {
  readonly status: HttpErrorStatus;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    status: HttpErrorStatus,
    message: string,
    headers: Readonly<Record<string, string>> = {},
  ) {
    super(message);
    this.name = 'HttpError';
    this.status = status;
    this.headers = headers;
  }
}
