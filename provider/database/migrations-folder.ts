import { join } from 'node:path';

/** The folder of the SQL migrations, which both databases use. */
export const migrationsFolder = join(import.meta.dirname, 'migrations');
