import { defineConfig } from 'drizzle-kit';

/** Run `npx drizzle-kit generate --config provider/drizzle.config.ts` after a change of the tables. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './provider/database/schema.ts',
  out: './provider/database/migrations',
});
