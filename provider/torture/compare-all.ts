import { isDeepStrictEqual } from 'node:util';

import { eq } from '../database/drizzle.ts';
import { transactions } from '../database/schema.ts';
import { compareLists } from './compare-lists.ts';
import { compareStatements } from './compare-statements.ts';
import { same, type Somebody, type World } from './world.ts';

/** Compares the complete model with the providers, and audits the ledger. */
export async function compareAll(world: World): Promise<void> {
  // Longer than the delay of the rail's late answers.
  await world.pass(61_000);
  for (const person of world.people) {
    await world.compareBalances(person);
    const count = world.money.listed(person.id);
    await atOneMoment(world, person, async () => {
      await compareStatements(world, person);
      await compareLists(world, person);
    });
    if (count < 200)
      same('the number of transactions', (await world.transactionsOf(person)).size, count);
  }
  for (const [process, person] of world.people.entries()) {
    const { url, database } = world.rig.provider(process);
    await person.events.catchUp(database, () => ({ url, token: person.tabs[0] }));
    await person.events.cut();
    same('the faults of the event stream', person.events.faults, []);
  }
  same('the audit of the ledger', await world.rig.provider().ledgerFaults(), []);
}

/**
 * Repeats a comparison that fails if a transaction of the user was settled meanwhile: its reads are then of different
 * moments.
 */
async function atOneMoment(
  world: World,
  person: Somebody,
  compare: () => Promise<void>,
): Promise<void> {
  const before = await statusesOf(world, person);
  try {
    await compare();
  } catch (fault) {
    if (isDeepStrictEqual(await statusesOf(world, person), before)) throw fault;
    await atOneMoment(world, person, compare);
  }
}

/** The statuses of all transactions of a user. */
function statusesOf(world: World, { id: userId }: Somebody) {
  return world.rig
    .provider()
    .database.transaction((tx) =>
      tx
        .select({ id: transactions.id, status: transactions.status })
        .from(transactions)
        .where(eq(transactions.userId, userId))
        .orderBy(transactions.id),
    );
}
