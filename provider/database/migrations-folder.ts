import { join } from 'node:path';

/** Where the SQL migrations of both databases stand. */
export const migrationsFolder = join(import.meta.dirname, 'migrations');
