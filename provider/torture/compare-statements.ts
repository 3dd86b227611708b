import * as z from 'zod/mini';

import { Statement } from '#wallet/entities/statement.ts';
import { Receipt } from '#wallet/entities/receipt.ts';
import { Holdings } from '#wallet/entities/holdings.ts';
import { add, decimal } from '#wallet/money/decimal.ts';
import { monthsBetween } from '#wallet/statement-path.ts';

import { addedUp, closingOf } from '../testing/read-statement.ts';
import { same, type Somebody, type World } from './world.ts';

const Range = z.object({ first: z.string(), last: z.string() });

/**
 * Compares all statements of a user with their balances and receipts: each month adds up, the months join, the last one
 * ends with the balances, and each amount and fee is the one of its receipt.
 */
export async function compareStatements(world: World, person: Somebody): Promise<void> {
  // A month before the account is refused with the first and the last month.
  const { body } = await world.read(person, '/statement?month=2000-01');
  const { first, last } = Range.parse(body);
  const months = monthsBetween(first, last).toReversed();
  let opening: Record<string, string> | undefined;
  for (const month of months) {
    const statement = await readMonth(world, person, month);
    same(`the sum of ${month}`, addedUp(statement), closingOf(statement));
    for (const { assetType, ...balance } of statement.balances) {
      same(`the opening of ${month}`, balance.opening, opening?.[assetType] ?? '0');
    }
    opening = closingOf(statement);
    for (const movement of statement.movements) await compareReceipt(world, person, movement);
  }
  const holdings = Holdings.parse(await world.get(person, `/assets/${person.id}`));
  for (const { assetType, balance } of holdings) {
    same(`the last balance of ${assetType}`, opening?.[assetType], balance);
  }
}

/** All pages, of an odd size. */
async function readMonth(world: World, person: Somebody, month: string): Promise<Statement> {
  const read = async (after: string) =>
    Statement.parse(await world.get(person, `/statement?month=${month}&limit=37${after}`));
  const first = await read('');
  const movements = [...first.movements];
  for (let { next } = first; next !== null;) {
    const page = await read(`&after=${next}`);
    movements.push(...page.movements);
    ({ next } = page);
  }
  return { ...first, movements };
}

async function compareReceipt(
  world: World,
  person: Somebody,
  { transactionId, title, effects }: Statement['movements'][number],
): Promise<void> {
  if (transactionId === null) return;
  const receipt = Receipt.parse(await world.get(person, `/receipts/${transactionId}`));
  const { assetType, amount, fee, direction, cashback, paid } = receipt;
  const negative = (value: typeof amount) => add(decimal(value === '0' ? '0' : `-${value}`));
  if (title.startsWith('Cashback')) {
    same(title, effects, [{ assetType, amount: cashback, fee: '0' }]);
  } else if (title.startsWith('Returned')) {
    same(title, effects, [{ assetType, amount, fee }]);
  } else if (paid !== null) {
    same(
      title,
      effects.toSorted((left, right) => left.amount.localeCompare(right.amount)),
      [
        { assetType: paid.assetType, amount: negative(paid.amount), fee: negative(fee) },
        { assetType, amount, fee: '0' },
      ],
    );
  } else if (direction === 'send') {
    same(title, effects, [{ assetType, amount: negative(amount), fee: negative(fee) }]);
  } else {
    same(title, effects, [{ assetType, amount, fee: '0' }]);
  }
}
