/** Loggable fields of an error: names of tables, constraints and codes, never values. */
const identifier = /^\w{1,63}$/;
const loggedFields: ReadonlySet<string> = new Set([
  'code',
  'syscall',
  'table',
  'column',
  'constraint',
  'routine',
]);

/** A line of a stack that names a function and a place in a file. */
const frame = /^ {4}at [\w.<>#$ [\]]{0,200}\(?(file:|node:|\/)[^\s()]{1,300}:\d+:\d+\)?$/;

/** Maximum number of reported causes. */
const maxCauses = 5;

/**
 * The log's description of a fault: for the fault and each of its causes, the class, codes and names of database
 * objects, and the stack frames. Messages of the database and the query builder are left out, because they contain a
 * query's parameters: names, e-mail addresses, hashes. The provider's own messages are included.
 */
export function reportOf(fault: unknown): string {
  const errors: Error[] = [];
  for (
    let error = fault;
    error instanceof Error && errors.length < maxCauses;
    error = error.cause
  ) {
    errors.push(error);
  }
  if (typeof fault === 'string') return fault;
  if (errors.length === 0) return typeof fault;
  return errors.map(describe).join('\n  caused by ');
}

function describe(error: Error): string {
  const fields = Object.entries(error).filter(
    ([key, value]) => loggedFields.has(key) && typeof value === 'string' && identifier.test(value),
  );
  return [
    [error.constructor.name, ...fields.map(([key, value]) => `${key}=${value}`)].join(' '),
    ...framesOf(error),
  ].join('\n');
}

/** The stack frames, without the preceding message, which may contain anything. */
function framesOf({ message, stack = '' }: Error): string[] {
  const start = stack.indexOf(message);
  return start < 0
    ? []
    : stack
        .slice(start + message.length)
        .split('\n')
        .filter((line) => frame.test(line));
}
