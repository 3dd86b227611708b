/** The database cannot be used now. The message gives the reason and the operator's remedy. */
export class DatabaseUnavailable extends Error {}

/** The loggable form of a fault: a message without a stack if the database is unavailable. */
export function withoutDetails(fault: unknown): unknown {
  return fault instanceof DatabaseUnavailable ? fault.message : fault;
}
