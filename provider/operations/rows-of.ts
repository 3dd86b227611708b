import type { SQL } from 'drizzle-orm';
import * as z from 'zod/mini';

import type { Tx } from '../database/tx.ts';

/** Parses the rows of a raw query with a schema. */
export async function rowsOf<Row extends z.ZodMiniType>(
  tx: Tx,
  query: SQL,
  row: Row,
): Promise<z.output<Row>[]> {
  return z.object({ rows: z.array(row) }).parse(await tx.execute(query)).rows;
}
