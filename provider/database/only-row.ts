/** Returns the row of a query with exactly one result, such as the insert of one row. */
export function onlyRow<Row>(rows: readonly Row[]): Row {
  const [row] = rows;
  if (row === undefined || rows.length > 1) {
    throw new Error(`A query for one row returned ${rows.length}`);
  }
  return row;
}
