import * as z from 'zod/mini';

import { setSkippedRowErrors } from './skipped-rows.ts';

/**
 * Parses rows and skips unreadable ones: an unreadable row must not hide the others. If all rows are unreadable, the
 * list is invalid, because an empty list would be wrong.
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
  if (problems.length > 0) setSkippedRowErrors(list, problems);
  return list;
}

/** A list whose unreadable rows are skipped. */
export function rowsOf<Row extends z.ZodMiniType>(row: Row) {
  return z.pipe(
    z.custom<z.input<Row>[]>((value) => Array.isArray(value), 'must be a list'),
    z.transform((rows, { issues }) =>
      readRows(row, rows, (message) => issues.push({ code: 'custom', message, input: rows })),
    ),
  );
}
