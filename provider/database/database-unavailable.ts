/** The database cannot be used now. The message says why and what the operator can do. */
export class DatabaseUnavailable extends Error {}

/** What the log needs of a fault: a sentence says all about a database that is away. */
export function withoutDetails(fault: unknown): unknown {
  return fault instanceof DatabaseUnavailable ? fault.message : fault;
}
