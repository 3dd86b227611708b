import type { Statement } from '#wallet/entities/statement.ts';
import { addsUp } from '#wallet/statement-lines.ts';

type Filter = Readonly<Record<string, string>>;
type ReadPage = (filter: Filter) => Promise<Statement>;

/** Maximum number of attempts to read pages between which no payment changes the month. */
const attempts = 3;

/**
 * Reads all pages of a statement. A payment between two pages makes them differ, and then all are read again.
 * @throws an error if the pages do not add up
 */
export async function readStatement(readPage: ReadPage, filter: Filter): Promise<Statement> {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const statement = await readPages(readPage, filter);
    if (addsUp(statement)) return statement;
  }
  throw new Error('The statement does not add up');
}

async function readPages(readPage: ReadPage, filter: Filter): Promise<Statement> {
  const first = await readPage(filter);
  const movements = [...first.movements];
  let { next, balances } = first;
  while (next !== null) {
    const page = await readPage({ ...filter, after: String(next) });
    movements.push(...page.movements);
    ({ next, balances } = page);
  }
  return { ...first, balances, movements, next };
}
