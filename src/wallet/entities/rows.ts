import * as z from 'zod/mini';

import { noteLeftOut } from './left-out-rows.ts';

/**
 * Reads rows and leaves out those that cannot be read: one of them must not cost a person the others. Where none can be
 * read the list itself is not what it should be, and an empty one in its place would be a lie.
 */
function readRows<Row extends z.ZodMiniType>(
  row: Row,
  rows: readonly unknown[],
  refuse: (message: string) => void,
): z.output<Row>[] {
  const read = rows.map((value) => row.safeParse(value));
  const list = read.flatMap(({ success, data }) => (success ? [data] : []));
  const problems = read.flatMap(({ error }) => (error ? [error] : []));
  if (list.length === 0 && problems[0]) refuse(problems[0].message);
  if (problems.length > 0) noteLeftOut(list, problems);
  return list;
}

/** A list whose odd rows are left out. */
export function rowsOf<Row extends z.ZodMiniType>(row: Row) {
  return z.pipe(
    z.custom<z.input<Row>[]>((value) => Array.isArray(value), 'must be a list'),
    z.transform((rows, { issues }) =>
      readRows(row, rows, (message) => issues.push({ code: 'custom', message, input: rows })),
    ),
  );
}
