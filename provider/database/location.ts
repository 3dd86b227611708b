import type { ServerTimeouts } from './server.ts';

/** The database: embedded in a directory, or on a Postgres server. */
export type DatabaseLocation =
  | { kind: 'directory'; path: string }
  | { kind: 'server'; url: string; timeouts?: Partial<ServerTimeouts> };
