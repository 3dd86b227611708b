/** The Postgres error code of a failure, also if the driver or the query builder has wrapped it. */
export function sqlState(failure: unknown): string | undefined {
  return databaseError(failure)?.code;
}

/** The name of the violated unique index, if the failure is such a violation. */
export function violatedUniqueness(failure: unknown): string | undefined {
  const error = databaseError(failure);
  return error?.code === '23505' ? error.constraint : undefined;
}

/** Error codes for damaged files (class XX, such as XX001), and for files that are missing or unreadable (class 58). */
const damagedFiles = /^(XX|58)/;

/** The database's message about damaged files, without stored data; undefined for any other failure. */
export function damageIn(failure: unknown): string | undefined {
  for (const error of causesOf(failure)) {
    const code = codeOf(error);
    if (code !== undefined) return damagedFiles.test(code) ? error.message : undefined;
  }
  return undefined;
}

/** True if the database is unusable after the failure. */
export function isPanic(failure: unknown): boolean {
  return [...causesOf(failure)].some((error) => 'severity' in error && error.severity === 'PANIC');
}

/**
 * Codes for a server that is starting or shutting down, a terminated session, or a read-only standby (25006). A new
 * connection reaches the writable server.
 */
const sessionEnded = /^(57P0[1235]|25P03|25006)$/;

/** SQL class 08, and connection errors of the operating system. */
const connectionCodes =
  /^(08...|ECONN[A-Z]+|EPIPE|ETIMEDOUT|E(NET|HOST)[A-Z]+|ENOTFOUND|EAI_AGAIN|ENOENT)$/;

/** Messages of driver errors without a code. */
const driverMessages = /^(Connection terminated|Client has encountered|Query read timeout)/;

/** True if the connection is lost or unusable after the failure. */
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
