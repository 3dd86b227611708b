import { Statement } from '#wallet/entities/statement.ts';
import { add, type DecimalString } from '#wallet/money/decimal.ts';

import type { Person, TestProvider } from './test-provider.ts';

/** Reads all pages of a statement. Throws unless each page has the same balances. */
export async function readStatement(
  provider: Pick<TestProvider, 'get'>,
  { token }: Pick<Person, 'token'>,
  { month, ...filter }: { month: string; zone?: string; limit?: string },
): Promise<Statement> {
  const pages: Statement[] = [];
  for (let after: number | null | undefined; after !== null;) {
    const query = new URLSearchParams({ month, ...filter });
    if (after !== undefined) query.set('after', String(after));
    const answer = await provider.get(`/statement?${query.toString()}`, token);
    if (answer.status !== 200) throw new Error(`${answer.status}: ${JSON.stringify(answer.body)}`);
    const page = Statement.parse(answer.body);
    pages.push(page);
    after = page.next;
  }
  const [first] = pages;
  if (first === undefined) throw new Error('A statement has at least one page');
  for (const { balances } of pages) {
    if (JSON.stringify(balances) !== JSON.stringify(first.balances)) {
      throw new Error('The pages have different balances');
    }
  }
  return { ...first, movements: pages.flatMap(({ movements }) => movements), next: null };
}

/** The opening balance of each asset plus all its movements, fees included. */
export function addedUp({ balances, movements }: Statement): Record<string, DecimalString> {
  const effects = movements.flatMap((movement) => movement.effects);
  return Object.fromEntries(
    balances.map(({ assetType, opening }) => [
      assetType,
      effects
        .filter((effect) => effect.assetType === assetType)
        .reduce((sum, { amount, fee }) => add(add(sum, amount), fee), opening),
    ]),
  );
}

/** The closing balance of each asset. */
export function closingOf({ balances }: Statement): Record<string, DecimalString> {
  return Object.fromEntries(balances.map(({ assetType, closing }) => [assetType, closing]));
}
