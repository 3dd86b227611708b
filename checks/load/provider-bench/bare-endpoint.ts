/**
 * The baseline for the provider's sends: the same HTTP server, which inserts one row for each request. Listens on a
 * free port and prints its address. `DATABASE_URL` or `DATA_DIR` selects the database.
 */
import { createServer } from 'node:http';

import { PGlite } from '@electric-sql/pglite';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { Pool } from 'pg';

const { DATABASE_URL: url, DATA_DIR: directory } = process.env;
const table = 'create table if not exists bare_rows (id bigserial primary key, text text not null)';
const insert = 'insert into bare_rows (text) values ($1) returning id';

async function openDatabase(): Promise<(text: string) => Promise<unknown>> {
  if (url !== undefined) {
    const pool = new Pool({ connectionString: url, max: 10 });
    await pool.query(table);
    return (text) => pool.query({ name: 'insert', text: insert, values: [text] });
  }
  const database = await PGlite.create(`${directory ?? '.'}/bare`);
  await database.query(table);
  return (text) => database.query(insert, [text]);
}

const store = await openDatabase();
const app = new Hono();
app.post('/rows', async (context) => {
  await store(await context.req.text());
  return context.json({ success: true }, 201);
});
const server = createServer(getRequestListener(app.fetch));
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (typeof address === 'object') console.log(`http://127.0.0.1:${address?.port ?? 0}`);
});
process.once('SIGTERM', () => process.exit(0));
