/** The database cannot be used now. The message says why and what the operator can do. */
export class DatabaseUnavailable extends Error {}
