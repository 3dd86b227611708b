/** The Postgres error code of a failure, which the driver and the query builder may have wrapped. */
export function sqlState(failure: unknown): string | undefined {
  return databaseError(failure)?.code;
}

/** The name of the unique index that a write violated, if the failure is such a violation. */
export function violatedUniqueness(failure: unknown): string | undefined {
  const error = databaseError(failure);
  return error?.code === '23505' ? error.constraint : undefined;
}

/** Whether a failure is one after which the database can do nothing more. */
export function isPanic(failure: unknown): boolean {
  return [...causesOf(failure)].some((error) => 'severity' in error && error.severity === 'PANIC');
}

/**
 * The server ends or starts, the operator terminated the session, or the session is with a standby that does not write
 * (25006): a new connection finds the server that does.
 */
const sessionEnded = /^(57P0[1235]|25P03|25006)$/;

/** Class 08 of the server, and the codes of the operating system. */
const connectionCodes =
  /^(08...|ECONN[A-Z]+|EPIPE|ETIMEDOUT|E(NET|HOST)[A-Z]+|ENOTFOUND|EAI_AGAIN|ENOENT)$/;

/** What the driver reports without a code. */
const driverMessages = /^(Connection terminated|Client has encountered|Query read timeout)/;

/** Whether a failure means that the connection is lost or unusable. */
export function isConnectionLoss(failure: unknown): boolean {
  for (const error of causesOf(failure)) {
    if (driverMessages.test(error.message)) return true;
    const code = codeOf(error);
    if (code === undefined) continue;
    return sessionEnded.test(code) || connectionCodes.test(code);
  }
  return false;
}

function databaseError(
  failure: unknown,
): { code: string; constraint: string | undefined } | undefined {
  for (const error of causesOf(failure)) {
    const code = codeOf(error);
    if (code === undefined) continue;
    const constraint = 'constraint' in error ? error.constraint : undefined;
    return { code, constraint: typeof constraint === 'string' ? constraint : undefined };
  }
  return undefined;
}

function* causesOf(failure: unknown): Iterable<Error> {
  for (let error = failure; error instanceof Error; error = error.cause) yield error;
}

function codeOf(error: Error): string | undefined {
  return 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}
