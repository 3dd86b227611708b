/** The statuses that the provider refuses with. */
export type RefusalStatus = 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429;

/** What was asked for is refused. The message is a sentence that the person who asked can act on: they get to read it. */
export class Refused extends Error {
  readonly status: RefusalStatus;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    status: RefusalStatus,
    message: string,
    headers: Readonly<Record<string, string>> = {},
  ) {
    super(message);
    this.name = 'Refused';
    this.status = status;
    this.headers = headers;
  }
}
